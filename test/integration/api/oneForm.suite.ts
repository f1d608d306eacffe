import { startShop, type TestShop } from '../../support/shop';
import type { HttpAnswer } from '../../support/shopClient';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const QUERY = { query: '{ shop { name } }' };
const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  shop.guest().rest(method, path, body, headers);

/** Everything that is refused at `/graphql` before, while and after an operation is looked at. */
const REFUSALS: [string, number, string, () => Promise<HttpAnswer>][] = [
  ['another site', 403, 'FORBIDDEN', () => send('POST', '/graphql', QUERY, { Origin: 'https://evil.example' })],
  ['another site, streaming', 403, 'FORBIDDEN', () => send('POST', '/graphql/stream', QUERY, { Origin: 'null' })],
  ['a wrong token', 401, 'UNAUTHENTICATED', () => send('POST', '/graphql', QUERY, { Authorization: 'Bearer no' })],
  ['another method', 405, 'METHOD_NOT_ALLOWED', () => send('DELETE', '/graphql')],
  ['another method, streaming', 405, 'METHOD_NOT_ALLOWED', () => send('GET', '/graphql/stream')],
  ['no JSON', 415, 'UNSUPPORTED_MEDIA_TYPE', () => send('POST', '/graphql', 'x', { 'Content-Type': 'text/plain' })],
  ['broken JSON', 400, 'BAD_USER_INPUT', () => send('POST', '/graphql', '{')],
  ['too large a body', 413, 'PAYLOAD_TOO_LARGE', () => send('POST', '/graphql', `"${'x'.repeat(1_000_001)}"`)],
  ['an address that cannot be decoded', 400, 'BAD_USER_INPUT', () => send('GET', '/graphql?query=%zz')],
  ['no operation', 400, 'BAD_USER_INPUT', () => send('POST', '/graphql', {})],
  ['a field that there is not', 400, 'BAD_USER_INPUT', () => send('POST', '/graphql', { query: '{ nothing }' })],
  ['a mutation by GET', 405, 'METHOD_NOT_ALLOWED', () => get('mutation { signOut }')],
  ['a subscription by GET', 405, 'METHOD_NOT_ALLOWED', () => get('subscription { orderChanged { isNew } }')],
  ['a hash of another document', 400, 'BAD_USER_INPUT', () => withHash({ version: 1, sha256Hash: 'abc' })],
  ['a hash of another version', 400, 'BAD_USER_INPUT', () => withHash({ version: 2, sha256Hash: 'abc' })],
];

const get = (query: string) => send('GET', `/graphql?${new URLSearchParams({ query })}`);
const withHash = (persistedQuery: object) => send('POST', '/graphql', { ...QUERY, extensions: { persistedQuery } });

test.each(REFUSALS)('%s: %i %s in the form of GraphQL', async (_, status, code, ask) => {
  const { status: answered, headers, body } = await ask();
  expect([answered, Object.keys(body), body.errors.length]).toEqual([status, ['errors'], 1]);
  expect(body.errors[0]).toMatchObject({ message: expect.stringMatching(/./), extensions: { code } });
  expect(headers.has('allow')).toBe(status === 405);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
});

test('a fault before the operation runs is masked, with its number', async () => {
  const client = await shop.signedIn('customer');
  await shop.db.query('ALTER TABLE session RENAME TO session_away');
  const answer = await client.rest('POST', '/graphql', QUERY, { 'X-Request-Id': 'fault-7' });
  await shop.db.query('ALTER TABLE session_away RENAME TO session');
  const message = 'Something went wrong on our side. Please try again.';
  expect([answer.status, answer.body]).toEqual([
    500,
    { errors: [{ message, extensions: { code: 'INTERNAL', requestId: 'fault-7' } }] },
  ]);
});

test('the type is that of GraphQL answers for who asks for it', async () => {
  const accept = { Accept: 'application/graphql-response+json, application/json;q=0.9' };
  const { headers } = await send('POST', '/graphql', QUERY, { ...accept, Authorization: 'Bearer no' });
  expect(headers.get('content-type')).toBe('application/graphql-response+json; charset=utf-8');
});
