import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { guestBody } from '../../support/data/orderBodies';
import { freshDatabase, type FreshDatabase } from '../../support/database';
import { buildShop, eventually, type BuiltShop, type ShopProcess } from '../../support/processes';

jest.setTimeout(120_000);

// Other networks than the test's own: the whole of 127.0.0.0/8 is this machine on Linux alone.
const onLinux = process.platform === 'linux' ? test : test.skip;
const FLOOD = '127.0.0.9';
const OTHER = '127.0.0.8';
const MANY = '127.0.0.10';
const MOST_CONNECTIONS = 1_300;

let built: BuiltShop;
let database: FreshDatabase;
let dataDir: string;
let db: Client;
let shop: ShopProcess;
const agents: http.Agent[] = [];
const sockets: net.Socket[] = [];

beforeAll(async () => {
  built = await buildShop();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'bustan-overload-'));
  database = await freshDatabase();
  db = await database.connect();
  shop = await built.start({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SEED: 'demo',
    WORKERS: '1',
    DB_POOL: '2',
    CACHE: 'off',
    CONNECTIONS_PER_NETWORK: String(MOST_CONNECTIONS),
  });
});
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  await built.endAll();
  await db.end();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

/** A visitor with connections of its own. */
function visitor(localAddress: string, connections: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  agents.push(agent);
  return (where: string, body?: unknown, headers: http.OutgoingHttpHeaders = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const method = body === undefined ? 'GET' : 'POST';
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      const options = { agent, localAddress, method, headers: { ...type, ...headers } };
      const request = http.request(shop.url + where, options, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
        response.on('error', reject);
      });
      request.on('error', reject);
      request.end(body === undefined ? undefined : JSON.stringify(body));
    });
}

/** A connection on which a test writes what it likes. */
function connection(localAddress: string): net.Socket {
  const { hostname, port } = new URL(shop.url);
  const socket = net.connect({ host: hostname, port: Number(port), localAddress });
  socket.on('error', () => undefined);
  sockets.push(socket);
  return socket;
}

/** While the work runs, no statement can read products. */
async function withProductsLocked(work: () => Promise<void>): Promise<void> {
  await db.query('BEGIN');
  try {
    await db.query('LOCK TABLE product IN ACCESS EXCLUSIVE MODE');
    await work();
  } finally {
    await db.query('ROLLBACK');
  }
}

const PRODUCTS = { query: '{ products(first: 50) { nodes { id name price { amount } } } }' };

test('a statement of a guest that takes longer than it may is ended, as 503, and the log says which and why', async () => {
  const ask = visitor('127.0.0.1', 4);
  await withProductsLocked(async () => {
    const [rest, graphql, health, ready] = await Promise.all([
      ask('/api/products'),
      ask('/graphql', PRODUCTS),
      ask('/healthz'),
      ask('/readyz'),
    ]);
    expect([health.status, ready.status]).toEqual([200, 200]);
    expect([rest.status, rest.headers['retry-after'], JSON.parse(rest.text)]).toEqual([
      503,
      '5',
      { code: 'UNAVAILABLE', message: expect.stringContaining('longer than it may') },
    ]);
    expect([graphql.status, graphql.headers['retry-after']]).toEqual([503, '5']);
    expect(JSON.parse(graphql.text).errors[0].extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 });
    expect(rest.text + graphql.text).not.toMatch(/SELECT|canceling/);
  });
  for (const where of ['/api/products', '/graphql']) {
    const about = () => {
      const lines = shop.output().split('\n');
      const last = lines.find((line) => line.includes(`"path":"${where}"`) && line.includes('"status":503'));
      const { requestId } = JSON.parse(last ?? '{"requestId":"none"}') as { requestId: string };
      return lines.filter((line) => line.includes(requestId)).join('\n');
    };
    await eventually(`the log says why of ${where}`, () =>
      about().includes('canceling statement due to statement timeout'),
    );
  }
});

