import { describeInBrowser } from '../../support/browser';
import { guestBody, makeProduct, newKey } from '../../support/data/orderBodies';
import { countStock, stockOf } from '../../support/data/stock';
import type { TestShop } from '../../support/shop';
import { openAsAdmin } from '../support/adminPages';
import { startBuiltShop } from '../support/builtWeb';
import { fillForm, GUEST_FORM, placeOrder, typedIn } from '../support/forms';
import { card, expectAccessible, toast } from '../support/pages';
import { DESKTOP, during, overflow, PHONE } from '../support/visit';

const NAME = 'Quince Nectar';

let shop: TestShop;
let product: number;
beforeAll(async () => {
  shop = await startBuiltShop();
  product = await makeProduct(shop.db, { name: NAME, customerPrice: '1000.00', businessPrice: '900.00' });
});
beforeEach(() => countStock(shop.db, product, 3));
afterAll(() => shop?.stop());

const LIST = `/store?${new URLSearchParams({ search: NAME })}`;

/** Somebody else orders so many of it. */
async function ordered(quantity: number): Promise<void> {
  const { status } = await shop
    .guest()
    .rest('POST', '/api/orders/guest', guestBody([{ productId: product, quantity }]), { 'Idempotency-Key': newKey() });
  expect(status).toBe(201);
}

describeInBrowser('counted stock in a browser', () => {
  it.each([
    ['en', 'Only 3 left', 'Out of Stock'],
    ['ar', 'بقي 3 فقط', 'نفد من المخزون'],
    ['fr', 'Plus que 3 en stock', 'En rupture de stock'],
  ] as const)(
    'in %s a card says how few are left, and that it is out of stock after the last',
    async (language, few, none) => {
      await during(shop, { ...PHONE, language }, async ({ page }) => {
        await page.goto(LIST);
        await card(page, NAME).getByText(few, { exact: true }).waitFor();
        expect(await overflow(page)).toBe(0);
        await expectAccessible(page);
        await ordered(3);
        await page.reload();
        await card(page, NAME).getByText(none, { exact: true }).first().waitFor();
        expect(await card(page, NAME).getByText(few).count()).toBe(0);
      });
    },
  );

  it('what runs out between list and order is refused with what is left, and nothing typed is lost', async () => {
    await during(shop, PHONE, async ({ page }) => {
      await page.goto(LIST);
      await card(page, NAME).getByRole('button', { name: 'Add to Cart' }).click();
      await card(page, NAME)
        .getByRole('button', { name: `Increase quantity of ${NAME}` })
        .click();
      await page.goto('/checkout');
      await fillForm(page, GUEST_FORM);
      await ordered(2);
      await placeOrder(page).click();
      const notice = page.getByRole('alert').filter({ hasText: NAME });
      await notice.getByText(`Only 1 of ${NAME} left. Please order no more than that.`, { exact: true }).waitFor();
      await expectAccessible(page);
      expect(await typedIn(page, Object.keys(GUEST_FORM))).toEqual(GUEST_FORM);
      await ordered(1);
      await placeOrder(page).click();
      await notice.getByText(`${NAME} is out of stock. Please take it out of the cart.`, { exact: true }).waitFor();
      expect(await typedIn(page, Object.keys(GUEST_FORM))).toEqual(GUEST_FORM);
      expect((await stockOf(shop.db, product)).stock).toBe(0);
    });
  });

  it('the shop enters what came in, and sees every entry', async () => {
    await during(shop, DESKTOP, async (visit) => {
      await openAsAdmin(visit, shop, '/admin/stock');
      const { page } = visit;
      await page.getByRole('button', { name: `Receipt: ${NAME}` }).click();
      await page.getByLabel('How many came in').fill('12');
      await page.getByLabel('Reason').fill('From the orchard');
      await page.getByRole('button', { name: 'Record Receipt' }).click();
      await toast(page, 'Stock updated successfully').waitFor();
      await page.getByRole('cell', { name: 'From the orchard' }).first().waitFor();
      await expectAccessible(page);
      expect((await stockOf(shop.db, product)).stock).toBe(15);
    });
  });
});
