import { accountBody, newKey, idOf } from '../../../support/data/orderBodies';
import { signedInStaff } from '../../../contract/authorization/staff/staffShop';
import { rowCounts } from '../../../support/data/rows';
import { type Fields, admin, as, business, cash, juice, make, refused, shop, signInBusiness } from './tokenShop';

const ask = async (token: string, query: string, variables: Fields = {}) => {
  const { body, status } = await as(token, 'POST', '/graphql', { query, variables });
  return { status, data: body.data, errors: body.errors ?? [] };
};

const NOT_VALID = 'This API token is not valid: it is unknown, has expired or was revoked.';

describe('a request with a token', () => {
  test('acts as its owner, at its prices, by REST and by GraphQL', async () => {
    for (const [client, username] of [
      [business, 'business'],
      [cash, 'business-cash'],
    ] as const) {
      const { token } = await make(client);
      const user = await as(token, 'GET', '/api/auth/user');
      expect([user.status, user.body.username]).toEqual([200, username]);
      const { data } = await ask(
        token,
        '{ viewer { username } products { nodes { id price { amount } businessPrice } } }',
      );
      const own = await client.graphql(
        '{ viewer { username } products { nodes { id price { amount } businessPrice } } }',
      );
      expect(data).toEqual(own.data);
      const list = await as(token, 'GET', '/api/products/fast');
      expect(list.text).toBe((await client.rest('GET', '/api/products/fast')).text);
      const stored = await as(token, 'GET', '/api/business/products');
      expect(stored.body).toEqual(list.body);
    }
  });

  test('places an order of its owner, once per key, the same owner’s session included', async () => {
    const { token } = await make(business);
    const body = accountBody([{ productId: juice, quantity: 2, unitPrice: '7.20' }], { totalAmount: '17.40' });
    const key = newKey();
    const first = await as(token, 'POST', '/api/orders', body, { 'Idempotency-Key': key });
    expect([first.status, first.body.totalAmount]).toEqual([201, '17.40']);
    const before = await rowCounts(shop.db);
    const again = await business.rest('POST', '/api/orders', body, { 'Idempotency-Key': key });
    expect([again.status, again.body.id, again.headers.get('Idempotent-Replay')]).toEqual([201, first.body.id, 'true']);
    expect(await rowCounts(shop.db)).toEqual(before);
    expect((await business.rest('GET', `/api/orders/${first.body.id}`)).body.userId).toBe(
      await idOf(shop.db, 'business'),
    );
  });

  test('never does more than its scopes', async () => {
    const reads = (await make(business, { scopes: ['read'] })).token;
    const orders = (await make(business, { scopes: ['order'] })).token;
    const adminReads = (await make(admin, { scopes: ['read'] })).token;
    const body = accountBody([{ productId: juice, quantity: 1 }]);
    expect(await refused(() => as(reads, 'POST', '/api/orders', body))).toEqual({
      status: 403,
      code: 'FORBIDDEN',
      message: 'This API token has no scope "order"; make one that has.',
    });
    expect((await as(orders, 'POST', '/api/orders', body)).status).toBe(201);
    expect(await refused(() => as(orders, 'GET', '/api/orders'))).toMatchObject({
      status: 403,
      message: 'This API token has no scope "read"; make one that has.',
    });
    expect((await as(adminReads, 'GET', '/api/orders')).status).toBe(200);
    expect(await refused(() => as(adminReads, 'GET', '/api/admin/stats'))).toMatchObject({
      status: 403,
      message: 'This API token has no scope "admin"; make one that has.',
    });
    const mixed = await ask(reads, `mutation { createCategory(input: {}) { id } }`);
    expect(mixed.errors[0].extensions.code).toBe('FORBIDDEN');
  });

  test('that lacks a scope is told of one that its owner can give', async () => {
    const staff = await signedInStaff(shop, 'catalogue');
    const { token } = await make(staff, { scopes: ['read'] });
    expect(await refused(() => as(token, 'GET', '/api/admin/stock'))).toMatchObject({
      status: 403,
      message: 'This API token has no scope "staff"; make one that has.',
    });
  });

  test('manages the employees of its business, with the scope that a business can give', async () => {
    const { token } = await make(business, { scopes: ['employees'] });
    const form = {
      ...{ username: 'by-token', password: 'fresh-every-day', email: 'by-token@example.com' },
      ...{ firstName: 'By', lastName: 'Token', employeeLocation: 'Harbour', employeeAddress: 'Harbour 1' },
      ...{ employeeCity: 'Sidon', employeeState: 'South', employeeZip: '1600', employeePhone: '+961 7 000 000' },
    };
    const made = await as(token, 'POST', '/api/employees', form);
    expect([made.status, made.body.username]).toEqual([201, 'by-token']);
    const list = await as(token, 'GET', '/api/employees');
    expect(list.body.map(({ id }: Fields) => id)).toContain(made.body.id);
    expect((await as(token, 'DELETE', `/api/employees/${made.body.id}`)).status).toBe(204);
    const without = (await make(business)).token;
    expect(await refused(() => as(without, 'POST', '/api/employees', form))).toMatchObject({
      status: 403,
      message: 'This API token has no scope "employees"; make one that has.',
    });
  });

  test('that orders reads what strangers may read, at its owner’s prices, and nothing else', async () => {
    const { token } = await make(business, { scopes: ['order'] });
    const products = await as(token, 'GET', '/api/products');
    expect(products.text).toBe((await business.rest('GET', '/api/products')).text);
    expect((await as(token, 'GET', '/api/categories')).status).toBe(200);
    for (const path of ['/api/orders', '/api/auth/user', '/api/business/credit', '/api/employees']) {
      expect(await refused(() => as(token, 'GET', path))).toMatchObject({
        status: 403,
        message: 'This API token has no scope "read"; make one that has.',
      });
    }
  });

  test('of an admin’s token administers, and the log names the admin', async () => {
    const { token } = await make(admin, { scopes: ['admin'] });
    const answer = await as(token, 'POST', '/api/discount-codes', { code: 'BYTOKEN', discountPercent: 5 });
    expect(answer.status).toBe(201);
    const { data } = await admin.graphql('{ auditLog(first: 1) { nodes { actorUsername action } } }');
    expect(data.auditLog.nodes).toEqual([{ actorUsername: 'admin', action: 'discountCode.create' }]);
  });

  test('has the rights of its owner at this moment', async () => {
    const { token } = await make(business);
    const id = await idOf(shop.db, 'business');
    const priceNow = async () =>
      (await ask(token, `{ product(id: ${juice}) { price { amount } } }`)).data.product.price.amount;
    expect(await priceNow()).toBe('7.20');
    await shop.db.query(`UPDATE users SET business_discount = 25 WHERE id = $1`, [id]);
    expect(await priceNow()).toBe('6.00');
    await shop.db.query(`UPDATE users SET business_approved = false WHERE id = $1`, [id]);
    expect(await priceNow()).toBe('10.00');
    const pending = await as(token, 'GET', '/api/business/products');
    expect([pending.status, pending.body.message]).toEqual([403, 'Your business account is awaiting admin approval.']);
    await shop.db.query(`UPDATE users SET business_approved = true, active = false WHERE id = $1`, [id]);
    expect((await as(token, 'GET', '/api/products')).status).toBe(401);
    await shop.db.query(`UPDATE users SET active = true, business_discount = 10 WHERE id = $1`, [id]);
    expect(await priceNow()).toBe('7.20');
    // Its sessions ended when it was deactivated.
    await signInBusiness();
    const power = (await make(admin, { scopes: ['admin', 'read'] })).token;
    const adminId = await idOf(shop.db, 'admin');
    await shop.db.query(`UPDATE users SET role = 'customer' WHERE id = $1`, [adminId]);
    expect((await as(power, 'GET', '/api/admin/stats')).status).toBe(403);
    await shop.db.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [adminId]);
    expect((await as(power, 'GET', '/api/admin/stats')).status).toBe(200);
  });

  test('begins no session, and neither reads nor ends that of a cookie', async () => {
    const { token } = await make(business);
    const sessions = (await rowCounts(shop.db)).session;
    const responses = [
      await as(token, 'GET', '/api/auth/user', undefined, { Cookie: admin.session! }),
      await as(token, 'GET', '/api/logout', undefined, { Cookie: admin.session! }),
      await as(token, 'POST', '/graphql', { query: '{ viewer { username } }' }, { Cookie: admin.session! }),
    ];
    expect(responses[0]!.body.username).toBe('business');
    expect(responses[2]!.body.data.viewer.username).toBe('business');
    for (const { headers } of responses) {
      expect(headers.getSetCookie().filter((cookie) => !cookie.includes('Expires=Thu, 01 Jan 1970'))).toEqual([]);
    }
    expect((await rowCounts(shop.db)).session).toBe(sessions);
    expect((await admin.rest('GET', '/api/auth/user')).status).toBe(200);
  });

  test('is noted once a minute at most', async () => {
    const { token, id } = await make(business);
    const used = async () =>
      (await shop.db.query<{ at: Date | null }[]>('SELECT last_used_at AS at FROM api_token WHERE id = $1', [id]))[0]!
        .at;
    expect(await used()).toBeNull();
    await as(token, 'GET', '/api/auth/user');
    const first = await used();
    expect(first).not.toBeNull();
    await Promise.all([1, 2, 3].map(() => as(token, 'GET', '/api/auth/user')));
    expect(await used()).toEqual(first);
    await shop.db.query(`UPDATE api_token SET last_used_at = now() - interval '61 seconds' WHERE id = $1`, [id]);
    await as(token, 'GET', '/api/auth/user');
    expect((await used())!.getTime()).toBeGreaterThan(first!.getTime() - 1);
  });
});

