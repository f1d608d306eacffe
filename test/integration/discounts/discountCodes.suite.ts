import { guestBody, makeProduct } from '../../support/data/orderBodies';
import { rowCounts } from '../../support/data/rows';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';

type Fields = Record<string, any>;

let shop: TestShop;
let admin: ShopClient;
let juice: number;
let count = 0;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signedIn('admin');
  juice = await makeProduct(shop.db, { name: 'Test juice', customerPrice: '10.00' });
});
afterAll(() => shop.stop());

const code = (change: Fields = {}): Fields => ({
  code: `CODE-${(count += 1)}`,
  discountPercent: 10,
  maxUses: null,
  expiresAt: null,
  isActive: true,
  ...change,
});

async function create(change: Fields = {}): Promise<Fields> {
  const answer = await admin.rest('POST', '/api/discount-codes', code(change));
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
  return answer.body;
}

async function refused(method: string, path: string, body?: unknown): Promise<Fields> {
  const before = await rowCounts(shop.db);
  const answer = await admin.rest(method, path, body);
  expect(await rowCounts(shop.db)).toEqual(before);
  return { status: answer.status, ...answer.body };
}

async function lastAudit(): Promise<Fields> {
  const { data } = await admin.graphql(
    '{ auditLog(first: 1) { nodes { actorUsername action subjectType subjectId before after } } }',
  );
  return data.auditLog.nodes[0];
}

/** The percentage of the code for a guest; null when it cannot be used. */
async function discountOf(text: string): Promise<number | null> {
  const { status, body } = await shop.guest().rest('POST', '/api/discount-codes/validate', { code: text });
  expect([200, 404]).toContain(status);
  return status === 200 ? body.discountPercent : null;
}

const order = (text: string) =>
  shop
    .guest()
    .rest('POST', '/api/orders/guest', guestBody([{ productId: juice, quantity: 1 }], { discountCode: text }));

test('are made, changed and deleted, each with its line in the audit log', async () => {
  const expiresAt = '2099-12-31T21:59:59.000Z';
  const body = code({ code: '  Harvest 20 ', discountPercent: 12.5, maxUses: 3, expiresAt });
  const created = (await admin.rest('POST', '/api/discount-codes', body)).body;
  const shape = { version: 1, code: 'Harvest 20', maxUses: 3, currentUses: 0, expiresAt, isActive: true };
  expect(created).toEqual({ id: expect.any(Number), discountPercent: 12.5, ...shape });
  const expectedState = { id: created.id, discountPercent: '12.50', ...shape };
  const about = { actorUsername: 'admin', subjectType: 'discountCode', subjectId: String(created.id) };
  expect(await lastAudit()).toEqual({ ...about, action: 'discountCode.create', before: null, after: expectedState });
  expect(await discountOf('HARVEST 20 ')).toBe(12.5);

  const path = `/api/discount-codes/${created.id}`;
  const changed = await admin.rest('PUT', path, code({ code: 'Harvest 20', isActive: false }));
  const after = { ...shape, version: 2, maxUses: null, expiresAt: null, isActive: false };
  expect([changed.status, changed.body]).toEqual([200, { id: created.id, discountPercent: 10, ...after }]);
  expect(await discountOf('Harvest 20')).toBeNull();
  expect(await lastAudit()).toEqual({
    ...about,
    action: 'discountCode.update',
    before: expectedState,
    after: { ...expectedState, discountPercent: '10.00', ...after },
  });

  expect((await admin.rest('DELETE', path)).status).toBe(204);
  expect(await lastAudit()).toMatchObject({ ...about, action: 'discountCode.delete', after: null });
  for (const [method, sent] of [
    ['PUT', code()],
    ['DELETE', undefined],
  ] as const) {
    expect(await refused(method, path, sent)).toEqual({
      status: 404,
      code: 'NOT_FOUND',
      message: 'Discount code not found',
    });
  }
});

test('are active and without a limit when nothing is said; a change that says nothing leaves them active or not', async () => {
  const { id, isActive, maxUses, expiresAt } = await create({
    isActive: undefined,
    maxUses: undefined,
    expiresAt: undefined,
  });
  expect([isActive, maxUses, expiresAt]).toEqual([true, null, null]);
  const put = async (change: Fields) => (await admin.rest('PUT', `/api/discount-codes/${id}`, code(change))).body;
  await put({ isActive: false });
  expect((await put({ isActive: undefined })).isActive).toBe(false);
});

const LOW = 'Discount must be at least 1%';
const HIGH = 'Discount cannot exceed 100%';
const USES = 'Must allow at least 1 use';
const MOMENT = 'Must be a moment as text, like "2026-11-21T08:30:00.000Z"';

