import { daysAfter } from '../../../common/delivery/days';
import { newKey } from '../../support/data/orderBodies';
import { startShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { DrivingShop } from './drivingShop';

type Fields = Record<string, any>;

jest.setTimeout(120_000);

let its: DrivingShop;
beforeAll(async () => {
  its = await DrivingShop.start();
});
afterAll(() => its?.shop.stop());

const stopsOf = (run: Fields) => run.stops.map(({ orderId }: Fields) => orderId);
const refusalOf = ({ errors }: Fields) => [errors[0].extensions.code, errors[0].message];

async function withoutRun(): Promise<number[]> {
  const { data } = await its.admin.graphql(`query ($date: String) { ordersWithoutRun(date: $date) { id } }`, {
    date: its.today,
  });
  return data.ordersWithoutRun.map(({ id }: Fields) => id);
}

describe('planning runs', () => {
  test('orders are put in a run in a sequence, and are in no other then', async () => {
    const [one, two, three] = [await its.placed(), await its.placed(), await its.placed()];
    expect(await withoutRun()).toEqual(expect.arrayContaining([one, two, three]));
    const { data } = await its.create([three, one], { window: '08:00-12:00' });
    expect([data.run.state, data.run.window, data.run.driver.id, stopsOf(data.run)]).toEqual([
      'PLANNED',
      '08:00-12:00',
      its.driverId,
      [three, one],
    ]);
    expect(await withoutRun()).toEqual(expect.not.arrayContaining([one, three]));
    const twice = await its.create([two, one]);
    expect(refusalOf(twice)).toEqual(['CONFLICT', `Order #${one} is in run #${data.run.id} already.`]);
    expect(await withoutRun()).toContain(two);
    const changed = await its.change(data.run.id, [one, two], { version: data.run.version });
    expect(stopsOf(changed.data.run)).toEqual([one, two]);
    expect(await withoutRun()).toContain(three);
    expect(await its.order(two)).toEqual(['pending', 'pending']);
    const stale = await its.change(data.run.id, [one], { version: data.run.version });
    expect(stale.errors[0]!.extensions.code).toBe('CONFLICT');
  });

  test('the same request, sent twice, plans one run', async () => {
    const id = await its.placed();
    const idempotencyKey = newKey();
    const first = await its.create([id], { idempotencyKey });
    const again = await its.create([id], { idempotencyKey });
    expect([again.data.run.id, again.headers.get('idempotent-replay')]).toEqual([first.data.run.id, 'true']);
  });

  test('two who put one order into two runs at once: one of them is refused', async () => {
    const id = await its.placed();
    const answers = await Promise.all([its.create([id]), its.create([id]), its.create([id])]);
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    for (const { errors } of answers.filter((answer) => answer.errors.length > 0)) {
      expect(errors[0]!.extensions.code).toBe('CONFLICT');
    }
    const [{ count }] = await its.shop.db.query(
      'SELECT count(*)::integer AS count FROM run_stop WHERE order_id = $1 AND outcome IS NULL',
      [id],
    );
    expect(count).toBe(1);
  });

  test('what can not be brought on the day is refused, and says why', async () => {
    const later = await its.placed(1, {}, daysAfter(its.today, 2));
    const cancelled = await its.placed();
    await its.setStatus(cancelled, 'cancelled');
    expect(refusalOf(await its.create([later]))).toEqual([
      'BAD_USER_INPUT',
      `Order #${later} is for ${daysAfter(its.today, 2)}: move it to this day first`,
    ]);
    expect(refusalOf(await its.create([cancelled]))).toEqual([
      'CONFLICT',
      `Order #${cancelled} is cancelled, so nobody brings it.`,
    ]);
    expect(refusalOf(await its.create([99_999_999]))).toEqual(['BAD_USER_INPUT', 'There is no order #99999999']);
    expect(refusalOf(await its.create([], { date: '2026-02-30' }))[0]).toBe('BAD_USER_INPUT');
    expect(refusalOf(await its.create([], { window: '12:00-08:00' }))[0]).toBe('BAD_USER_INPUT');
    const [customer] = await its.shop.db.query(`SELECT id FROM users WHERE username = 'customer'`);
    expect(refusalOf(await its.create([], { driverId: customer.id }))).toEqual([
      'BAD_USER_INPUT',
      'Choose somebody with the duty "Driving"',
    ]);
    const one = await its.placed();
    expect(refusalOf(await its.create([one, one]))).toEqual(['BAD_USER_INPUT', 'An order is in a run once']);
  });

  test('orders of a shop without days are brought on any day', async () => {
    const id = await its.placed(1, {}, null);
    const { data } = await its.admin.graphql('{ ordersWithoutRun { id } }');
    expect(data.ordersWithoutRun.map((order: Fields) => order.id)).toContain(id);
    expect(stopsOf((await its.create([id])).data.run)).toEqual([id]);
  });

  test('a run that has not left is taken back, its orders are in none then', async () => {
    const id = await its.placed();
    const run = await its.planned([id]);
    const { data } = await its.admin.graphql('mutation ($id: Int!) { deleteRun(id: $id) }', { id: run });
    expect(data.deleteRun).toBe(true);
    expect(await withoutRun()).toContain(id);
    const left = await its.out([id]);
    const refused = await its.admin.graphql('mutation ($id: Int!) { deleteRun(id: $id) }', { id: left });
    expect(refusalOf(refused)).toEqual(['CONFLICT', `Run #${left} is out. Reload to see it as it is.`]);
  });

  test('an order that is moved to another day is no longer in the run of the day before', async () => {
    const [id, stays] = [await its.placed(), await its.placed()];
    const run = await its.planned([id, stays]);
    const { data } = await its.admin.graphql(
      `mutation ($ids: [Int!]!, $date: String!) {
        moveOrders(orderIds: $ids, date: $date, overbook: true) { code message } }`,
      { ids: [id], date: its.tomorrow },
    );
    expect(data.moveOrders).toEqual([{ code: null, message: null }]);
    expect(stopsOf(await its.read(run))).toEqual([stays]);
    expect(stopsOf((await its.create([id], { date: its.tomorrow })).data.run)).toEqual([id]);
  });

  test('the nearest that is left is suggested next, from the shop where it says where it is; what nobody knows at the end', async () => {
    const ids = [await its.placed(), await its.placed(), await its.placed(), await its.placed()];
    const places = [[33.5], [33.9], null, [33.7]];
    for (const [index, place] of places.entries()) {
      await its.shop.db.query('UPDATE orders SET latitude = $2, longitude = $3 WHERE id = $1', [
        ids[index],
        place?.[0] ?? null,
        place ? 35.5 : null,
      ]);
    }
    const suggestedTo = async (client: ShopClient) => {
      const { data } = await client.graphql('query ($orderIds: [Int!]!) { suggestedStops(orderIds: $orderIds) }', {
        orderIds: ids,
      });
      return data.suggestedStops;
    };
    expect(await suggestedTo(its.admin)).toEqual([ids[0], ids[3], ids[1], ids[2]]);
    const located = await startShop({ databaseUrl: its.shop.databaseUrl, env: { SHOP_LOCATION: '34.0,35.5' } });
    try {
      expect(await suggestedTo(await located.signedIn('admin'))).toEqual([ids[1], ids[3], ids[0], ids[2]]);
    } finally {
      await located.stop();
    }
  });

  test('the drivers are the admins and who has the duty', async () => {
    const { data } = await its.admin.graphql('{ drivers { id name } }');
    const ids = data.drivers.map(({ id }: Fields) => id);
    expect(ids).toEqual(expect.arrayContaining([its.driverId, its.otherId]));
    const rows = await its.shop.db.query(`SELECT id FROM users WHERE role = 'admin' OR 'driving' = ANY(duties)`);
    expect(ids.sort()).toEqual(rows.map(({ id }: Fields) => id).sort());
  });
});

describe('a run that leaves', () => {
  test('ships its orders, by its driver or by who plans it; what was cancelled stays', async () => {
    const [kept, gone] = [await its.placed(), await its.placed()];
    const run = await its.planned([gone, kept]);
    await its.setStatus(gone, 'cancelled');
    const stranger = await its.start(run, { client: its.other });
    expect(refusalOf(stranger)).toEqual(['NOT_FOUND', 'Run not found']);
    const { data } = await its.start(run, { client: its.driver, floatLbp: '500000.00' });
    expect([data.run.state, data.run.floatLbp, data.run.expectedLbp, stopsOf(data.run)]).toEqual([
      'OUT',
      '500000.00',
      '500000.00',
      [kept],
    ]);
    expect([await its.order(kept), await its.order(gone)]).toEqual([
      ['shipped', 'pending'],
      ['cancelled', 'pending'],
    ]);
    const twice = await its.start(run);
    expect(refusalOf(twice)).toEqual(['CONFLICT', `Run #${run} is out. Reload to see it as it is.`]);
    const mails = await its.shop.db.query(
      `SELECT count(*)::integer AS count FROM outgoing_mail WHERE order_id = $1 AND kind = 'order_status'`,
      [kept],
    );
    expect(mails[0].count).toBe(1);
  });

  test('one without orders does not leave', async () => {
    expect(refusalOf(await its.start(await its.planned([])))).toEqual([
      'BAD_USER_INPUT',
      'Put an order into the run first',
    ]);
  });

  test('planned otherwise while it is out: what comes in leaves with it, what is taken out is here again', async () => {
    const [one, two, three] = [await its.placed(), await its.placed(), await its.placed()];
    const run = await its.out([one, two]);
    const { data } = await its.change(run, [three, one], { driverId: its.otherId });
    expect([data.run.driver.id, data.run.stops.map(({ orderId, outcome }: Fields) => [orderId, outcome])]).toEqual([
      its.otherId,
      [
        [two, 'TAKEN_BACK'],
        [three, null],
        [one, null],
      ],
    ]);
    expect([await its.order(one), await its.order(two), await its.order(three)]).toEqual([
      ['shipped', 'pending'],
      ['confirmed', 'pending'],
      ['shipped', 'pending'],
    ]);
    expect(await withoutRun()).toContain(two);
    const back = await its.change(run, [three, one, two]);
    expect(back.data.run.stops.map(({ outcome }: Fields) => outcome)).toEqual([null, null, null]);
  });
});
