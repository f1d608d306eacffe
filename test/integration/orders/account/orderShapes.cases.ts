import { accountBody, idOf } from '../../../support/data/orderBodies';
import { placeBy } from '../../../support/data/placing';
import { as, juice, large, shop, small } from './accountShop';

describe('who sees an order', () => {
  const VIEWERS = ['customer', 'business', 'business-cash', 'admin', 'pending', 'employee'];

  test.each([
    ['guest', ['admin']],
    ['customer', ['customer', 'admin']],
    ['business', ['business', 'admin']],
    ['business-cash', ['business-cash', 'admin']],
    ['pending', ['pending', 'admin']],
    ['admin', ['admin']],
  ])('of %s: %j', async (buyer, visibleTo) => {
    const { order } = await placeBy('REST', 'account', as(buyer), accountBody([small()]));
    const id = order!.id as number;
    expect((await as('guest').rest('GET', `/api/orders/${id}`)).status).toBe(401);
    for (const viewer of VIEWERS) {
      const isVisible = visibleTo.includes(viewer);
      const single = await as(viewer).rest('GET', `/api/orders/${id}`);
      expect([viewer, single.status]).toEqual([viewer, isVisible ? 200 : 404]);
      const list = await as(viewer).rest('GET', '/api/orders?limit=1');
      expect([viewer, list.body.orders[0]?.id === id]).toEqual([viewer, isVisible]);
      const { data } = await as(viewer).graphql(
        'query ($id: Int!) { order(id: $id) { id } orders(first: 1) { nodes { id } } }',
        { id },
      );
      expect([viewer, data.order?.id === id, data.orders.nodes[0]?.id === id]).toEqual([viewer, isVisible, isVisible]);
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
    const collected: number[] = [];
    let pages = 0;
    while (path !== null) {
      const answer: Awaited<ReturnType<typeof admin.rest>> = await admin.rest('GET', path);
      expect(answer.status).toBe(200);
      collected.push(...answer.body.orders.map(({ id }: { id: number }) => id));
      pages += 1;
      path = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('Link') ?? '')?.[1] ?? null;
    }
    expect(collected).toEqual(all.map(({ id }) => id));
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
