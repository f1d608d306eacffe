import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { runningEmbedded } from '../../../server/db/embedded/runningEmbedded';
import { guestBody, newKey } from '../../support/data/orderBodies';
import { buildShop, eventually, type BuiltShop, type ShopProcess } from '../../support/processes';
import { ShopClient } from '../../support/shopClient';
import { expectExact } from './expectExact';
import { printTable } from './faultTable';
import { MixedLoad } from './mixedLoad';
import { SmallDisk } from './smallDisk';

jest.setTimeout(600_000);

const MEGABYTES = 400;
/** How often it fills up. */
const TIMES = Number(process.env.FAULT_DISKS ?? 5);

let disk: SmallDisk;
let built: BuiltShop;
let shop: ShopProcess;

beforeAll(async () => {
  disk = SmallDisk.mount(MEGABYTES);
  built = await buildShop();
});
afterAll(async () => {
  await built?.endAll();
  disk?.unmount();
  printTable();
});

async function databaseUrl(): Promise<string> {
  const url = await runningEmbedded(disk.folder);
  if (url === null) throw new Error('the database does not run');
  return url;
}

async function connected<T>(work: (db: Client) => Promise<T>): Promise<T> {
  const db = new Client({ connectionString: await databaseUrl() });
  db.on('error', () => undefined);
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

const statusOf = async (what: string): Promise<number> => (await new ShopClient(shop.url).rest('GET', what)).status;

(process.platform === 'linux' ? test : test.skip)(`the disk is full, ${TIMES} times, and has room again`, async () => {
  shop = await built.start({ DATA_DIR: disk.folder, LOG_LEVEL: 'info' });
  const load = await connected((db) => MixedLoad.start(shop.url, db));
  const order = guestBody([{ productId: load.sold.productId, quantity: 100 }]);
  let longest = 0;
  for (let time = 1; time <= TIMES; time += 1) {
    const before = load.answered;
    await eventually('something was done since', () => load.answered > before + 10);
    disk.fill();
    let refusals = 0;
    // Now and then there is room in a page that is there already; what is stored is answered as such.
    await eventually('orders are refused', async () => {
      disk.fill();
      const key = { 'Idempotency-Key': newKey() };
      const { status, headers, body } = await shop.guest().rest('POST', '/api/orders/guest', order, key);
      if (status === 201) return false;
      expect([status, body]).toEqual([
        503,
        expect.objectContaining({ code: 'UNAVAILABLE', message: expect.stringContaining('again') }),
      ]);
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
      refusals += 1;
      await delay(20);
      return refusals >= 10;
    });
    expect(await statusOf('/healthz')).toBe(200);
    await eventually('it says that it is not ready', async () => {
      disk.fill();
      return (await statusOf('/readyz')) === 503;
    });
    expect(await statusOf('/favicon.svg')).toBe(200);
    // Reads need no room.
    expect(await statusOf('/api/products')).toBe(200);
    const at = performance.now();
    disk.empty();
    longest = Math.max(longest, ((await load.served()) - at) / 1_000);
    await eventually('it says that it is ready', async () => (await statusOf('/readyz')) === 200);
  }
  await load.finish();
  await connected((db) => load.expectKept(db, `the disk full, ${TIMES} times`, longest));
  await expectExact(await databaseUrl());
  expect(await shop.end('SIGTERM')).toBe(0);
});
