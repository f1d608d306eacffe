import type { Locator, Page } from 'playwright-core';
import { describeInBrowser } from '../../support/browser';
import { setClock, startShopWithClock } from '../../support/data/databaseClock';
import { newKey } from '../../support/data/orderBodies';
import { eventually } from '../../support/processes';
import type { TestShop } from '../../support/shop';
import { answer, choose, dialog, openAsAdmin, row } from '../support/adminPages';
import { startBuiltShop } from '../support/builtWeb';
import { card, expectAccessible, openAs, toast } from '../support/pages';
import { textsIn } from '../support/routes';
import { DESKTOP, during, PHONE } from '../support/visit';

// One story, in which the clock of the shop goes on from test to test: prices are planned, their Monday comes, and a year
// passes.
let shop: TestShop;
/** Days and times of the shop's clock: the demo's plan is from the same Monday. */
let monday: string;
let tuesday: string;
let productId: number;
/** What the café ordered before. */
let orderId: number;

const DATES = 'Medjool Dates';
const DATES_IN_ARABIC = 'تمر مجدول';
const CARDS = '/business/portal?category=dry-fruits';
const REASON = 'Dates are dearer this winter';
/** Of 250 g, in the demo; the café takes 10 % off the business price. */
const BEFORE = { customer: 'LBP 365,000', business: 'LBP 315,000', cafe: 'LBP 283,500' };
/** All by 5 %. */
const AFTER = { customer: 'LBP 383,250', business: 'LBP 330,750', cafe: 'LBP 297,675' };

beforeAll(async () => {
  shop = await startShopWithClock(startBuiltShop);
  const [days] = await shop.db.query<[{ monday: string; tuesday: string }]>(
    `SELECT to_char(local, 'YYYY-MM-DD"T"HH24:MI') AS monday,
       to_char(local + interval '1 day', 'YYYY-MM-DD"T"HH24:MI') AS tuesday
     FROM (SELECT at AT TIME ZONE 'Asia/Beirut' AS local FROM price_plan WHERE id = 1) AS plan`,
  );
  ({ monday, tuesday } = days);
  const cafe = await shop.signedIn('business');
  [{ id: productId }] = await shop.db.query<[{ id: number }]>('SELECT id FROM product WHERE name = $1', [DATES]);
  const items = [{ productId, quantity: 2, variant: '250g' }];
  const placed = await cafe.rest('POST', '/api/business/one-click-order', { items }, { 'Idempotency-Key': newKey() });
  expect(placed.status).toBe(201);
  orderId = placed.body.orderId;
});
afterAll(() => shop?.stop());

/** A time of a day by the shop's clock, as PostgreSQL reads it. */
const onDay = (instant: string, time: string) => `${instant.slice(0, 10)} ${time} Asia/Beirut`;

async function statesOfPlans(): Promise<string[]> {
  const plans = await shop.db.query<{ state: string }[]>('SELECT state FROM price_plan ORDER BY id');
  return plans.map(({ state }) => state);
}

