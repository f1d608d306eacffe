import { footprint, ledgerOf, newKey } from '../../../support/data/orderBodies';
import { admin, APIS, businessId, byCredit, byGuest, mailsOf, shop, type Fields } from './statusShop';

type Api = (typeof APIS)[number];

const ORDER = `id status trackingNumber paymentStatus history { id status trackingNumber at byUsername }`;
const SET = `mutation ($id: Int!, $status: OrderStatus!, $trackingNumber: String, $key: String) {
  setOrderStatus(id: $id, status: $status, trackingNumber: $trackingNumber, idempotencyKey: $key) { __typename
    ... on OrderStatusSet { order { ${ORDER} } } ... on OrderStatusRefusal { code message } } }`;
const SET_MANY = `mutation ($ids: [Int!]!, $status: OrderStatus!, $key: String) {
  setOrderStatuses(ids: $ids, status: $status, idempotencyKey: $key) { orderId code message order { ${ORDER} } } }`;

interface Sent {
  status: number;
  body: Fields;
  replayed: boolean;
}

async function send(api: Api, id: number, change: Fields, key: string, by = admin): Promise<Sent> {
  const answer =
    api === 'REST'
      ? await by.rest('PATCH', `/api/orders/${id}/status`, change, { 'Idempotency-Key': key })
      : await by.rest('POST', '/graphql', {
          query: SET,
          variables: { id, ...change, status: change.status.toUpperCase(), key },
        });
  const { status, body, headers } = answer;
  return { status, body, replayed: headers.get('Idempotent-Replay') === 'true' };
}

async function sendMany(ids: number[], status: string, key: string): Promise<Sent> {
  const answer = await admin.rest('POST', '/graphql', { query: SET_MANY, variables: { ids, status, key } });
  return { status: answer.status, body: answer.body, replayed: answer.headers.get('Idempotent-Replay') === 'true' };
}

function codeOf(api: Api, { status, body }: Sent): [number, string] {
  return api === 'REST' ? [status, body.code] : [409, body.data.setOrderStatus.code];
}

async function unchanged<T>(work: () => Promise<T>): Promise<T> {
  const state = async () => [
    await footprint(shop.db),
    await shop.db.query('SELECT id, status, tracking_number FROM orders ORDER BY id'),
    await shop.db.query('SELECT count(*)::integer AS events FROM order_event'),
    await shop.db.query('SELECT count(*)::integer AS entries FROM audit_entry'),
  ];
  const before = await state();
  const result = await work();
  expect(await state()).toEqual(before);
  return result;
}

const statusOf = async (id: number): Promise<string> =>
  (await shop.db.query<{ status: string }[]>('SELECT status FROM orders WHERE id = $1', [id]))[0]!.status;

describe.each(APIS)('by %s', (api) => {
  test('sent twice, a status is set once and the answer is the same, whatever became of the order', async () => {
    const id = await byGuest();
    const key = newKey();
    const change = { status: 'shipped', trackingNumber: 'LB-5' };
    const first = await send(api, id, change, key);
    expect([first.status, first.replayed]).toEqual([200, false]);
    expect(await unchanged(() => send(api, id, change, key))).toEqual({ ...first, replayed: true });
    await send(api, id, { status: 'delivered', trackingNumber: null }, newKey());
    expect(await unchanged(() => send(api, id, change, key))).toEqual({ ...first, replayed: true });
    expect(await statusOf(id)).toBe('delivered');
    expect(await mailsOf(id)).toHaveLength(2);
  });

  test('an order that was cancelled and taken up again is not cancelled by a repetition', async () => {
    const id = await byCredit();
    const { balance } = await ledgerOf(shop.db, businessId);
    const key = newKey();
    const first = await send(api, id, { status: 'cancelled' }, key);
    await send(api, id, { status: 'pending' }, newKey());
    expect(await unchanged(() => send(api, id, { status: 'cancelled' }, key))).toEqual({ ...first, replayed: true });
    expect(await statusOf(id)).toBe('pending');
    expect((await ledgerOf(shop.db, businessId)).balance).toBe(balance);
  });

  test('10 at once set it once, and all are answered the same', async () => {
    const id = await byCredit();
    const { entries } = await ledgerOf(shop.db, businessId);
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(api, id, { status: 'cancelled' }, key)));
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]!.body]);
    expect(await ledgerOf(shop.db, businessId)).toMatchObject({ entries: entries + 1, brokenLinks: 0 });
    expect(await mailsOf(id)).toHaveLength(1);
  });

  test('with another content the key is refused; a refused attempt does not use it up', async () => {
    const [id, other] = [await byGuest(), await byGuest()];
    const key = newKey();
    const tooLong = await unchanged(() => send(api, id, { status: 'shipped', trackingNumber: 'x'.repeat(201) }, key));
    expect(tooLong.replayed).toBe(false);
    const first = await send(api, id, { status: 'shipped' }, key);
    expect(first).toMatchObject({ status: 200, replayed: false });
    const conflict: [number, string] = [409, 'IDEMPOTENCY_CONFLICT'];
    expect(codeOf(api, await unchanged(() => send(api, id, { status: 'delivered' }, key)))).toEqual(conflict);
    expect(codeOf(api, await unchanged(() => send(api, other, { status: 'shipped' }, key)))).toEqual(conflict);
    expect(await unchanged(() => send(api, id, { status: 'shipped' }, key))).toEqual({ ...first, replayed: true });
  });
});

