import { describeInBrowser } from '../../support/browser';
import { guestBody } from '../../support/data/orderBodies';
import type { TestShop } from '../../support/shop';
import { answer, choose, dialog, fillIn, openAsAdmin, row } from '../support/adminPages';
import { startBuiltShop } from '../support/builtWeb';
import { expectAccessible, toast } from '../support/pages';
import { DESKTOP, during, isFocused, tabTo, withServiceWorker } from '../support/visit';

let shop: TestShop;
beforeAll(async () => {
  shop = await startBuiltShop();
});
afterAll(() => shop?.stop());

describeInBrowser('the work on the catalogue and on orders', () => {
  it('creates, changes and deletes a category', async () => {
    await during(shop, withServiceWorker(DESKTOP), async (visit) => {
      const { page } = visit;
      await openAsAdmin(visit, shop, '/admin/dashboard?tab=categories');
      await page.getByRole('button', { name: 'Create Category' }).click();
      const create = dialog(page, 'Create Category');
      await create.getByRole('button', { name: 'Create', exact: true }).click();
      for (const text of ['Name is required', 'Description is required', 'Slug is required']) {
        await create.getByText(text, { exact: true }).waitFor();
      }
      await expectAccessible(page);
      await fillIn(create, { Name: 'Honey', Description: 'From the cedars', Slug: 'honey' });
      await create.getByRole('button', { name: 'Cancel' }).click();
      await answer(page, 'Stay');
      await create.getByRole('button', { name: 'Create', exact: true }).click();
      await toast(page, 'Category created successfully').waitFor();
      await create.waitFor({ state: 'detached' });

      await page.getByRole('button', { name: 'Edit Honey' }).click();
      const edit = dialog(page, 'Edit Category');
      await edit.getByLabel('Slug').fill('raw-nuts');
      await edit.getByRole('button', { name: 'Save' }).click();
      await toast(page, 'Error').waitFor();
      await edit.getByLabel('Slug').fill('mountain-honey');
      await edit.getByRole('button', { name: 'Save' }).click();
      await toast(page, 'Category updated successfully').waitFor();
      await row(page, 'mountain-honey').waitFor();

      await page.getByRole('button', { name: 'Delete Dry Fruits' }).click();
      await page
        .getByText('Are you sure you want to delete Dry Fruits? This action cannot be undone.', { exact: true })
        .waitFor();
      await answer(page, 'Delete');
      await toast(page, 'Error').waitFor();
      await page.getByRole('button', { name: 'Delete Honey' }).click();
      await answer(page, 'Delete');
      await toast(page, 'Category deleted successfully').waitFor();
      await row(page, 'mountain-honey').waitFor({ state: 'detached' });
    });
  });

  it('creates a product with variants, and explains its price for a business', async () => {
    await during(shop, withServiceWorker(DESKTOP), async (visit) => {
      const { page } = visit;
      await openAsAdmin(visit, shop, '/admin/dashboard?tab=products');
      await page.getByRole('button', { name: 'Create Product' }).click();
      const create = dialog(page, 'Create Product');
      const submit = create.getByRole('button', { name: 'Create', exact: true });
      await submit.click();
      await create.getByText('Category is required', { exact: true }).waitFor();
      await create
        .getByText('Either set base prices or use variants with individual pricing', { exact: true })
        .first()
        .waitFor();
      await fillIn(create, { Name: 'Cedar Honey', Description: 'Dark', Variants: ' 1L, ,0.5L ', Tags: 'raw, , dark' });
      await choose(page, create.getByLabel('Category'), 'Raw Nuts');
      await create.getByText('Using Variant Pricing Mode', { exact: true }).waitFor();
      expect(await create.getByLabel('Customer Price', { exact: true }).count()).toBe(0);
      await submit.click();
      await toast(page, 'Missing Variant Pricing').waitFor();
      await toast(page, 'Please set both customer and business prices for all variants').waitFor();
      for (const [label, price] of [
        ['Customer price of 1L', '900000'],
        ['Business price of 1L', '800000'],
        ['Customer price of 0.5L', '500000'],
        ['Business price of 0.5L', '450000'],
      ] as const) {
        await create.getByLabel(label).fill(price);
      }
      await expectAccessible(page);
      await submit.click();
      await toast(page, 'Product created successfully').waitFor();

      await page.getByLabel('Search products').fill('cedar honey');
      await page.waitForURL(/search=cedar/);
      await row(page, 'Cedar Honey').getByText('LBP 500,000 – 900,000').waitFor();
      const [created] = await shop.db.query<{ tags: string[] }[]>(
        `SELECT tags FROM product WHERE name = 'Cedar Honey'`,
      );
      expect(created?.tags).toEqual(['raw', 'dark']);

      await page.getByRole('button', { name: 'Explain the price of Cedar Honey' }).click();
      const explanation = dialog(page, 'Price of Cedar Honey (1L)');
      await explanation.getByText('LBP 900,000 is the customer price of this size.').waitFor();
      await choose(page, explanation.getByLabel('Business'), 'Cedar Terrace Café');
      await explanation.getByText(/^LBP 720,000 is the business price of this size of LBP 800,000 less 10%/).waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Delete Cedar Honey' }).click();
      await answer(page, 'Delete');
      await toast(page, 'Product deleted successfully').waitFor();
      await page.getByText('Nothing found', { exact: true }).waitFor();
    });
  });

  it('creates a discount code by keyboard alone', async () => {
    await during(shop, withServiceWorker(DESKTOP), async (visit) => {
      const { page } = visit;
      await openAsAdmin(visit, shop, '/admin/dashboard?tab=discounts');
      await tabTo(page, page.getByRole('button', { name: 'Create Discount Code' }));
      await page.keyboard.press('Enter');
      const create = dialog(page, 'Create Discount Code');
      await tabTo(page, create.getByRole('button', { name: 'Create', exact: true }));
      await page.keyboard.press('Enter');
      await create.getByText('Code is required', { exact: true }).waitFor();
      expect(await isFocused(create.getByLabel('Code'))).toBe(true);
      await page.keyboard.type('CEDAR20');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Control+A');
      await page.keyboard.type('120');
      await page.keyboard.press('Enter');
      await create.getByText('Discount cannot exceed 100%', { exact: true }).waitFor();
      await page.keyboard.press('Control+A');
      await page.keyboard.type('20');
      await page.keyboard.press('Enter');
      await toast(page, 'Discount code created successfully').waitFor();
      const created = row(page, 'CEDAR20');
      await created.getByText('20%', { exact: true }).waitFor();
      await created.getByText('∞', { exact: true }).waitFor();
      await created.getByText('Never', { exact: true }).waitFor();
    });
  });

  it('finds orders, changes many at once, and shows new ones by themselves', async () => {
    await during(shop, withServiceWorker(DESKTOP), async (visit) => {
      const { page } = visit;
      await openAsAdmin(visit, shop, '/admin/dashboard?tab=orders');
      await row(page, '#1').first().waitFor();
      const { body } = await shop.guest().rest('GET', '/api/products/fast');
      const product = (body.products as { id: number; viewerPrice: string | null; inStock: boolean }[]).find(
        ({ inStock, viewerPrice }) => inStock && viewerPrice !== null,
      );
      const placed = await shop
        .guest()
        .rest('POST', '/api/orders/guest', guestBody([{ productId: product!.id, quantity: 1 }]));
      expect(placed.status).toBe(201);
      const id = String(placed.body.orderId);
      await page.getByRole('link', { name: `View Details of order ${id}` }).waitFor();
      await page.getByRole('status').getByText('1 new order').waitFor();

      await page.getByLabel('Select order 1', { exact: true }).check();
      await page.getByLabel(`Select order ${id}`, { exact: true }).check();
      await choose(page, page.getByLabel('New status'), 'Shipped');
      await page.getByRole('button', { name: 'Change Status' }).click();
      await toast(page, '2 orders set to Shipped').waitFor();
      await expectAccessible(page);

      await page.getByLabel('Order number, customer or phone').fill('no such customer');
      await page.getByText('Nothing found', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Clear search and filters' }).click();
      await page.getByLabel('Order number, customer or phone').fill(id);
      await page.waitForURL(new RegExp(`search=${id}`));
      await page.getByRole('link', { name: `View Details of order ${id}` }).click();
      await page.waitForURL(`**/orders/${id}`);
      await page.getByLabel('Tracking Number (optional)').fill('LB-77');
      await choose(page, page.getByLabel('Status', { exact: true }), 'Delivered');
      await page.getByRole('button', { name: 'Update Status' }).click();
      await toast(page, 'Order status updated successfully').waitFor();
      await page.getByText('Tracking number: LB-77').waitFor();
      await expectAccessible(page);
    });
  });
});