/** Pictures of the screen for whoever asks for them. */
async function picture(page: Page, name: string): Promise<void> {
  if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}.png` });
}

/** The text of the shop's clock as a table shows it. */
const shown = (instant: string) => instant.replace('T', ' ');

/** From the top to the bottom of a waterfall, with its sum checked: the steps come to the last row. */
async function waterfallIn(place: Locator): Promise<string[]> {
  const figures = await place.locator('dl').first().locator('dd').allTextContents();
  const amounts = figures.map((text) => Number(text.replace('−', '-').replace(/LBP |,|\+/g, '')));
  const total = amounts.pop();
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  return figures;
}

const priceOnCard = async (page: Page, amount: string) => {
  await card(page, DATES).getByLabel('Size').selectOption('250g');
  await card(page, DATES).getByText(amount, { exact: true }).waitFor();
};

const WINDOWS = [
  ['phone', { ...PHONE, width: 390 }],
  ['desk', DESKTOP],
] as const;

describeInBrowser('prices from Monday on', () => {
  it('are planned for a category by an admin, who sees who is touched, and changes and withdraws others', async () => {
    await during(shop, DESKTOP, async (visit) => {
      const { page } = visit;
      await openAsAdmin(visit, shop, '/admin/price-plans');
      await page.getByRole('button', { name: 'Plan Prices' }).click();
      const plan = dialog(page, 'Plan Prices');
      await plan.getByLabel('From').fill(monday);
      await plan.getByLabel('Reason (optional)').fill(REASON);
      await choose(page, plan.getByLabel('Category', { exact: true }), 'Dry Fruits');
      await plan.getByLabel('By', { exact: true }).fill('5');
      await plan.getByRole('button', { name: 'See who is touched' }).click();
      for (const who of ['Guests and customers', 'Cedar Terrace Café', 'Blue Shutters Hotel']) {
        await plan.getByRole('heading', { name: who }).waitFor();
      }
      const dates = plan.getByRole('listitem').filter({ hasText: `${DATES} (250g)` });
      expect((await dates.allTextContents()).slice(0, 2)).toEqual([
        `${DATES} (250g)${BEFORE.customer} → ${AFTER.customer}`,
        `${DATES} (250g)${BEFORE.cafe} → ${AFTER.cafe}`,
      ]);
      await expectAccessible(page);
      await picture(page, 'planning');
      await plan.getByRole('button', { name: 'Plan', exact: true }).click();
      await toast(page, 'Prices planned successfully').waitFor();

      // The nuts of the demo come a day later.
      await page.getByRole('button', { name: 'Change plan 1', exact: true }).click();
      const change = dialog(page, 'Change Plan 1');
      await change.getByLabel('From').fill(tuesday);
      await expectAccessible(page);
      await change.getByRole('button', { name: 'Save' }).click();
      await toast(page, 'Plan changed successfully').waitFor();
      await row(page, shown(tuesday)).waitFor();
      // The café's higher discount does not come.
      await page.getByRole('button', { name: 'Withdraw plan 2', exact: true }).click();
      await answer(page, 'Withdraw');
      await toast(page, 'Plan withdrawn successfully').waitFor();
      await row(page, 'Withdrawn').waitFor();
      await row(page, REASON).waitFor();
      await expectAccessible(page);
      await picture(page, 'planned');
    });
  });

  it('are not there before, and hold everywhere from their instant on', async () => {
    await during(shop, DESKTOP, async (visit) => {
      const { page } = visit;
      await setClock(shop.db, onDay(monday, '05:00'));
      await openAs(visit, shop, 'business', CARDS);
      await priceOnCard(page, BEFORE.cafe);
      await setClock(shop.db, onDay(monday, '05:59:59'));
      await eventually('the plan is applied', async () => (await statesOfPlans())[3] === 'applied');
      await page.reload();
      await priceOnCard(page, AFTER.cafe);
      const { body } = await shop.guest().rest('GET', `/api/products/${productId}/price?variant=250g`);
      expect(body).toMatchObject({ priceBook: 'customer', price: { amount: '383250.00' } });
    });
    // The one that was put off is still to come, the one that was withdrawn never does.
    expect(await statesOfPlans()).toMatchObject({ 0: 'planned', 1: 'withdrawn', 3: 'applied' });
    await setClock(shop.db, onDay(tuesday, '06:00'));
    await eventually('the other plan is applied', async () => (await statesOfPlans())[0] === 'applied');
    expect((await statesOfPlans())[1]).toBe('withdrawn');
  });

  it.each(WINDOWS)('are told to the café as old and new, with why its card says so: %s', async (name, viewport) => {
    await during(shop, viewport, async (visit) => {
      const { page } = visit;
      await openAs(visit, shop, 'business', CARDS);
      await priceOnCard(page, AFTER.cafe);
      await card(page, DATES).getByText(`Customer price ${AFTER.customer}`).waitFor();
      await expectAccessible(page);
      await picture(page, `card-${name}`);
      await page.getByRole('button', { name: `Price over time ${DATES} (250g)` }).click();
      const prices = dialog(page, `Price of ${DATES} (250g) over time`);
      const [first, second] = [1, 2].map((at) => prices.getByRole('row').nth(at).getByRole('cell'));
      await first!.first().waitFor();
      expect(await first!.allTextContents()).toEqual([AFTER.cafe, AFTER.customer]);
      expect(await second!.allTextContents()).toEqual([BEFORE.cafe, BEFORE.customer]);
      await expectAccessible(page);
      await picture(page, `over-time-${name}`);
      await page.keyboard.press('Escape');
      await prices.waitFor({ state: 'detached' });

      await page.getByRole('button', { name: `Why this price? ${DATES} (250g)` }).click();
      const why = dialog(page, `Price of ${DATES} (250g)`);
      await why.getByText('10% business discount').waitFor();
      expect(await waterfallIn(why)).toEqual([AFTER.customer, '−LBP 52,500', '−LBP 33,075', AFTER.cafe]);
      await expectAccessible(page);
      await picture(page, `why-${name}`);
    });
  });

  it.each(WINDOWS)('are shown to shoppers in Arabic, from right to left: %s', async (name, viewport) => {
    await during(shop, { ...viewport, language: 'ar' }, async ({ page }) => {
      await page.goto('/?category=dry-fruits');
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      await card(page, DATES_IN_ARABIC).getByText(AFTER.customer).waitFor();
      await expectAccessible(page);
      await picture(page, `arabic-store-${name}`);
      await card(page, DATES_IN_ARABIC).getByRole('link', { name: DATES_IN_ARABIC }).first().click();
      await page.getByRole('heading', { level: 1, name: DATES_IN_ARABIC }).waitFor();
      await page.getByText(AFTER.customer).first().waitFor();
      await expectAccessible(page);
      await picture(page, `arabic-product-${name}`);
    });
  });

  it.each([
    ['en', ...WINDOWS[1]],
    ['ar', ...WINDOWS[0]],
    ['ar', ...WINDOWS[1]],
  ] as const)(
    'do not explain an order of a year ago, which keeps its own: %s, %s',
    async (language, name, viewport) => {
      await setClock(shop.db, onDay(`${Number(monday.slice(0, 4)) + 1}${monday.slice(4)}`, '06:00'));
      const t = textsIn(language);
      await during(shop, { ...viewport, language }, async (visit) => {
        const { page } = visit;
        await openAs(visit, shop, 'business', `/orders/${orderId}`);
        expect(await page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr');
        const why = page.getByRole('button', {
          name: `${t('Why this price?')} ${language === 'ar' ? DATES_IN_ARABIC : DATES}`,
        });
        await why.click();
        await page.getByText(t('Price of one')).waitFor();
        expect(await waterfallIn(page.getByRole('main'))).toEqual([
          BEFORE.customer,
          '−LBP 50,000',
          '−LBP 31,500',
          BEFORE.cafe,
        ]);
        await expectAccessible(page);
        await why.scrollIntoViewIfNeeded();
        await picture(page, `order-${language}-${name}`);
      });
    },
  );
});
