import { accountBody, footprint, guestBody, idOf, ledgerOf, makeProduct } from '../../support/data/orderBodies';
import { placeBy, refusalStatus, WAYS } from '../../support/data/placing';
import { startShop, type TestShop } from '../../support/shop';
import { ShopClient } from '../../support/shopClient';

const NO_CREDIT = 'Only a business in credit mode pays by credit; choose another payment method';
const MISSING = 'Please fill in all required fields.';
const NO_ADDRESS = 'Please provide a complete delivery address.';
const NO_LOCATION = 'Please get your location or switch to manual address entry.';

let shop: TestShop;
let juice: number;
let nuts: number;
const clients = new Map<string, ShopClient>();

const BUYERS = ['guest', 'customer', 'business', 'business-cash', 'admin', 'pending'] as const;

beforeAll(async () => {
  shop = await startShop();
  const { db } = shop;
  juice = await makeProduct(db, {
    name: 'Test juice',
    customerPrice: '10.00',
    businessPrice: '8.00',
    variants: { Small: { customer: '12.50', business: '9.99' }, Large: { customer: '20.00' }, Open: {} },
  });
  nuts = await makeProduct(db, { name: 'Test nuts', customerPrice: '1000.00', businessPrice: '950.55' });
  await db.query(
    `INSERT INTO individual_price (user_id, product_id, variant, custom_price)
     VALUES ($1, $2, '', 7.77), ($1, $2, 'Large', 15.15)`,
    [await idOf(db, 'business-cash'), juice],
  );
  // Signs in with the password of "business-cash", and waits for approval.
  await db.query(
    `INSERT INTO users (username, email, password_hash, role, business_approved, payment_mode, pricing_mode, business_discount, business_name)
     SELECT 'pending', 'pending@bustan.example', password_hash, 'business', false, 'credit', 'discount', 50, 'Soon'
     FROM users WHERE username = 'business-cash'`,
  );
  for (const name of ['customer', 'business', 'business-cash', 'admin', 'employee']) {
    clients.set(name, await shop.signedIn(name));
  }
  const pending = new ShopClient(shop.url);
  await pending.rest('POST', '/api/login', { username: 'pending', password: 'blue-shutters' });
  clients.set('pending', pending);
  clients.set('guest', shop.guest());
});

afterAll(() => shop.stop());

const as = (name: string): ShopClient => {
  const client = clients.get(name);
  if (!client) throw new Error(`${name} is not signed in`);
  return client;
};
const small = (quantity = 1, more = {}) => ({ productId: juice, quantity, selectedSize: 'Small', ...more });
const large = (quantity = 1, more = {}) => ({ productId: juice, quantity, selectedSize: 'Large', ...more });

async function rowOf(id: unknown): Promise<Record<string, unknown>> {
  const [row] = await shop.db.query<Record<string, unknown>[]>('SELECT * FROM orders WHERE id = $1', [id]);
  return row ?? {};
}

