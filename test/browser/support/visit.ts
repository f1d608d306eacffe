import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { Language } from '../../../common/languages';
import type { TestShop } from '../../support/shop';
import { openContext } from '../../support/browser';

/** Size of the viewport, and language of the browser (English by default). */
export interface BrowserSettings {
  width: number;
  height: number;
  language?: Language;
  /** Whether the shop's service worker is installed. It fetches every script of the shop, which takes long: off by default. */
  serviceWorker?: boolean;
}

export const PHONE: BrowserSettings = { width: 360, height: 780 };
export const DESKTOP: BrowserSettings = { width: 1440, height: 900 };

/** The settings of a visit in which the shop's service worker is installed. */
export const withServiceWorker = (settings: BrowserSettings): BrowserSettings => ({ ...settings, serviceWorker: true });

/** A text response of the server to a page. */
export interface Recorded {
  url: string;
  type: string;
  text: string;
}

/** A browser context with one page of the shop, which records console errors and warnings. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Every text response of the server, without pictures and fonts. */
  answers: Recorded[];
  /** Lets pass an error or warning on the console that a test provokes; any other fails it. */
  allowConsoleError(pattern: RegExp): void;
  /** Closes the context. @throws when the console had an error or warning that was not expected */
  leave(): Promise<void>;
}

/** Logs every violation of the Content-Security-Policy as an error, also those that the browser itself does not log. */
const LOG_CSP_VIOLATIONS = `addEventListener('securitypolicyviolation', (event) =>
  console.error('CSP violation: ' + event.violatedDirective + ' ' + event.blockedURI))`;

/** What a busy machine is told of a stylesheet that the page takes some seconds to come to; one that it never uses is a fault. */
const PRELOADED = /^warning: The resource (\S+) was preloaded using link preload but not used within a few seconds/;

const USED_STYLES = '[...document.styleSheets].map(({ href }) => href)';

const LOCALES = { en: 'en-US', ar: 'ar-LB', fr: 'fr-LB' } as const;

/** Opens a context with these settings. Motion is reduced, so that no animation runs while axe looks at the page. */
async function visit(
  shop: Pick<TestShop, 'url'>,
  { language = 'en', serviceWorker = false, ...viewport }: BrowserSettings,
): Promise<Visit> {
  const context = await openContext({
    viewport,
    baseURL: shop.url,
    locale: LOCALES[language],
    hasTouch: viewport.width < 768,
    reducedMotion: 'reduce',
  });
  const consoleErrors: string[] = [];
  const allowed: RegExp[] = [];
  const answers: Recorded[] = [];
  const reading: Promise<unknown>[] = [];
  if (language !== 'en') await context.addCookies([{ name: 'lang', value: language, url: shop.url }]);
  await context.addInitScript(LOG_CSP_VIOLATIONS);
  if (!serviceWorker) await context.addInitScript('delete Navigator.prototype.serviceWorker');
  const page = await context.newPage();
  // File choosers are intercepted only while there is a listener; one that is added at the click may be too late.
  page.on('filechooser', () => undefined);
  page.on('pageerror', (error) => consoleErrors.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      consoleErrors.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!/json|html|text\/plain/.test(type)) return;
    // The body of a redirect, or of a request that navigation aborted, cannot be read.
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
    allowConsoleError: (pattern) => void allowed.push(pattern),
    async leave() {
      await Promise.all(reading);
      const styles = await page.evaluate<(string | null)[]>(USED_STYLES).catch((): (string | null)[] => []);
      await context.close();
      const unexpected = consoleErrors.filter(
        (error) =>
          !allowed.some((pattern) => pattern.test(error)) && !styles.includes(PRELOADED.exec(error)?.[1] ?? ''),
      );
      if (unexpected.length > 0) throw new Error(`errors in the console:\n${unexpected.join('\n')}`);
    },
  };
}

/** Opens a visit, runs the test in it and closes it; an error of the test comes before errors of the console. */
export async function during(
  shop: Pick<TestShop, 'url'>,
  settings: BrowserSettings,
  work: (visit: Visit) => Promise<void>,
): Promise<void> {
  const visitor = await visit(shop, settings);
  try {
    await work(visitor);
  } catch (error) {
    process.stderr.write(`${await pageAsText(visitor.page)}\n`);
    await visitor.leave().catch((consoleError: Error) => process.stderr.write(`${consoleError.message}\n`));
    throw error;
  }
  await visitor.leave();
}

/** The page's address, what has the focus and what is to be read, open dialogs first, to find out why a test failed. */
async function pageAsText(page: Page): Promise<string> {
  const text = await page
    .evaluate<string>(
      `[document.activeElement.outerHTML.slice(0, 300), ...[...document.querySelectorAll('[role=dialog], body')]
        .sort((one, other) => (one === document.body) - (other === document.body))
        .map((each) => each.innerText.slice(0, 3000))].join('\\n')`,
    )
    .catch((error: Error) => error.message);
  return `${page.url()} shows:\n${text}`;
}

/** Signs in by the page, and waits for the page it leads to. */
export async function signIn(page: Page, username: string, password: string, returnTo?: string): Promise<void> {
  await page.goto(returnTo === undefined ? '/login' : `/login?returnTo=${encodeURIComponent(returnTo)}`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Rules of axe whose findings are of minor or moderate weight, which nobody asks for here: they take half of its time. */
const LIGHT_RULES = `aria-allowed-role aria-deprecated-role empty-heading empty-table-header focus-order-semantics
  form-field-multiple-labels heading-order hidden-content html-xml-lang-mismatch image-redundant-alt
  landmark-banner-is-top-level landmark-contentinfo-is-top-level landmark-main-is-top-level landmark-no-duplicate-banner
  landmark-no-duplicate-contentinfo landmark-no-duplicate-main landmark-one-main landmark-unique meta-viewport
  meta-viewport-large no-autoplay-audio page-has-heading-one presentation-role-conflict region scope-attr-valid
  server-side-image-map skip-link table-duplicate-name`.split(/\s+/);

/**
 * What axe finds of serious or critical weight, one line each. Pages of the shop hold no frames, so that it need not look
 * for any, which takes a second page each time; nor need it describe what is as it should be.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  // It stays in the page until that is left.
  const isThere = await page.evaluate<boolean>('"axe" in window');
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'true' }) }).setLegacyMode();
  axe.options({
    resultTypes: ['violations'],
    rules: Object.fromEntries(LIGHT_RULES.map((rule) => [rule, { enabled: false }])),
  });
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
}

/** By how many pixels the page is wider than its window. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}

/** Whether the element has the focus. */
export async function isFocused(place: Locator): Promise<boolean> {
  const focused = place.and(place.page().locator(':focus'));
  return (await focused.count()) > 0;
}

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, place: Locator, maxPresses = 120): Promise<void> {
  await place.waitFor();
  for (let pressed = 0; pressed <= maxPresses; pressed += 1) {
    if (await isFocused(place)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${place.toString()} is not reached by ${maxPresses} presses of Tab`);
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
