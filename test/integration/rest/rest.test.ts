import { routes } from '../../../server/rest/routes';
import { rowCounts } from '../../support/data/rows';
import { startShop, type TestShop } from '../../support/shop';
import { ShopClient } from '../../support/shopClient';

jest.setTimeout(120_000);

let shop: TestShop;
let guest: ShopClient;
let inStock: number;

beforeAll(async () => {
  shop = await startShop();
  const [product] = await shop.db.query<{ id: number }[]>(
    `SELECT id FROM product p WHERE in_stock AND customer_price > 0
       AND NOT EXISTS (SELECT 1 FROM product_variant v WHERE v.product_id = p.id) ORDER BY id LIMIT 1`,
  );
  inStock = product!.id;
});
afterAll(() => shop.stop());
beforeEach(async () => {
  guest = shop.guest();
  await shop.db.query('DELETE FROM rate_limit');
});

function order(change: object = {}) {
  return {
    items: [{ productId: inStock, quantity: 1 }],
    paymentMethod: 'cod',
    deliveryAddress: {
      firstName: 'Layal',
      lastName: 'Tannous',
      phone: '+961 3 000 000',
      street: 'Hamra Street 1',
      city: 'Beirut',
      area: 'Hamra',
    },
    ...change,
  };
}

const paths = [...new Set(routes.map(({ path }) => path))];
const writing = routes.filter(({ method }) => method !== 'GET');

