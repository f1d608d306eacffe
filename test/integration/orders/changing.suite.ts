import { verifyOrders } from '../../../server/orders/verifying/verifyOrders';
import { accountBody, guestBody, idOf, ledgerOf, makeProduct, newKey } from '../../support/data/orderBodies';
import { placeFollowed } from '../../support/data/placing';
import { countStock, stockOf } from '../../support/data/stock';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';

type Fields = Record<string, any>;

jest.setTimeout(120_000);

// How the lines of an order change (specification 5.14).
let shop: TestShop;
let admin: ShopClient;
let business: ShopClient;
let customer: ShopClient;
let employee: ShopClient;
let juice: number;
let figs: number;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signedIn('admin');
  business = await shop.signedIn('business');
  customer = await shop.signedIn('customer');
  employee = await shop.signedIn('employee');
  juice = await makeProduct(shop.db, { name: 'Quince juice', customerPrice: '1000.00' });
  figs = await makeProduct(shop.db, { name: 'Dried figs', customerPrice: '333.33' });
});
afterEach(async () => {
  expect((await verifyOrders(shop.db, (fault) => process.stderr.write(`${fault}\n`))).wrong).toBe(0);
});
afterAll(() => shop?.stop());

const items = (...quantities: number[]) =>
  quantities.map((quantity, index) => ({ productId: [juice, figs][index], quantity }));

async function placed(client: ShopClient, path: string, body: Fields): Promise<number> {
  const answer = await client.rest('POST', path, body, { 'Idempotency-Key': newKey() });
  expect([answer.status, answer.body]).toEqual([201, expect.any(Object)]);
  return answer.body.orderId ?? answer.body.id;
}

const byAccount = (quantities: number[], more: Fields = {}) =>
  placed(customer, '/api/orders', accountBody(items(...quantities), more));
const byCredit = (lines: Fields[]) => placed(business, '/api/business/one-click-order', { items: lines });

async function linesOf(id: number): Promise<{ id: number; quantity: number; unitPrice: string }[]> {
  return shop.db.query(
    'SELECT id, quantity, unit_price AS "unitPrice" FROM order_line WHERE order_id = $1 ORDER BY position',
    [id],
  );
}

/** Wants so many of each line, first to last. */
async function wanted(id: number, ...quantities: number[]): Promise<Fields[]> {
  const lines = await linesOf(id);
  return quantities.map((quantity, index) => ({ lineId: lines[index]!.id, quantity }));
}

const change = (client: ShopClient, id: number, lines: Fields[], key?: string) =>
  client.rest('POST', `/api/orders/${id}/change`, { lines, ...(key !== undefined && { key }) });
const correct = (client: ShopClient, id: number, lines: Fields[], more: Fields = { reason: 'The press broke' }) =>
  client.rest('PATCH', `/api/orders/${id}/lines`, { lines, ...more });

const EVENTS = `query ($id: Int!) { order(id: $id) { totalAmount history { status byUsername byBuyer change {
  reason totalBefore totalAfter lines { productName sizeLabel before after } } } } }`;

async function changesOf(client: ShopClient, id: number): Promise<Fields[]> {
  const { data, errors } = await client.graphql(EVENTS, { id });
  expect(errors).toEqual([]);
  return data.order.history.filter((event: Fields) => event.change !== null);
}

async function mailsOf(id: number): Promise<Fields[]> {
  return shop.db.query(
    `SELECT to_address AS to, with_amounts AS "withAmounts" FROM outgoing_mail
     WHERE kind = 'order_changed' AND order_id = $1 ORDER BY id`,
    [id],
  );
}

