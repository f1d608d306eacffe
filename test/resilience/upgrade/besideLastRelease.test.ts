import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { migrations } from '../../../migrations';
import { openDatabase } from '../../../server/db/dataSource';
import { migrate } from '../../../server/db/migrate';
import { LARGE, loadLarge } from '../../../server/demo/loadLarge';
import { ADMIN_URL_VARIABLE, inDatabase, withAdmin } from '../../support/database';
import { builtIn, buildShop, eventually, type BuiltShop } from '../../support/processes';
import { expectExact } from '../faults/expectExact';
import { buildRelease, lastRelease, type Release } from './lastRelease';
import { NextMigration1999000000000 } from './nextMigration';
import { Shoppers } from './shoppers';

jest.setTimeout(1_200_000);

/** A quarter of the minute that the whole is under load. */
const PHASE_MS = 15_000;

/** How many orders there are before the migration. */
const ORDERS = Number(process.env.UPGRADE_ORDERS ?? LARGE.orders);

let release: Release;
let last: BuiltShop;
let next: BuiltShop;
let dataDir: string;
const name = `bustan_upgrade_${process.pid}`;
let url: string;

beforeAll(async () => {
  release = await lastRelease();
  last = builtIn(await buildRelease(release));
  next = await buildShop();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'bustan-upgrade-'));
  await withAdmin((admin) => admin.query(`CREATE DATABASE ${name}`));
  url = inDatabase(process.env[ADMIN_URL_VARIABLE] ?? '', name);
});
afterAll(async () => {
  await last?.endAll();
  await next?.endAll();
  await withAdmin((admin) => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  for (const folder of [last?.folder, dataDir]) if (folder) await rm(folder, { recursive: true, force: true });
});

async function one<T>(sql: string): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows[0] as T;
  } finally {
    await client.end();
  }
}

test('the last release and the next one answer side by side, across the migration: nothing refused, nothing wrong', async () => {
  const env = {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    SEED: 'demo',
    WORKERS: '1',
    SESSION_SECRET: 'of the tests alone',
  };
  const old = await last.start(env);
  await fill();
  const steps = await one<{ count: number }>('SELECT count(*)::integer AS count FROM migration');
  const before = await one<{ count: number; last: number }>(
    'SELECT count(*)::integer AS count, coalesce(max(id), 0) AS last FROM orders',
  );
  const shoppers = await Shoppers.start(old.url);
  const phase = async (what: string): Promise<void> => {
    const [since, least] = [Date.now(), shoppers.least];
    await eventuallyLong(what, () => Date.now() - since > PHASE_MS && shoppers.least > least + 2);
  };
  await phase('the last release answers alone');

  const db = await openDatabase(url, { entities: [], migrations: [...migrations, NextMigration1999000000000] });
  const atMigration = { ...shoppers.counts.done };
  await migrate(db);
  const meanwhile = shoppers.counts.done.orders - atMigration.orders;
  await db.destroy();
  await phase('the last release answers on the new schema');

  const beside = await next.start(env);
  shoppers.urls = [old.url, beside.url];
  await phase('both answer');

  shoppers.urls = [beside.url];
  await phase('the next one answers alone');
  await shoppers.stop();
  expect(await old.end('SIGTERM')).toBe(0);

  const { done, wrong } = shoppers.counts;
  console.log(
    [
      `release ${release.version} (${release.commit.slice(0, 8)}) beside this version, on ${before.count} orders:`,
      `${meanwhile} orders while ${migrations.length + 1 - steps.count} of its migrations ran`,
      ...Object.entries(done).map(([kind, count]) => `${count} ${kind}`),
      `${wrong.length} refused or wrong`,
    ].join('\n'),
  );
  expect(wrong).toEqual([]);
  const after = await one<{ count: number; seasons: number }>(
    `SELECT count(*)::integer AS count, count(*) FILTER (WHERE season IN ('before', 'now'))::integer AS seasons FROM orders`,
  );
  const { placed } = shoppers;
  const count = before.count + placed.orders + placed['orders on credit'] + placed['orders with a code'];
  expect(after).toEqual({ count, seasons: count });
  const charged = await one(
    `SELECT count(DISTINCT e.order_id)::integer AS orders, count(*)::integer AS charges FROM credit_entry e
     JOIN orders o ON o.id = e.order_id WHERE o.id > ${before.last} AND e.type = 'charge'`,
  );
  expect(charged).toEqual({ orders: placed['orders on credit'], charges: placed['orders on credit'] });
  const coded = await one(
    `SELECT count(*)::integer AS orders FROM orders WHERE id > ${before.last} AND discount_code_id IS NOT NULL AND discount_amount > 0`,
  );
  expect(coded).toEqual({ orders: placed['orders with a code'] });
  await expectExact(url);
  const verify = await promisify(execFile)(
    process.execPath,
    [path.join(next.folder, 'build/server/commands/verify.js')],
    {
      cwd: next.folder,
      env: { PATH: process.env.PATH ?? '', ...env },
    },
  );
  expect(verify.stdout).toMatch(new RegExp(`^${count} orders, \\d+ lines, 0 wrong$`, 'm'));
});

/** Makes a large shop of that of the last release, whose tables of products, people and orders are those of today. */
async function fill(): Promise<void> {
  const db = await openDatabase(url, { entities: [], migrations: [] });
  try {
    await loadLarge(db, { ...LARGE, orders: ORDERS });
    await db.query('ANALYZE');
  } finally {
    await db.destroy();
  }
}

/** A phase lasts longer than `eventually` waits on a machine that is busy with much else. */
async function eventuallyLong(what: string, check: () => boolean): Promise<void> {
  for (let minute = 1; ; minute += 1) {
    try {
      await eventually(what, check);
      return;
    } catch (error) {
      if (minute === 10) throw error;
    }
  }
}
