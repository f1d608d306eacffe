import { describeInBrowser } from '../../support/browser';
import { makeProduct, newKey } from '../../support/data/orderBodies';
import type { TestShop } from '../../support/shop';
import { WHOLE } from '../../support/whole';
import { startBuiltShop } from '../support/builtWeb';
import { expectAccessible, passwordOf } from '../support/pages';
import { DESKTOP, during, PHONE, signIn, tabTo } from '../support/visit';

let shop: TestShop;
/** By who placed them. */
const orders: Record<string, number> = {};

beforeAll(async () => {
  shop = await startBuiltShop();
  const productId = await makeProduct(shop.db, {
    name: 'Cedar Syrup',
    customerPrice: '12500.00',
    businessPrice: '10000.00',
  });
  for (const [buyer, path] of [
    ['business', '/api/business/one-click-order'],
    ['employee', '/api/employee/orders'],
  ] as const) {
    const client = await shop.signedIn(buyer);
    const items = [{ productId, quantity: 2 }];
    orders[buyer] = (await client.rest('POST', path, { items }, { 'Idempotency-Key': newKey() })).body.orderId;
  }
  // Today it costs something else, and that explains nothing.
  await shop.db.query('UPDATE product SET customer_price = 1, business_price = 1 WHERE id = $1', [productId]);
});
afterAll(() => shop?.stop());

const TEXTS = [
  [
    'en',
    DESKTOP,
    'Why this price? Cedar Syrup',
    'LBP 9,000 was the business price of this product of LBP 10,000 less 10%, LBP 3,500 (28%) below the customer price of LBP 12,500.',
    ['Customer price', 'Business price', '10% business discount', 'Price of one'],
  ],
  [
    'fr',
    PHONE,
    'Pourquoi ce prix\u00a0? Cedar Syrup',
    'LBP 9,000 était le prix professionnel de ce produit',
    ['Prix public', 'Prix professionnel', 'Remise professionnelle de 10\u00a0%', 'Prix à l’unité'],
  ],
  [
    'ar',
    PHONE,
    'لماذا هذا السعر؟ Cedar Syrup',
    'كان السعر LBP 9,000، وهو سعر الأعمال لهذا المنتج',
    ['سعر الزبائن', 'سعر الأعمال', 'حسم الأعمال 10%', 'سعر الواحد'],
  ],
] as const;

describeInBrowser('why a line of an order cost what it did', () => {
  it.each(TEXTS.filter(([language]) => WHOLE || language === 'ar'))(
    'is said to the business, by keyboard: %s',
    async (language, viewport, name, sentence, labels) => {
      await during(shop, { ...viewport, language }, async ({ page, context }) => {
        // The form of the sign-in is found by its English.
        await context.addCookies([{ name: 'lang', value: 'en', url: shop.url }]);
        await signIn(page, 'business', passwordOf('business'), `/orders/${orders.business}`);
        await context.addCookies([{ name: 'lang', value: language, url: shop.url }]);
        await page.reload();
        const button = page.getByRole('button', { name });
        await button.waitFor();
        await tabTo(page, button);
        await page.keyboard.press('Enter');
        await page.getByText(sentence).waitFor();
        const rows = page.locator('dl').first().locator('div');
        expect(await rows.locator('dt').allTextContents()).toEqual(labels);
        expect(await rows.locator('dd').allTextContents()).toEqual([
          'LBP 12,500',
          '−LBP 2,500',
          '−LBP 1,000',
          'LBP 9,000',
        ]);
        expect(await button.getAttribute('aria-expanded')).toBe('true');
        await expectAccessible(page);
        await page.keyboard.press('Enter');
        await page.getByText(sentence).waitFor({ state: 'detached' });
      });
    },
  );

  it('is not there for an employee', async () => {
    await during(shop, PHONE, async ({ page, answers }) => {
      await signIn(page, 'employee', passwordOf('employee'), `/orders/${orders.employee}`);
      await page.getByText('Cedar Syrup').waitFor();
      expect(await page.getByRole('button', { name: /^Why this price/ }).count()).toBe(0);
      expect(answers.filter(({ text }) => text.includes('9000.00'))).toEqual([]);
    });
  });
});
