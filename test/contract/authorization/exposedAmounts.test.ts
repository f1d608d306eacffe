import { getNamedType, isCompositeType, isObjectType, type GraphQLCompositeType } from 'graphql';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { makeRun } from '../../support/data/runs';
import {
  allAmounts,
  amountsIn,
  exposedAmounts,
  overLimits,
  queries,
  queryEverything,
  schema,
  values,
} from './everyField';
import { fixture, ownOrder, prepareShop } from './fixture';
import { OPERATIONS } from './operations';
import { hasAny, signedInStaff } from './staff/staffShop';
import { OPEN_TO_STAFF, OPENED_BY } from './staff/table';
import { outcomeOf, type AccountName } from './viewers';

jest.setTimeout(120_000);

/** The queries that an account may send. */
const openTo = (account: AccountName) => queries.filter((each) => outcomeOf(OPERATIONS[each]!, account) === 'ok');

let shop: TestShop;
let employee: ShopClient;
let guest: ShopClient;

beforeAll(async () => {
  shop = await startShop();
  await prepareShop(shop);
  // Prices that no other number equals, and that differ by the kind of buyer.
  for (const [table, id] of [
    ['product', 'id'],
    ['product_variant', 'product_id'],
  ] as const) {
    await shop.db.query(`UPDATE "${table}" SET customer_price = 10000.37 + ${id}, business_price = 20000.41 + ${id}`);
  }
  await shop.db.query('DELETE FROM individual_price');
  await shop.db.query(
    `INSERT INTO individual_price (user_id, product_id, custom_price)
     SELECT u.id, p.id, 30000.43 + p.id FROM product p, users u WHERE u.username = 'business-cash'`,
  );
  await shop.db.query('UPDATE product SET in_stock = true WHERE deleted_at IS NULL');
  employee = await shop.signedIn('employee');
  guest = shop.guest();
  const admin = await shop.signedIn('admin');
  await admin.graphql(OPERATIONS['Mutation.setCreditLimit']!.document, { userId: fixture.ids.business });
  const placed = await employee.graphql(
    `mutation ($input: EmployeeOrderInput!) { placeEmployeeOrder(input: $input) { ... on OrderPlaced { orderId } } }`,
    { input: ownOrder() },
  );
  expect(placed.errors).toEqual([]);
  fixture.ids.order = placed.data.placeEmployeeOrder.orderId;
  expect(fixture.ids.order).toEqual(expect.any(Number));
  const shipped = await admin.graphql(
    `mutation ($id: Int!) { setOrderStatus(id: $id, status: SHIPPED, trackingNumber: "TRACK") { __typename } }`,
    { id: fixture.ids.order },
  );
  expect(shipped.errors).toEqual([]);
  for (const client of [employee, guest]) {
    await client.graphql(OPERATIONS['Mutation.addToCart']!.document, OPERATIONS['Mutation.addToCart']!.variables!());
  }
});
afterAll(() => shop.stop());

test('the table has arguments for every query of the schema', () => {
  expect(queries.filter((query) => !OPERATIONS[query])).toEqual([]);
});

test('the queries of an employee reach every field of every type', async () => {
  const reached = new Set<string>();
  for (const { query, answer } of await queryEverything(openTo('employee'), employee)) {
    const [data] = Object.values(answer.data);
    const type = getNamedType(schema.getQueryType()!.getFields()[query.slice('Query.'.length)]!.type);
    // Nobody has its key here: what it shows an employee is tried where orders are followed.
    if (query === 'Query.followedOrder') continue;
    expect([query, data]).toEqual([query, expect.anything()]);
    for (const [field] of values(data, type as GraphQLCompositeType)) reached.add(field);
  }
  const types = [
    'Order',
    'OrderLine',
    'OrderAgainLine',
    'OrderEvent',
    'Product',
    'ProductVariant',
    'Viewer',
    'CartItem',
    'Category',
  ];
  const expected = types.flatMap((name) => {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`${name} is no type`);
    return (
      Object.values(type.getFields())
        .filter((field) => !isCompositeType(getNamedType(field.type)))
        .map((field) => `${name}.${field.name}`)
        // Lists without items.
        .filter((field) => !/\.(duties|untranslated)$/.test(field))
    );
  });
  expect(expected.filter((field) => !reached.has(field))).toEqual([]);
  // Prices and translations of sizes, in the list of everything at once; `products` shows them page by page.
  const ofAll = /^Query\.catalogue: (nodes|edges node) (variants price|translations (sizes|tags)) /;
  expect([...overLimits].filter((fieldPath) => !ofAll.test(fieldPath))).toEqual([]);
});

test('no query shows an employee an amount of money', async () => {
  const amounts = await allAmounts(shop);
  expect(amounts.size).toBeGreaterThan(100);
  expect(exposedAmounts(await queryEverything(openTo('employee'), employee), amounts)).toEqual([]);
});

