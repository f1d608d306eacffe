import { idOf, makeProduct, newKey } from '../../support/data/orderBodies';
import { rowCounts } from '../../support/data/rows';
import { eventually } from '../../support/processes';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { insertPlan, stateOf } from './planRows';

let shop: TestShop;
let admin: ShopClient;
let product: number;
let sized: number;
let businessId: number;
let minute = 0;

/** The year after next: prices are planned for five years at most. */
const YEAR = new Date().getUTCFullYear() + 2;
/** Of March, when Lebanon's clocks go forward at midnight. */
const LAST_SUNDAY = 31 - new Date(Date.UTC(YEAR, 2, 31)).getUTCDay();
/** A moment of it that no other plan has. */
const ownMinute = () => new Date(Date.UTC(YEAR, 0, 1, 0, (minute += 1))).toISOString();

const PLAN = `id version at localAt state reason failure changeCount madeByUsername settledAt
  changes { position kind productId productName variant userId businessName value madeOn valueNow before isThere outcome }`;
const PLAN_PRICES = `mutation ($input: PricePlanInput!) { plan: planPrices(input: $input) { ${PLAN} } }`;
const CHANGE = `mutation ($id: Int!, $input: PricePlanInput!) { plan: changePricePlan(id: $id, input: $input) { ${PLAN} } }`;
const WITHDRAW = `mutation ($id: Int!, $version: Int) { plan: withdrawPricePlan(id: $id, version: $version) { ${PLAN} } }`;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signedIn('admin');
  product = await makeProduct(shop.db, { name: 'Carob juice', customerPrice: '10', businessPrice: '8' });
  sized = await makeProduct(shop.db, {
    name: 'Mulberry juice',
    variants: { Small: { customer: '5', business: '4' }, Large: { customer: '9', business: '7' } },
  });
  businessId = await idOf(shop.db, 'business');
});
afterAll(() => shop.stop());

const customerPrice = (value: string | null, productId = product) => ({ kind: 'CUSTOMER_PRICE', productId, value });

async function plan(input: Record<string, unknown>): Promise<any> {
  const { data, errors } = await admin.graphql(PLAN_PRICES, { input });
  expect(errors).toEqual([]);
  return data.plan;
}

async function refused(document: string, variables: Record<string, unknown>) {
  const before = await rowCounts(shop.db);
  const { errors } = await admin.graphql(document, variables);
  expect(await rowCounts(shop.db)).toEqual(before);
  const { code, fields = null } = errors[0]!.extensions;
  return { code, fields: fields, message: errors[0]!.message };
}

test('a plan says what it sets and what it was made on, and what is set now', async () => {
  const made = await plan({
    at: `${YEAR}-11-30T06:00`,
    reason: 'A new season',
    changes: [
      customerPrice('11'),
      { kind: 'CUSTOMER_PRICE', productId: sized, variant: 'Large', value: '9.5' },
      { kind: 'AGREED_PRICE', productId: product, userId: businessId, value: '7' },
      { kind: 'DISCOUNT', userId: businessId, value: '100' },
      { kind: 'APPROVAL', userId: businessId, value: 'false' },
    ],
  });
  expect(made).toMatchObject({
    version: 1,
    at: `${YEAR}-11-30T04:00:00.000Z`,
    localAt: `${YEAR}-11-30T06:00`,
    state: 'PLANNED',
    reason: 'A new season',
    failure: null,
    changeCount: 5,
    madeByUsername: 'admin',
    settledAt: null,
  });
  const OPEN = { before: null, isThere: true, outcome: null };
  const business = { userId: businessId, businessName: 'Cedar Hotel' };
  const [row] = await shop.db.query<{ name: string }[]>('SELECT business_name AS name FROM users WHERE id = $1', [
    businessId,
  ]);
  business.businessName = row!.name;
  const none = { productId: null, productName: null, variant: null, userId: null, businessName: null };
  const juice = { ...none, productId: product, productName: 'Carob juice' };
  expect(made.changes).toEqual([
    { ...OPEN, ...juice, position: 0, kind: 'CUSTOMER_PRICE', value: '11.00', madeOn: '10.00', valueNow: '10.00' },
    {
      ...OPEN,
      ...none,
      productId: sized,
      productName: 'Mulberry juice',
      variant: 'Large',
      position: 1,
      kind: 'CUSTOMER_PRICE',
      value: '9.50',
      madeOn: '9.00',
      valueNow: '9.00',
    },
    { ...OPEN, ...juice, ...business, position: 2, kind: 'AGREED_PRICE', value: '7.00', madeOn: null, valueNow: null },
    {
      ...OPEN,
      ...none,
      ...business,
      position: 3,
      kind: 'DISCOUNT',
      value: '100.00',
      madeOn: '10.00',
      valueNow: '10.00',
    },
    { ...OPEN, ...none, ...business, position: 4, kind: 'APPROVAL', value: 'false', madeOn: 'true', valueNow: 'true' },
  ]);
  await shop.db.query('UPDATE product SET customer_price = 12 WHERE id = $1', [product]);
  const { data } = await admin.graphql(`query ($id: Int!) { pricePlan(id: $id) { ${PLAN} } }`, { id: made.id });
  expect(data.pricePlan.changes[0]).toMatchObject({ value: '11.00', madeOn: '10.00', valueNow: '12.00' });
  await shop.db.query('UPDATE product SET customer_price = 10 WHERE id = $1', [product]);
});

