import { startShop, type TestShop } from '../../support/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

/** How many orders a list has in all, asked for with a page of one. */
async function totalOf(who: 'admin' | 'business', filter: Record<string, unknown>): Promise<unknown> {
  const client = await shop.signedIn(who);
  const { data, errors } = await client.graphql(
    `query ($businessId: Int, $from: DateTime, $to: DateTime) {
      orders(first: 1, businessId: $businessId, from: $from, to: $to) { totalCount } }`,
    filter,
  );
  expect(errors).toEqual([]);
  return (data as { orders: { totalCount: number } }).orders.totalCount;
}

test('a business that names itself counts the orders of its account', async () => {
  const [business] = await shop.db.query<{ id: number }[]>(`SELECT id FROM users WHERE username = 'business'`);
  await shop.db.query(
    `INSERT INTO orders (kind, status, payment_method, user_id, account_id, customer_name, subtotal_amount, delivery_fee,
       total_amount, price_book)
     SELECT 'guest', 'pending', 'cod', $1, $1, 'Cedar Terrace', 1, 0, 1, 'customer' FROM generate_series(1, 3)`,
    [business?.id],
  );
  const [rows] = await shop.db.query<{ count: number }[]>(
    'SELECT count(*)::integer AS count FROM orders WHERE account_id = $1',
    [business?.id],
  );
  expect(await totalOf('business', { businessId: business?.id })).toBe(rows?.count);
});

test.each([
  { to: '9999-12-31T23:59:59.999Z' },
  { from: '0000-01-01T00:00:00Z' },
  { from: '0001-01-01T00:00:00Z', to: '9999-12-31T12:00:00Z' },
])('a period as far as a date can be counts all orders: %j', async (period) => {
  expect(await totalOf('admin', period)).toBe(await totalOf('admin', {}));
});

test('counting ends where it is told to, with and without a search', async () => {
  const admin = await shop.signedIn('admin');
  const counted = async (variables: Record<string, unknown>) => {
    const query = `query ($search: String, $status: OrderStatus, $atMost: Int) {
      orders(first: 1, search: $search, status: $status) { totalCount(atMost: $atMost) } }`;
    const { data, errors } = await admin.graphql(query, variables);
    return errors[0]?.extensions ?? (data as { orders: { totalCount: number } }).orders.totalCount;
  };
  for (const filter of [{}, { search: 'cedar' }, { search: 'terrace ced' }, { status: 'PENDING' }]) {
    const all = (await counted(filter)) as number;
    expect(all).toBeGreaterThan(1);
    for (const atMost of [1, all - 1, all, all + 1, 2_147_483_647]) {
      expect([filter, atMost, await counted({ ...filter, atMost })]).toEqual([filter, atMost, Math.min(all, atMost)]);
    }
  }
  expect(await counted({ search: 'nobody', atMost: 1 })).toBe(0);
  for (const atMost of [0, -1]) {
    expect(await counted({ atMost })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { atMost: 'Must be at least 1' },
    });
  }
});