test('no query shows who drives an amount of money, but what is collected of the own runs', async () => {
  const client = await signedInStaff(shop, 'driving');
  await makeDrivenRun();
  const open = queries.filter((query) => OPEN_TO_STAFF.has(query) || OPENED_BY[query]?.includes('driving'));
  const responses = await queryEverything(open, client);
  const amounts = await allAmounts(shop);
  expect(exposedAmounts(responses, amounts, new Set(SHOWN_TO_DRIVERS))).toEqual([]);
  // All of these are there to be seen, and nowhere but in the own runs.
  const told = exposedAmounts(responses, amounts) as [query: string, field: string, value?: string][];
  expect(new Set(told.map(([query]) => query))).toEqual(new Set(['Query.ownRuns']));
  expect(new Set(told.flatMap(([, field, value]) => (value === undefined ? [] : [field])))).toEqual(
    new Set(SHOWN_TO_DRIVERS),
  );
  const everything = responses.map(({ text }) => text).join();
  expect(everything).toContain('29999.94');
  for (const secret of ['40000.47', '41000.47', '1234.56', '555.55', 'layal@example.com']) {
    expect([secret, everything.includes(secret)]).toEqual([secret, false]);
  }
});

/** The amounts that a driver needs at the door and in the evening. */
const SHOWN_TO_DRIVERS = [
  ...['floatLbp', 'expectedLbp', 'expectedUsd'].map((field) => `Run.${field}`),
  // What is collected may be USD, at this rate.
  ...['toCollect', 'lbpPerUsd'].map((field) => `RunStop.${field}`),
  ...['due', 'lbp', 'usd', 'changeLbp'].map((field) => `DeliveryAttempt.${field}`),
];

/**
 * A run of the driver, closed and counted, with an order of which a part was collected already, so that its total is not
 * what is to be collected; and a run of somebody else.
 */
async function makeDrivenRun(): Promise<void> {
  const { db } = shop;
  for (const username of ['admin', 'staff-driving']) {
    const [driver] = await db.query<{ id: number }[]>('SELECT id FROM users WHERE username = $1', [username]);
    const { run, order } = await makeRun(db, driver!.id, 'closed');
    await db.query(
      `UPDATE orders SET subtotal_amount = 40000.47 + CASE WHEN $2 THEN 1000 ELSE 0 END, delivery_fee = 0,
         total_amount = 40000.47 + CASE WHEN $2 THEN 1000 ELSE 0 END, lbp_per_usd = 89500.25,
         delivery_address = '{"street": "Hamra Street 1", "city": "Beirut", "email": "layal@example.com"}'
       WHERE id = $1`,
      [order, username === 'admin'],
    );
    await db.query(
      `INSERT INTO delivery_attempt (run_id, order_id, by_user_id, at, is_delivered, taken_by, due, lbp_per_usd, lbp, usd,
         change_lbp)
       VALUES ($1, $2, $3, now(), true, 'Rana', 35000.53, 89500.25, 10000.00, 0.07, 6268.49)`,
      [run, order, driver!.id],
    );
    await db.query(
      `INSERT INTO run_count (run_id, by_user_id, expected_lbp, expected_usd, counted_lbp, counted_usd, note)
       VALUES ($1, $2, 3752.04, 0.07, 1234.56, 555.55, 'A note')`,
      [run, driver!.id],
    );
  }
}

test.each(['none', 'packing', 'catalogue', 'accounts'] as const)(
  'no query shows staff with the duty %s an amount of money',
  async (name) => {
    const client = await signedInStaff(shop, name);
    const open = queries.filter((query) => OPEN_TO_STAFF.has(query) || hasAny(name, OPENED_BY[query] ?? []));
    const responses = await queryEverything(open, client);
    expect(exposedAmounts(responses, await allAmounts(shop))).toEqual([]);
    // Who packs does not learn how to reach who ordered.
    expect(responses.map(({ text }) => text).join()).not.toContain('layal@example.com');
  },
);

test('no query shows a guest a price of businesses', async () => {
  const customers = new Set([
    ...(await amountsIn(shop, 'product', 'customer_price')),
    ...(await amountsIn(shop, 'product_variant', 'customer_price')),
  ]);
  const secrets = new Set([
    ...(await amountsIn(shop, 'product', 'business_price')),
    ...(await amountsIn(shop, 'product_variant', 'business_price')),
    ...(await amountsIn(shop, 'individual_price', 'custom_price')),
  ]);
  for (const account of ['business', 'business-cash'] as const) {
    const business = await shop.signedIn(account);
    const { data } = await business.graphql('{ products(first: 100) { nodes { price { amount } } } }');
    for (const { price } of data.products.nodes) if (price) secrets.add(price.amount);
  }
  const forbidden = [...secrets].filter((amount) => !customers.has(amount));
  expect(forbidden.length).toBeGreaterThan(100);
  const responses = await queryEverything(openTo('guest'), guest);
  const everything = responses.map(({ text }) => text).join('\n');
  // The responses do hold prices: those of customers.
  expect([...customers].filter((amount) => everything.includes(amount)).length).toBeGreaterThan(20);
  expect(forbidden.filter((amount) => everything.includes(amount))).toEqual([]);
});
