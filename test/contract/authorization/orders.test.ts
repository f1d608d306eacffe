import { startAuthorizationShop, type AuthorizationShop } from './authorizationShop';
import { fixture } from './fixture';
import { ACCOUNTS, type AccountName } from './viewers';

const ORDER = `id subtotalAmount discountAmount deliveryFee totalAmount loyaltyPointsEarned
  items { unitPrice lineTotal quantity }`;

/** One order of each buyer, inserted by SQL, so that only its user and account decide who sees it. */
const BUYERS: Record<string, { user: string | null; account: string | null }> = {
  guest: { user: null, account: null },
  customer: { user: 'customer', account: null },
  pending: { user: 'pending', account: null },
  business: { user: 'business', account: 'business' },
  'business-cash': { user: 'business-cash', account: 'business-cash' },
  employee: { user: 'employee', account: 'business' },
  'employee-cash': { user: 'employee-cash', account: 'business-cash' },
  admin: { user: 'admin', account: null },
};

/** Whose orders each viewer sees. */
const SEES: Record<AccountName, string[]> = {
  guest: [],
  customer: ['customer'],
  pending: ['pending'],
  business: ['business', 'employee'],
  'business-cash': ['business-cash', 'employee-cash'],
  employee: ['employee'],
  admin: Object.keys(BUYERS),
};

const orders: Record<string, number> = {};

let authorization: AuthorizationShop;

beforeAll(async () => {
  authorization = await startAuthorizationShop();
  for (const [buyer, { user, account }] of Object.entries(BUYERS)) {
    const [row] = await authorization.shop.db.query<{ id: number }[]>(
      `INSERT INTO orders (kind, payment_method, user_id, account_id, customer_name, subtotal_amount, delivery_fee,
         total_amount, loyalty_points, price_book)
       VALUES ('guest', 'cod', $1, $2, $3, 7777.77, 3, 7780.77, 7, 'customer') RETURNING id`,
      [user && fixture.ids[user], account && fixture.ids[account], buyer],
    );
    orders[buyer] = row!.id;
    await authorization.shop.db.query(
      `INSERT INTO order_line (order_id, position, product_id, product_name, unit_price, price_rule, quantity)
       VALUES ($1, 0, $2, 'Something', 7777.77, 'customer', 1)`,
      [row!.id, fixture.inStock],
    );
  }
});

afterAll(() => authorization.stop());

describe.each(ACCOUNTS)('%s', (viewer) => {
  test.each(Object.keys(BUYERS))('asks for the order of %s', async (buyer) => {
    const id = orders[buyer]!;
    const isVisible = SEES[viewer].includes(buyer);
    const { data, errors } = await authorization.clients[viewer].graphql(
      `query ($id: Int!) { order(id: $id) { ${ORDER} } }`,
      {
        id,
      },
    );
    const rest = await authorization.clients[viewer].rest('GET', `/api/orders/${id}`);
    if (viewer === 'guest') {
      expect([data.order, errors[0]!.extensions.code]).toEqual([null, 'UNAUTHENTICATED']);
      expect([rest.status, rest.body.code]).toEqual([401, 'UNAUTHENTICATED']);
      return;
    }
    expect(errors).toEqual([]);
    if (!isVisible) {
      expect(data.order).toBeNull();
      expect([rest.status, rest.body]).toEqual([404, { message: 'Order not found', code: 'NOT_FOUND' }]);
      return;
    }
    const amounts = viewer !== 'employee';
    expect(data.order).toEqual({
      id,
      subtotalAmount: amounts ? '7777.77' : null,
      discountAmount: amounts ? '0.00' : null,
      deliveryFee: amounts ? '3.00' : null,
      totalAmount: amounts ? '7780.77' : null,
      loyaltyPointsEarned: amounts ? 7 : null,
      items: [{ unitPrice: amounts ? '7777.77' : null, lineTotal: amounts ? '7777.77' : null, quantity: 1 }],
    });
    expect([rest.status, rest.body.id]).toEqual([200, id]);
    if (!amounts) expect(rest.text).not.toMatch(/\d\.\d\d\b/);
  });

  test('asks for a list, which holds the same orders', async () => {
    if (viewer === 'guest') {
      const { errors } = await authorization.clients.guest.graphql('{ orders { totalCount } }');
      expect(errors[0]!.extensions.code).toBe('UNAUTHENTICATED');
      expect((await authorization.clients.guest.rest('GET', '/api/orders')).status).toBe(401);
      return;
    }
    const { data, errors } = await authorization.clients[viewer].graphql(
      `{ orders(first: 100) { totalCount nodes { ${ORDER} } } }`,
    );
    expect(errors).toEqual([]);
    const buyerOf = Object.fromEntries(Object.entries(orders).map(([buyer, id]) => [id, buyer]));
    const listed = data.orders.nodes.flatMap(({ id }: { id: number }) => buyerOf[id] ?? []);
    expect(listed.sort()).toEqual([...SEES[viewer]].sort());
    expect(data.orders.totalCount).toBe(data.orders.nodes.length);
    const rest = await authorization.clients[viewer].rest('GET', '/api/orders?limit=100');
    expect(rest.body.orders.map(({ id }: { id: number }) => id)).toEqual(
      data.orders.nodes.map(({ id }: { id: number }) => id),
    );
    if (viewer === 'employee') expect(JSON.stringify(data) + rest.text).not.toMatch(/\d\.\d\d\b/);
  });
});

test('an admin who becomes a customer sees the orders of others no more', async () => {
  const { shop, clients } = authorization;
  await shop.db.query(`UPDATE users SET role = 'customer' WHERE id = $1`, [fixture.ids.admin]);
  const { data } = await clients.admin.graphql(`query ($id: Int!) { order(id: $id) { id } }`, {
    id: orders.customer,
  });
  await shop.db.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [fixture.ids.admin]);
  expect(data.order).toBeNull();
});

test.each(ACCOUNTS)('an unknown order does not exist for %s', async (viewer) => {
  const { status, body } = await authorization.clients[viewer].rest('GET', '/api/orders/2147483647');
  expect([status, body.code]).toEqual(viewer === 'guest' ? [401, 'UNAUTHENTICATED'] : [404, 'NOT_FOUND']);
});
