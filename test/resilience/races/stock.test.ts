import { setTimeout as delay } from 'node:timers/promises';
import { footprint, guestBody, makeProduct, newKey } from '../../support/data/orderBodies';
import { placeBy, type Placing } from '../../support/data/placing';
import { countStock, stockOf } from '../../support/data/stock';
import { tally, useOrderRaces } from './raceShop';

const race = useOrderRaces();

const counted = async (quantity: number, variants: Record<string, { customer: string }> = {}): Promise<number> => {
  const product = await makeProduct(race.shop.db, { name: 'Counted', customerPrice: '10.00', variants });
  const sizes = Object.keys(variants);
  for (const size of sizes.length > 0 ? sizes : ['']) await countStock(race.shop.db, product, quantity, size);
  return product;
};

/**
 * Sends as many orders of guests at once, in turn to every process. Who is told to wait, since the shop has more to do than
 * it can, sends the same order again under its key, as every client does.
 */
function burst(count: number, bodyOf: (index: number) => Record<string, unknown>): Promise<Placing[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const [client, key, body] = [race.guests[index % race.guests.length]!, newKey(), bodyOf(index)];
      for (;;) {
        const placing = await placeBy('REST', 'guest', client, body, key);
        if (placing.status !== 503) return placing;
        await delay(500);
      }
    }),
  );
}

const guestEmail = (index: number) => ({ guestEmail: `guest-${index}@guests.example` });

test('ten are there and 200 buyers come at once to three processes: ten get one', async () => {
  const product = await counted(10);
  const before = await footprint(race.shop.db);
  const placings = await burst(200, (index) => guestBody([{ productId: product, quantity: 1 }], guestEmail(index)));
  expect(tally(placings)).toEqual({ '201 placed': 10, '409 OUT_OF_STOCK': 190 });
  const messages = new Set(placings.flatMap(({ message }) => message ?? []));
  expect([...messages]).toEqual(['Counted is out of stock. Please take it out of the cart.']);
  expect(await stockOf(race.shop.db, product)).toEqual({ stock: 0, sum: 0, entries: 11, brokenLinks: 0 });
  expect(await footprint(race.shop.db)).toMatchObject({
    orders: (before.orders as number) + 10,
    lines: (before.lines as number) + 10,
    requests: (before.requests as number) + 10,
  });
  // Every process knows it, without having been asked before.
  for (const client of race.guests) {
    const { data } = await client.graphql('query ($id: Int!) { product(id: $id) { inStock onlyLeft } }', {
      id: product,
    });
    expect(data.product).toEqual({ inStock: false, onlyLeft: 0 });
  }
});

test('orders that take two things in either order never wait for each other without end', async () => {
  const [one, other] = [await counted(50), await counted(50)];
  const lines = [one, other].map((productId) => ({ productId, quantity: 1 }));
  const placings = await burst(90, (index) =>
    guestBody(index % 2 === 0 ? lines : lines.toReversed(), guestEmail(index)),
  );
  expect(tally(placings)).toEqual({ '201 placed': 50, '409 OUT_OF_STOCK': 40 });
  for (const product of [one, other]) {
    expect(await stockOf(race.shop.db, product)).toEqual({ stock: 0, sum: 0, entries: 51, brokenLinks: 0 });
  }
});

test('the last of two sizes of one product, sold at once: what is shown is what is left of both', async () => {
  const product = await counted(20, { Small: { customer: '1.00' }, Large: { customer: '2.00' } });
  const placings = await burst(60, (index) =>
    guestBody(
      [{ productId: product, quantity: 1, selectedSize: index % 2 === 0 ? 'Small' : 'Large' }],
      guestEmail(index),
    ),
  );
  expect(tally(placings)).toEqual({ '201 placed': 40, '409 OUT_OF_STOCK': 20 });
  const [row] = await race.shop.db.query('SELECT stock_left FROM product WHERE id = $1', [product]);
  expect(row).toEqual({ stock_left: { Small: 0, Large: 0 } });
});

test('a threshold that is set while orders come in holds for all that is left', async () => {
  const product = await counted(50);
  const admin = await race.shop.signedIn('admin');
  const placing = burst(40, (index) => guestBody([{ productId: product, quantity: 1 }], guestEmail(index)));
  for (const onlyLeftFrom of [30, 3, 40, 0, 100, 12]) {
    const set = () => admin.rest('PUT', '/api/admin/stock-setting', { onlyLeftFrom });
    let { status } = await set();
    for (; status === 503; { status } = await set()) await delay(500);
    expect(status).toBe(200);
  }
  expect(tally(await placing)).toEqual({ '201 placed': 40 });
  const [row] = await race.shop.db.query('SELECT stock_left FROM product WHERE id = $1', [product]);
  expect(row).toEqual({ stock_left: { '': 10 } });
  await admin.rest('PUT', '/api/admin/stock-setting', { onlyLeftFrom: 5 });
});
