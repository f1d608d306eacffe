import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { migrate } from '../../server/db/migrate';
import { openShopDatabase } from '../../server/database';
import { loadDemo } from '../../server/demo/loadDemo';
import { install } from '../../tools/cluster/programs';
import { makePrimary, makeStandby, startNode, type Node } from '../../tools/cluster/standby';
import { guestBody } from '../support/data/orderBodies';
import { placeBy } from '../support/data/placing';
import { eventually } from '../support/processes';
import { startShop, type TestShop } from '../support/shop';
import type { ShopClient } from '../support/shopClient';

jest.setTimeout(600_000);

let folder: string;
let primary: Node;
let standby: Node;
let shop: TestShop;
let admin: ShopClient;
let onStandby: Client;
let productId: number;

beforeAll(async () => {
  await install();
  folder = await mkdtemp(path.join(os.tmpdir(), 'bustan-replica-'));
  // As root, PostgreSQL's unprivileged user must be able to pass through.
  await chmod(folder, 0o711);
  primary = await makePrimary(`${folder}/primary`);
  const db = await openShopDatabase(primary.url);
  await migrate(db);
  await loadDemo(db);
  const [row] = await db.query<{ id: number }[]>(
    `SELECT id FROM product WHERE in_stock AND customer_price IS NOT NULL AND deleted_at IS NULL ORDER BY id LIMIT 1`,
  );
  productId = row!.id;
  await db.destroy();
  standby = await makeStandby(`${folder}/standby`, primary);
  shop = await startShop({ databaseUrl: primary.url, env: { DATABASE_REPLICA_URL: standby.url } });
  admin = await shop.signedIn('admin');
  onStandby = await connected();
});
afterAll(async () => {
  await onStandby?.end().catch(() => undefined);
  await shop?.stop();
  standby?.kill();
  primary?.kill();
  await rm(folder, { recursive: true, force: true });
});

