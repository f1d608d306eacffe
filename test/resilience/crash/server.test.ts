import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { guestBody, newKey } from '../../support/data/orderBodies';
import { placeBy, type Placing } from '../../support/data/placing';
import { buildShop, eventually, type BuiltShop, type ShopProcess } from '../../support/processes';

/** The shop as people start it: built, in a process of its own, on its own embedded PostgreSQL. */
let built: BuiltShop;
let dataDir: string;
let location: string | undefined;
let clients: Client[];

beforeAll(async () => {
  built = await buildShop();
});

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'bustan-crash-'));
  await chmod(dataDir, 0o711);
  clients = [];
});

afterEach(async () => {
  for (const client of clients) await client.end().catch(() => undefined);
  await built.endAll();
  if (location) await eventually('the database has ended', () => !isRunning(postmaster()));
  for (const folder of [location, dataDir])
    if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  location = undefined;
});

async function start(): Promise<ShopProcess> {
  const shop = await built.start({ DATA_DIR: dataDir });
  location = /"location":"([^"]+)"/.exec(shop.output())?.[1];
  return shop;
}

/** The process id of the cluster's server; 0 when there is none. */
function postmaster(): number {
  try {
    return Number(readFileSync(path.join(location ?? '', 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return 0;
  }
}

function isRunning(pid: number): boolean {
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    // One that has ended stays listed until someone has waited for it.
    return process.platform !== 'linux' || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** The server of the cluster and, where the system tells, its helpers. */
function clusterProcesses(): number[] {
  const parent = postmaster();
  if (process.platform !== 'linux') return [parent];
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(parent);
    } catch {
      return false;
    }
  });
  return [parent, ...children.map(Number)];
}

/** A connection to the embedded database as the shop's own role. */
async function connect(): Promise<Client> {
  const cluster = path.join(location ?? '', 'cluster');
  const secret = (await readFile(path.join(cluster, 'bustan-password'), 'utf8')).trim();
  const port = Number((await readFile(path.join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[3]);
  const password = createHmac('sha256', secret).update('bustan').digest('base64url');
  const client = new Client({ host: '127.0.0.1', port, user: 'bustan', password, database: 'bustan' });
  client.on('error', () => undefined);
  await client.connect();
  clients.push(client);
  return client;
}

async function rows<Row>(client: Client, sql: string, parameters: unknown[] = []): Promise<Row[]> {
  return (await client.query(sql, parameters)).rows as Row[];
}

/** Two products of the demo that can be bought without a size. */
async function twoProducts(client: Client): Promise<number[]> {
  const found = await rows<{ id: number }>(
    client,
    `SELECT id FROM product WHERE in_stock AND customer_price IS NOT NULL AND deleted_at IS NULL ORDER BY id LIMIT 2`,
  );
  return found.map(({ id }) => id);
}

test('killed in the middle of a burst, it loses no order it answered, halves none and doubles none', async () => {
  const first = await start();
  const before = await connect();
  const products = await twoProducts(before);
  const items = products.map((productId) => ({ productId, quantity: 2 }));
  const bodyOf = (key: string) => guestBody(items, { guestEmail: `${key}@guests.example` });
  const [demo] = await rows<{ orders: number; newest: number }>(
    before,
    'SELECT count(*)::integer AS orders, max(id) AS newest FROM orders',
  );
  const keys = Array.from({ length: 400 }, newKey);
  const answered = new Map<string, Placing>();
  let lost = 0;
  let killed: Promise<number | string> | undefined;

  const waiting = [...keys];
  const worker = async (): Promise<void> => {
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
      try {
        answered.set(key, await placeBy('REST', 'guest', first.guest(), bodyOf(key), key));
      } catch {
        lost += 1;
      }
      if (answered.size === 60) killed ??= first.end('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: 20 }, worker));
  expect(await killed).toBe('SIGKILL');
  // The kill did come in the middle.
  expect(lost).toBeGreaterThan(0);
  expect(answered.size).toBeGreaterThanOrEqual(60);
  for (const { status } of answered.values()) expect(status).toBe(201);

  const second = await start();
  const client = await connect();
  const stored = await rows<{
    key: string;
    id: number;
    total: string;
    lines: number;
    events: number;
    mails: number;
    sum: string;
  }>(
    client,
    `SELECT r.key, o.id, o.total_amount AS total, o.subtotal_amount AS sum,
       (SELECT count(*)::integer FROM order_line l WHERE l.order_id = o.id) AS lines,
       (SELECT count(*)::integer FROM order_event e WHERE e.order_id = o.id) AS events,
       (SELECT count(*)::integer FROM outgoing_mail m WHERE m.order_id = o.id) AS mails
     FROM order_request r FULL JOIN orders o ON o.id = r.order_id WHERE r.key LIKE 'test-%' OR o.id > $1`,
    [demo!.newest],
  );
  const byKey = new Map(stored.map((order) => [order.key, order]));
  expect(byKey.size).toBe(stored.length);
  for (const [key, { order }] of answered) expect(byKey.get(key)?.id).toBe(order!.id);
  const [{ order: sample }] = [...answered.values()] as [Placing];
  for (const order of stored) {
    expect(order).toMatchObject({
      total: sample!.totalAmount,
      sum: sample!.subtotalAmount,
      lines: 2,
      events: 1,
      mails: 1,
    });
  }

  // Whoever got no answer asks again with the same key.
  for (const key of keys) {
    const again = await placeBy('REST', 'guest', second.guest(), bodyOf(key), key);
    expect(again.status).toBe(201);
    const known = byKey.get(key);
    expect(again.replayed).toBe(known !== undefined);
    if (known) expect(again.order!.id).toBe(known.id);
    const answer = answered.get(key);
    if (answer) expect(again.order).toEqual(answer.order);
  }
  const [counts] = await rows<{ orders: number; lines: number }>(
    client,
    `SELECT (SELECT count(*)::integer FROM orders) AS orders,
       (SELECT count(*)::integer FROM order_line l JOIN order_request r USING (order_id) WHERE r.key LIKE 'test-%') AS lines`,
  );
  expect(counts).toEqual({ orders: keys.length + demo!.orders, lines: keys.length * 2 });

  // Every order gets its mail, also those whose process was killed before it was sent.
  await client.query(`UPDATE outgoing_mail SET next_attempt_at = now() WHERE status = 'queued'`);
  await client.query(`SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) FROM graphile_worker.jobs
    WHERE task_identifier = 'send_mail' HAVING count(*) > 0`);
  await eventually('all mails are written', async () => (await emls()).length === keys.length);
  const numbers = await Promise.all(
    (await emls()).map(
      async (name) => /order #(\d+) placed/.exec(await readFile(path.join(dataDir, 'mail', name), 'utf8'))?.[1],
    ),
  );
  expect(new Set(numbers).size).toBe(keys.length);
  expect(await second.end('SIGTERM')).toBe(0);
}, 120_000);

async function emls(): Promise<string[]> {
  const names = await readdir(path.join(dataDir, 'mail')).catch(() => []);
  return names.filter((name) => name.endsWith('.eml'));
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s lets running orders finish, and nothing of the database runs on',
  async (signal) => {
    const shop = await start();
    const holder = await connect();
    const [product] = await twoProducts(holder);
    const before = await rows<{ orders: number }>(holder, 'SELECT count(*)::integer AS orders FROM orders');
    // The orders stop in the middle of their transactions for as long as the test wants.
    await holder.query('BEGIN');
    await holder.query(`SELECT 1 FROM discount_code WHERE code = 'WELCOME10' FOR UPDATE`);
    const body = guestBody([{ productId: product, quantity: 1 }], { discountCode: 'WELCOME10' });
    const orders = Array.from({ length: 5 }, () => placeBy('REST', 'guest', shop.guest(), body));
    const watch = await connect();
    await eventually('five orders are running', async () => {
      const [row] = await rows<{ waiting: number }>(
        watch,
        `SELECT count(*)::integer AS waiting FROM pg_stat_activity WHERE application_name = 'bustan' AND wait_event_type = 'Lock'`,
      );
      return row?.waiting === 5;
    });
    const processes = clusterProcesses();
    expect(processes.length).toBeGreaterThan(process.platform === 'linux' ? 5 : 0);
    expect(processes.every(isRunning)).toBe(true);

    const ended = shop.end(signal);
    await eventually('it takes no new requests', () =>
      fetch(`${shop.url}/healthz`).then(
        () => false,
        () => true,
      ),
    );
    await holder.query('COMMIT');
    const answers = await Promise.all(orders);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await ended).toBe(0);
    await eventually('no process of the database is left', () => !processes.some(isRunning));
    expect(postmaster()).toBe(0);

    const next = await start();
    const after = await rows<{ orders: number }>(await connect(), 'SELECT count(*)::integer AS orders FROM orders');
    expect(after[0]!.orders).toBe(before[0]!.orders + 5);
    expect(await next.end('SIGTERM')).toBe(0);
  },
  120_000,
);

test('killed and started again over and over, it opens every time', async () => {
  let orders: number | undefined;
  for (let turn = 0; turn < 3; turn += 1) {
    const shop = await start();
    const client = await connect();
    const [counted] = await rows<{ orders: number }>(client, 'SELECT count(*)::integer AS orders FROM orders');
    expect(counted!.orders).toBe((orders ??= counted!.orders));
    const [product] = await twoProducts(client);
    const { status } = await placeBy('REST', 'guest', shop.guest(), guestBody([{ productId: product, quantity: 1 }]));
    expect(status).toBe(201);
    orders += 1;
    await shop.end('SIGKILL');
  }
}, 120_000);