test('what comes beyond what can wait is refused at once, and what waits too long later; health is told meanwhile', async () => {
  const ask = visitor('127.0.0.1', 1_200);
  const own = visitor('127.0.0.1', 4);
  await withProductsLocked(async () => {
    let refused = 0;
    const answers = Array.from({ length: 1_100 }, async (_, n) => {
      const answer = await ask(`/graphql?query={a${n}:products(first:50){nodes{id}}}`);
      refused += 1;
      return answer;
    });
    // Three are begun and a thousand wait.
    await eventually('as many were refused', () => refused >= 90);
    const [health, ready, graphql, page] = await Promise.all([
      own('/healthz'),
      own('/readyz'),
      own('/graphql?query={products(first:2){nodes{id}}}'),
      own('/category/juices', undefined, { accept: 'text/html' }),
    ]);
    expect([health.status, ready.status]).toEqual([200, 200]);
    for (const { status, headers, text } of await Promise.all(answers)) {
      expect([status, JSON.parse(text).errors[0].extensions.code]).toEqual([503, 'UNAVAILABLE']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect([graphql.status, JSON.parse(graphql.text).errors[0].extensions.code]).toEqual([503, 'UNAVAILABLE']);
    expect([page.status, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(page.text).toContain('<meta http-equiv="refresh"');
  });
  expect(shop.output()).toContain('more is asked of the shop than it can do');
  expect((await own('/api/products')).status).toBe(200);
});

onLinux('the flood of one visitor leaves the others their turns', async () => {
  const flood = visitor(FLOOD, 200);
  const other = visitor(OTHER, 1);
  let flooding = true;
  let flooded = 0;
  const streams = Array.from({ length: 200 }, async () => {
    while (flooding) {
      await flood('/graphql', PRODUCTS);
      flooded += 1;
    }
  });
  await eventually('the flood is on', () => flooded > 200);
  for (let n = 0; n < 5; n += 1) await other('/graphql', PRODUCTS);
  const before = flooded;
  for (let n = 0; n < 25; n += 1) expect((await other('/graphql', PRODUCTS)).status).toBe(200);
  const meanwhile = flooded - before;
  flooding = false;
  await Promise.all(streams);
  // In the order of arrival it would be 200 for each.
  expect(meanwhile / 25).toBeLessThan(40);
});

test('a crowd that hangs up in the middle leaves room for whoever comes next', async () => {
  const crowd = visitor('127.0.0.1', 100);
  let answered = 0;
  const asking = Array.from({ length: 100 }, async () => {
    for (;;) {
      try {
        await crowd('/graphql', PRODUCTS);
        answered += 1;
      } catch {
        return;
      }
    }
  });
  await eventually('the crowd is there', () => answered > 100);
  agents.splice(0).forEach((agent) => agent.destroy());
  await Promise.all(asking);
  const own = visitor('127.0.0.1', 1);
  for (let n = 0; n < 10; n += 1) expect((await own('/graphql', PRODUCTS)).status).toBe(200);
});

onLinux('clients that send slowly, or never to the end, keep nobody else waiting', async () => {
  const head = `POST /graphql HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\n`;
  const beginnings = [
    '',
    'G',
    head,
    `${head}Content-Length: 90000\r\n\r\n{"query":`,
    `${head}Transfer-Encoding: chunked\r\n\r\n5\r\n{"que`,
  ];
  await Promise.all(
    Array.from({ length: 300 }, async (_, n) => {
      const socket = connection(FLOOD);
      await once(socket, 'connect');
      socket.write(beginnings[n % beginnings.length]!);
    }),
  );
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(' ');
  }, 50);
  const other = visitor(OTHER, 2);
  for (let n = 0; n < 10; n += 1) expect((await other('/graphql', PRODUCTS)).status).toBe(200);
  const { rows } = await db.query<{ id: number }>(
    `SELECT id FROM product p WHERE in_stock AND customer_price > 0 AND deleted_at IS NULL
       AND NOT EXISTS (SELECT 1 FROM product_variant v WHERE v.product_id = p.id) ORDER BY id LIMIT 1`,
  );
  const placed = await other('/api/orders/guest', guestBody([{ productId: rows[0]!.id, quantity: 1 }]));
  expect([placed.status, placed.text]).toEqual([201, expect.stringContaining('"orderId"')]);
  clearInterval(drip);
});

test('clients that send request after request and read nothing are ended, and leave no place taken', async () => {
  const { hostname, port } = new URL(shop.url);
  const ask = `GET /graphql?query={products(first:50){nodes{id,description}}} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`;
  const ended = Array.from({ length: 6 }, async () => {
    const socket = connection('127.0.0.1');
    await once(socket, 'connect');
    const closed = once(socket, 'close');
    socket.resume();
    socket.write(ask.repeat(100));
    await closed;
  });
  // These hang up while they are worked on, or wait behind another.
  for (let n = 0; n < 12; n += 1) {
    const socket = connection('127.0.0.1');
    await once(socket, 'connect');
    socket.write(ask.repeat(5), () => socket.destroy());
  }
  await Promise.all(ended);
  const own = visitor('127.0.0.1', 4);
  for (let n = 0; n < 5; n += 1) expect((await own('/graphql?query={products(first:2){nodes{id}}}')).status).toBe(200);
});

onLinux('one network has a bounded number of connections open, and others have theirs', async () => {
  let ended = 0;
  for (let n = 0; n < MOST_CONNECTIONS + 100; n += 1) connection(MANY).once('close', () => (ended += 1));
  await eventually('what is too much was ended', () => ended >= 100);
  expect((await visitor(OTHER, 1)('/api/products')).status).toBe(200);
  expect(ended).toBe(100);
});
