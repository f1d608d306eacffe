import { setTimeout as delay } from 'node:timers/promises';
import { FaultProxy } from '../../support/network/faultProxy';
import { makeProduct } from '../../support/data/orderBodies';
import '../../support/jest/patience';
import { until } from '../../support/data/rows';
import { startShop, type TestShop } from '../../support/shop';

let shop: TestShop;
let proxy: FaultProxy;
/** A second process on the same database, which reaches it through the proxy. */
let behind: TestShop;
let product: number;

beforeAll(async () => {
  shop = await startShop();
  product = await makeProduct(shop.db, { name: 'Quince juice', customerPrice: '100.00' });
  proxy = new FaultProxy(new URL(shop.databaseUrl));
  behind = await startShop({ databaseUrl: await proxy.start() });
});
afterAll(async () => {
  await behind.stop();
  proxy.stop();
  await shop.stop();
});

async function shownPrice(): Promise<string> {
  const { body } = await behind.guest().rest('GET', '/api/products');
  return body.products.find(({ id }: { id: number }) => id === product).viewerPrice;
}

async function setPrice(price: string): Promise<void> {
  await shop.db.query('UPDATE product SET customer_price = $2 WHERE id = $1', [product, price]);
}

/** Reads until the price is shown, however long that takes. */
async function untilShown(price: string): Promise<void> {
  while ((await shownPrice()) !== price) await delay(50);
}

test('a listening connection that falls silent is noticed, and nothing is cached until it is back', async () => {
  await untilShown('100.00');
  proxy.set({ kind: 'silent' });
  await setPrice('101.00');
  await untilShown('101.00');
  for (const price of ['102.00', '103.00', '104.00']) {
    await setPrice(price);
    expect(await shownPrice()).toBe(price);
  }
  proxy.set({ kind: 'none' });
  // One connection for each of the two processes: the silent one was closed, and made again once.
  await until(async () => {
    const [listening] = await shop.db.query<{ count: number }[]>(
      `SELECT count(*)::integer AS count FROM pg_stat_activity
       WHERE application_name = 'bustan-listen' AND datname = current_database()`,
    );
    expect(listening!.count).toBe(2);
  }, 30_000);
  await untilShown('104.00');
  await setPrice('105.00');
  await untilShown('105.00');
});

test('a change that an admin made is seen by whoever asks after its answer, however late it is told', async () => {
  const late = new FaultProxy(new URL(shop.databaseUrl));
  const other = await startShop({
    databaseUrl: shop.databaseUrl,
    env: { DATABASE_LISTEN_URL: await late.start() },
    jobs: false,
  });
  try {
    const admin = await other.signedIn('admin');
    const shown = async (): Promise<string> => {
      const { data } = await other
        .guest()
        .graphql('query ($id: Int!) { product(id: $id) { price { amount } } }', { id: product });
      return data.product.price.amount;
    };
    late.set({ kind: 'late', ms: 300 });
    for (const price of ['110.00', '111.00', '112.00']) {
      // Once more each, so that it is cached.
      await shown();
      await shown();
      const { status } = await admin.rest('PUT', `/api/products/${product}`, {
        name: 'Quince juice',
        description: 'x',
        categoryId: 1,
        customerPrice: price,
        businessPrice: '90.00',
      });
      expect([status, await shown()]).toEqual([200, price]);
    }
  } finally {
    await other.stop();
    late.stop();
  }
});
