import { guestBody, makeProduct } from '../../support/data/orderBodies';
import { startShop, type TestShop } from '../../support/shop';
import type { HttpAnswer } from '../../support/shopClient';
import { storedHash, storedPath } from '../../support/storedDocument';
import { openStream, type EventStream } from '../../support/network/stream';

let shop: TestShop;
let juice: number;

beforeAll(async () => {
  shop = await startShop({ env: { GUEST_ORDERS_PER_NETWORK: '3' } });
  juice = await makeProduct(shop.db, { name: 'Test juice', customerPrice: '10.00' });
});
afterAll(() => shop.stop());
beforeEach(() => shop.db.query('DELETE FROM rate_limit'));

/** The policies of an answer, and what is left of each; the seconds are checked and left out. */
function limitsOf({ headers }: Pick<HttpAnswer, 'headers'>): [policy: string | null, left: string | null] {
  const left = headers.get('ratelimit');
  for (const [, seconds] of (left ?? '').matchAll(/;t=(\d+)/g)) {
    expect(Number(seconds)).toBeGreaterThan(880);
    expect(Number(seconds)).toBeLessThanOrEqual(900);
  }
  return [headers.get('ratelimit-policy'), left && left.replace(/;t=\d+/g, '')];
}

const NONE = [null, null];
const signIn = (password: string, username = 'customer', client = shop.guest()) =>
  client.rest('POST', '/api/login', { username, password });

test('wrong passwords of a network are told, right ones are given back', async () => {
  const policy = '"signin-address";q=50;w=900';
  expect(limitsOf(await signIn('wrong'))).toEqual([policy, '"signin-address";r=49']);
  expect(limitsOf(await signIn('wrong'))).toEqual([policy, '"signin-address";r=48']);
  expect(limitsOf(await signIn('fresh-every-day'))).toEqual([policy, '"signin-address";r=48']);
});

test('a username’s are told to nobody until they are too many', async () => {
  for (let n = 0; n < 10; n += 1) expect((await signIn('wrong')).headers.get('ratelimit')).not.toContain('user');
  const refused = await signIn('wrong');
  expect([refused.status, ...limitsOf(refused)]).toEqual([
    429,
    '"signin-address";q=50;w=900, "signin-user";q=10;w=900',
    '"signin-address";r=39, "signin-user";r=0',
  ]);
  const [, seconds] = /"signin-user";r=0;t=(\d+)/.exec(refused.headers.get('ratelimit') ?? '') ?? [];
  expect(refused.headers.get('retry-after')).toBe(seconds);
});

test('a known device has a limit of its own', async () => {
  const owner = await shop.signedIn('customer');
  expect(limitsOf(await signIn('wrong', 'customer', owner))).toEqual([
    '"signin-device";q=10;w=900',
    '"signin-device";r=9',
  ]);
  expect(limitsOf(await signIn('fresh-every-day', 'customer', owner))[1]).toBe('"signin-device";r=10');
});

test('registrations, codes, carts and orders of guests are told where they are counted', async () => {
  const guest = shop.guest();
  const customer = {
    username: 'customer',
    password: 'plum-and-fig',
    email: 'n@guests.example',
    firstName: 'N',
    lastName: 'C',
  };
  expect(limitsOf(await guest.rest('POST', '/api/register', customer))).toEqual([
    '"register-address";q=30;w=900',
    '"register-address";r=29',
  ]);
  const check = (code: string) => guest.rest('POST', '/api/discount-codes/validate', { code });
  const codes = '"code-address";q=30;w=900';
  expect(limitsOf(await check('WELCOME10'))).toEqual([codes, '"code-address";r=30']);
  expect(limitsOf(await check('NONE'))).toEqual([codes, '"code-address";r=29']);
  const line = { productId: juice, quantity: 1 };
  expect(limitsOf(await guest.rest('POST', '/api/cart', line))).toEqual([
    '"cart-address";q=100;w=900',
    '"cart-address";r=99',
  ]);
  expect(limitsOf(await guest.rest('POST', '/api/cart', line))).toEqual(NONE);
  const order = (discountCode?: string) => guest.rest('POST', '/api/orders/guest', guestBody([line], { discountCode }));
  const orders = '"guest-order";q=3;w=900';
  expect(limitsOf(await order())).toEqual([orders, '"guest-order";r=2']);
  expect(limitsOf(await order('WELCOME10'))).toEqual([`${codes}, ${orders}`, '"code-address";r=29, "guest-order";r=1']);
  await order();
  const refused = await order();
  expect([refused.status, ...limitsOf(refused)]).toEqual([429, orders, '"guest-order";r=0']);
  expect(refused.headers.get('ratelimit')).toBe(`"guest-order";r=0;t=${refused.headers.get('retry-after')}`);
});

test('at /graphql the same headers stand beside the answer', async () => {
  const answer = await shop.guest().graphql('{ checkDiscountCode(code: "NONE") { __typename } }');
  expect(limitsOf(answer)).toEqual(['"code-address";q=30;w=900', '"code-address";r=29']);
});

test('streams are counted by how many are open, and refused with Retry-After', async () => {
  const client = await shop.signedIn('customer');
  const streams: EventStream[] = [];
  const open = () => openStream(client, 'subscription { orderChanged { isNew } }');
  for (let n = 0; n < 6; n += 1) streams.push(await open());
  const seventh = await open();
  for (const stream of streams) stream.close();
  expect([seventh.status, seventh.headers.get('retry-after'), ...limitsOf(seventh)]).toEqual([
    429,
    '30',
    '"live-streams";q=6;qu="concurrent-requests"',
    '"live-streams";r=0',
  ]);
  expect(limitsOf(streams[1]!)[1]).toBe('"live-streams";r=4');
});

test('what is not counted has none, and what is kept for others least of all', async () => {
  const path = storedPath(storedHash('Products'), { category: 'raw-nuts' });
  const business = await shop.signedIn('business');
  for (const client of [shop.guest(), shop.guest(), business])
    for (const url of [path, '/api/products/fast', '/api/categories', '/', '/store'])
      expect([url, ...limitsOf(await client.rest('GET', url))]).toEqual([url, ...NONE]);
});