describe('a buyer changes an order', () => {
  test('more of one line, none of another: prices stay, the total follows, once however often it is sent', async () => {
    await shop.db.query(`INSERT INTO discount_code (code, discount_percent) VALUES ('TENTH', 10)`);
    const id = await byAccount([2, 3], { discountCode: 'TENTH' });
    await shop.db.query('UPDATE product SET customer_price = 5000 WHERE id = $1', [juice]);
    const lines = await wanted(id, 3, 0);
    for (const _ of [1, 2]) {
      const answer = await change(customer, id, lines);
      expect([answer.status, answer.body]).toEqual([
        200,
        {
          id,
          subtotalAmount: '3000.00',
          discountAmount: '300.00',
          deliveryFee: expect.any(String),
          totalAmount: expect.any(String),
        },
      ]);
    }
    await shop.db.query('UPDATE product SET customer_price = 1000 WHERE id = $1', [juice]);
    expect(await linesOf(id)).toEqual([{ id: expect.any(Number), quantity: 3, unitPrice: '1000.00' }]);
    expect(await changesOf(customer, id)).toEqual([
      {
        status: 'PENDING',
        byUsername: 'customer',
        byBuyer: true,
        change: {
          reason: null,
          totalBefore: expect.any(String),
          totalAfter: expect.any(String),
          lines: [
            { productName: 'Quince juice', sizeLabel: null, before: 2, after: 3 },
            { productName: 'Dried figs', sizeLabel: null, before: 3, after: 0 },
          ],
        },
      },
    ]);
    expect(await mailsOf(id)).toEqual([{ to: 'layal@buyers.example', withAmounts: true }]);
    const [points] = await shop.db.query('SELECT loyalty_points AS points FROM orders WHERE id = $1', [id]);
    expect(points).toEqual({ points: 3 });
  });

  test("a guest by the key of the order's link, and nobody without it", async () => {
    const { id, key } = await placeFollowed(shop.guest(), guestBody(items(2, 1)));
    const lines = await wanted(id, 1);
    for (const [client, wrong, status] of [
      [shop.guest(), undefined, 401],
      [shop.guest(), 'A wrong key', 404],
      [customer, undefined, 404],
      [admin, undefined, 404],
    ] as const) {
      expect((await change(client, id, lines, wrong)).status).toBe(status);
    }
    const answer = await change(shop.guest(), id, lines, key);
    expect([answer.status, answer.body.subtotalAmount]).toEqual([200, '1333.33']);
  });

  test('a business on credit is charged the difference, or given it back; what credit does not cover is refused', async () => {
    const businessId = await idOf(shop.db, 'business');
    const before = await ledgerOf(shop.db, businessId);
    const id = await byCredit(items(2, 1));
    for (const quantities of [[5, 1], [1], [1, 0]]) {
      expect((await change(business, id, await wanted(id, ...quantities))).status).toBe(200);
    }
    const [{ total, charged }] = await shop.db.query(
      `SELECT total_amount AS total, (SELECT -sum(amount) FROM credit_entry WHERE order_id = o.id) AS charged
       FROM orders o WHERE id = $1`,
      [id],
    );
    expect(charged).toBe(total);
    const saffron = await makeProduct(shop.db, { name: 'Saffron', customerPrice: '100000.00' });
    const dear = await byCredit([{ productId: saffron, quantity: 1 }]);
    const refused = await change(business, dear, await wanted(dear, 9999));
    expect([refused.status, refused.body]).toEqual([
      409,
      { code: 'INSUFFICIENT_CREDIT', message: 'The change is over the available credit. Nothing was changed.' },
    ]);
    expect((await linesOf(dear)).map(({ quantity }) => quantity)).toEqual([1]);
    expect((await business.rest('POST', `/api/orders/${dear}/cancel`, {})).status).toBe(200);
    expect((await business.rest('POST', `/api/orders/${id}/cancel`, {})).status).toBe(200);
    const after = await ledgerOf(shop.db, businessId);
    expect(after.balance).toBe(before.balance);
    const again = await admin.rest('PATCH', `/api/orders/${id}/status`, { status: 'pending' });
    expect(again.status).toBe(200);
  });

  test('an employee without amounts, in the answer, the history and the mail', async () => {
    const id = await placed(employee, '/api/employee/orders', { items: items(2, 2) });
    const answer = await change(employee, id, await wanted(id, 1));
    expect([answer.status, answer.body]).toEqual([200, { id }]);
    const [{ change: told }] = (await changesOf(employee, id)) as [Fields];
    expect(told).toMatchObject({ totalBefore: null, totalAfter: null, lines: [{ before: 2, after: 1 }] });
    for (const mail of await mailsOf(id)) {
      const [{ email }] = await shop.db.query(`SELECT email FROM users WHERE username = 'employee'`);
      expect(mail.withAmounts).toBe(mail.to !== email);
    }
    expect((await changesOf(business, id))[0]!.change.totalAfter).toEqual(expect.any(String));
  });

  test('not after its cut-off, nor below the smallest order as it was when it was placed', async () => {
    const id = await byAccount([4]);
    await shop.db.query('UPDATE orders SET minimum_amount = 3000 WHERE id = $1', [id]);
    const low = await change(customer, id, await wanted(id, 2));
    expect([low.status, low.body.fields]).toEqual([
      400,
      { lines: 'The order would be for less than a delivery to this place takes: LBP 3,000.' },
    ]);
    expect((await change(customer, id, await wanted(id, 3))).status).toBe(200);
    await shop.db.query(`UPDATE orders SET cut_off = now() - interval '1 second' WHERE id = $1`, [id]);
    const late = await change(customer, id, await wanted(id, 4));
    expect([late.status, late.body]).toEqual([
      409,
      {
        code: 'CONFLICT',
        message: 'It is too late to change or cancel this order here. Please contact the shop.',
      },
    ]);
  });

  test.each([
    ['no line', () => [], { lines: 'Choose a line to change' }],
    [
      'no such line',
      () => [{ lineId: 999_999_999, quantity: 1 }],
      { 'lines.0.lineId': 'The order has no line 999999999' },
    ],
    [
      'no line left',
      (first: number) => [{ lineId: first, quantity: 0 }],
      { lines: 'Leave at least one line, or cancel the order.' },
    ],
    [
      'less than none',
      (first: number) => [{ lineId: first, quantity: -1 }],
      { 'lines.0.quantity': expect.stringContaining('from 0 to 9,999') },
    ],
    [
      'too many',
      (first: number) => [{ lineId: first, quantity: 10_000 }],
      { 'lines.0.quantity': expect.stringContaining('from 0 to 9,999') },
    ],
    [
      'one line twice',
      (first: number) => [
        { lineId: first, quantity: 2 },
        { lineId: first, quantity: 3 },
      ],
      { 'lines.1.lineId': expect.stringContaining('is named twice') },
    ],
  ])('%s is refused by field, and nothing is changed', async (_, linesFor, fields) => {
    const id = await byAccount([1]);
    const [first] = await linesOf(id);
    const answer = await change(customer, id, linesFor(first!.id));
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([400, 'BAD_USER_INPUT', fields]);
    expect(await linesOf(id)).toEqual([first]);
  });
});