test('a category is planned by a percentage, and what is named goes before it', async () => {
  const [{ id: categoryId }] = await shop.db.query<[{ id: number }]>(
    `INSERT INTO category (name, slug, description) VALUES ('Syrups', 'syrups', '') RETURNING id`,
  );
  const [rose, mint, free] = [
    await makeProduct(shop.db, { name: 'Rose', customerPrice: '10.10', businessPrice: '8.05' }),
    await makeProduct(shop.db, { name: 'Mint', variants: { S: { customer: '3', business: null } } }),
    await makeProduct(shop.db, { name: 'Free', customerPrice: '0' }),
  ];
  await shop.db.query('UPDATE product SET category_id = $1 WHERE id = ANY($2)', [categoryId, [rose, mint, free]]);
  const changesOf = async (input: Record<string, unknown>) => {
    const { changes, id } = await plan({ at: ownMinute(), ...input });
    await admin.graphql(WITHDRAW, { id });
    return (changes as any[]).map((c) => [c.productId, c.variant, c.kind, c.value]);
  };
  const category = { categoryId, percent: 5 };
  expect(await changesOf({ category, changes: [customerPrice('11.11', rose)] })).toEqual([
    [rose, null, 'CUSTOMER_PRICE', '11.11'],
    [rose, null, 'BUSINESS_PRICE', '8.45'],
    [mint, 'S', 'CUSTOMER_PRICE', '3.15'],
  ]);
  expect(await changesOf({ category: { ...category, percent: -12.5, of: 'BUSINESS_PRICE' } })).toEqual([
    [rose, null, 'BUSINESS_PRICE', '7.04'],
  ]);
});

const WRONG: [string, () => Record<string, unknown>, Record<string, string>][] = [
  ['no instant', () => ({ at: null }), { at: 'Enter from when on, as a day and time like "2026-11-30T06:00"' }],
  [
    'an instant that is over',
    () => ({ at: '2020-01-01T06:00' }),
    { at: 'This is over; choose a day and time to come' },
  ],
  ['no such day', () => ({ at: `${YEAR}-02-30T06:00` }), { at: 'There is no such day or time' }],
  [
    'a time that the clock leaves out',
    () => ({ at: `${YEAR}-03-${LAST_SUNDAY}T00:30` }),
    { at: 'The clock goes forward on that day: there is no 00:30; choose 01:30' },
  ],
  ['nothing', () => ({ changes: [] }), { changes: 'Send at least one change' }],
  [
    'a price of nothing',
    () => ({ changes: [customerPrice(null)] }),
    { 'changes.0.value': 'This change sets an amount like "12.50"; zero leaves no price' },
  ],
  [
    'a percentage over 100',
    () => ({ changes: [{ kind: 'DISCOUNT', userId: 1, value: '100.01' }] }),
    { 'changes.0.value': 'This change sets a percentage from 0 to 100, with at most two decimals' },
  ],
  [
    'a price of no product',
    () => ({ changes: [{ kind: 'CUSTOMER_PRICE', value: '1' }] }),
    { 'changes.0.productId': 'This change needs a product' },
  ],
  [
    'a product that is not there',
    () => ({ changes: [customerPrice('1', 999_999)] }),
    { 'changes.0': 'There is no product 999999' },
  ],
  [
    'a percentage of somebody who is no business',
    () => ({ changes: [{ kind: 'DISCOUNT', userId: 999_999, value: '5' }] }),
    { 'changes.0': 'This change is of a business that is not there: 999999' },
  ],
];

test.each(WRONG)('refused: %s', async (_, change, fields) => {
  const input = { at: ownMinute(), changes: [customerPrice('11')], ...change() };
  expect(await refused(PLAN_PRICES, { input })).toMatchObject({ code: 'BAD_USER_INPUT', fields });
});

test('refused: one thing twice in a plan, and a size that the product does not have', async () => {
  const changes = [customerPrice('11'), customerPrice('12')];
  expect(await refused(PLAN_PRICES, { input: { at: ownMinute(), changes } })).toMatchObject({
    fields: { 'changes.1': 'This change is there twice' },
  });
  const size = [{ ...customerPrice('11', sized), variant: 'Huge' }];
  expect(await refused(PLAN_PRICES, { input: { at: ownMinute(), changes: size } })).toMatchObject({
    fields: { 'changes.0': `There is no product ${sized} with a size "Huge"` },
  });
});

