import { startShop, type TestShop } from '../../support/shop';
import { ShopClient } from '../../support/shopClient';

let shop: TestShop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const SIGN_IN = `__typename ... on SignedIn { viewer { username } }`;
const AS_BUSINESS = `signIn(username: "business", password: "cedar-terrace") { ${SIGN_IN} }`;

/** Who is signed in by the cookies that an answer sets; null for nobody. */
async function viewerOf(cookies: readonly string[]): Promise<string | null> {
  const [session] = cookies.filter((cookie) => cookie.startsWith('bustan.sid='));
  const { data } = await new ShopClient(shop.url).graphql(
    '{ viewer { username } }',
    {},
    { Cookie: session?.split(';')[0] ?? '' },
  );
  return data.viewer?.username ?? null;
}

const namesOf = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split('=')[0]).sort();

test.each([
  ['signs in', AS_BUSINESS, 'business'],
  [
    'registers',
    `registerCustomer(input: { username: "newcomer", password: "plum-and-fig", email: "new@bustan.example", firstName: "New", lastName: "Comer" }) { ${SIGN_IN} }`,
    'newcomer',
  ],
])('who signs out and %s in one request is signed in as the other', async (_, field, username) => {
  const client = await shop.signedIn('customer');
  const before = client.session!;
  const { data, errors, headers } = await client.graphql(`mutation { out: signOut in: ${field} }`);
  expect(errors).toEqual([]);
  expect(data).toEqual({ out: true, in: { __typename: 'SignedIn', viewer: { username } } });
  const cookies = headers.getSetCookie();
  expect(namesOf(cookies)).toEqual(['bustan.device', 'bustan.sid']);
  expect(await viewerOf(cookies)).toBe(username);
  expect(await viewerOf([before])).toBeNull();
});

test('who signs in and out in one request is signed out', async () => {
  const { data, errors, headers } = await shop.guest().graphql(`mutation { in: ${AS_BUSINESS} out: signOut }`);
  expect(errors).toEqual([]);
  expect(data).toEqual({ in: { __typename: 'SignedIn', viewer: { username: 'business' } }, out: true });
  const cookies = headers.getSetCookie();
  expect(namesOf(cookies)).toEqual(['bustan.device', 'bustan.sid', 'signed-out']);
  expect(await viewerOf(cookies)).toBeNull();
});

test('a second signing out is as good as the first', async () => {
  const client = await shop.signedIn('customer');
  const before = client.session!;
  const { data, errors, headers } = await client.graphql('mutation { first: signOut second: signOut }');
  expect(errors).toEqual([]);
  expect(data).toEqual({ first: true, second: true });
  expect(namesOf(headers.getSetCookie())).toEqual(['bustan.sid', 'signed-out']);
  expect(await viewerOf([before])).toBeNull();
});

test('who signs out and fails to sign in is signed out', async () => {
  const client = await shop.signedIn('customer');
  const before = client.session!;
  const { data, errors, headers } = await client.graphql(
    `mutation { out: signOut in: signIn(username: "business", password: "wrong") { ${SIGN_IN} ... on SignInRefusal { code } } }`,
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({ out: true, in: { __typename: 'SignInRefusal', code: 'INVALID_CREDENTIALS' } });
  expect(await viewerOf([before])).toBeNull();
  expect(await viewerOf(headers.getSetCookie())).toBeNull();
});
