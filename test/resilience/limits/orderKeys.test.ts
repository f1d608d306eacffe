import { randomBytes } from 'node:crypto';
import { guestBody, makeProduct } from '../../support/data/orderBodies';
import { placeFollowed } from '../../support/data/placing';
import { startShop, type TestShop } from '../../support/shop';
import { WHOLE } from '../../support/whole';

const GUESSES_OF_A_REQUEST = 20;
const NETWORKS = WHOLE ? 500 : 50;
const GUESSES = NETWORKS * GUESSES_OF_A_REQUEST;

interface Order {
  id: number;
  key: string;
}

let shop: TestShop;
let juice: number;

beforeAll(async () => {
  shop = await startShop({ env: { TRUST_PROXY: '1' } });
  juice = await makeProduct(shop.db, { name: 'Test juice', customerPrice: '10.00' });
});
afterAll(() => shop.stop());

const ordered = (): Promise<Order> => placeFollowed(shop.guest(), guestBody([{ productId: juice, quantity: 1 }]));

/** Asks for the order by each of the keys, from one network. @returns which of them open it */
async function opening({ id }: Order, keys: readonly string[], network: string): Promise<string[]> {
  const { data, errors } = await shop.guest().graphql(
    `query (${keys.map((_, n) => `$k${n}: String!`).join()}) {
      ${keys.map((_, n) => `k${n}: followedOrder(id: ${id}, key: $k${n}) { id }`).join('\n')} }`,
    Object.fromEntries(keys.map((key, n) => [`k${n}`, key])),
    { 'X-Forwarded-For': network },
  );
  expect(errors).toEqual([]);
  return keys.filter((_, n) => data[`k${n}`] !== null);
}

test(`${GUESSES} guesses of the keys of orders from ${NETWORKS} networks open nothing, and the keys go on opening`, async () => {
  const orders = await Promise.all(Array.from({ length: 5 }, ordered));
  const tally = { guesses: 0, opened: 0 };
  for (let network = 0; network < NETWORKS; network += 1) {
    const order = orders[network % orders.length]!;
    const first = network * GUESSES_OF_A_REQUEST;
    const keys = Array.from({ length: GUESSES_OF_A_REQUEST }, (_, n) => guess(first + n, order, orders));
    tally.guesses += keys.length;
    tally.opened += (await opening(order, keys, `198.51.${network >> 8}.${network & 255}`)).length;
  }
  process.stdout.write(`guesses of the keys of 5 orders: ${JSON.stringify(tally)}\n`);
  expect(tally).toEqual({ guesses: GUESSES, opened: 0 });
  for (const order of orders) expect(await opening(order, [order.key], '203.0.113.9')).toEqual([order.key]);
});

/** A random key or, now and then, one that is nearly right: a letter off, cut, longer, another order's, or in one case. */
function guess(n: number, { key }: Order, orders: readonly Order[]): string {
  const at = Math.floor(n / 10) % key.length;
  const nearly = [
    `${key.slice(0, at)}${key[at] === 'A' ? 'B' : 'A'}${key.slice(at + 1)}`,
    key.slice(0, at),
    `${key}${'A'.repeat(at + 1)}`,
    orders.find((other) => other.key !== key)!.key,
    key.toLowerCase(),
  ];
  return nearly[n % 10] ?? randomBytes(16).toString('base64url');
}
