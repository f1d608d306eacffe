import sharp from 'sharp';
import { dayAt } from '../../../common/delivery/clock';
import { describeInBrowser } from '../../support/browser';
import { accountBody, makeProduct, newKey } from '../../support/data/orderBodies';
import { eventually } from '../../support/processes';
import type { TestShop } from '../../support/shop';
import { startBuiltShop } from '../support/builtWeb';
import { untilPortalCached } from '../support/cachedAnswers';
import { focused } from '../support/keyboard';
import { expectAccessible, openAs, toast } from '../support/pages';
import { textsIn } from '../support/routes';
import { DESKTOP, during, overflow, PHONE, tabTo, withServiceWorker } from '../support/visit';

const NO_NETWORK = /net::ERR_|The auth check failed|when fetching the script|Couldn't load preload assets/;

let shop: TestShop;
let figs: number;
const today = dayAt(new Date(), 'Asia/Beirut');
beforeAll(async () => {
  shop = await startBuiltShop();
  figs = await makeProduct(shop.db, { name: 'Bekaa Figs', customerPrice: '100000.00', businessPrice: '90000.00' });
  // None of the demo's is to be brought.
  await shop.db.query(`UPDATE orders SET status = 'delivered' WHERE status <> 'cancelled'`);
  await shop.db.query(`UPDATE users SET duties = '{driving}', first_name = 'Samir' WHERE username = 'packer'`);
  const admin = await shop.signedIn('admin');
  const rate = await admin.rest('POST', '/api/admin/exchange-rates', { lbpPerUsd: '89500', showsUsd: false });
  expect(rate.status).toBeLessThan(300);
});
afterAll(() => shop?.stop());

/** An order in cash for today, in the morning. */
async function ordered(name: string): Promise<number> {
  const customer = await shop.signedIn('customer');
  const body = accountBody([{ productId: figs, quantity: 1 }], { paymentMethod: 'cod', customerName: name });
  const answer = await customer.rest('POST', '/api/orders', body, { 'Idempotency-Key': newKey() });
  expect(answer.status).toBe(201);
  const id = (answer.body.orderId ?? answer.body.id) as number;
  await shop.db.query(
    `UPDATE orders SET delivery_date = $2, delivery_window = '08:00-12:00', customer_name = $3,
       zone_id = (SELECT min(id) FROM delivery_zone) WHERE id = $1`,
    [id, today, name],
  );
  return id;
}

/** A run of these orders that is out with the driver. */
async function runOf(ids: readonly number[]): Promise<number> {
  const admin = await shop.signedIn('admin');
  const [{ id: driverId }] = await shop.db.query(`SELECT id FROM users WHERE username = 'packer'`);
  const planned = await admin.graphql(
    'mutation ($date: String!, $driverId: Int!, $ids: [Int!]!) { createRun(date: $date, driverId: $driverId, orderIds: $ids) { id } }',
    { date: today, driverId, ids },
  );
  const runId: number = planned.data.createRun.id;
  expect((await admin.graphql(`mutation { startRun(id: ${runId}) { id } }`)).errors).toEqual([]);
  return runId;
}

const stateOf = async (id: number): Promise<string> => {
  const [row] = await shop.db.query('SELECT status, payment_status FROM orders WHERE id = $1', [id]);
  return `${row.status} ${row.payment_status}`;
};

