import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { Cluster } from '../../tools/cluster/cluster';
import { install } from '../../tools/cluster/programs';
import { buildShop, eventually, type BuiltShop, type ShopProcess } from '../support/processes';
import { expectExact } from '../resilience/faults/expectExact';
import { Buyers, kept, type Buyer } from './buyers';
import { expectBooks, prepareShop, signIn } from './soldShop';

jest.setTimeout(3_600_000);

const KILLS = Number(process.env.KILLS ?? 10);
const BUYERS = 32;

let folder: string;
let cluster: Cluster;
let built: BuiltShop;
let shops: ShopProcess[];

beforeAll(async () => {
  await install();
  folder = await mkdtemp(path.join(os.tmpdir(), 'bustan-cluster-'));
  // As root, PostgreSQL's unprivileged user must be able to pass through.
  await chmod(folder, 0o711);
  built = await buildShop();
  cluster = await Cluster.make(path.join(folder, 'cluster'));
  const env = { DATABASE_URL: cluster.urlOf('postgres'), DATA_DIR: folder, LOG_LEVEL: 'info' };
  shops = [await built.start({ ...env, SEED: 'demo' }), await built.start(env)];
});
afterAll(async () => {
  await built?.endAll();
  await cluster?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function inDatabase<T>(work: (db: Client) => Promise<T>): Promise<T> {
  const db = new Client({ connectionString: cluster.urlOf('postgres') });
  db.on('error', () => undefined);
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

/** Half of the buyers are guests, a quarter each a business on credit and one that pays cash. */
async function buyers(): Promise<Buyer[]> {
  const found: Buyer[] = [];
  for (let at = 0; at < BUYERS; at += 1) {
    const shop = shops[at % shops.length]!;
    const isOnCredit = at % 4 === 2;
    const username = isOnCredit ? 'business' : 'business-cash';
    found.push(at % 4 < 2 ? { client: shop.guest() } : { client: await signIn(shop.url, username), isOnCredit });
  }
  return found;
}

test(`the primary is killed ${KILLS} times under orders of ${BUYERS} buyers: none is lost, none doubled, credit and stock are exact`, async () => {
  const admin = await signIn(shops[0]!.url, 'admin');
  const sold = await inDatabase((db) => prepareShop(admin, db));
  const buying = new Buyers(await buyers(), sold.productId);
  const table: Record<string, number | string>[] = [];
  try {
    for (let number = 1; number <= KILLS; number += 1) {
      await cluster.whole();
      const before = buying.answered.length;
      await eventually('orders are placed', () => buying.answered.length >= before + BUYERS);
      const killed = (await cluster.primary())!;
      const at = performance.now();
      await cluster.kill(killed);
      // An order that was on its way at that moment may be answered yet; one that was begun behind it needs a primary.
      let follower: string | null = null;
      const isFollowed = async () => {
        follower = await cluster.primary();
        return follower !== null && follower !== killed;
      };
      while (!(await isFollowed())) await new Promise((resolve) => setTimeout(resolve, 200));
      const since = performance.now();
      await eventually('orders are placed again', () => buying.answered.some((order) => order.at > since));
      const served = buying.answered.find((order) => order.at > since)!.at;
      const counts = await inDatabase((db) => kept(db, [...buying.answered]));
      table.push({
        number,
        killed,
        follower: String(follower),
        ...counts,
        seconds: ((served - at) / 1_000).toFixed(1),
      });
      expect(counts).toMatchObject({ lost: 0, doubled: 0 });
      for (const shop of shops)
        expect([shop.child.exitCode, shop.output().slice(-2_000)]).toEqual([null, expect.any(String)]);
      await cluster.startNode(killed);
    }
  } finally {
    await buying.stop();
    console.table(table);
    console.log('answers that were none', [...buying.unavailable], 'refused', [...buying.refused]);
  }
  await cluster.whole();
  const counts = await inDatabase((db) => kept(db, buying.answered));
  console.log('in the end', counts);
  expect(counts).toMatchObject({ lost: 0, doubled: 0 });
  expect(buying.unexpected).toEqual([]);
  await inDatabase((db) => expectBooks(db, sold, buying.answered));
  const { orders, accounts: checked, wrong } = await expectExact(cluster.urlOf('postgres'));
  console.log(`verify: ${orders} orders, ${checked} credit accounts, ${wrong} wrong`);
  for (const shop of shops) expect(shop.child.exitCode).toBeNull();
});
