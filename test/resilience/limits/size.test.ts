import { accountBody, guestAddress, guestBody } from '../../support/data/orderBodies';
import { rowCounts } from '../../support/data/rows';
import { startShop, type TestShop } from '../../support/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

/** What took the server seconds once, or made it answer with megabytes. */
const items = (line: unknown, count: number): unknown => Array.from({ length: count }, () => line);
const longAddress = `a@${'.'.repeat(400_000)}@`;
const BODIES: [string, string, unknown, string][] = [
  ['lines without a field', '/api/orders/guest', guestBody(items({}, 300_000) as []), 'items.0.productId'],
  ['numbers for lines', '/api/orders/guest', guestBody(items(1, 400_000) as []), 'items.0'],
  [
    'lines of wrong numbers',
    '/api/orders',
    accountBody(items({ productId: 0.5, quantity: -1 }, 25_000) as []),
    'items.0.productId',
  ],
  [
    'lines with no quantity',
    '/api/orders/guest',
    guestBody(items({ productId: 1, quantity: 0 }, 25_000) as []),
    'items',
  ],
  ['an endless domain', '/api/orders/guest', guestBody([], { guestEmail: longAddress }), 'guestEmail'],
  [
    'an endless domain in the address',
    '/api/orders/guest',
    guestBody([], { deliveryAddress: guestAddress({ email: longAddress }) }),
    'deliveryAddress.email',
  ],
  ['an endless domain of a customer', '/api/orders', accountBody([], { customerEmail: longAddress }), 'customerEmail'],
];

test.each(BODIES)('%s to %s: a short answer that names what is wrong', async (_, path, body, field) => {
  const before = await rowCounts(shop.db);
  const answer = await shop.guest().rest('POST', path, body);
  expect([answer.status, answer.body.code]).toEqual([400, 'BAD_USER_INPUT']);
  expect(Object.keys(answer.body.fields)).toContain(field);
  expect(answer.text.length).toBeLessThan(100_000);
  expect(await rowCounts(shop.db)).toEqual(before);
});

test.each([
  [null, 400],
  [[], 400],
  ['text', 400],
])('%j is no order', async (body, status) => {
  const answer = await shop.guest().rest('POST', '/api/orders/guest', JSON.stringify(body));
  expect([answer.status, answer.body]).toEqual([
    status,
    { message: 'Send the body as a JSON object, like {"name": "value"}', code: 'BAD_USER_INPUT' },
  ]);
});

test('an empty order is told everything that is missing, in the documented words', async () => {
  const { body } = await shop.guest().rest('POST', '/api/orders/guest', {});
  expect(body.fields).toMatchObject({
    items: 'Please add items to your cart before placing an order',
    'deliveryAddress.firstName': 'First name is required',
    'deliveryAddress.street': 'Full delivery address is required',
  });
  expect(body.fields).not.toHaveProperty('idempotencyKey');
});

test('the header of the idempotency key is named as it is sent', async () => {
  const { body } = await shop.guest().rest('POST', '/api/orders/guest', guestBody([]), { 'Idempotency-Key': 'short' });
  expect(Object.keys(body.fields)).toContain('Idempotency-Key');
});

test('signing out and going on in one operation is answered', async () => {
  const client = await shop.signedIn('customer');
  const { errors } = await client.graphql(
    'mutation { signOut addToCart(input: { productId: 1, quantity: 1 }) { items { quantity } } }',
  );
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
});