describeInBrowser('a run', () => {
  it('is planned at the desk, driven on a phone that loses its network, and counted in the evening', async () => {
    const [first, second] = [await ordered('Rima Khoury'), await ordered('Nadim Saab')];
    await during(shop, DESKTOP, async ({ page: desk, ...visit }) => {
      await openAs({ page: desk, ...visit }, shop, 'admin', '/admin/runs');
      await desk.getByRole('group', { name: '08:00 – 12:00' }).getByRole('checkbox').first().check();
      await desk.getByRole('combobox', { name: 'Driver', exact: true }).click();
      await desk.getByTitle(/^Samir/).click();
      await desk.getByRole('button', { name: 'New run with 2 selected' }).click();
      const run = desk.getByRole('article');
      const stops = run.getByRole('list', { name: /^Stops of run/ }).getByRole('listitem');
      await stops.first().getByText(`#${first}`).waitFor();
      await expectAccessible(desk);
      // By keyboard.
      await tabTo(desk, desk.getByRole('button', { name: `Order ${second} one stop earlier` }));
      await desk.keyboard.press('Enter');
      await stops.first().getByText(`#${second}`).waitFor();
      // It can not be moved further: the other button has the focus, and no other order's.
      await focused(desk.getByRole('button', { name: `Order ${second} one stop later` }));

      await during(shop, withServiceWorker(PHONE), async (driving) => {
        const { page } = driving;
        driving.allowConsoleError(NO_NETWORK);
        await openAs(driving, shop, 'packer', '/driver');
        await page.getByLabel(/^Change you take along/).fill('500,000');
        await page.getByRole('button', { name: 'Start', exact: true }).click();
        await run.getByText('Out', { exact: true }).waitFor();
        expect(await stateOf(second)).toBe('shipped pending');
        await page.getByRole('button', { name: 'Delivered', exact: true }).first().waitFor();
        await expectAccessible(page);
        expect(await overflow(page)).toBe(0);
        await untilPortalCached(page, '/driver-parts.json');

        await page.context().setOffline(true);
        await page.getByRole('button', { name: 'Delivered', exact: true }).first().click();
        await page.getByRole('button', { name: 'Report as Delivered' }).click();
        await page.getByText('Say who took it').waitFor();
        await page.getByRole('button', { name: 'Nadim Saab' }).click();
        await page.getByLabel(/^Collected in USD/).fill('2');
        await page.getByText('LBP 78,997').waitFor();
        const photo = await sharp({ create: { width: 1_200, height: 900, channels: 3, background: '#3a5' } })
          .jpeg()
          .toBuffer();
        await page
          .locator('input[type=file]')
          .setInputFiles({ name: 'door.jpg', mimeType: 'image/jpeg', buffer: photo });
        await page.getByRole('img', { name: 'The photo' }).waitFor();
        await expectAccessible(page);
        // The phone goes out: what was typed and photographed is still there.
        await page.reload();
        await page.getByText('You are offline').waitFor();
        await page.getByRole('button', { name: 'Delivered', exact: true }).first().click();
        await page.getByRole('img', { name: 'The photo' }).waitFor();
        expect(await page.getByLabel('Who took it').inputValue()).toBe('Nadim Saab');
        await page.getByRole('button', { name: 'Report as Delivered' }).click();
        await page.getByText('1 report waits to be sent').waitFor();
        await page.getByRole('button', { name: 'Delivered', exact: true }).click();
        await page.getByLabel('Who took it').fill('The neighbour');
        await page.getByRole('button', { name: 'Close', exact: true }).click();
        await page.getByRole('button', { name: 'Not Delivered' }).click();
        await page.getByLabel('Nobody was there').check();
        await page.getByLabel('It goes back, for another day').check();
        await page.getByRole('button', { name: 'Report', exact: true }).click();
        await page.getByText('2 reports wait to be sent').waitFor();
        // Nothing is left behind of what was typed at either door.
        expect(
          await page.evaluate(
            'Object.keys(localStorage).filter((key) => key.startsWith("unsent-") && !key.startsWith("unsent-doors-"))',
          ),
        ).toEqual([]);
        await page.reload();
        await page.getByText('2 reports wait to be sent').waitFor();
        expect([await stateOf(first), await stateOf(second)]).toEqual(['shipped pending', 'shipped pending']);

        await page.context().setOffline(false);
        await page
          .getByText(/waits? to be sent/)
          .first()
          .waitFor({ state: 'detached' });
        await page.getByText('0 stops left').waitFor();
      });
      await desk.getByText('2 of 2 done').waitFor();
      expect([await stateOf(first), await stateOf(second)]).toEqual(['confirmed pending', 'delivered paid']);
      const attempts = await shop.db.query('SELECT order_id FROM delivery_attempt ORDER BY order_id');
      expect(attempts).toEqual([{ order_id: first }, { order_id: second }]);
      await desk.getByRole('button', { name: `Photo of order ${second}` }).click();
      await desk.getByRole('img', { name: `The delivery of order ${second}` }).waitFor();
      await desk.getByRole('button', { name: 'Close', exact: true }).click();

      await desk.getByRole('button', { name: 'Close the run' }).click();
      await desk.getByRole('button', { name: 'Count the cash' }).click();
      // 500,000 taken along, 2 USD collected, 78,997 given back.
      await desk.getByText('There should be LBP 421,003.00 and $2.00.').waitFor();
      await desk.getByLabel('Counted in LBP').fill('420000');
      await desk.getByLabel('Counted in USD').fill('2');
      await desk.getByRole('button', { name: 'Save the count' }).click();
      await desk.getByText('Say why what was counted is not what should be there').first().waitFor();
      await desk.getByLabel(/^Why it differs/).fill('A note was torn');
      await desk.getByRole('button', { name: 'Save the count' }).click();
      await toast(desk, 'The count is kept').waitFor();
      await desk.getByText('Differs by LBP -1,003.00').waitFor();
      await expectAccessible(desk);
    });
  });

  it('begins in the sequence that is suggested, which is suggested again, and dragged as wished', async () => {
    const ids = [await ordered('Aida Nassar'), await ordered('Bassam Rizk'), await ordered('Carla Daou')];
    for (const [index, latitude] of [33.9, 33.5, 33.8].entries()) {
      await shop.db.query('UPDATE orders SET latitude = $2, longitude = 35.5 WHERE id = $1', [ids[index], latitude]);
    }
    // Without a place of the shop: from the first one always the nearest.
    const nearest = [ids[0], ids[2], ids[1]];
    await during(shop, DESKTOP, async (visit) => {
      const { page } = visit;
      await openAs(visit, shop, 'admin', '/admin/runs');
      for (const id of ids) await page.getByRole('checkbox', { name: new RegExp(`^#${id} `) }).check();
      await page.getByRole('combobox', { name: 'Driver', exact: true }).click();
      await page.getByTitle(/^Samir/).click();
      await page.getByRole('button', { name: 'New run with 3 selected' }).click();
      const run = page.getByRole('article').filter({ hasText: 'Aida Nassar' });
      const stop = (place: number) => run.getByRole('listitem').nth(place);
      await stop(0).waitFor();
      const sequence = async () =>
        (
          await shop.db.query<{ id: number }[]>(
            `SELECT order_id AS id FROM run_stop WHERE order_id = ANY($1) ORDER BY position`,
            [ids],
          )
        ).map(({ id }) => id);
      expect(await sequence()).toEqual(nearest);

      const handle = stop(2).locator('span[aria-hidden]').first();
      const [from, to] = [await handle.boundingBox(), await stop(0).boundingBox()];
      await page.mouse.move(from!.x + from!.width / 2, from!.y + from!.height / 2);
      await page.mouse.down();
      await page.mouse.move(from!.x, from!.y - 20, { steps: 5 });
      await page.mouse.move(from!.x, to!.y + 2, { steps: 10 });
      await page.mouse.up();
      await eventually('the sequence is kept', async () => (await sequence())[0] === ids[1]);
      expect(await sequence()).toEqual([ids[1], ids[0], ids[2]]);
      await stop(0).getByText(`#${ids[1]}`).waitFor();

      await run.getByRole('button', { name: 'Suggest the sequence' }).click();
      await toast(page, 'Nearest next, from the shop').waitFor();
      await stop(0).getByText(`#${ids[0]}`).waitFor();
      expect(await sequence()).toEqual(nearest);
      await run.getByRole('button', { name: 'Delete' }).click();
    });
  });

  it('is read in Arabic from right to left, without anything that sticks out', async () => {
    const t = textsIn('ar');
    const id = await ordered('ليال خوري');
    const runId = await runOf([id]);
    await during(shop, PHONE, async (driving) => {
      const { page } = driving;
      await page.context().addCookies([{ name: 'lang', value: 'ar', url: shop.url }]);
      await openAs(driving, shop, 'packer', '/driver');
      await page.getByRole('heading', { name: t('Run {id}', { id: String(runId) }) }).waitFor();
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      expect(await overflow(page)).toBe(0);
      await expectAccessible(page);
      await page
        .getByRole('button', { name: t('Not Delivered') })
        .first()
        .click();
      await page.getByText(t('What comes next'), { exact: true }).first().waitFor();
      await expectAccessible(page);
    });
  });

  it('of who no longer drives: what the phone could not send is said, and sent when they drive again', async () => {
    const id = await ordered('Maha Daher');
    await runOf([id]);
    await during(shop, withServiceWorker(PHONE), async (driving) => {
      const { page } = driving;
      driving.allowConsoleError(NO_NETWORK);
      driving.allowConsoleError(/403 \(Forbidden\)/);
      await openAs(driving, shop, 'packer', '/driver');
      await page.getByRole('button', { name: 'Delivered', exact: true }).first().waitFor();
      await untilPortalCached(page, '/driver-parts.json');
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Delivered', exact: true }).last().click();
      await page.getByRole('button', { name: 'Maha Daher' }).click();
      await page.getByRole('button', { name: 'Report as Delivered' }).click();
      await page.getByText('1 report waits to be sent').waitFor();
      await shop.db.query(`UPDATE users SET duties = '{packing}' WHERE username = 'packer'`);
      await page.context().setOffline(false);
      await page.getByText('The shop did not take this report').waitFor();
      await page.reload();
      await page.getByText('The shop did not take this report').waitFor();
      expect(await stateOf(id)).toBe('shipped pending');
      await shop.db.query(`UPDATE users SET duties = '{driving}' WHERE username = 'packer'`);
      await page.getByRole('button', { name: 'Try Now' }).click();
      await page.getByText('Maha Daher · was delivered').waitFor({ state: 'attached' });
      expect(await stateOf(id)).toBe('delivered pending');
    });
  });

  it('is nothing for who does not drive', async () => {
    await during(shop, DESKTOP, async (visit) => {
      await openAs(visit, shop, 'catalogue', '/driver');
      await visit.page.waitForURL(({ pathname }) => pathname === '/');
    });
  });
});
