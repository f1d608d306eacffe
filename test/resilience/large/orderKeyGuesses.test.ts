import { randomBytes } from 'node:crypto';
import { guestBody, makeProduct } from '../../support/data/orderBodies';
import { placeFollowed } from '../../support/data/placing';
import { startShop, type TestShop } from '../../support/shop';

// No guess of its key opens a guest's order (specification 5.12).
const GUESSES = 10_000;
/** Of one network; thirty wrong ones are its limit. */
const OF_ONE_NETWORK = 25;

interface Order {
  id: number;
  key: string;
}

let shop: TestShop;
/** Of which each guess is for one; the keys of all others are guesses, too. */
const orders: Order[] = [];

beforeAll(async () => {
  shop = await startShop({ env: { TRUST_PROXY: '1' } });
  const product = await makeProduct(shop.db, { name: 'Test juice', customerPrice: '10.00' });
  for (let n = 0; n < 10; n += 1) {
    orders.push(await placeFollowed(shop.guest(), guestBody([{ productId: product, quantity: 1 }])));
  }
});
afterAll(() => shop.stop());

/** Asks for the order from the network, by the path or by the query. @returns whether it was given, or null when it was limited */
async function opens(order: Order, network: number, byQuery: boolean): Promise<boolean | null> {
  const answer = await fetch(`${shop.url}${byQuery ? '/graphql' : `/api/orders/${order.id}/follow`}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.${network >> 8}.${network & 255}` },
    body: JSON.stringify(
      byQuery
        ? { query: 'query ($id: Int!, $key: String!) { followedOrder(id: $id, key: $key) { id } }', variables: order }
        : { key: order.key },
    ),
  });
  const text = await answer.text();
  if (answer.status === 429 || text.includes('RATE_LIMITED')) return null;
  return text.includes(`"id":${order.id}`);
}

/** Guesses that are near a key, and those of somebody who reads keys of other orders. */
function nearBy(order: Order): string[] {
  const bytes = Buffer.from(order.key, 'base64url');
  const flipped = Array.from({ length: 128 }, (_, bit) => {
    const copy = Buffer.from(bytes);
    copy[bit >> 3]! ^= 1 << (bit & 7);
    return copy.toString('base64url');
  });
  const others = orders.filter(({ id }) => id !== order.id).map(({ key }) => key);
  const written = [
    '',
    order.key.slice(0, -1),
    order.key.slice(1),
    `${order.key}A`,
    `${order.key}\u0000`,
    [...order.key].reverse().join(''),
    bytes.toString('hex'),
    '%',
    "' OR '1'='1",
    '\u0000',
    'null',
    '0'.repeat(22),
  ];
  return [...flipped, ...others, ...written];
}

test(`of ${GUESSES} guesses of the keys of ten orders, none opens one`, async () => {
  const guesses = orders.flatMap((order) => nearBy(order).map((key) => ({ id: order.id, key })));
  while (guesses.length < GUESSES) {
    const { id } = orders[guesses.length % orders.length]!;
    guesses.push({ id, key: randomBytes(16).toString('base64url') });
  }
  guesses.length = GUESSES;
  const counts = { opened: 0, refused: 0, limited: 0 };
  for (const [index, guess] of guesses.entries()) {
    const opened = await opens(guess, Math.floor(index / OF_ONE_NETWORK), index % 2 === 1);
    counts[opened === null ? 'limited' : opened ? 'opened' : 'refused'] += 1;
  }
  process.stdout.write(`guesses of order keys: ${JSON.stringify(counts)}\n`);
  expect(counts).toEqual({ opened: 0, refused: GUESSES, limited: 0 });
  // Each is there, for who has its key.
  for (const [index, order] of orders.entries()) {
    for (const byQuery of [false, true]) expect(await opens(order, 60_000 + index, byQuery)).toBe(true);
  }
}, 600_000);