describe.each(WAYS)('the account checkout by %s', (way) => {
  const place = (buyer: string, body: Record<string, unknown>, key?: string) =>
    placeBy(way, 'account', as(buyer), body, key);

  async function expectRefusal(buyer: string, body: Record<string, unknown>, code: string) {
    const before = await footprint(shop.db);
    const answer = await place(buyer, body);
    expect(answer).toMatchObject({ order: null, code, status: refusalStatus(way, code), replayed: false });
    expect(await footprint(shop.db)).toEqual(before);
    return answer;
  }

  test('computes every amount and keeps who, where and what', async () => {
    const body = accountBody([large(2), small(3)], { discountCode: 'WELCOME10', paymentMethod: 'wishmoney' });
    const { order, status } = await place('customer', body);
    expect(status).toBe(way === 'REST' ? 201 : 200);
    expect(order).toEqual({
      id: expect.any(Number),
      status: 'pending',
      createdAt: expect.any(String),
      subtotalAmount: '77.50',
      discountAmount: '7.75',
      deliveryFee: '3.00',
      totalAmount: '72.75',
      loyaltyPointsEarned: 0,
    });
    expect(await rowOf(order!.id)).toMatchObject({
      kind: 'account',
      user_id: await idOf(shop.db, 'customer'),
      account_id: null,
      customer_name: 'Layal Tannous',
      customer_email: 'layal@buyers.example',
      customer_phone: '+961 70 554 901',
      payment_method: 'wishmoney',
      payment_status: 'pending',
      address_type: 'manual',
      latitude: null,
      longitude: null,
      delivery_address: {
        street: 'Armenia Street 77',
        city: 'Beirut',
        state: 'Beirut',
        postalCode: '1100',
        country: 'Lebanon',
      },
    });
  });

  test.each([
    ['guest', 3, 0],
    ['admin', 3, 0],
    ['customer', 3, 3],
    ['pending', 3, 3],
    ['business', 3, 2],
    ['business-cash', 3, 2],
  ])('%s earns a point for each full thousand of %d × nuts: %d', async (buyer, quantity, points) => {
    const { order } = await place(buyer, accountBody([{ productId: nuts, quantity }]));
    expect(order).toMatchObject({ loyaltyPointsEarned: points });
    expect(await rowOf(order!.id)).toMatchObject({ loyalty_points: points });
  });

  test('counts the points of the subtotal, before discount and delivery', async () => {
    const just = await place(
      'customer',
      accountBody([{ productId: nuts, quantity: 1 }], { discountCode: 'WELCOME10' }),
    );
    expect(just.order).toMatchObject({ subtotalAmount: '1000.00', totalAmount: '903.00', loyaltyPointsEarned: 1 });
    const notYet = await place('customer', accountBody([small(79), small(1, { selectedSize: 'Open' })]));
    expect(notYet.order).toMatchObject({ subtotalAmount: '997.50', totalAmount: '1000.50', loyaltyPointsEarned: 0 });
  });

  test.each(BUYERS.flatMap((buyer) => ['stripe', 'wishmoney', 'cod'].map((method) => [buyer, method] as const)))(
    '%s may pay by %s',
    async (buyer, paymentMethod) => {
      const { order } = await place(buyer, accountBody([small()], { paymentMethod }));
      expect(await rowOf(order!.id)).toMatchObject({ payment_method: paymentMethod, payment_status: 'pending' });
    },
  );

  test('a business in credit mode is charged exactly the total, once', async () => {
    const id = await idOf(shop.db, 'business');
    const before = await ledgerOf(shop.db, id);
    const { order } = await place(
      'business',
      accountBody([small(2)], { paymentMethod: 'credit', discountCode: 'WELCOME10' }),
    );
    // 10 % off 9.99 is 8.99; 17.98 less 1.80, and 3.00 for delivery.
    expect(order).toMatchObject({ subtotalAmount: '17.98', discountAmount: '1.80', totalAmount: '19.18' });
    expect(await rowOf(order!.id)).toMatchObject({ payment_method: 'credit', user_id: id, account_id: id });
    const [entry] = await shop.db.query<Record<string, unknown>[]>('SELECT * FROM credit_entry WHERE order_id = $1', [
      order!.id,
    ]);
    const after = await ledgerOf(shop.db, id);
    expect(entry).toMatchObject({
      user_id: id,
      type: 'charge',
      amount: '-19.18',
      balance_after: after.balance,
      description: `Order #${order!.id}`,
      created_by_user_id: id,
    });
    expect((Number(before.balance) - Number(after.balance)).toFixed(2)).toBe('19.18');
    expect(after).toMatchObject({ entries: before.entries + 1, sum: after.balance, brokenLinks: 0 });
  });

  test('only credit is charged to credit', async () => {
    const before = await footprint(shop.db);
    await place('business', accountBody([small()], { paymentMethod: 'cod' }));
    expect(await footprint(shop.db)).toMatchObject({ entries: before.entries, balance: before.balance });
  });

  test.each(['guest', 'customer', 'business-cash', 'admin', 'pending'])('%s has no credit to pay by', async (buyer) => {
    const { fields } = await expectRefusal(
      buyer,
      accountBody([small()], { paymentMethod: 'credit' }),
      'BAD_USER_INPUT',
    );
    expect(fields).toEqual({ paymentMethod: NO_CREDIT });
  });

  test('nobody pays by employee_order here', async () => {
    const { fields } = await expectRefusal(
      'business',
      accountBody([small()], { paymentMethod: 'employee_order' }),
      'BAD_USER_INPUT',
    );
    expect(fields).toEqual({ paymentMethod: 'Please choose a payment method' });
  });

  test('credit may be used up to the last cent, and not beyond', async () => {
    const id = await idOf(shop.db, 'business');
    await setBalance(id, '20.97');
    // 2 × 8.99 + 3.00 = 20.98
    const over = accountBody([small(2)], { paymentMethod: 'credit' });
    const refusal = await expectRefusal('business', over, 'INSUFFICIENT_CREDIT');
    expect(refusal.message).toBe('The order is over the available credit. Nothing was ordered.');
    await setBalance(id, '20.98');
    const { order } = await place('business', over);
    expect(order).toMatchObject({ totalAmount: '20.98' });
    expect(await ledgerOf(shop.db, id)).toMatchObject({ balance: '0.00', sum: '0.00', brokenLinks: 0 });
    await expectRefusal('business', over, 'INSUFFICIENT_CREDIT');
    await setBalance(id, '-5.00');
    await expectRefusal('business', over, 'INSUFFICIENT_CREDIT');
    await setBalance(id, '50000.00');
  });

  test('a refusal for the credit gives the use of the code back', async () => {
    const id = await idOf(shop.db, 'business');
    await setBalance(id, '1.00');
    await expectRefusal(
      'business',
      accountBody([small()], { paymentMethod: 'credit', discountCode: 'LASTONE' }),
      'INSUFFICIENT_CREDIT',
    );
    await setBalance(id, '50000.00');
  });

  test.each([
    ['customerName', '', MISSING],
    ['customerName', null, MISSING],
    ['customerName', '  ', MISSING],
    ['customerEmail', '', MISSING],
    ['customerEmail', null, MISSING],
    ['customerEmail', 'layal', 'Valid email is required'],
    ['customerEmail', 'a@b.example, c@d.example', 'Valid email is required'],
    ['customerPhone', '', MISSING],
    ['deliveryAddress', null, NO_ADDRESS],
    ['latitude', 90.1, 'Must be a number from -90 to 90'],
    ['longitude', -180.1, 'Must be a number from -180 to 180'],
    ['discountCode', 'x'.repeat(51), 'Must be at most 50 characters'],
  ])('refuses an order whose %s is wrong (row %#)', async (field, value, message) => {
    const { fields } = await expectRefusal('customer', accountBody([small()], { [field]: value }), 'BAD_USER_INPUT');
    expect(fields).toEqual({ [field]: message });
  });

  test.each([
    [{ city: 'Beirut' }, { 'deliveryAddress.street': NO_ADDRESS }],
    [{ street: 'Armenia Street 77', city: ' ' }, { 'deliveryAddress.city': NO_ADDRESS }],
    [{}, { 'deliveryAddress.street': NO_ADDRESS, 'deliveryAddress.city': NO_ADDRESS }],
  ])('refuses the written address %j', async (deliveryAddress, expected) => {
    const { fields } = await expectRefusal('customer', accountBody([small()], { deliveryAddress }), 'BAD_USER_INPUT');
    expect(fields).toEqual(expected);
  });

  test('refuses an empty cart', async () => {
    const { fields } = await expectRefusal('customer', accountBody([]), 'BAD_USER_INPUT');
    expect(fields).toEqual({ items: 'Please add items to your cart before placing an order' });
  });

  const at = (more: Record<string, unknown>) =>
    accountBody([small()], { addressType: 'location', deliveryAddress: null, ...more });

  test.each([
    [33.888123, 35.495456],
    [-90, -180],
    [90, 180],
    [0, 0],
  ])('delivers to the location %d, %d', async (latitude, longitude) => {
    const { order } = await place('customer', at({ latitude, longitude }));
    expect(await rowOf(order!.id)).toMatchObject({ address_type: 'location', latitude, longitude });
    const seen = await as('customer').rest('GET', `/api/orders/${order!.id}`);
    expect(seen.body).toMatchObject({ addressType: 'location', latitude, longitude });
  });

  test.each([
    [{}, { latitude: NO_LOCATION, longitude: NO_LOCATION }],
    [{ latitude: 33.9 }, { longitude: NO_LOCATION }],
    [{ latitude: null, longitude: 35.5 }, { latitude: NO_LOCATION }],
    [{ latitude: -90.0001, longitude: 35.5 }, { latitude: 'Must be a number from -90 to 90' }],
    [{ latitude: 33.9, longitude: 180.0001 }, { longitude: 'Must be a number from -180 to 180' }],
  ])('refuses the location %j', async (location, expected) => {
    const { fields } = await expectRefusal('customer', at(location), 'BAD_USER_INPUT');
    expect(fields).toEqual(expected);
  });

  test('keeps the found address of a location beside it', async () => {
    const deliveryAddress = { street: 'Found by the map: 33.888, 35.495' };
    const { order } = await place('customer', at({ latitude: 33.888, longitude: 35.495, deliveryAddress }));
    expect((await rowOf(order!.id)).delivery_address).toMatchObject(deliveryAddress);
  });

  test('a written address keeps no location', async () => {
    const { order } = await place('customer', accountBody([small()], { latitude: 33.9, longitude: 35.5 }));
    expect(await rowOf(order!.id)).toMatchObject({ address_type: 'manual', latitude: null, longitude: null });
  });

  test.each([
    ['unitPrice', [{ unitPrice: '9.00' }], {}],
    ['subtotalAmount', [{}], { subtotalAmount: '12.49' }],
    ['deliveryFee', [{}], { deliveryFee: '0.00' }],
    ['totalAmount', [{}], { totalAmount: '12.50' }],
  ])('refuses a forged %s alone, and tells the right ones', async (_, [line], seen) => {
    const { fresh } = await expectRefusal('customer', accountBody([small(1, line)], seen), 'PRICE_CHANGED');
    const right = { subtotalAmount: '12.50', discountAmount: '0.00', deliveryFee: '3.00', totalAmount: '15.50' };
    expect(fresh).toEqual({ ...right, items: [{ productId: juice, selectedSize: 'Small', unitPrice: '12.50' }] });
    const { discountAmount: _left, ...resent } = right;
    const again = await place('customer', accountBody([small(1, { unitPrice: '12.50' })], resent));
    expect(again.order).toMatchObject(right);
  });

  test('is closed to employees', async () => {
    await expectRefusal('employee', accountBody([small()]), 'FORBIDDEN');
    await expectRefusal('employee', accountBody([small()], { paymentMethod: 'credit' }), 'FORBIDDEN');
  });
});

