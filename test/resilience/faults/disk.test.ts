import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { runningEmbedded } from '../../../server/db/embedded/runningEmbedded';
import { guestBody } from '../../support/data/orderBodies';
import { placeBy } from '../../support/data/placing';
import { buildShop, eventually, type BuiltShop, type ShopProcess } from '../../support/processes';
import { ShopClient } from '../../support/shopClient';
import { addRow, printTable } from './faultTable';
import { anyProduct, MixedLoad } from './mixedLoad';
import { SmallDisk } from './smallDisk';

jest.setTimeout(600_000);

const MEGABYTES = 400;
/** How often it fills up. */
const TIMES = Number(process.env.FAULT_DISKS ?? 5);

const disk = SmallDisk.mount(MEGABYTES);
if (!disk) console.log('skipped: a small file system can be mounted by root alone');
let built: BuiltShop;
let shop: ShopProcess;

beforeAll(async () => {
  built = await buildShop();
});
afterAll(async () => {
  await built.endAll();
  disk?.unmount();
  printTable();
});

async function connected<T>(work: (db: Client) => Promise<T>): Promise<T> {
  const url = await runningEmbedded(disk!.folder);
  if (url === null) throw new Error('the database does not run');
  const db = new Client({ connectionString: url });
  db.on('error', () => undefined);
  await db.connect();
  return work(db).finally(() => db.end());
}

const statusOf = async (what: string): Promise<number> => (await new ShopClient(shop.url).rest('GET', what)).status;

(disk ? test : test.skip)(`the disk is full, ${TIMES} times, and has room again`, async () => {
  shop = await built.start({ DATA_DIR: disk!.folder, LOG_LEVEL: 'info' });
  const load = await connected((db) => MixedLoad.start(shop.url, db));
  const productId = await connected(anyProduct);
  let longest = 0;
  for (let time = 1; time <= TIMES; time += 1) {
    const before = load.answered;
    await eventually('something was done since', () => load.answered > before + 10);
    disk!.fill();
    let refusals = 0;
    // Now and then there is room in a page that is there already; what is stored is answered as such.
    await eventually('orders are refused', async () => {
      disk!.fill();
      const answer = await placeBy('REST', 'guest', shop.guest(), guestBody([{ productId, quantity: 100 }]));
      if (answer.status === 201) return false;
      expect([answer.status, answer.code, answer.message]).toEqual([
        503,
        'UNAVAILABLE',
        expect.stringContaining('again'),
      ]);
      refusals += 1;
      await delay(20);
      return refusals >= 10;
    });
    expect(await statusOf('/healthz')).toBe(200);
    await eventually('it says that it is not ready', async () => {
      disk!.fill();
      return (await statusOf('/readyz')) === 503;
    });
    expect(await statusOf('/favicon.svg')).toBe(200);
    // Reads need no room.
    expect(await statusOf('/api/products')).toBe(200);
    const at = performance.now();
    disk!.empty();
    longest = Math.max(longest, ((await load.served()) - at) / 1_000);
    await eventually('it says that it is ready', async () => (await statusOf('/readyz')) === 200);
  }
  await load.stop();
  const counts = await connected((db) => load.counts(db));
  addRow({ fault: `the disk full, ${TIMES} times`, ...counts, seconds: longest });
  expect(counts).toEqual({ ...counts, there: counts.answered, lost: 0, doubled: 0 });
  expect([...load.wrong]).toEqual([]);
  expect([...load.buyers.unavailable.keys()].filter((each) => each.startsWith('500'))).toEqual([]);
  expect(await shop.end('SIGTERM')).toBe(0);
});