describe('methods and paths', () => {
  test.each(paths)('%s refuses every other method with what it takes', async (path) => {
    // The pages /api/login and /api/logout are visited, besides what is called there.
    const known = routes.filter((route) => route.path === path).map(({ method }) => method as string);
    if (path === '/api/login') known.push('GET');
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((each) => !known.includes(each))) {
      const answer = await guest.rest(method, path.replace('{id}', '1'));
      expect([method, answer.status, answer.body]).toEqual([
        method,
        405,
        { message: expect.stringContaining(`${method} is not allowed here`), code: 'METHOD_NOT_ALLOWED' },
      ]);
      const allowed = answer.headers.get('allow')!.split(', ').sort();
      expect(allowed).toEqual([...known, ...(known.includes('GET') ? ['HEAD'] : [])].sort());
    }
  });

  test('/api/logout is visited, not called', async () => {
    const answer = await guest.rest('POST', '/api/logout');
    expect([answer.status, answer.body?.code, answer.headers.get('allow')]).toEqual([
      405,
      'METHOD_NOT_ALLOWED',
      'GET, HEAD',
    ]);
  });

  test.each(['/api/nothing', '/api/orders/1/nothing', '/api/products/fast/x', '/api'])(
    '%s is a JSON 404',
    async (path) => {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const answer = await guest.rest(method, path);
        expect([answer.status, answer.body]).toEqual([
          404,
          { message: 'There is no such path in the API.', code: 'NOT_FOUND' },
        ]);
      }
    },
  );

  test('a path that cannot be decoded is a 400', async () => {
    const answer = await guest.rest('GET', '/api/orders/%zz');
    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  test.each(['/api/categories', '/api/products', '/api/products/fast', '/api/cart'])(
    'HEAD %s answers as GET, without a body',
    async (path) => {
      const answer = await guest.rest('HEAD', path);
      expect([answer.status, answer.text]).toEqual([200, '']);
      expect(answer.headers.get('content-type')).toContain('application/json');
    },
  );

  test.each(['0', '-1', 'x', '1.5', '99999999999', '2147483648', '1%27'])(
    'order number %s does not exist',
    async (id) => {
      const client = await shop.signedIn('admin');
      const answer = await client.rest('GET', `/api/orders/${id}`);
      expect([answer.status, answer.body]).toEqual([404, { message: 'Order not found', code: 'NOT_FOUND' }]);
    },
  );
});

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
    '/api/register',
    '/api/orders',
    '/api/orders/guest',
    '/api/cart',
    '/api/discount-codes/validate',
  ];
  const open = withBody.filter(([, path]) => OPEN.includes(path!));
  const closed = withBody.filter(([, path]) => !OPEN.includes(path!));

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
  test('an order is placed whatever else the body says', async () => {
    const answer = await guest.rest(
      'POST',
      '/api/orders/guest',
      order({ paymentStatus: 'paid', isGuestOrder: true, extra: { deep: [1] } }),
    );
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
    expect(Object.keys(body[0]).sort()).toEqual(['description', 'id', 'imageUrl', 'name', 'slug']);
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
        ...['name', 'pictureUrl', 'price', 'tags', 'variantPricing', 'variants', 'viewerPrice', 'viewerVariantPrices'],
      ].sort(),
    );
  });

  test('orders are {orders}, newest first, in pages that lead to the next', async () => {
    const admin = await shop.signedIn('admin');
    const all = (await shop.db.query<{ id: number }[]>('SELECT id FROM orders ORDER BY id DESC')).map(({ id }) => id);
    const seen: number[] = [];
    let path: string | null = '/api/orders?limit=3';
    while (path !== null) {
      const answer: { body: any; headers: Headers } = await admin.rest('GET', path);
      expect(Object.keys(answer.body)).toEqual(['orders']);
      seen.push(...answer.body.orders.map(({ id }: { id: number }) => id));
      const link: string | null = answer.headers.get('link');
      expect(link === null).toBe(seen.length === all.length);
      path = link && /^<(\/api\/orders\?limit=3&cursor=\d+)>; rel="next"$/.exec(link)![1]!;
    }
    expect(seen).toEqual(all);
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

describe('the cart', () => {
  const sessions = async () => (await rowCounts(shop.db)).session;

  test('of a guest begins a session with the first product, and keeps it apart from others', async () => {
    const before = await sessions();
    const empty = await guest.rest('GET', '/api/cart');
    expect([empty.status, empty.body, empty.headers.get('set-cookie')]).toEqual([200, { items: [] }, null]);
    expect(await sessions()).toBe(before);
    const line = { productId: inStock, quantity: 2, selectedSize: '500ml', selectedPackaging: null };
    const added = await guest.rest('POST', '/api/cart', { ...line, extra: 1 });
    expect([added.status, added.body]).toEqual([200, { items: [line] }]);
    expect(await sessions()).toBe(before! + 1);
    await guest.rest('POST', '/api/cart', line);
    expect((await guest.rest('GET', '/api/cart')).body).toEqual({ items: [{ ...line, quantity: 4 }] });
    expect((await shop.guest().rest('GET', '/api/cart')).body).toEqual({ items: [] });
    expect(await sessions()).toBe(before! + 1);
  });

  test('of a user is the user’s on every device', async () => {
    const one = await shop.signedIn('customer');
    const other = await shop.signedIn('customer');
    await one.rest('POST', '/api/cart', { productId: inStock, quantity: 1 });
    expect((await other.rest('GET', '/api/cart')).body).toEqual({
      items: [{ productId: inStock, quantity: 1, selectedSize: null, selectedPackaging: null }],
    });
  });

  test.each([
    [{ productId: 999_999, quantity: 1 }, { productId: 'There is no product 999999 in the shop' }],
    [{ productId: 1, quantity: 0 }, { quantity: 'Order a whole number from 1 to 9,999' }],
    [{ productId: 1, quantity: 10_000 }, { quantity: 'Order a whole number from 1 to 9,999' }],
    [{ productId: '1', quantity: 1 }, { productId: 'Must be a whole number' }],
    [{ quantity: 1 }, { productId: 'productId is required' }],
  ])('refuses %j', async (body, fields) => {
    const before = (await rowCounts(shop.db)).cart_item;
    const answer = await guest.rest('POST', '/api/cart', body);
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([400, 'BAD_USER_INPUT', fields]);
    expect((await rowCounts(shop.db)).cart_item).toBe(before);
  });

  test('a full cart takes no new line, but more of what it holds', async () => {
    const full = await shop.signedIn('business');
    await shop.db.query(
      `INSERT INTO cart_item (owner, product_id, selected_size, quantity)
       SELECT 'user:' || id, $1, 'size ' || n, 1 FROM users, generate_series(1, 200) n WHERE username = 'business'`,
      [inStock],
    );
    const refused = await full.rest('POST', '/api/cart', { productId: inStock, quantity: 1 });
    expect([refused.status, refused.body.fields]).toEqual([400, { productId: 'A cart has at most 200 lines' }]);
    const raised = await full.rest('POST', '/api/cart', { productId: inStock, quantity: 4, selectedSize: 'size 7' });
    expect(raised.body.items).toHaveLength(200);
    expect(raised.body.items.find((item: any) => item.selectedSize === 'size 7').quantity).toBe(5);
  });

  test('a line never holds more than 9,999', async () => {
    await guest.rest('POST', '/api/cart', { productId: inStock, quantity: 9_999 });
    const answer = await guest.rest('POST', '/api/cart', { productId: inStock, quantity: 1 });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['quantity']]);
    expect((await guest.rest('GET', '/api/cart')).body.items[0].quantity).toBe(9_999);
  });
});

