import { routes } from '../../../../server/rest/routes';
import { rowCounts } from '../../../support/data/rows';
import { guest, inStock, order, shop } from './restShop';

const writing = routes.filter(({ method }) => method !== 'GET');

describe('bodies', () => {
  let before: Record<string, number>;
  beforeEach(async () => {
    before = await rowCounts(shop.db);
  });
  afterEach(async () => {
    expect(await rowCounts(shop.db)).toEqual(before);
  });

  const withBody = writing
    .filter(({ path }) => path !== '/api/manual-logout')
    .map(({ method, path }) => [method, path]);

  test.each(withBody)('%s %s: malformed JSON is a 400', async (method, path) => {
    for (const body of ['{', '{"a":}', "{'a': 1}", 'undefined', '{"a": 1} x']) {
      const answer = await guest.rest(method, path, body);
      expect([answer.status, answer.body]).toEqual([
        400,
        { message: 'The body is not valid JSON', code: 'BAD_USER_INPUT' },
      ]);
    }
  });

  test.each(withBody)('%s %s: another content type is a 415', async (method, path) => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonx',
    ]) {
      const answer = await guest.rest(method, path, '{}', { 'Content-Type': type });
      expect([type, answer.status, answer.body.code]).toEqual([type, 415, 'UNSUPPORTED_MEDIA_TYPE']);
    }
    const latin = await guest.rest(method, path, '{}', { 'Content-Type': 'application/json; charset=latin1' });
    expect([latin.status, latin.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  test('without any content type it is a 415', async () => {
    const response = await fetch(`${shop.url}/api/orders/guest`, { method: 'POST', body: new Blob(['{}']) });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  });

  /** What a guest may call; elsewhere it learns that it has to sign in, and nothing of what a good body would be. */
  const OPEN = [
    '/api/login',
    '/api/login/code',
    '/api/login/passkey',
    '/api/email/confirm',
    '/api/register',
    '/api/password/request',
    '/api/password/reset',
    '/api/orders',
    '/api/orders/guest',
    '/api/orders/{id}/follow',
    '/api/orders/{id}/transfer',
    '/api/cart',
    '/api/discount-codes/validate',
  ];
  const open = withBody
    .filter(([, path]) => OPEN.includes(path!))
    .map(([method, path]) => [method!, path!.replace('{id}', '1')] as const);
  /** A guest may call it without a body. */
  const OF_ANY_BODY = '/api/login/passkey/options';
  /** Likewise, but without the key of its link it has to be the caller's own. */
  const WITH_A_KEY = ['/api/orders/{id}/cancel', '/api/orders/{id}/change'];
  const closed = withBody.filter(([, path]) => ![...OPEN, OF_ANY_BODY, ...WITH_A_KEY].includes(path!));

  test('what a passkey is to sign is asked for with and without a body; an address of numbers has none', async () => {
    for (const body of [undefined, '7', 'null', '[]', '{}', '{"afterPassword":null}', '{"afterPassword":false}']) {
      const answer = await guest.rest('POST', OF_ANY_BODY, body);
      expect([body, answer.status, answer.body.code]).toEqual([body, 409, 'CONFLICT']);
    }
    const answer = await guest.rest('POST', OF_ANY_BODY, '{"afterPassword":"yes"}');
    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  test.each(closed)('%s %s: a guest is told to sign in, whatever the body', async (method, path) => {
    for (const body of [undefined, '7', 'null', '[]', '{}']) {
      const answer = await guest.rest(method, path, body);
      expect([body, answer.status, answer.body]).toEqual([
        body,
        401,
        { message: expect.any(String), code: 'UNAUTHENTICATED' },
      ]);
    }
  });

  test.each(WITH_A_KEY)(
    '%s without a key is for who is signed in; a guest is told so, whatever the body',
    async (documented) => {
      const path = documented.replace('{id}', '1');
      for (const body of [undefined, '7', 'null', '[]', '{}', '{"key":null}', '{"key":""}']) {
        const answer = await guest.rest('POST', path, body);
        expect([body, answer.status, answer.body.code]).toEqual([body, 401, 'UNAUTHENTICATED']);
      }
      for (const body of ['{"key":7}', '{"keys":"x"}']) {
        const answer = await guest.rest('POST', path, body);
        expect([body, answer.status, answer.body.code]).toEqual([body, 400, 'BAD_USER_INPUT']);
      }
    },
  );

  test.each(open)('%s %s: a body that is no object is a 400', async (method, path) => {
    for (const body of ['7', '"text"', 'true', '[]', 'null', '[{}]']) {
      const answer = await guest.rest(method, path, body);
      expect([body, answer.status, answer.body.code]).toEqual([body, 400, 'BAD_USER_INPUT']);
    }
  });

  test.each(open)('%s %s: without a body it is a 400', async (method, path) => {
    const answer = await guest.rest(method, path);
    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(Object.keys(answer.body.fields).length).toBeGreaterThan(0);
  });

  test('wrong JSON types are named field by field, and never cast', async () => {
    const answer = await guest.rest(
      'POST',
      '/api/orders/guest',
      order({
        items: [{ productId: String(inStock), quantity: '2' }],
        guestName: 7,
        totalAmount: 12.5,
        deliveryAddress: { ...order().deliveryAddress, firstName: 7, floor: false, city: ['Beirut'] },
      }),
    );
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      message: expect.any(String),
      code: 'BAD_USER_INPUT',
      fields: {
        'items.0.productId': 'Must be a whole number',
        'items.0.quantity': 'Must be a whole number',
        guestName: 'Must be text',
        totalAmount: 'Must be an amount as text with at most two decimals, like "12.50"',
        'deliveryAddress.firstName': 'Must be text',
        'deliveryAddress.floor': 'Must be text',
        'deliveryAddress.city': 'Must be text',
      },
    });
  });

  test.each([
    [{ items: {} }, 'items', 'Must be a list'],
    [{ items: 'x' }, 'items', 'Must be a list'],
    [{ items: [null] }, 'items.0', /./],
    [{ items: [[]] }, 'items.0', 'Must be an object'],
    [{ deliveryAddress: [] }, 'deliveryAddress', 'Must be an object'],
    [{ deliveryAddress: 'Beirut' }, 'deliveryAddress', 'Must be an object'],
    [{ paymentMethod: 'COD' }, 'paymentMethod', /Must be one of .*cod/],
    [{ paymentMethod: 7 }, 'paymentMethod', /Must be one of .*cod/],
    [{ paymentMethod: 'gold' }, 'paymentMethod', /Must be one of .*cod/],
  ] as [object, string, string | RegExp][])('%j is refused at its field', async (change, field, message) => {
    const answer = await guest.rest('POST', '/api/orders/guest', order(change));
    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
    expect(answer.body.fields[field]).toMatch(message);
  });

  test('every missing field has its documented message', async () => {
    const answer = await guest.rest('POST', '/api/orders/guest', order({ deliveryAddress: {} }));
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({
      'deliveryAddress.firstName': 'First name is required',
      'deliveryAddress.lastName': 'Last name is required',
      'deliveryAddress.phone': expect.stringMatching(/^Valid Lebanese phone number is required \(e\.g\., .+\)$/),
      'deliveryAddress.street': 'Full delivery address is required',
      'deliveryAddress.city': 'City in Lebanon is required',
      'deliveryAddress.area': 'Area/Region is required',
    });
  });

  test.each([
    ['/api/orders/guest', 1_000_001],
    ['/api/orders/guest', 20_000_000],
    ['/api/login', 20_000_000],
    ['/graphql', 20_000_000],
  ])('%s refuses a body of %i bytes with a 413', async (path, bytes) => {
    const answer = await guest.rest('POST', path, `"${'x'.repeat(bytes - 2)}"`);
    expect(answer.status).toBe(413);
    const error = path === '/graphql' ? answer.body.errors[0] : answer.body;
    expect(error.message).toBe('The request is too large; at most 1,000,000 bytes are taken');
    expect(path === '/graphql' ? error.extensions.code : error.code).toBe('PAYLOAD_TOO_LARGE');
    expect((await guest.rest('GET', '/api/categories')).status).toBe(200);
  });

  test('a body that does not say how long it is is refused like one that does', async () => {
    const stream = new Blob(['"', 'x'.repeat(2_000_000), '"']).stream();
    const response = await fetch(`${shop.url}/api/orders/guest`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: stream,
      duplex: 'half',
    });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });
});

