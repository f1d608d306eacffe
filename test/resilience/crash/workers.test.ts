import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { freshDatabase, type FreshDatabase } from '../../support/database';
import { guestBody, newKey } from '../../support/data/orderBodies';
import { placeBy } from '../../support/data/placing';
import { buildShop, eventually, type BuiltShop, type ShopProcess } from '../../support/processes';

jest.setTimeout(120_000);

/** As server/db/migrate.ts has it. */
const MIGRATION_LOCK = 7_264_001;

/** The shop in several processes of its own, on one database. */
let built: BuiltShop;
let database: FreshDatabase;
let dataDir: string;
let db: Client;

beforeAll(async () => {
  built = await buildShop();
});
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'bustan-workers-'));
  database = await freshDatabase();
  db = new Client({ connectionString: database.url });
  await db.connect();
});
afterEach(async () => {
  await built.endAll();
  await db.end();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (env: Record<string, string> = {}): Promise<ShopProcess> =>
  built.start({ DATABASE_URL: database.url, DATA_DIR: dataDir, SEED: 'demo', WORKERS: '2', ...env });

/** The live server processes below the first one. */
function workersOf({ child }: ShopProcess): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      const [state, parent] = statOf(pid);
      return parent === String(child.pid) && state !== 'Z';
    });
}

function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  } catch {
    return [];
  }
}

const isRunning = (pid: number): boolean => !['Z', undefined].includes(statOf(pid)[0]);

/** One that the demo sells without a size. */
async function product(): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `SELECT id FROM product WHERE in_stock AND customer_price IS NOT NULL AND deleted_at IS NULL ORDER BY id LIMIT 1`,
  );
  return rows[0]!.id;
}

const onLinux = process.platform === 'linux' ? test : test.skip;

test('one address, one shop: sessions, keys and prices are the same whichever process answers', async () => {
  const shop = await start();
  const client = shop.guest();
  const fresh = { Connection: 'close' };
  await client.rest('POST', '/api/login', { username: 'business', password: 'cedar-terrace' });
  const seen = await Promise.all(
    Array.from(
      { length: 20 },
      async () => (await client.rest('GET', '/api/auth/user', undefined, fresh)).body.username,
    ),
  );
  expect(new Set(seen)).toEqual(new Set(['business']));

  const [id, key] = [await product(), newKey()];
  const body = guestBody([{ productId: id, quantity: 1 }]);
  const placed = await Promise.all(Array.from({ length: 20 }, () => placeBy('REST', 'guest', shop.guest(), body, key)));
  expect(new Set(placed.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(placed.map(({ order }) => order?.id)).size).toBe(1);

  const names = (): Promise<string[]> =>
    Promise.all(
      Array.from({ length: 20 }, async () => {
        const { body: categories } = await shop.guest().rest('GET', '/api/categories', undefined, fresh);
        return categories[0].name;
      }),
    );
  await names();
  await db.query(`UPDATE category SET name = 'Named anew'`);
  await eventually('every process shows the new name', async () =>
    (await names()).every((name) => name === 'Named anew'),
  );
  expect(await shop.end('SIGTERM')).toBe(0);
});

onLinux('a process that is killed is replaced, and the shop goes on', async () => {
  const shop = await start();
  const before = workersOf(shop);
  expect(before).toHaveLength(2);
  process.kill(before[0]!, 'SIGKILL');
  await eventually('another one has taken its place', () => {
    const now = workersOf(shop);
    return now.length === 2 && !now.includes(before[0]!);
  });
  expect(shop.output()).toContain('a server process ended; another one takes its place');
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.guest().rest('GET', '/readyz')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await shop.end('SIGTERM')).toBe(0);
});

onLinux(
  'a process that does not answer any more is ended after a minute and replaced, and the shop goes on',
  async () => {
    const shop = await start();
    const [hung] = workersOf(shop);
    // As one whose event loop turns no more: it takes connections, and says nothing.
    process.kill(hung!, 'SIGSTOP');
    await delay(50_000);
    await eventually('another one has taken its place', () => !isRunning(hung!) && workersOf(shop).length === 2);
    expect(shop.output()).toContain('a server process has not answered for a minute, and is ended');
    await eventually('all answer', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => shop.guest().rest('GET', '/readyz')));
      return answers.every(({ status }) => status === 200);
    });
    expect(await shop.end('SIGTERM')).toBe(0);
  },
  180_000,
);

