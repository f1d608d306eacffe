import { guestBody, idOf, ledgerOf, makeProduct, newKey } from '../../support/data/orderBodies';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';

type Fields = Record<string, any>;

let shop: TestShop;
let admin: ShopClient;
let business: ShopClient;
let businessId: number;
let juice: number;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signedIn('admin');
  business = await shop.signedIn('business');
  businessId = await idOf(shop.db, 'business');
  juice = await makeProduct(shop.db, { name: 'Pear juice', customerPrice: '100.00' });
});
afterAll(() => shop.stop());

const SET = `mutation ($ids: [Int!]!, $status: OrderStatus!, $trackingNumber: String, $seen: [SeenOrderStatusInput!]) {
  setOrderStatuses(ids: $ids, status: $status, trackingNumber: $trackingNumber, seen: $seen) {
    orderId code message order { id status trackingNumber } } }`;

async function setAll(ids: number[], status: string, trackingNumber?: string | null, seen?: Fields[] | null) {
  const { data, errors } = await admin.graphql(SET, { ids, status, trackingNumber, seen });
  return { outcomes: data?.setOrderStatuses as Fields[], errors };
}

async function placed(client: ShopClient, path: string, body: Fields): Promise<number> {
  const answer = await client.rest('POST', path, body, { 'Idempotency-Key': newKey() });
  expect(answer.status).toBe(201);
  return answer.body.orderId;
}
const line = {
  get productId() {
    return juice;
  },
  quantity: 1,
};
const byGuest = () => placed(shop.guest(), '/api/orders/guest', guestBody([{ ...line }]));
const byCredit = () => placed(business, '/api/business/one-click-order', { items: [{ ...line }] });

async function statuses(ids: number[]): Promise<string[]> {
  const rows = await shop.db.query<{ status: string }[]>(
    'SELECT status FROM orders WHERE id = ANY($1::integer[]) ORDER BY array_position($1::integer[], id)',
    [ids],
  );
  return rows.map(({ status }) => status);
}

const audited = async (id: number) => {
  const rows = await shop.db.query<Fields[]>(
    `SELECT action, actor_username AS who, before->>'status' AS before, after->>'status' AS after FROM audit_entry
     WHERE subject_type = 'order' AND subject_id = $1 ORDER BY id`,
    [String(id)],
  );
  return rows.map((row) => Object.values(row));
};

test('each order is set by itself: what is refused is said by order, and changes nothing of the others', async () => {
  const [guest, poor, code] = [await byGuest(), await byCredit(), await byGuest()];
  expect((await setAll([poor, code], 'CANCELLED')).outcomes.map((outcome) => outcome.code)).toEqual([null, null]);
  // Nothing is left to pay the one again; and the other's code has no use left.
  const { balance } = await ledgerOf(shop.db, businessId);
  await admin.rest('POST', `/api/admin/users/${businessId}/credit`, { amount: (-Number(balance)).toFixed(2) });
  await shop.db.query(
    `WITH code AS (INSERT INTO discount_code (code, discount_percent, max_uses, current_uses) VALUES ('GONE', 5, 1, 1) RETURNING id)
     UPDATE orders SET discount_code_id = (SELECT id FROM code) WHERE id = $1`,
    [code],
  );
  const { outcomes, errors } = await setAll([poor, guest, 999_999_999, code, guest], 'CONFIRMED', 'T-1');
  expect(errors).toEqual([]);
  expect(outcomes).toEqual([
    {
      orderId: poor,
      code: 'INSUFFICIENT_CREDIT',
      message: 'The order is over the available credit of the business, so it stays cancelled.',
      order: { id: poor, status: 'CANCELLED', trackingNumber: null },
    },
    { orderId: guest, code: null, message: null, order: { id: guest, status: 'CONFIRMED', trackingNumber: 'T-1' } },
    { orderId: 999_999_999, code: 'NOT_FOUND', message: 'Order not found', order: null },
    {
      orderId: code,
      code: 'DISCOUNT_CODE_INVALID',
      message: 'The discount code of the order has no use left, so the order stays cancelled.',
      order: { id: code, status: 'CANCELLED', trackingNumber: null },
    },
  ]);
  expect(await statuses([poor, guest, code])).toEqual(['cancelled', 'confirmed', 'cancelled']);
  // Named twice, it was set once.
  expect(await audited(guest)).toEqual([['order.status', 'admin', 'pending', 'confirmed']]);
  expect(await audited(poor)).toEqual([['order.status', 'admin', 'pending', 'cancelled']]);
  const mails = await shop.db.query(
    `SELECT count(*)::integer AS count FROM outgoing_mail WHERE kind = 'order_status' AND order_id = $1`,
    [guest],
  );
  expect(mails).toEqual([{ count: 1 }]);
});

