import type { Page } from 'playwright-core';
import { dayAt } from '../../../common/delivery/clock';
import { verifyShop } from '../../../server/driving/verifying/verifyShop';
import { describeInBrowser } from '../../support/browser';
import { makeProduct } from '../../support/data/orderBodies';
import { countStock, stockOf } from '../../support/data/stock';
import type { TestShop } from '../../support/shop';
import { startBuiltShop } from '../support/builtWeb';
import { fillForm, GUEST_FORM, placeOrder, typedIn } from '../support/forms';
import { card, openAs, toast } from '../support/pages';
import { DESKTOP, during, PHONE, withServiceWorker, type Visit } from '../support/visit';

const NECTAR = 'Quince Nectar';
const LIST = `/store?${new URLSearchParams({ search: NECTAR })}`;
const TABLET = { width: 768, height: 1024 };
const NO_NETWORK = /net::ERR_|The auth check failed|when fetching the script|Couldn't load preload assets/;
const today = dayAt(new Date(), 'Asia/Beirut');

let shop: TestShop;
let nectar: number;
beforeAll(async () => {
  shop = await startBuiltShop();
  nectar = await makeProduct(shop.db, { name: NECTAR, customerPrice: '100000.00', businessPrice: '90000.00' });
  await countStock(shop.db, nectar, 5);
  // None of the demo's is to be brought.
  await shop.db.query(`UPDATE orders SET status = 'delivered' WHERE status <> 'cancelled'`);
  await shop.db.query('DELETE FROM delivery_closure');
  await shop.db.query(`UPDATE delivery_window SET capacity = 500, cut_off_days = 1, cut_off_time = '23:59'`);
  await shop.db.query(`UPDATE users SET duties = '{driving}', first_name = 'Samir' WHERE username = 'catalogue'`);
  await shop.db.query(`UPDATE users SET duties = '{packing}' WHERE username = 'packer'`);
});
afterAll(() => shop?.stop());

const success = (page: Page) => page.getByRole('heading', { name: 'Order Placed Successfully!' });

/** A guest puts so many into the cart and fills in the checkout, in cash. */
async function checkOut({ page }: Visit, name: string, quantity: number): Promise<Record<string, string>> {
  await page.goto(LIST);
  await card(page, NECTAR).getByRole('button', { name: 'Add to Cart' }).click();
  for (let more = 1; more < quantity; more += 1) {
    await card(page, NECTAR)
      .getByRole('button', { name: `Increase quantity of ${NECTAR}` })
      .click();
  }
  await page.goto('/checkout');
  const form = { ...GUEST_FORM, 'First Name': name, Email: `${name.toLowerCase()}@days.example` };
  await fillForm(page, form);
  await page.getByRole('radio', { name: 'Cash on Delivery' }).check();
  await page.locator('input[name$="-day"]:checked').waitFor();
  return form;
}

async function orderOf(name: string): Promise<{ id: number; state: string; total: string }> {
  const [order] = await shop.db.query(
    `SELECT id, status || ' ' || payment_status AS state, total_amount AS total FROM orders WHERE customer_email = $1`,
    [`${name.toLowerCase()}@days.example`],
  );
  return order;
}