describe('discount codes', () => {
  const validate = (code: unknown) => guest.rest('POST', '/api/discount-codes/validate', { code });

  test.each(['WELCOME10', 'welcome10', '  Welcome10\t'])('%j is valid', async (code) => {
    const answer = await validate(code);
    expect([answer.status, answer.body]).toEqual([200, { discountPercent: 10 }]);
  });

  test('unknown, inactive, expired and used up are told apart by nobody', async () => {
    await shop.db.query(`UPDATE discount_code SET current_uses = max_uses WHERE code = 'LASTONE'`);
    const answers = [];
    for (const code of ['NEVER-SEEN', 'STAFFONLY', 'SUMMER15', 'LASTONE', '', '%', 'WELCOME1_'])
      answers.push(await validate(code));
    await shop.db.query(`UPDATE discount_code SET current_uses = max_uses - 1 WHERE code = 'LASTONE'`);
    for (const answer of answers) {
      expect([answer.status, answer.body]).toEqual([
        404,
        { message: 'Please check your discount code and try again.', code: 'NOT_FOUND' },
      ]);
    }
    expect((await validate('LASTONE')).body).toEqual({ discountPercent: 25 });
  });

  test('asking uses nothing up', async () => {
    for (let n = 0; n < 3; n += 1) expect((await validate('LASTONE')).status).toBe(200);
    const [code] = await shop.db.query<{ current_uses: number }[]>(
      `SELECT current_uses FROM discount_code WHERE code = 'LASTONE'`,
    );
    expect(code!.current_uses).toBe(9);
  });

  test.each([
    [7, 'Must be text'],
    [null, 'code is required'],
    [undefined, 'code is required'],
    [['WELCOME10'], 'Must be text'],
  ])('code %j is a 400', async (code, message) => {
    const answer = await validate(code);
    expect([answer.status, answer.body.fields]).toEqual([400, { code: message }]);
  });
});