async function connected(): Promise<Client> {
  const client = new Client({ connectionString: standby.url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** The connections of the shop to the standby, with what each has run last; those are gone when it is not asked. */
async function lateReads(): Promise<string[]> {
  const { rows } = await onStandby.query<{ query: string }>(
    `SELECT query FROM pg_stat_activity WHERE application_name = 'bustan-late-reads'`,
  );
  return rows.map(({ query }) => query);
}

/** PostgreSQL keeps the first 1,024 characters of a statement: the columns of an order. */
const readsOrders = (query: string): boolean => query.includes('o.total_amount');

const newest = async (): Promise<number> => {
  const { data, errors } = await admin.graphql('{ orders(first: 1) { nodes { id } } }');
  expect(errors).toEqual([]);
  return data.orders.nodes[0].id;
};

/** Places an order, and asks for the newest at once. */
async function placeAndLook(): Promise<{ placed: number; shown: number }> {
  const { order } = await placeBy('REST', 'guest', shop.guest(), guestBody([{ productId, quantity: 1 }]));
  return { placed: order!.id as number, shown: await newest() };
}

test('what the back office lists is read from the replica, what others see is not', async () => {
  await shop.guest().rest('GET', '/api/categories');
  const business = await shop.signedIn('business');
  expect((await business.graphql('{ orders(first: 1) { nodes { id } } }')).errors).toEqual([]);
  expect(await lateReads()).toEqual([]);
  await newest();
  expect((await lateReads()).some(readsOrders)).toBe(true);
});

const TODAY = new Date().toISOString().slice(0, 10);

test.each([
  [
    'the report',
    `{ report(from: "${TODAY}", to: "${TODAY}") { takings { orders } } }`,
    'order_(count|sum|day)|FROM orders',
  ],
  ['the search', '{ orders(first: 1, search: "Rami") { nodes { id } } }', 'o.total_amount'],
  ['the search of accounts', '{ users(first: 1, search: "rami") { nodes { id } } }', 'users'],
  ['stock', '{ stock(first: 1) { nodes { id } } }', 'stock'],
  ['entries of stock', '{ stockEntries(first: 1) { nodes { id } } }', 'stock_entry'],
  ['rates', '{ exchangeRates(first: 1) { nodes { id } } }', 'exchange_rate'],
  ['jobs', '{ jobs(first: 1) { nodes { id } } }', 'graphile_worker.jobs'],
  ['counts of jobs', '{ jobCounts { task } }', 'job_count'],
  ['backups', '{ backups { runs { day } } }', 'backup_run'],
  ['the export of orders', '/api/admin/export/orders.csv', 'o.total_amount'],
])('%s by itself is read from the replica', async (_, asked, table) => {
  const { rows: before } = await onStandby.query<{ at: Date }>('SELECT clock_timestamp() AS at');
  if (asked.startsWith('/')) expect((await admin.rest('GET', asked)).status).toBe(200);
  else expect((await admin.graphql(asked)).errors).toEqual([]);
  const { rows } = await onStandby.query<{ query: string }>(
    `SELECT query FROM pg_stat_activity WHERE application_name = 'bustan-late-reads' AND query_start > $1
       AND query !~ 'pg_is_in_recovery'`,
    [before[0]!.at],
  );
  expect(rows.map(({ query }) => query)).toContainEqual(expect.stringMatching(table));
});

test('the screens by which a day is worked are read from the primary', async () => {
  const { rows: before } = await onStandby.query<{ at: Date }>('SELECT clock_timestamp() AS at');
  for (const asked of [
    `{ runs(date: "${TODAY}") { id } }`,
    '{ ordersWithoutRun { id } }',
    '{ deliveryZones { id } }',
  ]) {
    expect([asked, (await admin.graphql(asked)).errors]).toEqual([asked, []]);
  }
  const { rows } = await onStandby.query(
    `SELECT query FROM pg_stat_activity WHERE application_name = 'bustan-late-reads' AND query_start > $1`,
    [before[0]!.at],
  );
  expect(rows).toEqual([]);
});

test('two hundred times, whoever asks sees at once what was written before', async () => {
  for (let number = 0; number < 200; number += 1) {
    const { placed, shown } = await placeAndLook();
    expect(shown).toBe(placed);
  }
});

test('a replica that is late is left aside, and used again', async () => {
  await onStandby.query('SELECT pg_wal_replay_pause()');
  for (let number = 0; number < 10; number += 1) {
    const { placed, shown } = await placeAndLook();
    expect(shown).toBe(placed);
  }
  await onStandby.query('SELECT pg_wal_replay_resume()');
  const { placed } = await placeAndLook();
  await eventually('the replica is read again', async () => {
    expect(await newest()).toBe(placed);
    return (await lateReads()).some(readsOrders);
  });
});

test('a replica that is always a minute behind shows nothing old', async () => {
  await onStandby.query(`ALTER SYSTEM SET recovery_min_apply_delay = '1min'`);
  await onStandby.query('SELECT pg_reload_conf()');
  for (let number = 0; number < 5; number += 1) {
    const { placed, shown } = await placeAndLook();
    expect(shown).toBe(placed);
  }
  await onStandby.query('ALTER SYSTEM RESET recovery_min_apply_delay');
  await onStandby.query('SELECT pg_reload_conf()');
});

test('a replica that is killed under reads costs nobody an answer', async () => {
  const reading = Promise.all(Array.from({ length: 60 }, () => newest()));
  standby.kill();
  await reading;
  const { placed, shown } = await placeAndLook();
  expect(shown).toBe(placed);
  standby = await startNode(`${folder}/standby`);
});

test('what was made a primary by itself is no replica', async () => {
  const client = await connected();
  await client.query('SELECT pg_promote()');
  await client.end();
  const other = await startShop({ databaseUrl: primary.url, env: { DATABASE_REPLICA_URL: standby.url } });
  admin = await other.signedIn('admin');
  const { placed, shown } = await placeAndLook();
  expect(shown).toBe(placed);
  await other.stop();
});

test('a commit that no standby has confirmed is not answered as done, and is done once under its key', async () => {
  const db = new Client({ connectionString: primary.url });
  await db.connect();
  await db.query(`ALTER SYSTEM SET synchronous_standby_names = 'nobody'`);
  await db.query('SELECT pg_reload_conf()');
  const key = 'a-commit-of-unknown-outcome';
  const body = guestBody([{ productId, quantity: 1 }]);
  const asking = placeBy('REST', 'guest', shop.guest(), body, key);
  await eventually('the commit waits', async () => {
    const { rows } = await db.query(
      `SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep' AND application_name = 'bustan'`,
    );
    return rows.length > 0;
  });
  expect(await asking).toMatchObject({ status: 503, code: 'UNAVAILABLE', order: null });
  await db.query('ALTER SYSTEM RESET synchronous_standby_names');
  await db.query('SELECT pg_reload_conf()');
  const again = await placeBy('REST', 'guest', shop.guest(), body, key);
  expect(again).toMatchObject({ status: 201 });
  const { rows } = await db.query(`SELECT count(*)::int AS n FROM order_request WHERE key = $1`, [key]);
  expect(rows).toEqual([{ n: 1 }]);
  await db.end();
});
