import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { checkFile } from '../../../server/backup/backupFile';
import { makeBackup } from '../../../server/backup/makeBackup';
import { restoreBackup } from '../../../server/backup/restoreBackup';
import { verifyOrders } from '../../../server/orders/verifying/verifyOrders';
import { freshDatabase } from '../../support/database';
import { orderTo } from '../../support/data/persons';
import { startShop, type TestShop } from '../../support/shop';
import { ask, bareDatabase, contentOf, schemaOf, useFolder } from './backups';

const used = useFolder();
let shop: TestShop;
const drops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  shop = await startShop();
});
afterEach(async () => {
  for (const drop of drops.splice(0)) await drop();
});
afterAll(() => shop.stop());

async function emptyTarget(): Promise<string> {
  const target = await bareDatabase(shop.databaseUrl);
  drops.push(() => target.drop());
  return target.url;
}

const backup = (name: string) => path.join(used.folder, name);

test('a restored database is the one that was backed up, with all its rows, pictures, rules and sequences', async () => {
  const file = backup('shop.backup');
  // Nobody writes meanwhile: what the shop does by itself would be another instant.
  const quiet = await freshDatabase('demo');
  drops.push(() => quiet.drop());
  const made = await makeBackup({ url: quiet.url, file });
  const target = await emptyTarget();
  const restored = await restoreBackup({ url: target, file });

  expect(await contentOf(target)).toEqual(await contentOf(quiet.url));
  expect(await schemaOf(target)).toEqual(await schemaOf(quiet.url));
  expect(restored.figures).toEqual(made.figures);
  expect(Number(made.figures.picture?.sums.bytes)).toBeGreaterThan(100_000);
  expect(await ask(target, 'SELECT name FROM migration ORDER BY id')).toEqual(
    await ask(quiet.url, 'SELECT name FROM migration ORDER BY id'),
  );
});

test('orders that are placed meanwhile are in it whole or not at all, and the shop goes on from what was restored', async () => {
  const [{ id: product } = { id: 0 }] = await ask<{ id: number }>(
    shop.databaseUrl,
    'SELECT min(id) AS id FROM product WHERE in_stock AND customer_price > 0',
  );
  let isOver = false;
  let placed = 0;
  const buyer = async (name: string): Promise<void> => {
    while (!isOver) {
      await orderTo(shop.guest(), product, name);
      placed += 1;
    }
  };
  const buyers = ['Amal', 'Bassel', 'Carine', 'Dany'].map(buyer);
  const file = backup('open.backup');
  let made;
  try {
    made = await makeBackup({ url: shop.databaseUrl, file });
  } finally {
    isOver = true;
    await Promise.all(buyers);
  }
  expect(placed).toBeGreaterThanOrEqual(4);

  const target = await emptyTarget();
  expect((await restoreBackup({ url: target, file })).figures).toEqual(made.figures);
  const again = await startShop({ databaseUrl: target });
  try {
    const verified = await verifyOrders(again.db, () => undefined);
    expect({ orders: String(verified.orders), wrong: verified.wrong }).toEqual({
      orders: made.figures.orders?.rows,
      wrong: 0,
    });
    const [{ newest } = { newest: 0 }] = await again.db.query<{ newest: number }[]>(
      'SELECT max(id) AS newest FROM orders',
    );
    expect(await orderTo(again.guest(), product, 'Elie')).toBeGreaterThan(newest);
    const admin = await again.signedIn('admin');
    expect((await admin.rest('GET', '/api/orders')).status).toBe(200);
  } finally {
    await again.stop();
  }
});

test('only its owner reads it, and the session secret is in it when it was asked for', async () => {
  const secret = 'a secret of the tests alone';
  const [without, withSecret] = [backup('without.backup'), backup('with.backup')];
  await makeBackup({ url: shop.databaseUrl, file: without });
  await makeBackup({ url: shop.databaseUrl, file: withSecret, sessionSecret: secret });
  expect((await stat(without)).mode & 0o777).toBe(0o600);
  expect(gunzipSync(await readFile(without)).includes(secret)).toBe(false);
  expect(gunzipSync(await readFile(withSecret)).includes(secret)).toBe(true);
  expect((await checkFile(without)).end.sessionSecret).toBeNull();
  expect((await restoreBackup({ url: await emptyTarget(), file: withSecret })).sessionSecret).toBe(secret);
});