test('what somebody else has set since it was seen is refused by order, and the others are set', async () => {
  const [changed, seenNow, unseen] = [await byGuest(), await byGuest(), await byGuest()];
  await setAll([changed, unseen], 'CANCELLED');
  const ids = [changed, seenNow, unseen];
  const seen = [changed, seenNow].map((orderId) => ({ orderId, status: 'PENDING' }));
  const { outcomes, errors } = await setAll(ids, 'SHIPPED', 'T-9', seen);
  expect(errors).toEqual([]);
  const set = (orderId: number) => ({
    orderId,
    code: null,
    message: null,
    order: { id: orderId, status: 'SHIPPED', trackingNumber: 'T-9' },
  });
  expect(outcomes).toEqual([
    {
      orderId: changed,
      code: 'CONFLICT',
      message: expect.stringMatching(/^admin changed this on .* UTC, after you opened it\. Nothing was saved/),
      order: { id: changed, status: 'CANCELLED', trackingNumber: null },
    },
    set(seenNow),
    // Without a word of what was seen, as ever.
    set(unseen),
  ]);
  expect(await statuses(ids)).toEqual(['cancelled', 'shipped', 'shipped']);
  expect(
    (await setAll([changed], 'SHIPPED', null, [{ orderId: changed, status: 'CANCELLED' }])).outcomes[0]!.code,
  ).toBe(null);
  expect((await setAll([changed], 'DELIVERED', null, null)).outcomes[0]!.code).toBe(null);
});

test('more seen orders than can be set at once are refused', async () => {
  const seen = Array.from({ length: 101 }, (_, at) => ({ orderId: at + 1, status: 'PENDING' }));
  const { outcomes, errors } = await setAll([1], 'DELIVERED', null, seen);
  expect(outcomes).toBeUndefined();
  expect(errors.map(({ extensions }) => [extensions.code, Object.keys(extensions.fields ?? {})])).toEqual([
    ['BAD_USER_INPUT', ['seen']],
  ]);
});

test.each([
  ['no order', () => [], null, 'ids'],
  ['more than a hundred', () => Array.from({ length: 101 }, (_, at) => at + 1), null, 'ids'],
  ['a tracking number that is too long', () => [1, 2], 'x'.repeat(201), 'trackingNumber'],
])('%s is refused, and nothing is changed', async (_, ids, trackingNumber, field) => {
  const all = () => shop.db.query('SELECT id, status, tracking_number FROM orders ORDER BY id');
  const before = await all();
  const { outcomes, errors } = await setAll(ids(), 'DELIVERED', trackingNumber);
  expect(outcomes).toBeUndefined();
  expect(errors.map(({ extensions }) => [extensions.code, Object.keys(extensions.fields ?? {})])).toEqual([
    ['BAD_USER_INPUT', [field]],
  ]);
  expect(await all()).toEqual(before);
});

test('cancelled by several at once, in any order, each is refunded once', async () => {
  await admin.rest('POST', `/api/admin/users/${businessId}/credit`, { amount: '50000.00' });
  const ids: number[] = [];
  for (let n = 0; n < 12; n += 1) ids.push(await byCredit());
  const before = Number((await ledgerOf(shop.db, businessId)).balance);
  const runs = await Promise.all(
    [ids, [...ids].reverse(), ids, [...ids].reverse()].map((all) => setAll(all, 'CANCELLED')),
  );
  expect(runs.flatMap(({ errors }) => errors)).toEqual([]);
  expect(runs.flatMap(({ outcomes }) => outcomes.map(({ code }) => code)).filter(Boolean)).toEqual([]);
  const ledger = await ledgerOf(shop.db, businessId);
  expect(ledger).toMatchObject({ brokenLinks: 0, balance: ledger.sum });
  expect(Number(ledger.balance) - before).toBe(12 * 90);
  const refunds = await shop.db.query(
    `SELECT count(*)::integer AS count FROM credit_entry WHERE type = 'refund' AND order_id = ANY($1::integer[])`,
    [ids],
  );
  expect(refunds).toEqual([{ count: 12 }]);
  const events = await shop.db.query(
    `SELECT count(*)::integer AS count FROM order_event WHERE status = 'cancelled' AND order_id = ANY($1::integer[])`,
    [ids],
  );
  expect(events).toEqual([{ count: 12 }]);
});

test('of two admins who set the same orders at once, each order is set by one, and the other is told of it', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 8; n += 1) ids.push(await byGuest());
  const seen = ids.map((orderId) => ({ orderId, status: 'PENDING' }));
  const runs = await Promise.all([
    setAll(ids, 'SHIPPED', undefined, seen),
    setAll([...ids].reverse(), 'CANCELLED', undefined, seen),
  ]);
  expect(runs.flatMap(({ errors }) => errors)).toEqual([]);
  const [shipped, cancelled] = runs.map(
    ({ outcomes }) => new Map(outcomes.map(({ orderId, code }) => [orderId as number, code as string | null])),
  );
  const now = await statuses(ids);
  ids.forEach((id, at) => {
    const codes = [shipped!.get(id), cancelled!.get(id)];
    expect(codes).toEqual(now[at] === 'shipped' ? [null, 'CONFLICT'] : ['CONFLICT', null]);
    expect(now[at]).toMatch(/^(shipped|cancelled)$/);
  });
});