/** Moves the balance to the amount by an entry, as every change of it is. */
async function setBalance(userId: number, amount: string): Promise<void> {
  await shop.db.query(
    `WITH account AS (UPDATE credit_account SET current_balance = $2::numeric WHERE user_id = $1 RETURNING current_balance),
       before AS (SELECT sum(amount) AS balance FROM credit_entry WHERE user_id = $1)
     INSERT INTO credit_entry (user_id, type, amount, balance_after, description)
     SELECT $1, 'adjustment', $2::numeric - before.balance, $2::numeric, 'for a test' FROM before, account`,
    [userId, amount],
  );
}

describe('list = cart = order', () => {
  test.each([
    ['guest', { '': '10.00', Small: '12.50', Large: '20.00', Open: '10.00' }],
    ['customer', { '': '10.00', Small: '12.50', Large: '20.00', Open: '10.00' }],
    ['admin', { '': '10.00', Small: '12.50', Large: '20.00', Open: '10.00' }],
    ['pending', { '': '10.00', Small: '12.50', Large: '20.00', Open: '10.00' }],
    ['business', { '': '7.20', Small: '8.99', Large: '7.20', Open: '7.20' }],
    ['business-cash', { '': '7.77', Small: '7.77', Large: '15.15', Open: '7.77' }],
  ])('%s pays what the lists said', async (buyer, expected) => {
    const fast = await as(buyer).rest('GET', '/api/products/fast');
    const product = fast.body.products.find(({ id }: { id: number }) => id === juice);
    expect({ '': product.viewerPrice, ...product.viewerVariantPrices }).toEqual(expected);
    const { data } = await as(buyer).graphql(
      'query ($id: Int!) { product(id: $id) { price { amount } variants { name price { amount } } } }',
      { id: juice },
    );
    expect(data.product.price.amount).toBe(expected['']);

    for (const [selectedSize, unitPrice] of Object.entries(expected)) {
      const line = { productId: juice, quantity: 1, selectedSize, unitPrice };
      for (const way of WAYS) {
        const guest = await placeBy(way, 'guest', as(buyer), guestBody([line]));
        const account = await placeBy(way, 'account', as(buyer), accountBody([line]));
        expect([guest.order?.subtotalAmount, account.order?.subtotalAmount]).toEqual([unitPrice, unitPrice]);
      }
    }
  });

  test('every product that the demo shop offers can be ordered at the price shown, and no other can', async () => {
    for (const buyer of ['guest', 'business', 'business-cash']) {
      const { body } = await as(buyer).rest('GET', '/api/products/fast');
      const offers: { productId: number; quantity: number; selectedSize?: string; unitPrice: string }[] = [];
      for (const { id, inStock, viewerPrice, viewerVariantPrices } of body.products) {
        if (!inStock) continue;
        if (viewerPrice !== null) offers.push({ productId: id, quantity: 1, unitPrice: viewerPrice });
        for (const [selectedSize, unitPrice] of Object.entries<string | null>(viewerVariantPrices)) {
          if (unitPrice !== null) offers.push({ productId: id, quantity: 1, selectedSize, unitPrice });
        }
      }
      expect(offers.length).toBeGreaterThan(100);
      for (let from = 0; from < offers.length; from += 200) {
        const items = offers.slice(from, from + 200);
        const { order } = await placeBy('REST', 'account', as(buyer), accountBody(items));
        const cents = items.reduce((sum, { unitPrice }) => sum + BigInt(unitPrice.replace('.', '')), 0n);
        expect(order?.subtotalAmount.replace('.', '')).toBe(String(cents));
      }
    }
  });
});