describe('shapes', () => {
  test('an order is placed whatever the documented fields say that change nothing', async () => {
    const answer = await guest.rest('POST', '/api/orders/guest', order({ paymentStatus: 'paid', isGuestOrder: true }));
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      orderId: expect.any(Number),
      status: 'pending',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      subtotalAmount: expect.stringMatching(/^\d+\.\d\d$/),
      discountAmount: '0.00',
      deliveryFee: '3.00',
      totalAmount: expect.stringMatching(/^\d+\.\d\d$/),
      loyaltyPointsEarned: 0,
    });
    const [stored] = await shop.db.query<{ payment_status: string }[]>(
      'SELECT payment_status FROM orders WHERE id = $1',
      [answer.body.orderId],
    );
    expect(stored!.payment_status).toBe('pending');
  });

  test('/api/categories is a bare list', async () => {
    const { body } = await guest.rest('GET', '/api/categories');
    expect(body).toHaveLength(5);
    expect(Object.keys(body[0]).sort()).toEqual(['description', 'id', 'imageUrl', 'name', 'slug', 'version']);
    expect(body[0].imageUrl).toMatch(/^data:image\/\w+;base64,/);
  });

  test('/api/products is {products, total}, /api/products/fast {products}', async () => {
    const [{ n }] = await shop.db.query<[{ n: number }]>('SELECT count(*)::integer AS n FROM product');
    const all = (await guest.rest('GET', '/api/products')).body;
    const fast = (await guest.rest('GET', '/api/products/fast')).body;
    expect([Object.keys(all), all.total, all.products.length]).toEqual([['products', 'total'], n, n]);
    expect(Object.keys(fast)).toEqual(['products']);
    expect(fast.products).toEqual(all.products);
    expect(Object.keys(all.products[0]).sort()).toEqual(
      [
        ...['businessPrice', 'categoryId', 'categorySlug', 'customerPrice', 'description', 'id', 'imageUrl', 'inStock'],
        ...['name', 'pictureUrl', 'price', 'tags', 'variantPricing', 'variants', 'version', 'viewerPrice'],
        'viewerVariantPrices',
      ].sort(),
    );
  });

  test('orders are {orders}, newest first, in pages that lead to the next', async () => {
    const admin = await shop.signedIn('admin');
    const all = (await shop.db.query<{ id: number }[]>('SELECT id FROM orders ORDER BY id DESC')).map(({ id }) => id);
    const collected: number[] = [];
    let path: string | null = '/api/orders?limit=3';
    while (path !== null) {
      const answer: { body: any; headers: Headers } = await admin.rest('GET', path);
      expect(Object.keys(answer.body)).toEqual(['orders']);
      collected.push(...answer.body.orders.map(({ id }: { id: number }) => id));
      const link: string | null = answer.headers.get('link');
      expect(link === null).toBe(collected.length === all.length);
      path = link && /^<(\/api\/orders\?limit=3&cursor=\d+)>; rel="next"$/.exec(link)![1]!;
    }
    expect(collected).toEqual(all);
    for (const limit of ['0', '101', '-1', 'x', '1.5', '', '1&limit=2']) {
      const answer = await admin.rest('GET', `/api/orders?limit=${limit}`);
      expect([limit, answer.status, Object.keys(answer.body.fields)]).toEqual([limit, 400, ['limit']]);
    }
  });

  test('/api/auth/user is the user; nothing secret', async () => {
    const client = await shop.signedIn('business');
    const { body } = await client.rest('GET', '/api/auth/user');
    expect(body).toEqual({
      id: expect.any(Number),
      username: 'business',
      email: 'business@bustan.example',
      firstName: 'Karim',
      lastName: 'Khoury',
      role: 'business',
      businessApproved: true,
      businessName: 'Cedar Terrace Café',
      businessAddress: 'Rue Gouraud 114, Gemmayzeh',
      businessCity: 'Beirut',
      businessState: 'Beirut',
      businessZip: '1100',
      businessCountry: 'Lebanon',
      businessPhone: '+961 1 445 210',
      parentBusinessId: null,
      paymentMode: 'credit',
      pricingMode: 'discount',
      businessDiscount: '10.00',
      creditBalance: expect.stringMatching(/^\d+\.\d\d$/),
    });
    expect((await guest.rest('GET', '/api/auth/user')).body).toEqual({
      message: 'Nobody is signed in.',
      code: 'UNAUTHENTICATED',
    });
  });
});