describe('signing in', () => {
  const signIn = (client: ShopClient, username: string, password: string) =>
    client.rest('POST', '/api/login', { username, password });
  const sessionCount = async () => (await rowCounts(shop.db)).session;

  test('with a wrong name or password is the same 401, and begins nothing', async () => {
    const before = await sessionCount();
    for (const [username, password] of [
      ['customer', 'wrong'],
      ['nobody', 'fresh-every-day'],
      ['customer', ' fresh-every-day'],
      ['customer', 'FRESH-EVERY-DAY'],
    ] as const) {
      const answer = await signIn(guest, username, password);
      expect([answer.status, answer.body]).toEqual([
        401,
        { message: 'Invalid username or password', code: 'INVALID_CREDENTIALS' },
      ]);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
    expect(await sessionCount()).toBe(before);
  });

  test('takes the name in any case, and answers who it is', async () => {
    const answer = await signIn(guest, ' CUSTOMER ', 'fresh-every-day');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      username: 'customer',
      role: 'customer',
      firstName: 'Layal',
      businessApproved: true,
    });
    expect(answer.text).not.toMatch(/argon2|password/i);
  });

  test('without a field says which', async () => {
    const answer = await guest.rest('POST', '/api/login', {});
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      { username: 'Username is required', password: 'Password is required' },
    ]);
    expect((await guest.rest('POST', '/api/login', { username: 7, password: true })).body.fields).toEqual({
      username: 'Must be text',
      password: 'Must be text',
    });
  });

  test('gives a cookie that no script reads and no other site sends, with a new id each time', async () => {
    const first = await signIn(guest, 'customer', 'fresh-every-day');
    const cookie = first.headers.get('set-cookie')!;
    expect(cookie).toMatch(/^bustan\.sid=s%3A[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    const old = guest.session!;
    await signIn(guest, 'customer', 'fresh-every-day');
    expect(guest.session).not.toBe(old);
    // The id from before is worth nothing any more.
    expect((await shop.guest().rest('GET', '/api/auth/user', undefined, { Cookie: old })).status).toBe(401);
  });

  test('a cart session that was planted does not become the user’s', async () => {
    await guest.rest('POST', '/api/cart', { productId: inStock, quantity: 1 });
    const planted = guest.session!;
    await signIn(guest, 'customer', 'fresh-every-day');
    expect(guest.session).not.toBe(planted);
    expect((await shop.guest().rest('GET', '/api/auth/user', undefined, { Cookie: planted })).status).toBe(401);
  });

  test('behind HTTPS the cookie is sent by HTTPS alone', async () => {
    const proxied = await startShop({ databaseUrl: shop.databaseUrl, env: { TRUST_PROXY: '1' } });
    try {
      const answer = await new ShopClient(proxied.url).rest(
        'POST',
        '/api/login',
        { username: 'customer', password: 'fresh-every-day' },
        { 'X-Forwarded-Proto': 'https' },
      );
      expect(answer.headers.get('set-cookie')).toMatch(/; Secure; /);
    } finally {
      await proxied.stop();
    }
  });

  describe('is limited', () => {
    let second: TestShop;
    beforeAll(async () => {
      second = await startShop({ databaseUrl: shop.databaseUrl });
    });
    afterAll(() => second.stop());
    const both = (n: number) => new ShopClient(n % 2 === 0 ? shop.url : second.url);

    test('to ten wrong tries a user, over all servers, the right password then included', async () => {
      for (let n = 0; n < 10; n += 1) expect((await signIn(both(n), 'customer', 'wrong')).status).toBe(401);
      for (const [n, password] of [
        [0, 'wrong'],
        [1, 'wrong'],
        [0, 'fresh-every-day'],
      ] as const) {
        const answer = await signIn(both(n), 'Customer', password);
        expect([answer.status, answer.body.code]).toEqual([429, 'RATE_LIMITED']);
        const wait = Number(answer.headers.get('retry-after'));
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(15 * 60);
        expect(answer.headers.get('set-cookie')).toBeNull();
      }
      // Others are not held up by it.
      expect((await signIn(both(0), 'business', 'cedar-terrace')).status).toBe(200);
    });

    test('to ten also when all come at the same moment', async () => {
      const statuses = await Promise.all(
        Array.from({ length: 24 }, async (_, n) => (await signIn(both(n), 'employee', 'wrong')).status),
      );
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(14);
    });

    test('for names that do not exist as for those that do', async () => {
      for (let n = 0; n < 10; n += 1) await signIn(both(n), 'no-such-user', 'wrong');
      expect((await signIn(both(0), 'no-such-user', 'wrong')).status).toBe(429);
    });

    test('by address when many names are tried', async () => {
      const statuses: number[] = [];
      for (let n = 0; n < 51; n += 1) statuses.push((await signIn(both(n), `guess-${n}`, 'wrong')).status);
      expect(statuses.slice(0, 50)).toEqual(Array(50).fill(401));
      expect(statuses[50]).toBe(429);
    });

    test('afresh after the right password', async () => {
      for (let round = 0; round < 2; round += 1) {
        for (let n = 0; n < 9; n += 1) expect((await signIn(both(n), 'admin', 'wrong')).status).toBe(401);
        expect((await signIn(both(round), 'admin', 'orchard-keeper')).status).toBe(200);
      }
    });
  });

  test('ends with the session, by either way', async () => {
    for (const end of [
      (client: ShopClient) => client.rest('POST', '/api/manual-logout'),
      (client: ShopClient) => client.rest('GET', '/api/logout'),
    ]) {
      const client = await shop.signedIn('customer');
      const cookie = client.session!;
      const before = await sessionCount();
      const answer = await end(client);
      expect([200, 302]).toContain(answer.status);
      expect(answer.headers.get('set-cookie')).toMatch(/^bustan\.sid=; Path=\/; Expires=Thu, 01 Jan 1970/);
      expect(await sessionCount()).toBe(before! - 1);
      expect((await shop.guest().rest('GET', '/api/auth/user', undefined, { Cookie: cookie })).status).toBe(401);
    }
    expect((await guest.rest('POST', '/api/manual-logout')).status).toBe(200);
  });

  test('a deactivated user is signed out from the next request on, and cannot sign in', async () => {
    const client = await shop.signedIn('customer');
    await shop.db.query(`UPDATE users SET active = false WHERE username = 'customer'`);
    const refused = await client.rest('GET', '/api/auth/user');
    const again = await signIn(guest, 'customer', 'fresh-every-day');
    await shop.db.query(`UPDATE users SET active = true WHERE username = 'customer'`);
    expect([refused.status, again.status, again.body.code]).toEqual([401, 401, 'INVALID_CREDENTIALS']);
    // Its sessions were ended, not only held back.
    expect((await client.rest('GET', '/api/auth/user')).status).toBe(401);
  });

  test('a changed password ends every session of the user, and of nobody else', async () => {
    const one = await shop.signedIn('customer');
    const other = await shop.signedIn('customer');
    const neighbour = await shop.signedIn('business');
    await shop.db.query(
      `UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE username = 'business') WHERE username = 'customer'`,
    );
    expect((await one.rest('GET', '/api/auth/user')).status).toBe(401);
    expect((await other.rest('GET', '/api/auth/user')).status).toBe(401);
    expect((await neighbour.rest('GET', '/api/auth/user')).status).toBe(200);
    expect((await signIn(guest, 'customer', 'fresh-every-day')).status).toBe(401);
    expect((await signIn(guest, 'customer', 'cedar-terrace')).status).toBe(200);
  });
});