describe('of many orders', () => {
  test('each is set once, and the outcomes are the same, whatever became of them', async () => {
    const ids = [await byGuest(), 2_000_000_000, await byCredit()];
    const key = newKey();
    const first = await sendMany(ids, 'CONFIRMED', key);
    expect(first.body.data.setOrderStatuses.map(({ code }: Fields) => code)).toEqual([null, 'NOT_FOUND', null]);
    await send('REST', ids[0]!, { status: 'delivered' }, newKey());
    expect(await unchanged(() => sendMany(ids, 'CONFIRMED', key))).toEqual({ ...first, replayed: true });
    expect(await statusOf(ids[0]!)).toBe('delivered');
  });

  test('10 at once set each once', async () => {
    const ids = [await byCredit(), await byCredit()];
    const { entries } = await ledgerOf(shop.db, businessId);
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendMany(ids, 'CANCELLED', key)));
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]!.body]);
    expect(await ledgerOf(shop.db, businessId)).toMatchObject({ entries: entries + 2, brokenLinks: 0 });
    for (const id of ids) expect(await mailsOf(id)).toHaveLength(1);
  });

  test('a request that was cut off goes on with what is left when it is sent again', async () => {
    const ids = [await byGuest(), await byGuest()];
    const key = newKey();
    await sendMany(ids, 'SHIPPED', key);
    // As after a stop between the first order and the second.
    await shop.db.query(`UPDATE order_request SET answer = NULL WHERE key = $1`, [key]);
    await shop.db.query('DELETE FROM order_request WHERE key = $1', [`${key} ${ids[1]}`]);
    await send('REST', ids[0]!, { status: 'delivered' }, newKey());
    await send('REST', ids[1]!, { status: 'pending' }, newKey());
    const { body } = await sendMany(ids, 'SHIPPED', key);
    expect(body.data.setOrderStatuses.map(({ code }: Fields) => code)).toEqual([null, null]);
    expect([await statusOf(ids[0]!), await statusOf(ids[1]!)]).toEqual(['delivered', 'shipped']);
  });

  test('one that was refused stays so for the key, whatever has become possible since', async () => {
    const id = await byCredit();
    await send('REST', id, { status: 'cancelled' }, newKey());
    const key = newKey();
    const limit = (to: string) =>
      admin.rest('PUT', `/api/admin/business-credit/${businessId}/limit`, { creditLimit: to });
    const [{ before }] = await shop.db.query<[{ before: string }]>(
      'SELECT credit_limit AS before FROM credit_account WHERE user_id = $1',
      [businessId],
    );
    await limit('0.00');
    const refused = await sendMany([id], 'CONFIRMED', key);
    expect(refused.body.data.setOrderStatuses[0].code).toBe('INSUFFICIENT_CREDIT');
    // As when another request with the key goes on beside this one, and credit comes in between.
    await shop.db.query('UPDATE order_request SET answer = NULL WHERE key = $1', [key]);
    await limit(before);
    expect((await sendMany([id], 'CONFIRMED', key)).body).toEqual(refused.body);
    expect(await statusOf(id)).toBe('cancelled');
    expect((await sendMany([id], 'CONFIRMED', newKey())).body.data.setOrderStatuses[0].code).toBeNull();
  });

  test('with other orders or another status the key is refused', async () => {
    const [id, other] = [await byGuest(), await byGuest()];
    const key = newKey();
    await sendMany([id], 'SHIPPED', key);
    for (const [ids, status] of [
      [[other], 'SHIPPED'],
      [[id], 'DELIVERED'],
    ] as const) {
      const { body } = await unchanged(() => sendMany([...ids], status, key));
      expect(body.errors[0].extensions.code).toBe('IDEMPOTENCY_CONFLICT');
    }
  });
});
