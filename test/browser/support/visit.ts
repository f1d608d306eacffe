import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { Language } from '../../../common/languages';
import type { TestShop } from '../../support/shop';
import { openContext } from '../../support/browser';

/** How somebody visits: how large the window is, and in which language (English unless told otherwise). */
export interface Way {
  width: number;
  height: number;
  language?: Language;
}

export const PHONE: Way = { width: 360, height: 780 };
export const DESKTOP: Way = { width: 1440, height: 900 };

/** What the server answered to a page. */
export interface Recorded {
  url: string;
  type: string;
  text: string;
}

/** One person's browser on the shop, which notes whatever must never happen in it. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Every text that the server answered with, pictures and fonts left out. */
  answers: Recorded[];
  /** Expects one complaint of the browser that a test provokes; any other fails it. */
  expecting(complaint: RegExp): void;
  /** Ends the visit. @throws when it complained of anything on the way */
  leave(): Promise<void>;
}

/** Turns a violation of the Content-Security-Policy into a complaint, also where the browser itself would be silent. */
const TELL_OF_VIOLATIONS = `addEventListener('securitypolicyviolation', (event) =>
  console.error('CSP violation: ' + event.violatedDirective + ' ' + event.blockedURI))`;

const LOCALES = { en: 'en-US', ar: 'ar-LB', fr: 'fr-LB' } as const;

/** Opens the shop in a context of its own, as wide and in the language given. Motion is reduced, so that a page stands still when it is judged. */
async function visit(shop: Pick<TestShop, 'url'>, { language = 'en', ...viewport }: Way): Promise<Visit> {
  const context = await openContext({
    viewport,
    baseURL: shop.url,
    locale: LOCALES[language],
    hasTouch: viewport.width < 768,
    reducedMotion: 'reduce',
  });
  const complaints: string[] = [];
  const expected: RegExp[] = [];
  const answers: Recorded[] = [];
  const reading: Promise<unknown>[] = [];
  if (language !== 'en') await context.addCookies([{ name: 'lang', value: language, url: shop.url }]);
  await context.addInitScript(TELL_OF_VIOLATIONS);
  const page = await context.newPage();
  // Told beforehand, the browser hands every chooser of files on; asked in the moment of the press, it may be too late.
  page.on('filechooser', () => undefined);
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!/json|html|text\/plain/.test(type)) return;
    // The body of a redirect, and of what the page left behind, cannot be read.
    const read = response.text().then(
      (text) => answers.push({ url: response.url(), type, text }),
      () => undefined,
    );
    reading.push(read);
  });
  return {
    page,
    context,
    answers,
    expecting: (complaint) => void expected.push(complaint),
    async leave() {
      await Promise.all(reading);
      await context.close();
      const unexpected = complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)));
      if (unexpected.length > 0) throw new Error(`the browser complained:\n${unexpected.join('\n')}`);
    },
  };
}

/** Runs one visit and ends it whatever happens; what went wrong in it comes before what the browser complained of. */
export async function during(
  shop: Pick<TestShop, 'url'>,
  way: Way,
  work: (visit: Visit) => Promise<void>,
): Promise<void> {
  const one = await visit(shop, way);
  try {
    await work(one);
  } catch (error) {
    await one.leave().catch((complaint: Error) => process.stderr.write(`${complaint.message}\n`));
    throw error;
  }
  await one.leave();
}

/** Signs in by the page, and waits for the page it leads to. */
export async function signIn(page: Page, username: string, password: string, returnTo?: string): Promise<void> {
  await page.goto(returnTo === undefined ? '/login' : `/login?returnTo=${encodeURIComponent(returnTo)}`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/**
 * What axe finds of serious or critical weight, one line each. Pages of the shop hold no frames, so that it need not look
 * for any, which takes a second page each time; nor need it describe what is as it should be.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
}

/** By how many pixels the page is wider than its window. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}

/** Whether what is typed goes there. */
export async function isFocused(place: Locator): Promise<boolean> {
  const focused = place.and(place.page().locator(':focus'));
  return (await focused.count()) > 0;
}

/** Presses Tab until the place has the focus, as somebody without a mouse would. */
export async function tabTo(page: Page, place: Locator, most = 120): Promise<void> {
  await place.waitFor();
  for (let pressed = 0; pressed <= most; pressed += 1) {
    if (await isFocused(place)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${place.toString()} is not reached by ${most} presses of Tab`);
}

/** Moves one finger over the page. */
export async function swipe(
  { page, context }: Visit,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const steps = 8;
  // As quick as a finger, however busy the machine is.
  const start = Date.now() / 1000;
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from], timestamp: start });
  for (let step = 1; step <= steps; step += 1) {
    const point = { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps };
    await devtools.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [point],
      timestamp: start + step * 0.02,
    });
  }
  await devtools.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: [],
    timestamp: start + (steps + 1) * 0.02,
  });
  await devtools.detach();
}
