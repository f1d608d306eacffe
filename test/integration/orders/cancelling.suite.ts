import { accountBody, guestBody, idOf, ledgerOf, makeProduct, newKey } from '../../support/data/orderBodies';
import { newEmployee, newPerson } from '../../support/data/persons';
import { placeFollowed } from '../../support/data/placing';
import { countStock, stockOf } from '../../support/data/stock';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';

type Fields = Record<string, any>;

jest.setTimeout(120_000);

// What a buyer cancels (specification 5.13).
let shop: TestShop;
let admin: ShopClient;
let business: ShopClient;
let customer: ShopClient;
let employee: ShopClient;
let juice: number;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signedIn('admin');
  business = await shop.signedIn('business');
  customer = await shop.signedIn('customer');
  employee = await shop.signedIn('employee');
  juice = await makeProduct(shop.db, { name: 'Quince juice', customerPrice: '100.00' });
});
afterAll(() => shop?.stop());

const line = (quantity = 1) => ({ productId: juice, quantity });

async function placed(client: ShopClient, path: string, body: Fields): Promise<number> {
  const answer = await client.rest('POST', path, body, { 'Idempotency-Key': newKey() });
  expect([answer.status, answer.body]).toEqual([201, expect.any(Object)]);
  return answer.body.orderId ?? answer.body.id;
}

const byAccount = (more: Fields = {}) => placed(customer, '/api/orders', accountBody([line()], more));
const byCredit = (items = [line()]) => placed(business, '/api/business/one-click-order', { items });
const byEmployee = () => placed(employee, '/api/employee/orders', { items: [line()] });

const byGuest = (change: Fields = {}) => placeFollowed(shop.guest(), guestBody([line()], change));

const cancel = (client: ShopClient, id: number, key?: string) =>
  client.rest('POST', `/api/orders/${id}/cancel`, key === undefined ? {} : { key });
const setStatus = (id: number, status: string) => admin.rest('PATCH', `/api/orders/${id}/status`, { status });
const setCutOff = (id: number, sql: string) => shop.db.query(`UPDATE orders SET cut_off = ${sql} WHERE id = $1`, [id]);

/** Whether its buyer can cancel it, as its page asks. */
async function cancellationOf(client: ShopClient, id: number): Promise<Fields> {
  const { data, errors } = await client.graphql(
    'query ($id: Int!) { order(id: $id) { cancellation { obstacle until } } }',
    { id },
  );
  expect(errors).toEqual([]);
  return data.order.cancellation;
}

async function mailsOf(id: number): Promise<string[]> {
  const rows = await shop.db.query<{ to: string }[]>(
    `SELECT to_address AS to FROM outgoing_mail WHERE kind = 'order_status' AND order_id = $1 ORDER BY id`,
    [id],
  );
  return rows.map(({ to }) => to);
}

const history = async (client: ShopClient, id: number) =>
  (
    await client.graphql('query ($id: Int!) { order(id: $id) { status history { status byUsername byBuyer } } }', {
      id,
    })
  ).data.order as Fields;

