import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { ownPage } from '../../../../server/metrics/gather';
import { serveMetrics } from '../../../../server/metrics/metricsServer';
import { guestBody, makeProduct, newKey } from '../../../support/data/orderBodies';
import { jobsOf, makeJobsDue, queueJob } from '../../../support/data/jobs';
import { placeBy } from '../../../support/data/placing';
import { eventually } from '../../../support/processes';
import { startShop, type TestShop } from '../../../support/shop';
import { storedHash, storedPath } from '../../../support/storedDocument';

const TOKEN = 'a token for the tests';
let shop: TestShop;

beforeAll(async () => {
  shop = await startShop({ env: { METRICS_TOKEN: TOKEN, BACKUP_DIR: path.join(os.tmpdir(), 'bustan-no-backups') } });
});

afterAll(() => shop.stop());

const ask = (authorization?: string) =>
  fetch(`${shop.url}/metrics`, { headers: authorization === undefined ? {} : { authorization } });

/** What the page says of a series, written as it stands there; 0 for one that is not there. */
async function read(): Promise<(series: string) => number> {
  const page = await (await ask(`Bearer ${TOKEN}`)).text();
  const lines = page.split('\n').filter((line) => !line.startsWith('#'));
  return (series) => Number(lines.find((line) => line.startsWith(`${series} `))?.slice(series.length) ?? 0);
}

/** By how much the series grew while the work was done. */
async function growth(series: readonly string[], work: () => Promise<unknown>): Promise<number[]> {
  const before = await read();
  await work();
  const after = await read();
  return series.map((each) => after(each) - before(each));
}

test('nobody reads them without the token, and without one set there is no such path', async () => {
  for (const wrong of [undefined, '', 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN]) {
    const answer = await ask(wrong);
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, expect.stringMatching(/^Bearer/)]);
    expect(await answer.text()).not.toContain('bustan_');
  }
  const allowed = await ask(`Bearer ${TOKEN}`);
  expect([allowed.status, allowed.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^text\/plain; version=0\.0\.4/),
  ]);
  expect((await fetch(`${shop.url}/metrics`, { method: 'POST' })).status).toBe(405);
  const without = await startShop({ databaseUrl: shop.databaseUrl });
  try {
    const page = await fetch(`${without.url}/metrics`, { headers: { authorization: 'Bearer null' } });
    expect(await page.text()).not.toContain('bustan_');
  } finally {
    await without.stop();
  }
});

test('requests are counted by operation and outcome, cached ones too', async () => {
  const guest = shop.guest();
  const path = '/api/categories';
  await guest.rest('GET', path);
  const stored = storedPath(storedHash('Categories'), {});
  const counted = await growth(
    [
      'bustan_requests_total{operation="GET /api/categories",outcome="OK"}',
      'bustan_request_duration_seconds_count{operation="GET /api/categories"}',
      'bustan_request_duration_seconds_bucket{le="+Inf",operation="GET /api/categories"}',
      'bustan_cache_lookups_total{cache="responses",result="hit"}',
      'bustan_requests_total{operation="Categories",outcome="OK"}',
      'bustan_requests_total{operation="GET /api/orders",outcome="UNAUTHENTICATED"}',
      'bustan_requests_total{operation="api",outcome="NOT_FOUND"}',
    ],
    async () => {
      for (let n = 0; n < 3; n += 1) await guest.rest('GET', path);
      await (await fetch(`${shop.url}${stored}`)).text();
      await guest.rest('GET', '/api/orders');
      await guest.rest('GET', '/api/no-such-path');
    },
  );
  expect(counted).toEqual([3, 3, 3, expect.any(Number), 1, 1, 1]);
  expect(counted[3]).toBeGreaterThanOrEqual(3);
});

test('no client makes a label: unknown operations, paths, methods and codes have one each', async () => {
  // Meanwhile jobs are run, too, each for its first time.
  const isOfJobs = (line: string) => line.startsWith('bustan_job_runs_total');
  const lines = async () => (await (await ask(`Bearer ${TOKEN}`)).text()).split('\n').filter((line) => !isOfJobs(line));
  const page = async () => (await lines()).map((line) => line.split(' ')[0]);
  const send = (query: string) => shop.guest().graphql(query);
  await send('query First { shop { name } }');
  await send('query Bad { nothing }');
  await shop.guest().rest('GET', '/api/no-such-path');
  await fetch(`${shop.url}/no-such-page`);
  await page();
  const before = await page();
  for (let n = 0; n < 20; n += 1) {
    const name = `Stranger${n}${newKey().replaceAll('-', '')}`;
    await send(`query ${name} { shop { name } }`);
    await send(`query ${name} { nothing }`);
    await shop.guest().rest('GET', `/api/${name}`);
    await fetch(`${shop.url}/${name}`);
  }
  const after = await page();
  expect(after.filter((series) => !before.includes(series))).toEqual([]);
  expect(after.join()).not.toContain('Stranger');
});

