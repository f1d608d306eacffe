import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { projectRoot } from '../../../server/core/projectRoot';
import { describeInBrowser } from '../../support/browser';
import { idOf } from '../../support/data/orderBodies';
import { shop } from '../support/shops/plainShop';
import { DESKTOP, during, type Visit } from '../support/visit';

type Duty = 'orders' | 'packing' | 'driving' | 'catalogue' | 'prices' | 'accounts' | 'credit';

/**
 * Every address of the back office, with its heading, and which duties open it, written here by hand and not read from
 * the client; with no duty it is for admins alone, `true` is for all staff.
 */
const ADDRESSES: readonly (readonly [address: string, heading: string, opened: readonly Duty[] | true])[] = [
  ['/admin/dashboard', 'Dashboard', true],
  ['/admin/dashboard?tab=overview', 'Dashboard', []],
  ['/admin/dashboard?tab=orders', 'Dashboard', ['orders', 'packing']],
  ['/admin/dashboard?tab=categories', 'Dashboard', ['catalogue']],
  ['/admin/dashboard?tab=products', 'Dashboard', ['catalogue', 'prices']],
  ['/admin/dashboard?tab=discounts', 'Dashboard', ['prices']],
  ['/admin/dashboard?tab=business', 'Dashboard', ['accounts', 'prices', 'credit']],
  ['/admin/day', 'Day', ['orders', 'packing']],
  ['/admin/packing', 'Pack an Order', ['orders', 'packing']],
  ['/admin/slips', 'Packing Slips', ['orders', 'packing']],
  ['/admin/runs', 'Runs', ['orders']],
  ['/admin/business', 'Business Management', ['accounts', 'prices', 'credit']],
  ['/admin/business?user={business}', 'Business Management', ['accounts', 'prices', 'credit']],
  ['/admin/business?user={business}&tab=pricing', 'Business Management', ['accounts', 'prices', 'credit']],
  ['/admin/business?user={business}&tab=products', 'Business Management', ['accounts', 'prices', 'credit']],
  ['/admin/business?user={business}&tab=history', 'Business Management', ['accounts', 'prices', 'credit']],
  ['/admin/business-credit', 'Credit Management', ['credit']],
  ['/admin/business-credit?user={business}', 'Credit Management', ['credit']],
  ['/admin/stock', 'Stock', ['catalogue']],
  ['/admin/transfers', 'Transfers', ['orders']],
  ['/admin/prices', 'Prices of Businesses', ['prices']],
  ['/admin/price-plans', 'Planned Prices', ['prices']],
  ['/admin/delivery', 'Delivery', ['orders', 'packing']],
  ['/admin/users', 'User Management', ['accounts']],
  ['/admin/staff', 'Staff', []],
  ['/admin/currency', 'Currencies', []],
  ['/admin/audit-log', 'Audit Log', []],
  ['/admin/api-tokens', 'API Tokens', true],
  ['/admin/mail', 'Outgoing Mail', []],
  ['/admin/jobs', 'Jobs', []],
  ['/admin/second-step', 'Second Step', true],
];

/** Every other address of the site. None of them refuses itself to staff but the portals, which show their way in. */
const ELSEWHERE = [
  '/',
  '/store',
  '/products/1',
  '/checkout',
  '/enhanced-checkout',
  '/order-success',
  '/orders/1',
  '/account',
  '/account/password',
  '/account/sessions',
  '/account/data',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/register',
  '/login',
  '/landing',
  '/business',
  '/business/login',
  '/business/portal',
  '/employee',
  '/employee/login',
  '/employee/portal',
  '/driver',
  '/driver/login',
  '/admin',
  '/admin/login',
];
/** Who sees prices of the store. */
const SEES_PRICES: readonly Duty[] = ['prices'];

/** Pages that the header does not name. */
const OPENED_ELSEWHERE = new Set(['/admin/second-step', '/admin/packing', '/admin/slips']);