describe('who sees an order', () => {
  const VIEWERS = ['customer', 'business', 'business-cash', 'admin', 'pending', 'employee'];

  test.each([
    ['guest', ['admin']],
    ['customer', ['customer', 'admin']],
    ['business', ['business', 'admin']],
    ['business-cash', ['business-cash', 'admin']],
    ['pending', ['pending', 'admin']],
    ['admin', ['admin']],
  ])('of %s: %j', async (buyer, seers) => {
    const { order } = await placeBy('REST', 'account', as(buyer), accountBody([small()]));
    const id = order!.id as number;
    expect((await as('guest').rest('GET', `/api/orders/${id}`)).status).toBe(401);
    for (const viewer of VIEWERS) {
      const cacheScope = seers.includes(viewer);
      const single = await as(viewer).rest('GET', `/api/orders/${id}`);
      expect([viewer, single.status]).toEqual([viewer, cacheScope ? 200 : 404]);
      const list = await as(viewer).rest('GET', '/api/orders?limit=1');
      expect([viewer, list.body.orders[0]?.id === id]).toEqual([viewer, cacheScope]);
      const { data } = await as(viewer).graphql(
        'query ($id: Int!) { order(id: $id) { id } orders(first: 1) { nodes { id } } }',
        { id },
      );
      expect([viewer, data.order?.id === id, data.orders.nodes[0]?.id === id]).toEqual([
        viewer,
        cacheScope,
        cacheScope,
      ]);
    }
  });

  test('an order that does not exist is not found, by whatever number', async () => {
    for (const id of ['0', '-1', '2147483647', '2147483648', '99999999999', 'abc', '1.5']) {
      const answer = await as('admin').rest('GET', `/api/orders/${id}`);
      expect([id, answer.status, answer.body.code]).toEqual([id, 404, 'NOT_FOUND']);
    }
  });
});

