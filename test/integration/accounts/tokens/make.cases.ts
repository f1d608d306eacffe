import { idOf } from '../../../support/data/orderBodies';
import type { ShopClient } from '../../../support/shopClient';
import { ALL, type Fields, admin, as, business, cash, make, refused, shop } from './tokenShop';

describe('making and revoking', () => {
  test('shows the token once, and keeps only its hash', async () => {
    const { token, ...known } = await make(business, { name: ' Kitchen till ' });
    expect(token).toMatch(/^bst_[A-Za-z0-9_-]{43}$/);
    expect(known).toEqual({
      id: expect.any(Number),
      ownerUsername: 'business',
      name: 'Kitchen till',
      scopes: ['read', 'order'],
      expiresAt: null,
      lastUsedAt: null,
      revokedAt: null,
      createdAt: expect.any(String),
    });
    const { body: list, text } = await business.rest('GET', '/api/tokens');
    expect(list[0]).toEqual(known);
    expect(text).not.toContain(token);
    const everything = await shop.db.query<{ t: string }[]>(
      `SELECT row_to_json(t)::text AS t FROM api_token t UNION ALL SELECT row_to_json(a)::text FROM audit_entry a`,
    );
    expect(JSON.stringify(everything)).not.toContain(token);
    expect(JSON.stringify(everything)).not.toContain(token.slice(4, 20));
  });

  test('stands in the audit log, without the token', async () => {
    const { id } = await make(business, { name: 'Logged' });
    expect((await business.rest('DELETE', `/api/tokens/${id}`)).status).toBe(204);
    const { data } = await admin.graphql(`{ auditLog(subjectType: "apiToken", subjectId: "${id}") { nodes {
      actorUsername action before after } } }`);
    const made = { owner: 'business', name: 'Logged', scopes: ALL, expiresAt: null, revokedAt: null };
    expect(data.auditLog.nodes).toEqual([
      {
        actorUsername: 'business',
        action: 'apiToken.revoke',
        before: made,
        after: { ...made, revokedAt: expect.any(String) },
      },
      { actorUsername: 'business', action: 'apiToken.create', before: null, after: made },
    ]);
  });

  test.each<[Fields, Fields]>([
    [{ name: '' }, { name: 'Name is required' }],
    [{ name: undefined }, { name: 'Name is required' }],
    [{ name: 'x'.repeat(101) }, { name: 'Must be at most 100 characters' }],
    [{ scopes: [] }, { scopes: 'Choose at least one scope' }],
    [{ scopes: undefined }, { scopes: 'Choose at least one scope' }],
    [{ scopes: ['everything'] }, { 'scopes.0': 'Must be one of read, order, employees, staff, admin' }],
    [{ scopes: 'read' }, { scopes: 'Must be a list' }],
    [{ expiresAt: '2020-01-01T00:00:00.000Z' }, { expiresAt: 'Choose a moment in the future' }],
    [{ expiresAt: 'soon' }, { expiresAt: 'Must be a moment as text, like "2026-11-21T08:30:00.000Z"' }],
  ])('with %j is refused: %j', async (change, fields) => {
    const body = { name: 'Till', scopes: ['read'], ...change };
    expect(await refused(() => business.rest('POST', '/api/tokens', body))).toEqual({
      status: 400,
      code: 'BAD_USER_INPUT',
      message: Object.values(fields)[0],
      fields,
    });
  });

  test('with the scope admin is for admins alone', async () => {
    const body = { name: 'More', scopes: ['read', 'admin'] };
    expect(await refused(() => business.rest('POST', '/api/tokens', body))).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
      fields: { scopes: 'Only an administrator can give a token the scope "admin"' },
    });
    expect((await make(admin, body)).scopes).toEqual(['read', 'admin']);
  });

  test('with the scope employees is for businesses alone', async () => {
    const body = { name: 'Staff', scopes: ['employees'] };
    expect(await refused(() => admin.rest('POST', '/api/tokens', body))).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
      fields: { scopes: 'Only a business can give a token the scope "employees"' },
    });
    expect((await make(business, body)).scopes).toEqual(['employees']);
  });

  test('is for businesses and admins alone', async () => {
    const body = { name: 'Till', scopes: ['read'] };
    for (const [username, status] of [
      ['customer', 403],
      ['employee', 403],
    ] as const) {
      const client = await shop.signedIn(username);
      expect((await refused(() => client.rest('POST', '/api/tokens', body))).status).toBe(status);
      expect((await client.rest('GET', '/api/tokens')).status).toBe(status);
    }
    expect((await refused(() => shop.guest().rest('POST', '/api/tokens', body))).status).toBe(401);
  });

  test('is no business of a token, whatever its scopes', async () => {
    const { token, id } = await make(admin, { scopes: ['read', 'order', 'admin'] });
    for (const [method, path, body] of [
      ['GET', '/api/tokens', undefined],
      ['POST', '/api/tokens', { name: 'Child', scopes: ['read'] }],
      ['DELETE', `/api/tokens/${id}`, undefined],
      ['GET', '/api/cart', undefined],
      ['POST', '/api/manual-logout', {}],
    ] as const) {
      const answer = await as(token, method, path, body);
      expect([answer.status, answer.body]).toEqual([
        403,
        { code: 'FORBIDDEN', message: 'This is for people who sign in, not for API tokens.' },
      ]);
    }
  });

  test('shows a business its own and an admin all, page by page', async () => {
    const own = await make(cash);
    const other = await make(business);
    const ids = async (client: ShopClient) =>
      (await client.rest('GET', '/api/tokens')).body.map(({ id }: Fields) => id);
    expect(await ids(cash)).toEqual([own.id]);
    expect(await ids(admin)).toEqual(expect.arrayContaining([own.id, other.id]));
    const { headers, body } = await admin.rest('GET', '/api/tokens?limit=1');
    expect(body).toHaveLength(1);
    const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')![1]!;
    expect((await admin.rest('GET', next)).body[0].id).toBeLessThan(body[0].id);
    const { data } = await cash.graphql('{ apiTokens { totalCount nodes { id } } }');
    expect(data.apiTokens).toEqual({ totalCount: 1, nodes: [{ id: own.id }] });
  });

  test('of someone else’s token does not exist for a business; an admin revokes any', async () => {
    const { id, token } = await make(business);
    expect(await refused(() => cash.rest('DELETE', `/api/tokens/${id}`))).toMatchObject({
      status: 404,
      message: 'API token not found',
    });
    expect((await as(token, 'GET', '/api/auth/user')).status).toBe(200);
    expect((await admin.rest('DELETE', `/api/tokens/${id}`)).status).toBe(204);
    expect((await as(token, 'GET', '/api/auth/user')).status).toBe(401);
    const [before] = (await business.rest('GET', '/api/tokens')).body;
    expect((await business.rest('DELETE', `/api/tokens/${id}`)).status).toBe(204);
    expect((await business.rest('GET', '/api/tokens')).body[0]).toEqual(before);
  });

  test('stops at fifty, however many are asked for at once', async () => {
    const customer = await idOf(shop.db, 'business-cash');
    await shop.db.query('DELETE FROM api_token WHERE owner_id = $1', [customer]);
    for (let n = 0; n < 46; n += 1) await make(cash);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => cash.rest('POST', '/api/tokens', { name: 'Many', scopes: ['read'] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409, 409, 409, 409]);
    await shop.db.query('DELETE FROM api_token WHERE owner_id = $1', [customer]);
  });
});