describe('a buyer cancels', () => {
  test('an order of their own once: an event with their name, one mail, and nothing in the log of the shop', async () => {
    const id = await byAccount();
    expect(await cancellationOf(customer, id)).toEqual({ obstacle: null, until: expect.any(String) });
    for (const _ of [1, 2]) {
      const answer = await cancel(customer, id);
      expect([answer.status, answer.body]).toEqual([200, { id, status: 'cancelled', paymentStatus: 'pending' }]);
    }
    expect(await history(customer, id)).toEqual({
      status: 'CANCELLED',
      history: [
        { status: 'PENDING', byUsername: 'customer', byBuyer: true },
        { status: 'CANCELLED', byUsername: 'customer', byBuyer: true },
      ],
    });
    expect(await mailsOf(id)).toEqual(['layal@buyers.example']);
    expect((await cancellationOf(customer, id)).obstacle).toBe('CANCELLED');
    const log = await admin.rest('GET', `/api/admin/audit-log?subjectType=order&subjectId=${id}`);
    expect(log.body.entries).toEqual([]);
  });

  test("a guest's order by the key of its link; the history says that it was not the shop", async () => {
    const { id, key } = await byGuest();
    for (const [client, wrong, status] of [
      [shop.guest(), undefined, 401],
      [shop.guest(), '', 401],
      [shop.guest(), 'A wrong key', 404],
      [customer, undefined, 404],
      [business, 'A wrong key', 404],
    ] as const) {
      expect((await cancel(client, id, wrong)).status).toBe(status);
    }
    const answer = await cancel(shop.guest(), id, key);
    expect([answer.status, answer.body.status]).toEqual([200, 'cancelled']);
    const followed = await shop.guest().graphql(
      `query ($id: Int!, $key: String!) { followedOrder(id: $id, key: $key) {
          status history { status byUsername byBuyer } cancellation { obstacle until } } }`,
      { id, key },
    );
    expect(followed.data.followedOrder).toEqual({
      status: 'CANCELLED',
      history: ['PENDING', 'CANCELLED'].map((status) => ({ status, byUsername: null, byBuyer: true })),
      cancellation: { obstacle: 'CANCELLED', until: expect.any(String) },
    });
  });

  test('tells an address by mail that got the confirmation, so that a stranger cannot have it flooded', async () => {
    await shop.db.query('DELETE FROM rate_limit');
    const orders: { id: number; key: string }[] = [];
    for (let each = 0; each < 11; each += 1) orders.push(await byGuest({ guestEmail: 'flooded@guests.example' }));
    for (const { id, key } of orders) expect((await cancel(shop.guest(), id, key)).status).toBe(200);
    const mails = await Promise.all(orders.map(({ id }) => mailsOf(id)));
    expect(mails).toEqual([...Array.from({ length: 10 }, () => ['flooded@guests.example']), []]);
  });

  test('what it took is given back: credit, the use of a code and counted stock', async () => {
    const counted = await makeProduct(shop.db, { name: 'Counted figs', customerPrice: '50.00' });
    await countStock(shop.db, counted, 10);
    await shop.db.query(`INSERT INTO discount_code (code, discount_percent, max_uses) VALUES ('ONCE10', 10, 1)`);
    const businessId = await idOf(shop.db, 'business');
    const before = await ledgerOf(shop.db, businessId);
    const id = await placed(business, '/api/business/one-click-order', {
      items: [{ productId: counted, quantity: 4 }],
    });
    expect(await stockOf(shop.db, counted)).toMatchObject({ stock: 6 });
    const answer = await cancel(business, id);
    expect([answer.status, answer.body]).toEqual([200, { id, status: 'cancelled', paymentStatus: 'refunded' }]);
    const after = await ledgerOf(shop.db, businessId);
    expect([after.balance, after.sum, after.brokenLinks]).toEqual([before.balance, after.balance, 0]);
    expect(await stockOf(shop.db, counted)).toMatchObject({ stock: 10 });

    const coded = await byAccount({ discountCode: 'ONCE10' });
    const uses = () => shop.db.query(`SELECT current_uses AS uses FROM discount_code WHERE code = 'ONCE10'`);
    expect(await uses()).toEqual([{ uses: 1 }]);
    expect((await cancel(customer, coded)).status).toBe(200);
    expect(await uses()).toEqual([{ uses: 0 }]);
  });

  test("a business cancels its employees' orders, an employee their own, and nobody another's", async () => {
    const first = await byEmployee();
    const second = await byEmployee();
    const other = await newPerson(shop, 'business');
    const colleague = await newEmployee(shop, other);
    for (const client of [customer, other.client, colleague.client, admin]) {
      expect((await cancel(client, first)).status).toBe(404);
    }
    expect((await cancel(employee, first)).body).toMatchObject({ id: first, status: 'cancelled' });
    expect((await cancel(business, second)).body).toMatchObject({ id: second, status: 'cancelled' });
    const ofBusiness = await byCredit();
    expect((await cancel(employee, ofBusiness)).status).toBe(404);
    expect((await history(business, second)).history.at(-1)).toEqual({
      status: 'CANCELLED',
      byUsername: 'business',
      byBuyer: true,
    });
  });

  test('the place in the window is free again', async () => {
    const id = await byAccount();
    const booked = async () => {
      const [row] = await shop.db.query<{ booked: number }[]>(
        `SELECT b.booked FROM delivery_booking b JOIN orders o ON b.day = o.delivery_date AND b.zone_id = o.zone_id
           AND b.time_window = o.delivery_window WHERE o.id = $1`,
        [id],
      );
      return row!.booked;
    };
    const before = await booked();
    await cancel(customer, id);
    expect(await booked()).toBe(before - 1);
  });
});