describe('visits', () => {
  const visit = async (client: ShopClient, path: string) => {
    const answer = await client.rest('GET', path);
    expect(answer.status).toBe(302);
    return answer.headers.get('location');
  };

  test('of a guest lead to the sign-in page, and keep where the guest came from', async () => {
    expect(await visit(guest, '/api/login')).toBe('/login');
    expect(await visit(guest, '/api/login?returnTo=%2Fcheckout%3Fa%3D1%26b%3D2')).toBe(
      '/login?returnTo=%2Fcheckout%3Fa%3D1%26b%3D2',
    );
  });

  test.each([
    ['admin', '/admin/dashboard'],
    ['business', '/business/portal'],
    ['employee', '/employee/portal'],
  ])('of %s lead to %s, or back', async (username, home) => {
    const client = await shop.signedIn(username);
    expect(await visit(client, '/api/login')).toBe(home);
    expect(await visit(client, '/api/login?returnTo=/store?category=raw-nuts')).toBe('/store?category=raw-nuts');
    expect(await visit(client, '/api/login?returnTo=//evil.example')).toBe(home);
  });

  test.each([
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    'https://evil.example',
    'https:evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'store',
    '',
    '///evil.example',
    '/\u0000/evil',
  ])('never lead to %j', async (returnTo) => {
    const client = await shop.signedIn('business');
    const query = new URLSearchParams({ returnTo });
    expect(await visit(guest, `/api/login?${query}`)).toBe('/login');
    expect(await visit(client, `/api/login?${query}`)).toBe('/business/portal');
  });

  test('with two addresses to return to lead to none', async () => {
    expect(await visit(guest, '/api/login?returnTo=/a&returnTo=/b')).toBe('/login');
  });

  test('an encoded tab stays inside this site', async () => {
    const location = await visit(guest, '/api/login?returnTo=%2F%2509%2Fevil.example');
    expect(new URL(new URLSearchParams(location!.split('?')[1]).get('returnTo')!, shop.url).origin).toBe(shop.url);
  });

  test('of /api/logout lead to the start, signed in or not', async () => {
    expect(await visit(guest, '/api/logout')).toBe('/');
    expect(await visit(await shop.signedIn('business'), '/api/logout?returnTo=https://evil.example')).toBe('/');
  });
});

