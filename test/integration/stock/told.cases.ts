import { Client } from 'pg';
import { countStock } from '../../support/data/stock';
import { admin, counted, order, seen, setStatus, shop } from './stockShop';

/** What every process is told of the catalogue while `work` lasts. */
async function toldDuring(work: () => Promise<unknown>): Promise<string[]> {
  const listener = new Client({ connectionString: shop.databaseUrl });
  await listener.connect();
  const told: string[] = [];
  listener.on('notification', ({ payload = '' }) => {
    if (payload.startsWith('catalogue')) told.push(payload);
  });
  try {
    await listener.query('LISTEN bustan');
    await work();
    // PostgreSQL answers it after all that was told before.
    await listener.query('SELECT 1');
    return told;
  } finally {
    await listener.end();
  }
}

const line = (productId: number, quantity: number, selectedSize?: string) => ({ productId, quantity, selectedSize });

test('an order of what there is plenty of tells nothing; each at or below the threshold tells of its product alone', async () => {
  const product = await counted(9);
  const take = (quantity: number) => toldDuring(() => order([line(product, quantity)]));
  expect(await take(1)).toEqual([]);
  expect(await take(2)).toEqual([]);
  expect(await take(1)).toEqual([`catalogue:product:${product}:left`]);
  expect(await take(4)).toEqual([`catalogue:product:${product}:left`]);
  expect(await take(1)).toEqual([`catalogue:product:${product}:stock`]);
});

test('a refused order, and one that another size of the product is left of, tell no more than they change', async () => {
  const product = await counted(0, { Small: 2, Large: 2 });
  expect(await toldDuring(() => order([line(product, 3, 'Small')]))).toEqual([]);
  expect(await toldDuring(() => order([line(product, 2, 'Small')]))).toEqual([`catalogue:product:${product}:left`]);
  expect(await toldDuring(() => order([line(product, 2, 'Large')]))).toEqual([`catalogue:product:${product}:stock`]);
});

test('what comes back is told, and the threshold tells of what it shows otherwise', async () => {
  const product = await counted(6);
  const { id } = (await order([line(product, 6)])).order!;
  expect(await toldDuring(() => setStatus(id, 'CANCELLED'))).toEqual([`catalogue:product:${product}:stock`]);
  expect(await toldDuring(() => setStatus(id, 'CANCELLED'))).toEqual([]);
  const told = await toldDuring(() => admin.rest('PUT', '/api/admin/stock-setting', { onlyLeftFrom: 6 }));
  expect(told).toContain(`catalogue:product:${product}:left`);
  expect(await toldDuring(() => admin.rest('PUT', '/api/admin/stock-setting', { onlyLeftFrom: 6 }))).toEqual([]);
  await admin.rest('PUT', '/api/admin/stock-setting', { onlyLeftFrom: 5 });
});

test('what a process keeps of a product and of a list is right after each order', async () => {
  const product = await counted(8);
  const guest = shop.guest();
  const list = async () => {
    const { data } = await guest.graphql(
      'query ($ids: [Int!]) { products(ids: $ids) { nodes { inStock onlyLeft } } available: products(ids: $ids, inStock: true) { nodes { id } } }',
      { ids: [product] },
    );
    return [data.products.nodes[0], data.available.nodes.length];
  };
  // Kept from the second time on.
  await list();
  for (const [left, onlyLeft] of [
    [7, null],
    [5, 5],
    [4, 4],
    [0, 0],
    [20, null],
  ] as const) {
    await countStock(shop.db, product, left);
    await toldDuring(() => Promise.resolve());
    const expected = { inStock: left > 0, onlyLeft };
    expect(await seen(product, guest)).toMatchObject(expected);
    expect(await list()).toEqual([expected, left > 0 ? 1 : 0]);
  }
});