describe('a buyer does not cancel', () => {
  const PAST = 'It is too late to change or cancel this order here. Please contact the shop.';
  const PAID = 'This order is paid already. To change or cancel it, please contact the shop, which gives money back.';
  const LEFT = 'This order is on its way already. To change something, please contact the shop.';
  const TAKEN_UP = 'The shop is working on this order already. To change or cancel it, please contact the shop.';

  async function expectRefused(id: number, obstacle: string, message: string): Promise<void> {
    expect((await cancellationOf(customer, id)).obstacle).toBe(obstacle);
    const answer = await cancel(customer, id);
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([409, 'CONFLICT', message]);
    const rest = await customer.rest('GET', `/api/orders/${id}/delivery`);
    expect(rest.body.cancellation.obstacle).toBe(obstacle.toLowerCase());
    expect((await history(customer, id)).status).not.toBe('CANCELLED');
  }

  test('from the cut-off of its window on, at that instant, whatever its plan is now', async () => {
    const id = await byAccount();
    const [row] = await shop.db.query<{ kept: Date; day: string; cutOff: Date }[]>(
      `SELECT o.cut_off AS kept, ((o.delivery_date - w.cut_off_days) + w.cut_off_time::time) AT TIME ZONE 'Asia/Beirut' AS "cutOff"
       FROM orders o JOIN delivery_window w ON w.zone_id = o.zone_id AND w.weekday = extract(isodow FROM o.delivery_date)
         AND w.begins || '-' || w.ends = o.delivery_window WHERE o.id = $1`,
      [id],
    );
    expect(row!.kept).toEqual(row!.cutOff);
    expect((await cancellationOf(customer, id)).until).toBe(row!.kept.toISOString());
    await setCutOff(id, 'clock_timestamp()');
    await expectRefused(id, 'PAST_CUT_OFF', PAST);
    await setCutOff(id, `clock_timestamp() + interval '1 minute'`);
    expect((await cancel(customer, id)).status).toBe(200);
  });

  test('without a cut-off once the shop has confirmed it; with one it may still', async () => {
    const id = await byAccount();
    await setStatus(id, 'confirmed');
    await setCutOff(id, 'NULL');
    await expectRefused(id, 'TAKEN_UP', TAKEN_UP);
    await setStatus(id, 'pending');
    expect(await cancellationOf(customer, id)).toEqual({ obstacle: null, until: null });
    await setStatus(id, 'confirmed');
    await setCutOff(id, `now() + interval '1 hour'`);
    expect((await cancel(customer, id)).status).toBe(200);
  });

  test.each(['shipped', 'delivered'])('what is %s', async (status) => {
    const id = await byAccount();
    await setStatus(id, status);
    await expectRefused(id, 'LEFT', LEFT);
  });

  test('what is paid, or may be by a transfer that is under way', async () => {
    const id = await byAccount({ paymentMethod: 'wishmoney' });
    await customer.rest('PUT', `/api/orders/${id}/transfer`, { reference: 'CANCEL-7701' });
    await expectRefused(id, 'PAID', PAID);
    await admin.rest('POST', `/api/admin/orders/${id}/transfer/reject`, { reference: 'CANCEL-7701' });
    expect((await cancellationOf(customer, id)).obstacle).toBe(null);
    await customer.rest('PUT', `/api/orders/${id}/transfer`, { reference: 'CANCEL-7702' });
    await admin.rest('POST', `/api/admin/orders/${id}/transfer/confirm`, { reference: 'CANCEL-7702' });
    await expectRefused(id, 'PAID', PAID);
  });

  test('a number that no order has, and with a key that is no text', async () => {
    expect((await cancel(customer, 999_999_999)).status).toBe(404);
    const { status, body } = await shop.guest().rest('POST', '/api/orders/1/cancel', { key: 7 });
    expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
  });
});

test('an order that is moved can be cancelled until the cut-off of its new window', async () => {
  const id = await byAccount();
  await setCutOff(id, 'NULL');
  const [row] = await shop.db.query<{ day: string }[]>(
    `SELECT to_char(delivery_date + 7, 'YYYY-MM-DD') AS day FROM orders WHERE id = $1`,
    [id],
  );
  const moved = await admin.rest('POST', '/api/admin/orders/move', { orderIds: [id], date: row!.day, overbook: true });
  expect(moved.status).toBe(200);
  const { obstacle, until } = await cancellationOf(customer, id);
  expect(obstacle).toBe(null);
  expect(Date.parse(until)).toBeGreaterThan(Date.now());
  expect(Date.parse(until)).toBeLessThan(Date.parse(`${row!.day}T21:00:00Z`));
});