describe('safety', () => {
  test.each([
    ['POST', '/api/orders/guest'],
    ['POST', '/api/login'],
    ['POST', '/api/cart'],
    ['POST', '/api/manual-logout'],
    ['POST', '/graphql'],
  ])('%s %s refuses what another site’s page sends', async (method, path) => {
    const before = await rowCounts(shop.db);
    for (const origin of [
      'https://evil.example',
      'null',
      shop.url.replace('http:', 'https:'),
      `${shop.url}.evil.example`,
      'http://127.0.0.1',
    ]) {
      const answer = await guest.rest(method, path, path === '/graphql' ? { query: 'mutation { signOut }' } : order(), {
        Origin: origin,
      });
      expect([origin, answer.status, answer.body.code]).toEqual([origin, 403, 'FORBIDDEN']);
    }
    expect(await rowCounts(shop.db)).toEqual(before);
  });

  test('what this site’s own page sends is taken, and reads are open', async () => {
    expect(
      (await guest.rest('POST', '/api/discount-codes/validate', { code: 'WELCOME10' }, { Origin: shop.url })).status,
    ).toBe(200);
    expect((await guest.rest('GET', '/api/cart', undefined, { Origin: 'https://evil.example' })).status).toBe(200);
    const answer = await guest.rest('GET', '/api/products/fast', undefined, { Origin: 'https://evil.example' });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('with PUBLIC_URL the Origin must be that', async () => {
    const hosted = await startShop({ databaseUrl: shop.databaseUrl, env: { PUBLIC_URL: 'https://bustan.example' } });
    try {
      const send = (Origin: string) =>
        new ShopClient(hosted.url).rest('POST', '/api/discount-codes/validate', { code: 'WELCOME10' }, { Origin });
      expect((await send('https://bustan.example')).status).toBe(200);
      expect((await send(hosted.url)).status).toBe(403);
    } finally {
      await hosted.stop();
    }
  });

  test('a read by a page of another site cannot be made a write: mutations are not run by GET', async () => {
    const query = new URLSearchParams({ query: 'mutation { signOut }' });
    const answer = await guest.rest('GET', `/graphql?${query}`, undefined, { 'apollo-require-preflight': '1' });
    expect(answer.status).toBe(405);
    expect((await guest.rest('GET', `/graphql?${query}`)).status).toBe(400);
  });

  test.each(['/', '/store', '/api/cart', '/healthz', '/api/nothing', '/media/x'])(
    '%s is sent with the headers of safety',
    async (path) => {
      const { headers } = await guest.rest('GET', path);
      const policy = headers.get('content-security-policy')!;
      expect(policy).toContain("default-src 'self'");
      expect(policy).toMatch(/script-src 'self'(;|$)/);
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  test('every request has an id: the caller’s when it is harmless, else a new one', async () => {
    const id = async (given?: string) =>
      (
        await guest.rest('GET', '/api/cart', undefined, given === undefined ? {} : { 'X-Request-Id': given })
      ).headers.get('x-request-id');
    expect(await id('checkout-7.a:b_c')).toBe('checkout-7.a:b_c');
    const made = await id();
    expect(made).toMatch(/^[0-9a-f-]{36}$/);
    expect(await id()).not.toBe(made);
    for (const bad of ['a b', '<script>', 'x'.repeat(101), '"']) expect(await id(bad)).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('what only one viewer may see is kept by no cache', async () => {
    const client = await shop.signedIn('business');
    for (const path of ['/api/orders', '/api/auth/user', '/api/business/individual-pricing', '/api/cart']) {
      expect((await client.rest('GET', path)).headers.get('cache-control')).toBe('private, no-store');
    }
    for (const path of ['/api/products', '/api/products/fast', '/api/categories']) {
      const own = (await client.rest('GET', path)).headers;
      expect(own.get('cache-control')).toBe('private, no-cache');
      expect(own.get('vary')).toContain('Cookie');
      const open = (await guest.rest('GET', path)).headers;
      expect(open.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
      expect(open.get('vary')).toContain('Cookie');
      // Known bytes are not sent again.
      const again = await guest.rest('GET', path, undefined, { 'If-None-Match': open.get('etag')! });
      expect([again.status, again.text]).toEqual([304, '']);
    }
  });

  test('it says whether it lives, and whether it is ready', async () => {
    expect((await guest.rest('GET', '/healthz')).body).toEqual({ status: 'ok' });
    expect((await guest.rest('GET', '/readyz')).body).toEqual({ status: 'ready' });
  });

  test('a fault of the inside is a 500 with a number and nothing else', async () => {
    await shop.db.query('ALTER TABLE cart_item RENAME TO cart_item_away');
    const rest = await guest.rest(
      'POST',
      '/api/cart',
      { productId: inStock, quantity: 1 },
      { 'X-Request-Id': 'fault-1' },
    );
    const graphql = await guest.graphql(
      `mutation { addToCart(input: { productId: ${inStock}, quantity: 1 }) { items { quantity } } }`,
      {},
      { 'X-Request-Id': 'fault-2' },
    );
    await shop.db.query('ALTER TABLE cart_item_away RENAME TO cart_item');
    const message = 'Something went wrong on our side. Please try again.';
    expect([rest.status, rest.body]).toEqual([500, { message, code: 'INTERNAL', requestId: 'fault-1' }]);
    expect(graphql.data).toBeNull();
    expect(graphql.errors).toEqual([
      expect.objectContaining({ message, extensions: { code: 'INTERNAL', requestId: 'fault-2' } }),
    ]);
    expect(JSON.stringify(graphql.errors)).not.toMatch(/cart_item|relation|\.ts/);
  });
});