onLinux.each(['SIGTERM', 'SIGINT'] as const)('%s lets the orders of all processes finish', async (signal) => {
  const shop = await start();
  const workers = workersOf(shop);
  const body = guestBody([{ productId: await product(), quantity: 1 }], { discountCode: 'WELCOME10' });
  const holder = new Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query(`SELECT 1 FROM discount_code WHERE code = 'WELCOME10' FOR UPDATE`);
  const orders = Array.from({ length: 6 }, () => placeBy('REST', 'guest', shop.guest(), body));
  await eventually('six orders are running', async () => {
    const { rows } = await db.query<{ waiting: number }>(
      `SELECT count(*)::integer AS waiting FROM pg_stat_activity
       WHERE application_name = 'bustan' AND wait_event_type = 'Lock' AND datname = current_database()`,
    );
    return rows[0]!.waiting === 6;
  });
  const ended = shop.end(signal);
  await eventually('it takes no new requests', () =>
    // A connection that is made at this very moment may be left unanswered.
    fetch(`${shop.url}/healthz`, { signal: AbortSignal.timeout(1_000) }).then(
      () => false,
      () => true,
    ),
  );
  expect(workers.some(isRunning)).toBe(true);
  await holder.query('COMMIT');
  await holder.end();
  expect((await Promise.all(orders)).map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
  expect(await ended).toBe(0);
  expect(workers.some(isRunning)).toBe(false);
});

onLinux('SIGUSR2 exchanges one process after the other, and no request is refused or done twice', async () => {
  const shop = await start();
  const before = workersOf(shop);
  const id = await product();
  const orders = async () =>
    (await db.query<{ count: number }>('SELECT count(*)::integer AS count FROM orders')).rows[0]!.count;
  const ordersBefore = await orders();
  const outcomes: (number | string)[] = [];
  let isOver = false;
  const clients = Array.from({ length: 8 }, async () => {
    const client = shop.guest();
    while (!isOver) {
      const body = guestBody([{ productId: id, quantity: 1 }]);
      outcomes.push(await placeBy('REST', 'guest', client, body).then(({ status }) => status, String));
      outcomes.push(await client.rest('GET', '/api/categories').then(({ status }) => status + 1, String));
    }
  });
  try {
    await eventually('orders come in', () => outcomes.length > 20);
    shop.child.kill('SIGUSR2');
    await eventually('all are exchanged', () => shop.output().includes('all server processes are exchanged'));
    const now = outcomes.length;
    await eventually('orders go on', () => outcomes.length > now + 20);
  } finally {
    isOver = true;
    await Promise.all(clients);
  }
  expect(outcomes.filter((outcome) => outcome !== 201)).toEqual([]);
  const after = workersOf(shop);
  expect(after).toHaveLength(2);
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  expect(await orders()).toBe(ordersBefore + outcomes.length / 2);
  expect(await shop.end('SIGTERM')).toBe(0);
});

onLinux('a new version on a schema that lacks its migrations does not open, and the old one goes on', async () => {
  const shop = await start();
  const before = workersOf(shop);
  const taken = await db.query(`DELETE FROM migration WHERE id = (SELECT max(id) FROM migration)`);
  expect(taken.rowCount).toBe(1);
  shop.child.kill('SIGUSR2');
  await eventually('it is said', () => shop.output().includes('so those of before stay'));
  expect(shop.output()).toContain('The schema lacks 1 migration of this version: run \"npm run migrate\" first.');
  expect(workersOf(shop)).toEqual(before);
  expect((await shop.guest().rest('GET', '/readyz')).status).toBe(200);
  expect(await shop.end('SIGTERM')).toBe(0);
});

onLinux('killed, the first process leaves no other behind', async () => {
  const shop = await start();
  const workers = workersOf(shop);
  expect(workers).toHaveLength(2);
  await shop.end('SIGKILL');
  await eventually('all have ended', () => !workers.some(isRunning));
});

test('a port that is taken is said once', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const port = String((taken.address() as AddressInfo).port);
  const refusal = await start({ PORT: port }).then(
    () => 'it opened',
    (error: unknown) => String(error),
  );
  taken.close();
  expect(refusal.match(/choose another one with PORT/g)).toHaveLength(1);
  expect(refusal).toContain(port);
  expect(refusal).not.toContain('Bustan is open');
});

/** A first process that is not open yet, and everything it has written. */
function starting(env: Record<string, string>): { child: ChildProcess; output: () => string } {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, ['build/server/main.js'], {
    cwd: built.folder,
    env: { PATH, PORT: '0', DATA_DIR: dataDir, SEED: 'none', WORKERS: '2', ...env },
    stdio: 'pipe',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output };
}

onLinux('asked to exchange its processes while it still prepares the database, it goes on', async () => {
  await db.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const { child, output } = starting({ DATABASE_URL: database.url });
  const ended = once(child, 'exit');
  await eventually('it waits for the lock of migrations', async () => {
    const { rows } = await db.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%pg_try_advisory_lock%'
         AND pid <> pg_backend_pid()`,
    );
    return rows.length > 0;
  });
  child.kill('SIGUSR2');
  await eventually('it says so', () => output().includes('there is nothing to exchange yet'));
  await db.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  await eventually('it is open', () => output().includes('Bustan is open'));
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

onLinux('stopped while it still prepares its own database, it ends without an error', async () => {
  // As root, PostgreSQL's unprivileged user must be able to pass through.
  await chmod(dataDir, 0o711);
  const { child, output } = starting({});
  const ended = once(child, 'exit');
  await eventually('its database runs', () => output().includes('"msg":"embedded PostgreSQL"'));
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(output().includes('Bustan is open')).toBe(false);
  expect(
    output()
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('{')),
  ).toEqual([]);
});