describe('a token that is not good', () => {
  const PATHS: [string, string, unknown][] = [
    ['GET', '/api/products', undefined],
    ['GET', '/api/products/fast', undefined],
    ['GET', '/api/categories', undefined],
    ['GET', '/api/auth/user', undefined],
    ['GET', '/api/login', undefined],
    ['GET', '/api/openapi.json', undefined],
    ['GET', '/api/no-such-path', undefined],
    ['POST', '/api/orders/guest', {}],
    ['POST', '/api/login', { username: 'admin', password: 'orchard-keeper' }],
    ['POST', '/graphql', { query: '{ shop { name } }' }],
    ['GET', '/graphql?query=%7Bshop%7Bname%7D%7D', undefined],
  ];

  async function expectRefused(authorization: string): Promise<void> {
    for (const [method, path, body] of PATHS) {
      const before = await rowCounts(shop.db, ['api_token']);
      // With a good session beside it, to show that it does not count.
      const answer = await admin.rest(method, path, body, { Authorization: authorization });
      expect([path, answer.status]).toEqual([path, 401]);
      const error = answer.body.errors?.[0] ?? answer.body;
      expect([error.message, error.code ?? error.extensions.code]).toEqual([NOT_VALID, 'UNAUTHENTICATED']);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await rowCounts(shop.db, ['api_token'])).toEqual(before);
    }
  }

  test.each([
    ['unknown', `Bearer bst_${'A'.repeat(43)}`],
    ['of another form', 'Bearer admin'],
    ['empty', 'Bearer '],
    ['without its scheme', `bst_${'A'.repeat(43)}`],
    ['two at once', `Bearer bst_${'A'.repeat(43)} bst_${'A'.repeat(43)}`],
    ['SQL', `Bearer ' OR true --`],
  ])('is refused everywhere: %s', (_, authorization) => expectRefused(authorization));

  test('is refused everywhere: expired', async () => {
    const { token, id } = await make(business, { expiresAt: new Date(Date.now() + 3_600_000).toISOString() });
    expect((await as(token, 'GET', '/api/products')).status).toBe(200);
    await shop.db.query(`UPDATE api_token SET expires_at = now() - interval '1 second' WHERE id = $1`, [id]);
    await expectRefused(`Bearer ${token}`);
  });

  test('is refused everywhere: revoked, from the next request on', async () => {
    const { token, id } = await make(business);
    expect((await as(token, 'GET', '/api/products')).status).toBe(200);
    await business.rest('DELETE', `/api/tokens/${id}`);
    await expectRefused(`Bearer ${token}`);
  });

  test('is refused everywhere: altered by one letter, or in another case', async () => {
    const { token } = await make(business);
    await expectRefused(`Bearer ${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`);
    await expectRefused(`Bearer ${token.toUpperCase()}`);
  });

  test('credentials of a proxy before the shop are none of its business', async () => {
    expect((await shop.guest().rest('GET', '/api/products', undefined, { Authorization: 'Basic eDp5' })).status).toBe(
      200,
    );
  });
});