test('orders, refused ones, limits and costs', async () => {
  const productId = await makeProduct(shop.db, { name: 'Counted juice', customerPrice: '10.00' });
  const body = guestBody([{ productId, quantity: 1 }]);
  const key = newKey();
  const counted = await growth(
    [
      'bustan_orders_placed_total{kind="guest"}',
      'bustan_orders_refused_total{code="DISCOUNT_CODE_INVALID"}',
      'bustan_orders_refused_total{code="IDEMPOTENCY_CONFLICT"}',
      'bustan_operation_cost_count',
      'bustan_operation_limit_refusals_total{limit="breadth"}',
    ],
    async () => {
      expect((await placeBy('REST', 'guest', shop.guest(), body, key)).status).toBe(201);
      // The same again is the same order.
      await placeBy('REST', 'guest', shop.guest(), body, key);
      const other = guestBody([{ productId, quantity: 2 }]);
      expect((await placeBy('REST', 'guest', shop.guest(), other, key)).status).toBe(409);
      const coded = guestBody([{ productId, quantity: 1 }], { discountCode: 'NOSUCHCODE' });
      expect((await placeBy('GraphQL', 'guest', shop.guest(), coded, newKey())).order).toBeNull();
      await shop.guest().graphql(`{ shop { name } }`);
      await shop.guest().graphql(`{ ${Array.from({ length: 70 }, (_, n) => `a${n}: __typename`).join(' ')} }`);
    },
  );
  expect(counted).toEqual([1, 1, 1, expect.any(Number), 1]);
  expect(counted[3]).toBeGreaterThanOrEqual(1);
  const [tooMany, answers] = await growth(
    [
      'bustan_rate_limit_refusals_total{limit="signin-user"}',
      'bustan_requests_total{operation="POST /api/login",outcome="RATE_LIMITED"}',
    ],
    async () => {
      for (let n = 0; n < 12; n += 1) {
        await shop.guest().rest('POST', '/api/login', { username: 'customer', password: `wrong ${n}` });
      }
    },
  );
  expect(tooMany).toBeGreaterThan(0);
  expect(answers).toBe(tooMany);
});

test('orders that are changed, cancelled and delivered, and jobs that are done and fail', async () => {
  const admin = await shop.signedIn('admin');
  const productId = await makeProduct(shop.db, { name: 'Changed juice', customerPrice: '10.00' });
  const place = async () =>
    (await placeBy('REST', 'guest', shop.guest(), guestBody([{ productId, quantity: 2 }]), newKey())).order!
      .id as number;
  const [changed, delivered] = [await place(), await place()];
  const setStatus = async (id: number, status: string, more: object = {}, key = newKey()) =>
    (await admin.rest('PATCH', `/api/orders/${id}/status`, { status, ...more }, { 'Idempotency-Key': key })).status;
  const [{ line }] = await shop.db.query<[{ line: number }]>('SELECT id AS line FROM order_line WHERE order_id = $1', [
    changed,
  ]);
  const status = (name: string) => `bustan_order_statuses_total{status="${name}"}`;
  const counted = await growth(
    ['bustan_orders_changed_total', status('confirmed'), status('delivered'), status('cancelled')],
    async () => {
      // The same again is the same change.
      const [changing, cancelling] = [newKey(), newKey()];
      const change = { lines: [{ lineId: line, quantity: 1 }], reason: 'Only one is left.' };
      for (const key of [changing, changing]) {
        const headers = { 'Idempotency-Key': key };
        expect((await admin.rest('PATCH', `/api/orders/${changed}/lines`, change, headers)).status).toBe(200);
      }
      for (const key of [cancelling, cancelling]) expect(await setStatus(changed, 'cancelled', {}, key)).toBe(200);
      for (const name of ['confirmed', 'delivered', 'delivered']) expect(await setStatus(delivered, name)).toBe(200);
      expect(await setStatus(delivered, 'cancelled', { seen: 'pending' })).toBe(409);
    },
  );
  expect(counted).toEqual([1, 1, 1, 1]);

  const run = (outcome: string) => `bustan_job_runs_total{task="delete_old_carts",outcome="${outcome}"}`;
  const runs = await growth([run('done'), run('failed'), run('given_up')], async () => {
    const done = (await read())(run('done'));
    await queueJob(shop.db, 'delete_old_carts');
    await eventually('it is done', async () => (await read())(run('done')) > done);
    await shop.db.query('ALTER TABLE cart_item RENAME TO cart_item_away');
    try {
      await shop.db.query(
        `SELECT graphile_worker.add_job('delete_old_carts', job_key => 'delete_old_carts', max_attempts => 2)`,
      );
      await eventually('it has failed', async () => (await read())(run('failed')) > 0);
      await eventually('it waits', async () => (await jobsOf(shop.db, 'delete_old_carts'))[0]?.isLocked === false);
      await makeJobsDue(shop.db, 'delete_old_carts');
      await eventually('it is given up', async () => (await read())(run('given_up')) > 0);
    } finally {
      await shop.db.query('ALTER TABLE cart_item_away RENAME TO cart_item');
    }
  });
  expect(runs).toEqual([1, 1, 1]);
});

