import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { checkFile } from '../../../server/backup/backupFile';
import { openShopDatabase } from '../../../server/database';
import { migrate } from '../../../server/db/migrate';
import { loadDemo } from '../../../server/demo/loadDemo';
import { LARGE, loadLarge } from '../../../server/demo/loadLarge';
import { ask } from '../../integration/backup/backups';
import { inDatabase } from '../../support/database';
import { buildShop, eventually, type BuiltShop } from '../../support/processes';
import { expectExact } from '../faults/expectExact';
import { printTable } from '../faults/faultTable';
import { MixedLoad } from '../faults/mixedLoad';
import { startOwnPostgres, type OwnPostgres } from '../faults/ownPostgres';
import { WHOLE } from '../../support/whole';

jest.setTimeout(3_600_000);

const SIZE = WHOLE ? LARGE : { products: 500, businesses: 50, orders: 2_000 };
const run = promisify(execFile);

let built: BuiltShop;
let folder: string;
beforeAll(async () => {
  built = await buildShop();
  folder = await mkdtemp(path.join(os.tmpdir(), 'bustan-large-backup-'));
  // As root, PostgreSQL's unprivileged user must be able to pass through.
  await chmod(folder, 0o711);
});
afterAll(async () => {
  await built.endAll();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function fill(url: string): Promise<void> {
  const db = await openShopDatabase(url, { poolSize: 2 });
  try {
    await migrate(db);
    await loadDemo(db);
    await loadLarge(db, SIZE);
    await db.query('ANALYZE');
  } finally {
    await db.destroy();
  }
}

/** How many seconds something takes, for the table at the end alone. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1_000;
}

/** Runs a command of the shop as it is delivered. */
function command(name: string, args: string[], url: string): Promise<{ stdout: string }> {
  return run(process.execPath, [path.join(built.folder, `build/server/commands/${name}.js`), ...args], {
    cwd: built.folder,
    env: { PATH: process.env.PATH ?? '', DATABASE_URL: url, DATA_DIR: folder, SESSION_SECRET: 'of the tests alone' },
  });
}

(process.platform === 'linux' ? test : test.skip)(
  `${SIZE.orders} orders are backed up under load and restored, beside pg_dump and pg_restore`,
  async () => {
    const own = await startOwnPostgres(folder);
    await fill(own.url);
    await backUpAndRestore(own);
    await own.server.stop();
  },
);

async function backUpAndRestore({ plan, server, url }: OwnPostgres): Promise<void> {
  const admin = `postgres://postgres:${plan.password}@127.0.0.1:${server.port}`;
  const tool = (name: string, args: string[]) => run(path.join(path.dirname(plan.binaries.postgres), name), args);
  const empty = async (name: string): Promise<string> => {
    await ask(`${admin}/postgres`, `CREATE DATABASE ${name} OWNER ${new URL(url).username}`);
    return inDatabase(url, name);
  };
  const [file, dump] = [path.join(folder, 'large.backup'), path.join(folder, 'large.dump')];

  const shop = await built.start({ DATABASE_URL: url, DATA_DIR: folder, WORKERS: '1' });
  const client = new Client({ connectionString: url });
  await client.connect();
  const load = await MixedLoad.start(shop.url, client);
  await eventually('orders come in', () => load.answered > 10);
  const before = load.buyers.answered.map(({ id }) => id);
  const backup = await timed(() => command('backup', [file], url));
  const meanwhile = load.buyers.answered.length - before.length;
  const after = load.buyers.answered.length;
  await eventually('orders go on', () => load.buyers.answered.length > after + 5);
  await load.finish();
  await load.expectKept(client, 'a backup', 0);
  printTable();
  expect([...load.buyers.unavailable]).toEqual([]);
  await client.end();
  expect(await shop.end('SIGTERM')).toBe(0);

  // Nobody writes any more, for any of them.
  const pgDump = await timed(() => tool('pg_dump', ['-Fc', '-f', dump, url]));
  const [restored, dumped] = [await empty('restored'), await empty('dumped')];
  const pgRestore = await timed(() => tool('pg_restore', ['--no-owner', '-d', dumped, dump]));
  await ask(dumped, 'ANALYZE');
  let said = '';
  const restore = await timed(async () => {
    said = (await command('restore', [file], restored)).stdout;
  });

  const { end } = await checkFile(file);
  const rows = Object.values(end.figures).reduce((sum, each) => sum + Number(each.rows), 0);
  expect(said).toContain(
    `${rows} rows, ${end.figures.orders?.rows} orders; every count and sum is as it was backed up.`,
  );
  const there = await ask<{ id: number }>(restored, `SELECT id FROM orders WHERE id = ANY($1)`, [before]);
  expect(there).toHaveLength(before.length);
  await expectExact(url);
  const verified = await expectExact(restored);
  expect(String(verified.orders)).toBe(end.figures.orders?.rows);

  console.log(`${verified.orders} orders, ${rows} rows; ${meanwhile} orders were placed while the backup was made`);
  console.table([
    { what: 'npm run backup, under load', seconds: backup.toFixed(1), bytes: (await stat(file)).size },
    { what: 'npm run restore, with all checks', seconds: restore.toFixed(1) },
    { what: 'pg_dump -Fc, nobody else', seconds: pgDump.toFixed(1), bytes: (await stat(dump)).size },
    { what: 'pg_restore', seconds: pgRestore.toFixed(1) },
  ]);
}