describeInBrowser('a whole day', () => {
  it('from three orders, one of them too late, over packing and driving to the cash of the evening', async () => {
    await during(shop, PHONE, async (ofRima) => {
      const rima = ofRima.page;
      await checkOut(ofRima, 'Rima', 3);
      await placeOrder(rima).click();
      await success(rima).waitFor();
      await rima.getByRole('link', { name: 'Follow your order' }).click();
      await during(shop, PHONE, async (ofNadim) => {
        await checkOut(ofNadim, 'Nadim', 1);
        await placeOrder(ofNadim.page).click();
        await success(ofNadim.page).waitFor();
      });
      await during(shop, PHONE, async (ofLate) => {
        const late = ofLate.page;
        const form = await checkOut(ofLate, 'Late', 1);
        await shop.db.query("UPDATE delivery_window SET cut_off_days = 5, cut_off_time = '00:00'");
        await placeOrder(late).click();
        await late
          .getByText(/^It is too late to order for this time\./)
          .first()
          .waitFor();
        expect(await typedIn(late, Object.keys(form))).toEqual(form);
        await placeOrder(late).click();
        await success(late).waitFor();
        // The last one was theirs.
        await late.goto(LIST);
        await card(late, NECTAR).getByText('Out of Stock', { exact: true }).first().waitFor();
      });
      expect((await stockOf(shop.db, nectar)).stock).toBe(0);

      // The night passes.
      const [first, second] = [(await orderOf('Rima')).id, (await orderOf('Nadim')).id];
      await shop.db.query('UPDATE orders SET delivery_date = $1 WHERE id = ANY($2)', [today, [first, second]]);

      await during(shop, TABLET, async (packing) => {
        const tablet = packing.page;
        await openAs(packing, shop, 'packer', `/admin/packing?order=${first}`);
        await tablet.getByRole('button', { name: /^Quince Nectar.*: some are missing$/ }).click();
        await tablet.getByRole('button', { name: 'Take out 1 of 3' }).click();
        await tablet.getByRole('checkbox', { name: /^2 × Quince Nectar/ }).click();
        await tablet.getByText('All is packed').waitFor();
        for (let counted = 0; counted < 2; counted += 1) {
          await tablet.getByRole('button', { name: 'Increase quantity of parcels' }).click();
        }
        await tablet.getByText('Parcels', { exact: true }).waitFor();
      });
      expect((await stockOf(shop.db, nectar)).stock).toBe(1);
      // Who ordered sees it.
      await rima.reload();
      await rima.getByText('Sold out today', { exact: true }).first().waitFor();
      expect((await orderOf('Rima')).total).toBe('200003.00');

      await during(shop, DESKTOP, async (back) => {
        const desk = back.page;
        await openAs(back, shop, 'admin', '/admin/runs');
        for (const id of [first, second]) await desk.getByRole('checkbox', { name: new RegExp(`^#${id} `) }).check();
        await desk.getByRole('combobox', { name: 'Driver', exact: true }).click();
        await desk.getByTitle(/^Samir/).click();
        await desk.getByRole('button', { name: 'New run with 2 selected' }).click();
        await desk.getByRole('button', { name: 'Send it out' }).click();
        await desk.getByText('Out', { exact: true }).waitFor();

        await during(shop, withServiceWorker(PHONE), async (driving) => {
          const { page } = driving;
          driving.allowConsoleError(NO_NETWORK);
          await openAs(driving, shop, 'catalogue', '/driver');
          await page.getByText('2 parcels').waitFor();
          await page.getByText('LBP 200,003').waitFor();
          await page.context().setOffline(true);
          for (const [name, lbp] of [
            ['Rima Frem', '250000'],
            ['Nadim Frem', '100003'],
          ] as const) {
            await page.getByRole('button', { name: 'Delivered', exact: true }).first().click();
            await page.getByRole('button', { name }).click();
            await page.getByLabel(/^Collected in LBP/).fill(lbp);
            await page.getByRole('button', { name: 'Report as Delivered' }).click();
            await page.getByRole('dialog').waitFor({ state: 'detached' });
          }
          await page.getByText('2 reports wait to be sent').waitFor();
          await page.context().setOffline(false);
          await page
            .getByText(/waits? to be sent/)
            .first()
            .waitFor({ state: 'detached' });
        });
        await desk.getByText('2 of 2 done').waitFor();
        await desk.getByRole('button', { name: 'Close the run' }).click();
        await desk.getByRole('button', { name: 'Count the cash' }).click();
        await desk.getByText('There should be LBP 300,006.00.').waitFor();
        // Without a rate there is no USD anywhere.
        expect(await desk.getByRole('dialog').innerText()).not.toMatch(/USD|\$/);
        await desk.getByLabel('Counted in LBP').fill('300006');
        await desk.getByRole('button', { name: 'Save the count' }).click();
        await toast(desk, 'The count is kept').waitFor();
        await desk.getByText('It adds up').waitFor();
      });
    });
    const states = await Promise.all(['Rima', 'Nadim', 'Late'].map(async (name) => (await orderOf(name)).state));
    expect(states).toEqual(['delivered paid', 'delivered paid', 'pending pending']);
    const faults: string[] = [];
    await verifyShop(shop.db, (fault) => faults.push(fault));
    // Those of the demo were set to delivered by hand.
    expect(faults).toEqual([]);
  });
});