test('what is there at the moment: pools, queue, gate, disk, memory, event loop', async () => {
  await shop.db.query(`INSERT INTO outgoing_mail (kind, to_address, created_at, next_attempt_at, status) VALUES
    ('password_reset', 'a@shop.example', now() - interval '20 minutes', now() + interval '1 hour', 'queued'),
    ('password_reset', 'b@shop.example', now(), now(), 'failed')`);
  const value = await read();
  expect(value('bustan_queue_waiting{queue="mail"}')).toBeGreaterThanOrEqual(1);
  expect(value('bustan_queue_failed{queue="mail"}')).toBe(1);
  expect(value('bustan_queue_oldest_seconds{queue="mail"}')).toBeGreaterThanOrEqual(1_200);
  expect(value('bustan_ready')).toBe(1);
  expect(value('bustan_processes')).toBe(1);
  expect(value('bustan_database_connections{pool="main"}')).toBeGreaterThan(0);
  expect(value('bustan_gate_requests{state="working"}')).toBe(1);
  for (const folder of ['DATA_DIR', 'BACKUP_DIR']) {
    const [size, free] = ['size', 'free'].map((what) => value(`bustan_disk_${what}_bytes{folder="${folder}"}`));
    expect(free).toBeGreaterThan(0);
    expect(size).toBeGreaterThan(free!);
  }
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(1e7);
  expect(value('process_cpu_seconds_total')).toBeGreaterThan(0);
  await shop.db.query('DELETE FROM outgoing_mail');
});

test('while the disk of the database is full the shop is not ready, as /readyz says, until there is room', async () => {
  const productId = await makeProduct(shop.db, { name: 'Last juice', customerPrice: '10.00' });
  const order = () => placeBy('REST', 'guest', shop.guest(), guestBody([{ productId, quantity: 1 }]), newKey());
  const ready = async () => [(await fetch(`${shop.url}/readyz`)).status, (await read())('bustan_ready')];
  // What PostgreSQL says when it finds no room.
  await shop.db.query(`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`);
  await shop.db.query('CREATE TRIGGER no_room BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION no_room()');
  // A few pages are written to look whether there is room: without the right to them they cannot be either.
  const temporary = (sql: string) =>
    shop.db.query(`DO $$ BEGIN EXECUTE format('${sql}', current_database(), current_user); END $$`);
  await temporary('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC, %I');
  try {
    expect(await ready()).toEqual([200, 1]);
    expect((await order()).status).toBe(503);
    expect(await ready()).toEqual([503, 0]);
  } finally {
    await temporary('GRANT TEMPORARY ON DATABASE %I TO PUBLIC, %I');
    await shop.db.query('DROP TRIGGER no_room ON orders');
    await shop.db.query('DROP FUNCTION no_room()');
  }
  expect(await ready()).toEqual([200, 1]);
  expect((await order()).status).toBe(201);
});

test('what cannot be read is left out, and all else is told', async () => {
  await shop.db.query('ALTER TABLE outgoing_mail RENAME TO outgoing_mail_away');
  try {
    const page = await (await ask(`Bearer ${TOKEN}`)).text();
    expect(page).not.toContain('bustan_queue_waiting{queue="mail"}');
    expect(page).toContain('bustan_queue_waiting{queue="jobs"}');
    expect(page).toContain('bustan_requests_total{');
  } finally {
    await shop.db.query('ALTER TABLE outgoing_mail_away RENAME TO outgoing_mail');
  }
});

test('on a port of their own they are for this machine alone', async () => {
  const server = await serveMetrics(0, ownPage);
  try {
    const { port, address } = server.address() as AddressInfo;
    expect(address).toBe('127.0.0.1');
    const status = async (path: string, host?: string, method = 'GET') => {
      const sent = httpRequest({ port, host: '127.0.0.1', path, method, ...(host && { headers: { host } }) }).end();
      const [answer] = (await once(sent, 'response')) as [{ statusCode: number; resume(): void }];
      answer.resume();
      return answer.statusCode;
    };
    expect(await status('/metrics')).toBe(200);
    expect(await status('/metrics?x=1', 'localhost')).toBe(200);
    // The name of a site that leads here.
    expect(await status('/metrics', 'evil.example')).toBe(403);
    expect(await status('/metrics', undefined, 'POST')).toBe(405);
    expect(await status('/')).toBe(404);
    await expect(serveMetrics(port, ownPage)).rejects.toThrow(`METRICS_PORT ${port} is taken: choose another`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

// `.ci/run` provides it; see tools/watching/run.
const promtool = process.env.PROMTOOL;
(promtool ? test : test.skip)('promtool finds nothing wrong with the page', async () => {
  const page = await (await ask(`Bearer ${TOKEN}`)).text();
  const said = await new Promise<string>((resolve) => {
    const child = execFile(promtool!, ['check', 'metrics'], (error, stdout, stderr) =>
      resolve(`${error ? `exit ${error.code}` : 'fine'}${stdout}${stderr}`),
    );
    child.stdin?.end(page);
  });
  expect(said).toBe('fine');
});