/** The pages that the header names. */
const NAMED = ADDRESSES.map(([address]) => address).filter(
  (address) => !address.includes('?') && !OPENED_ELSEWHERE.has(address),
);

const KINDS: Readonly<Record<string, readonly Duty[]>> = {
  ...Object.fromEntries(
    (['orders', 'packing', 'driving', 'catalogue', 'prices', 'accounts', 'credit'] as const).map((duty) => [
      duty,
      [duty],
    ]),
  ),
  none: [],
};
/** Who sees amounts, and who the e-mail addresses of others; nobody else does, on any page. */
const SEES_AMOUNTS: readonly Duty[] = ['orders', 'prices', 'credit'];
const SEES_ADDRESSES: readonly Duty[] = ['orders', 'accounts', 'prices', 'credit'];
/** What nobody should read. */
const WRONG = /\bundefined\b|\bNaN\b|\[object/;

/** Makes a member of the staff with these duties, signed in. */
async function signInAs(page: Page, kind: string, duties: readonly Duty[]): Promise<void> {
  await shop.db.query(
    `INSERT INTO users (username, email, password_hash, role, duties)
     SELECT $1, 'walks', password_hash, 'staff', $2 FROM users WHERE username = 'customer'`,
    [`walks-${kind}`, duties],
  );
  await enter(page, kind);
}

async function enter(page: Page, kind: string): Promise<void> {
  const data = { username: `walks-${kind}`, password: 'fresh-every-day' };
  const answer = await page.context().request.post(`${shop.url}/api/login`, { data });
  expect([kind, answer.status()]).toEqual([kind, 200]);
}

/** Goes to another address within the page, as a link does. */
const push = (page: Page, address: string) =>
  page.evaluate<void>(
    `history.pushState(null, '', ${JSON.stringify(address)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );

/** Opens another address within the page, and waits for its heading. */
async function open(page: Page, address: string, heading: string): Promise<void> {
  await push(page, address);
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
}

/** Expects that the page, once all of it is read, shows nothing that these duties do not. */
async function expectNothingHidden(
  page: Page,
  kind: string,
  duties: readonly Duty[],
  seesAmounts: readonly Duty[] = SEES_AMOUNTS,
): Promise<void> {
  await page
    .locator('[aria-busy=true], .ant-spin-spinning, [role=status]:has-text("Loading")')
    .first()
    .waitFor({ state: 'detached' });
  // What the shop says of itself is no secret.
  const text = (await page.locator('main').innerText()).replaceAll('hello@bustan.example', '');
  const [amounts, addresses] = [/LBP/.test(text), /\S@\S/.test(text)];
  const sees = (who: readonly Duty[]) => who.some((duty) => duties.includes(duty));
  expect({ kind, url: page.url(), amounts, addresses, wrong: WRONG.exec(text)?.[0] }).toEqual({
    kind,
    url: page.url(),
    amounts: amounts && sees(seesAmounts),
    addresses: addresses && sees(SEES_ADDRESSES),
    wrong: undefined,
  });
}

const hrefs = (page: Page, within: string): Promise<string[]> =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll('${within} a[href^="/"]')].map((link) => link.getAttribute('href'))`,
  );

/** Walks through every other address as one kind of staff: orders and prices are shown to whom they are open alone. */
async function walkElsewhere(visit: Visit, kind: string, duties: readonly Duty[]): Promise<void> {
  const { page } = visit;
  // The page of an order that is not theirs says so.
  visit.allowConsoleError(/status of 40[134]/);
  await enter(page, kind);
  for (const address of ELSEWHERE) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // Sign-ins lead on to the back office.
    const isOfStore = !/^\/(orders|admin)\//.test(new URL(page.url()).pathname);
    await expectNothingHidden(page, kind, duties, isOfStore ? SEES_PRICES : SEES_AMOUNTS);
  }
}