test('one thing has one plan for an instant: the other one is named; at another instant it may have another', async () => {
  const at = ownMinute();
  const first = await plan({ at, changes: [customerPrice('11')] });
  const both = { at, changes: [customerPrice('9', sized), customerPrice('12')] };
  const { code, fields } = await refused(PLAN_PRICES, { input: both });
  const message = `Plan ${first.id} sets this for the same instant: change or withdraw it, or choose another instant`;
  expect([code, fields]).toEqual(['CONFLICT', { at: message, 'changes.1': message }]);
  await plan({ ...both, at: ownMinute() });
  await admin.graphql(WITHDRAW, { id: first.id });
  await plan(both);
});

test('of many plans for one thing and instant that are made at once, one is made', async () => {
  const input = { at: ownMinute(), changes: [customerPrice('11')] };
  const answers = await Promise.all(Array.from({ length: 8 }, () => admin.graphql(PLAN_PRICES, { input })));
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  const codes = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code));
  expect(codes).toEqual(Array(7).fill('CONFLICT'));
});

test('a plan is made once for its key', async () => {
  const input = { at: ownMinute(), changes: [customerPrice('11')], idempotencyKey: newKey() };
  const answers = [await admin.graphql(PLAN_PRICES, { input }), await admin.graphql(PLAN_PRICES, { input })];
  expect(answers[0]!.data.plan.id).toBe(answers[1]!.data.plan.id);
  expect(answers.map(({ headers }) => headers.get('Idempotent-Replay'))).toEqual([null, 'true']);
  const other = await refused(PLAN_PRICES, { input: { ...input, reason: 'Another' } });
  expect(other.code).toBe('IDEMPOTENCY_CONFLICT');
});

test('a plan is changed and withdrawn before, by whoever has seen its last version', async () => {
  const made = await plan({ at: ownMinute(), changes: [customerPrice('11')] });
  const input = { at: ownMinute(), changes: [customerPrice('0', sized)], version: 1 };
  const { data } = await admin.graphql(CHANGE, { id: made.id, input });
  expect(data.plan).toMatchObject({ id: made.id, version: 2, at: input.at, changeCount: 1 });
  expect(data.plan.changes).toMatchObject([{ productId: sized, value: '0.00', position: 0 }]);
  expect((await refused(CHANGE, { id: made.id, input })).code).toBe('CONFLICT');
  // Another instant and reason alone: its changes stay.
  const later = await admin.graphql(CHANGE, { id: made.id, input: { at: ownMinute(), reason: 'Later' } });
  expect(later.data.plan).toMatchObject({ version: 3, reason: 'Later', changes: data.plan.changes });
  expect((await refused(WITHDRAW, { id: made.id, version: 1 })).code).toBe('CONFLICT');
  const withdrawn = await admin.graphql(WITHDRAW, { id: made.id, version: 3 });
  expect(withdrawn.data.plan).toMatchObject({ state: 'WITHDRAWN', version: 4 });
  expect(await refused(WITHDRAW, { id: made.id })).toMatchObject({
    code: 'CONFLICT',
    message: 'This plan was withdrawn. Make a new one.',
  });
  const entries = await shop.db.query<{ action: string }[]>(
    `SELECT action FROM audit_entry WHERE subject_type = 'pricePlan' AND subject_id = $1 ORDER BY id`,
    [String(made.id)],
  );
  expect(entries.map(({ action }) => action)).toEqual([
    'pricePlan.create',
    'pricePlan.update',
    'pricePlan.update',
    'pricePlan.withdraw',
  ]);
});

test('a plan whose instant has come is not changed any more', async () => {
  const { id } = await insertPlan(shop.db, 0, [{ kind: 'customer_price', productId: product, value: '10.00' }]);
  await eventually('it is applied', async () => (await stateOf(shop.db, id)) === 'applied');
  const input = { at: ownMinute(), changes: [customerPrice('11')] };
  const { code, message } = await refused(CHANGE, { id, input });
  expect(code).toBe('CONFLICT');
  expect(message).toMatch(/^The instant of this plan has come/);
});

test('the same by REST, with the list by state', async () => {
  const changes = [{ kind: 'customer_price', productId: product, value: '11.00' }];
  const made = await admin.rest('POST', '/api/admin/price-plans', { at: ownMinute(), changes });
  expect([made.status, made.body]).toEqual([
    201,
    expect.objectContaining({ state: 'planned', changes: [expect.objectContaining({ kind: 'customer_price' })] }),
  ]);
  const { id } = made.body as { id: number };
  const path = `/api/admin/price-plans/${id}`;
  expect((await admin.rest('PUT', path, { at: ownMinute(), changes, reason: 'Late' })).body).toMatchObject({
    reason: 'Late',
  });
  expect((await admin.rest('DELETE', path)).status).toBe(204);
  expect((await admin.rest('GET', path)).body).toMatchObject({ state: 'withdrawn', version: 3 });
  const { body, headers } = await admin.rest('GET', '/api/admin/price-plans?state=withdrawn&limit=1');
  expect([(body as { state: string }[]).map(({ state }) => state), headers.get('Link')]).toEqual([
    ['withdrawn'],
    expect.stringMatching(/price-plans\?state=withdrawn&limit=1&cursor=/),
  ]);
});