describe('the shapes of orders', () => {
  test('REST has the documented one', async () => {
    const { order } = await placeBy(
      'REST',
      'account',
      as('customer'),
      accountBody([large(2, { selectedPackaging: 'Glass' })], { discountCode: 'WELCOME10' }),
    );
    const { body } = await as('customer').rest('GET', `/api/orders/${order!.id}`);
    expect(body).toEqual({
      id: order!.id,
      status: 'pending',
      createdAt: order!.createdAt,
      paymentMethod: 'cod',
      paymentStatus: 'pending',
      subtotalAmount: '40.00',
      discountAmount: '4.00',
      deliveryFee: '3.00',
      totalAmount: '39.00',
      loyaltyPointsEarned: 0,
      trackingNumber: null,
      userId: await idOf(shop.db, 'customer'),
      customerName: 'Layal Tannous',
      employeeName: null,
      customerEmail: 'layal@buyers.example',
      customerPhone: '+961 70 554 901',
      deliveryAddress: {
        name: null,
        companyName: null,
        street: 'Armenia Street 77',
        city: 'Beirut',
        area: null,
        state: 'Beirut',
        postalCode: '1100',
        building: null,
        floor: null,
        country: 'Lebanon',
        phone: null,
        email: null,
        fullAddress: null,
      },
      addressType: 'manual',
      latitude: null,
      longitude: null,
      note: null,
      items: [
        {
          id: expect.any(Number),
          productId: juice,
          selectedSize: 'Large',
          selectedPackaging: 'Glass',
          quantity: 2,
          unitPrice: '20.00',
          product: { id: juice, name: 'Test juice', description: 'As described', imageUrl: null },
        },
      ],
      history: [{ status: 'pending', trackingNumber: null, at: order!.createdAt, byUsername: 'customer' }],
    });
  });

  test('REST pages newest first by Link until nothing is left, without a gap or a double', async () => {
    const admin = as('admin');
    const all = await shop.db.query<{ id: number }[]>('SELECT id FROM orders ORDER BY id DESC');
    let path: string | null = '/api/orders?limit=37';
    const seen: number[] = [];
    let pages = 0;
    while (path !== null) {
      const answer: Awaited<ReturnType<typeof admin.rest>> = await admin.rest('GET', path);
      expect(answer.status).toBe(200);
      seen.push(...answer.body.orders.map(({ id }: { id: number }) => id));
      pages += 1;
      path = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('Link') ?? '')?.[1] ?? null;
    }
    expect(seen).toEqual(all.map(({ id }) => id));
    expect(pages).toBe(Math.ceil(all.length / 37));
    // Without a limit a page has 100.
    expect((await admin.rest('GET', '/api/orders')).body.orders).toHaveLength(Math.min(100, all.length));
  });

  test.each(['0', '101', '-1', 'ten', '1.5', ''])('REST refuses the limit "%s"', async (limit) => {
    const { status, body } = await as('admin').rest('GET', `/api/orders?limit=${limit}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { limit: 'limit must be a whole number from 1 to 100' },
    });
  });

  test('GraphQL pages by cursor, counts all and filters by status', async () => {
    const query = `query ($status: OrderStatus, $first: Int!, $after: String) {
      orders(status: $status, first: $first, after: $after) { totalCount nodes { id status } pageInfo { endCursor hasNextPage } } }`;
    const admin = as('admin');
    const ids = await shop.db.query<{ id: number }[]>('SELECT id FROM orders ORDER BY id DESC');
    const first = (await admin.graphql(query, { first: 2 })).data.orders;
    expect(first).toMatchObject({
      totalCount: ids.length,
      pageInfo: { hasNextPage: true, endCursor: String(ids[1]!.id) },
    });
    const second = (await admin.graphql(query, { first: 2, after: first.pageInfo.endCursor })).data.orders;
    expect([...first.nodes, ...second.nodes].map(({ id }) => id)).toEqual(ids.slice(0, 4).map(({ id }) => id));
    const shipped = (await admin.graphql(query, { first: 100, status: 'SHIPPED' })).data.orders;
    // The demo has one.
    expect(shipped).toMatchObject({ totalCount: 1, nodes: [{ status: 'SHIPPED' }], pageInfo: { hasNextPage: false } });
  });

  test('GraphQL says the lines with their totals', async () => {
    const { order } = await placeBy('GraphQL', 'account', as('customer'), accountBody([large(3), small(2)]));
    const { data } = await as('customer').graphql(
      `query ($id: Int!) { order(id: $id) { id itemCount subtotalAmount paymentMethod
         items { productName selectedSize quantity unitPrice lineTotal } history { status byUsername } } }`,
      { id: order!.id },
    );
    expect(data.order).toEqual({
      id: order!.id,
      itemCount: 5,
      subtotalAmount: '85.00',
      paymentMethod: 'COD',
      items: [
        { productName: 'Test juice', selectedSize: 'Large', quantity: 3, unitPrice: '20.00', lineTotal: '60.00' },
        { productName: 'Test juice', selectedSize: 'Small', quantity: 2, unitPrice: '12.50', lineTotal: '25.00' },
      ],
      history: [{ status: 'PENDING', byUsername: 'customer' }],
    });
  });
});