/** Walks through every address as one kind of staff, and then to wherever links lead. */
async function walk({ page, answers }: Visit, kind: string, duties: readonly Duty[]): Promise<void> {
  const opens = (opened: readonly Duty[] | true) => opened === true || opened.some((duty) => duties.includes(duty));
  // Whoever no tab is opened to sees at each of their addresses that there is nothing to do.
  const hasTab = ADDRESSES.some(([address, , opened]) => address.includes('?tab=') && opens(opened));
  const business = String(await idOf(shop.db, 'business'));
  await signInAs(page, kind, duties);
  await page.goto('/admin/second-step');
  await page.getByRole('heading', { level: 1, name: 'Second Step' }).waitFor();
  const named = ADDRESSES.filter(([address, , opened]) => NAMED.includes(address) && opens(opened));
  expect([kind, await hrefs(page, 'nav[aria-label="Back office"]')]).toEqual([kind, named.map(([path]) => path)]);
  const visited = new Set<string>();
  const found = new Set<string>();
  let before = 'Second Step';
  for (const [template, heading, opened] of ADDRESSES) {
    const address = template.replace('{business}', business);
    visited.add(address);
    const isOpen = opens(opened) || (!hasTab && heading === 'Dashboard');
    const expected = isOpen ? heading : 'Access Required';
    if (expected === before) await open(page, '/admin/second-step', 'Second Step');
    await open(page, address, expected);
    before = expected;
    if (!isOpen) continue;
    await expectNothingHidden(page, kind, duties);
    for (const href of await hrefs(page, 'main')) found.add(href);
  }
  // Of links that differ by a number alone, one.
  for (const href of new Map([...found].map((each) => [each.replace(/\d+/g, 'N'), each])).values()) {
    if (visited.has(href) || href.startsWith('/account/')) continue;
    await open(page, '/admin/second-step', 'Second Step');
    await push(page, href);
    const other = page.locator('h1:not(:text-is("Second Step"))');
    await other.waitFor();
    expect({ kind, href, heading: await other.innerText() }).toEqual({
      kind,
      href,
      heading: expect.not.stringMatching(/Access Required|Not Found/),
    });
  }
  const refused = answers.filter(({ text }) => /"code":"(FORBIDDEN|UNAUTHENTICATED|NOT_FOUND)"/.test(text));
  expect([kind, refused.map(({ url, text }) => [url, text.slice(0, 300)])]).toEqual([kind, []]);
}

test('the walk leaves out no address of the site', async () => {
  const read = (file: string) => readFile(path.join(projectRoot(), 'web', file), 'utf8');
  const [routes, backOffice] = await Promise.all([read('app/routes.tsx'), read('admin/AdminPages.tsx')]);
  const [, pages] = /new Set\(\[([^\]]*)\]/.exec(backOffice)!;
  const [, framed] = /OWN_FRAME[^=]*= \[(.*?)\n\];/s.exec(routes)!;
  const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!);
  const addresses = [
    ...named(pages!, /'([^']+)'/g).map((page) => `/admin/${page}`),
    ...named(framed!, /'([^']+)'/g).map((page) => `/${page}`),
    ...named(routes, /path="((?!admin)[^"*]+)"/g).map((page) => `/${page.replace(/:\w+/, '1')}`),
  ];
  expect(addresses.length).toBeGreaterThan(30);
  const walked = [...ADDRESSES.map(([address]) => address), ...ELSEWHERE];
  expect(addresses.filter((address) => !walked.includes(address))).toEqual([]);
});

describeInBrowser('the back office as each kind of staff', () => {
  it('shows what its duties open and nothing else, and no link leads to a refusal', async () => {
    for (const [kind, duties] of Object.entries(KINDS)) {
      await during(shop, DESKTOP, (visit) => walk(visit, kind, duties));
      await during(shop, DESKTOP, (visit) => walkElsewhere(visit, kind, duties));
    }
  }, 600_000);
});