test.each<[Fields, Fields]>([
  [{ code: '' }, { code: 'Code is required' }],
  [{ code: '  ' }, { code: 'Code is required' }],
  [{ code: undefined }, { code: 'Code is required' }],
  [{ code: 7 }, { code: 'Must be text' }],
  [{ code: 'x'.repeat(51) }, { code: 'Must be at most 50 characters' }],
  [{ discountPercent: 0 }, { discountPercent: LOW }],
  [{ discountPercent: 0.99 }, { discountPercent: LOW }],
  [{ discountPercent: -5 }, { discountPercent: LOW }],
  [{ discountPercent: undefined }, { discountPercent: LOW }],
  [{ discountPercent: 100.01 }, { discountPercent: HIGH }],
  [{ discountPercent: 1e300 }, { discountPercent: HIGH }],
  [{ discountPercent: 10.005 }, { discountPercent: 'A percentage has at most two decimals' }],
  [{ discountPercent: '10' }, { discountPercent: LOW }],
  [{ discountPercent: 'abc' }, { discountPercent: LOW }],
  [{ discountPercent: [10] }, { discountPercent: LOW }],
  [{ maxUses: 0 }, { maxUses: USES }],
  [{ maxUses: -1 }, { maxUses: USES }],
  [{ maxUses: 1.5 }, { maxUses: 'Must be a whole number' }],
  [{ maxUses: '' }, { maxUses: 'Must be a whole number' }],
  [{ maxUses: 3_000_000_000 }, { maxUses: 'Must be a whole number' }],
  [{ expiresAt: 'tomorrow' }, { expiresAt: MOMENT }],
  [{ expiresAt: '2026-02-30T00:00:00.000Z' }, { expiresAt: MOMENT }],
  [{ expiresAt: '2026-12-31' }, { expiresAt: MOMENT }],
  [{ isActive: 'true' }, { isActive: 'Must be true or false' }],
  [
    { code: '', discountPercent: 101, maxUses: 0 },
    { code: 'Code is required', discountPercent: HIGH, maxUses: USES },
  ],
])('%j is refused: %j', async (change, fields) => {
  const { id } = await create();
  for (const [method, path] of [
    ['POST', '/api/discount-codes'],
    ['PUT', `/api/discount-codes/${id}`],
  ] as const) {
    expect(await refused(method, path, code(change))).toEqual({
      status: 400,
      code: 'BAD_USER_INPUT',
      message: Object.values(fields)[0],
      fields,
    });
  }
});

test('say their messages by field in GraphQL too', async () => {
  const { errors } = await admin.graphql(
    'mutation ($input: DiscountCodeInput!) { createDiscountCode(input: $input) { id } }',
    { input: { code: ' ', discountPercent: 0.5, maxUses: 0 } },
  );
  expect(errors[0]!.extensions).toEqual({
    code: 'BAD_USER_INPUT',
    fields: { code: 'Code is required', discountPercent: LOW, maxUses: USES },
  });
});

test.each([1, 100, 33.33])('of %d percent are taken', async (discountPercent) => {
  const created = await create({ discountPercent });
  expect([created.discountPercent, await discountOf(created.code)]).toEqual([discountPercent, discountPercent]);
});

test('are unique without regard to case and outer spaces, however many come at once', async () => {
  const conflict = {
    status: 409,
    code: 'CONFLICT',
    message: 'There is already such a discount code',
    fields: { code: 'There is already such a discount code' },
  };
  expect(await refused('POST', '/api/discount-codes', code({ code: ' welcome10 ' }))).toEqual(conflict);
  const { id } = await create();
  expect(await refused('PUT', `/api/discount-codes/${id}`, code({ code: 'Welcome10' }))).toEqual(conflict);
  const answers = await Promise.all(
    ['once', 'ONCE', ' Once', 'oncE '].map((text) => admin.rest('POST', '/api/discount-codes', code({ code: text }))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  const own = await create({ code: 'Own' });
  expect((await admin.rest('PUT', `/api/discount-codes/${own.id}`, code({ code: 'OWN' }))).body.code).toBe('OWN');
});

test('with fewer uses than were made are used up, and with more can be used again', async () => {
  const { id, code: text } = await create({ maxUses: 5 });
  for (let use = 0; use < 3; use += 1) expect((await order(text)).status).toBe(201);
  const put = (maxUses: number | null) => admin.rest('PUT', `/api/discount-codes/${id}`, code({ code: text, maxUses }));
  expect((await put(2)).body).toMatchObject({ maxUses: 2, currentUses: 3 });
  expect(await discountOf(text)).toBeNull();
  expect((await order(text)).body.code).toBe('DISCOUNT_CODE_INVALID');
  await put(4);
  expect((await order(text)).status).toBe(201);
  expect((await order(text)).body.code).toBe('DISCOUNT_CODE_INVALID');
  expect((await put(null)).body).toMatchObject({ maxUses: null, currentUses: 4 });
  expect((await order(text)).status).toBe(201);
});

test('that are deleted leave their orders as they were', async () => {
  const { id, code: text } = await create({ discountPercent: 50 });
  const placed = await order(text);
  expect(placed.body).toMatchObject({ discountAmount: '5.00', totalAmount: '8.00' });
  const before = (await admin.rest('GET', `/api/orders/${placed.body.orderId}`)).body;
  expect((await admin.rest('DELETE', `/api/discount-codes/${id}`)).status).toBe(204);
  expect((await admin.rest('GET', `/api/orders/${placed.body.orderId}`)).body).toEqual(before);
  expect(await discountOf(text)).toBeNull();
});

test('are listed newest first, page by page', async () => {
  const codes = [];
  for (let n = 0; n < 5; n += 1) codes.push((await create()).code);
  const whole = (await admin.rest('GET', '/api/discount-codes')).body;
  expect(whole.slice(0, 5).map((each: Fields) => each.code)).toEqual(codes.reverse());
  const collected: Fields[] = [];
  let next: string | null = '/api/discount-codes?limit=2';
  while (next !== null) {
    const { status, body, headers } = await admin.rest('GET', next);
    expect([status, body.length <= 2]).toEqual([200, true]);
    collected.push(...body);
    next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? null;
  }
  expect(collected).toEqual(whole);
  const { data } = await admin.graphql('{ discountCodes(first: 1) { totalCount nodes { code } } }');
  expect(data.discountCodes).toEqual({ totalCount: whole.length, nodes: [{ code: whole[0].code }] });
  expect((await admin.rest('GET', '/api/discount-codes?limit=101')).status).toBe(400);
});