describe('the shop changes an order', () => {
  test('what is missing, with the reason, which the buyer reads; another hand is not overwritten', async () => {
    const id = await byAccount([5, 2]);
    const [first, second] = await linesOf(id);
    const short = await correct(admin, id, [{ lineId: first!.id, quantity: 3, seenQuantity: 5 }]);
    expect([short.status, short.body.subtotalAmount]).toEqual([200, '3666.66']);
    const stale = await correct(admin, id, [{ lineId: first!.id, quantity: 4, seenQuantity: 5 }]);
    expect([stale.status, stale.body]).toEqual([
      409,
      {
        code: 'CONFLICT',
        message: 'The order has changed meanwhile: there are 3 of Quince juice now. Please look at it again.',
      },
    ]);
    expect((await correct(admin, id, [{ lineId: second!.id, quantity: 0, seenQuantity: 2 }])).status).toBe(200);
    expect(
      (await changesOf(customer, id)).map(({ change: { reason, lines }, byBuyer }) => [reason, lines, byBuyer]),
    ).toEqual([
      ['The press broke', [{ productName: 'Quince juice', sizeLabel: null, before: 5, after: 3 }], false],
      ['The press broke', [{ productName: 'Dried figs', sizeLabel: null, before: 2, after: 0 }], false],
    ]);
    const log = await admin.rest('GET', `/api/admin/audit-log?subjectType=order&subjectId=${id}`);
    expect(log.body.entries.map(({ action }: Fields) => action)).toEqual(['order.lines', 'order.lines']);
  });

  test('a reason is asked for; a request with a key is done once', async () => {
    const id = await byAccount([5]);
    const lines = await wanted(id, 4);
    const silent = await correct(admin, id, lines, { reason: ' ' });
    expect([silent.status, silent.body.fields]).toEqual([400, { reason: 'Say why, for the buyer to read' }]);
    const key = newKey();
    const send = () =>
      admin.rest('PATCH', `/api/orders/${id}/lines`, { lines, reason: 'One fell' }, { 'Idempotency-Key': key });
    const answers = [await send(), await send()];
    expect(answers.map(({ status, body }) => [status, body.subtotalAmount])).toEqual([
      [200, '4000.00'],
      [200, '4000.00'],
    ]);
    expect(await changesOf(admin, id)).toHaveLength(1);
    expect(answers[1]!.headers.get('Idempotent-Replay')).toBe('true');
  });

  test('until it is shipped', async () => {
    const id = await byAccount([5]);
    for (const [status, expected] of [
      ['confirmed', 200],
      ['shipped', 409],
      ['delivered', 409],
      ['cancelled', 409],
    ] as const) {
      await admin.rest('PATCH', `/api/orders/${id}/status`, { status });
      const answer = await correct(admin, id, await wanted(id, 4));
      expect([status, answer.status]).toEqual([status, expected]);
    }
  });

  test('counted stock follows, and a cancelled order gives back what it still had', async () => {
    const counted = await makeProduct(shop.db, { name: 'Counted dates', customerPrice: '50.00' });
    await countStock(shop.db, counted, 10);
    const id = await byCredit([{ productId: counted, quantity: 4 }]);
    const [line] = await linesOf(id);
    for (const [quantity, status, left] of [
      [6, 200, 4],
      [11, 409, 4],
      [10, 200, 0],
      [1, 200, 9],
    ] as const) {
      const answer = await correct(admin, id, [{ lineId: line!.id, quantity }]);
      expect([quantity, answer.status, (await stockOf(shop.db, counted)).stock]).toEqual([quantity, status, left]);
      if (status === 409) {
        expect(answer.body).toEqual({
          code: 'OUT_OF_STOCK',
          message: 'There is not enough of Counted dates left. Nothing was changed.',
        });
      }
    }
    for (const [status, left] of [
      ['cancelled', 10],
      ['pending', 9],
      ['cancelled', 10],
    ] as const) {
      expect((await admin.rest('PATCH', `/api/orders/${id}/status`, { status })).status).toBe(200);
      expect((await stockOf(shop.db, counted)).stock).toBe(left);
    }
  });

  test('the sums of the day follow', async () => {
    const revenue = async () => (await admin.rest('GET', '/api/admin/stats')).body;
    const id = await byAccount([5, 3]);
    const before = await revenue();
    expect((await correct(admin, id, await wanted(id, 4, 0))).status).toBe(200);
    const after = await revenue();
    expect(Number(before.totalRevenue) - Number(after.totalRevenue)).toBeCloseTo(1000 + 3 * 333.33, 2);
  });
});
