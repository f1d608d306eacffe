import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { builtFolder, freshDatabase, type FreshDatabase } from '../../support/database';
import { guestBody } from '../../support/data/orderBodies';
import { buildShop, eventually, type BuiltShop, type ShopProcess } from '../../support/processes';
import { storedHash, storedPath } from '../../support/storedDocument';

jest.setTimeout(120_000);

/** What is seen of the shop from outside, in processes of its own, also when one of them dies. */
let built: BuiltShop;
let database: FreshDatabase;
let dataDir: string;

beforeAll(async () => {
  built = await buildShop();
  database = await freshDatabase('demo');
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'bustan-watching-'));
});
afterEach(() => built.endAll());
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (env: Record<string, string> = {}): Promise<ShopProcess> =>
  built.start({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...env });

/** Starts the shop; each of its processes says when it ends how many files of OpenTelemetry it has loaded. */
async function startListing(env: Record<string, string>): Promise<ShopProcess> {
  const hook = path.join(dataDir, 'listLoaded.cjs');
  await writeFile(
    hook,
    `process.on('exit', () => {
      const loaded = Object.keys(require.cache).filter((file) => file.includes('@opentelemetry'));
      require('node:fs').writeSync(1, 'opentelemetry files: ' + loaded.length + '\\n');
    });`,
  );
  return start({ NODE_OPTIONS: `--require ${hook}`, ...env });
}

/** Runs `npm run doctor` as it is delivered. */
function doctor(env: Record<string, string>): Promise<{ code: unknown; output: string }> {
  const file = path.join(builtFolder(), 'shop/build/server/commands/doctor.js');
  return new Promise((resolve) => {
    execFile(process.execPath, [file], { env: { ...process.env, DATA_DIR: dataDir, ...env } }, (error, output) =>
      resolve({ code: error?.code ?? 0, output }),
    );
  });
}

/** A port at which nothing listens. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The processes below the first one. */
function workersOf({ child }: ShopProcess): number[] {
  return readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ').map(Number);
}

/** The number of a series on a page of metrics. */
function numberOf(page: string, series: string): number {
  const line = page.split('\n').find((each) => each.startsWith(`${series} `));
  return Number(line?.slice(series.length) ?? 0);
}

test('the metrics of all processes are told together, and what an ended one has counted stays', async () => {
  const port = await freePort();
  const token = 'a token for the tests';
  const shop = await startListing({ WORKERS: '2', METRICS_PORT: String(port), METRICS_TOKEN: token });
  const own = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const shops = async () =>
    (await fetch(`${shop.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();
  for (let n = 0; n < 20; n += 1) await shop.guest().rest('GET', '/healthz', undefined, { Connection: 'close' });
  const healthy = 'bustan_requests_total{operation="health",outcome="OK"}';
  await eventually('all are counted', async () => numberOf(await own(), healthy) === 20);
  expect(numberOf(await shops(), healthy)).toBe(20);
  expect(numberOf(await own(), 'bustan_processes')).toBe(2);
  if (process.platform !== 'linux') return;
  const before = workersOf(shop);
  expect(before).toHaveLength(2);
  process.kill(before[0]!, 'SIGKILL');
  // Not for a moment less, while it is away and when another one has taken its place.
  const seen: number[] = [];
  await eventually('another one has taken its place', async () => {
    const page = await own();
    seen.push(numberOf(page, healthy));
    const now = workersOf(shop);
    return !now.includes(before[0]!) && now.length === 2 && numberOf(page, 'bustan_processes') === 2;
  });
  expect(new Set(seen)).toEqual(new Set([20]));
  await shop.guest().rest('GET', '/healthz');
  await eventually('it counts on', async () => numberOf(await own(), healthy) === 21);
  await shop.guest().rest('GET', '/api/categories');

  // The doctor finds nothing wrong with its database meanwhile.
  expect((await doctor({ DATABASE_URL: database.url })).output).toMatch(/^ok {7}migrations: all \d+ are done$/m);
  const wrong = { code: 1, output: expect.stringContaining('failed   settings: DATABASE_URL is not a') };
  expect(await doctor({ DATABASE_URL: 'nowhere' })).toMatchObject(wrong);

  expect(await shop.end('SIGTERM')).toBe(0);
  // The first process and both others: nothing of OpenTelemetry was loaded without a place to send traces to.
  expect(shop.output().match(/opentelemetry files: \d+/g)).toEqual(Array(3).fill('opentelemetry files: 0'));
});

describe('traces', () => {
  interface Span {
    traceId: string;
    spanId: string;
    parentSpanId?: string;
    name: string;
    attributes: { key: string; value: unknown }[];
  }

  let receiver: Server;
  let spans: Span[];
  let texts: string[];
  let endpoint: string;

  beforeEach(async () => {
    spans = [];
    texts = [];
    receiver = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        texts.push(text);
        if (request.url === '/v1/traces') {
          const { resourceSpans } = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
          spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
        }
        response.setHeader('Content-Type', 'application/json').end('{}');
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => receiver.once('listening', resolve));
    endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    receiver.close();
    receiver.closeAllConnections();
  });

  test('with OTEL_EXPORTER_OTLP_ENDPOINT a request is followed from the browser to SQL, and nothing personal goes with it', async () => {
    const shop = await startListing({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_BSP_SCHEDULE_DELAY: '50' });
    const [read, order] = ['0af7651916cd43dd8448eb211c80319c', '1bf7651916cd43dd8448eb211c80319d'];
    const from = (trace: string) => ({ traceparent: `00-${trace}-b7ad6b7169203331-01` });
    const stored = storedPath(storedHash('Categories'), {});
    const answer = await fetch(`${shop.url}${stored}`, { headers: from(read) });
    expect(answer.status).toBe(200);
    const { body: products } = await shop.guest().rest('GET', '/api/products');
    const productId = products.products.find((each: any) => each.inStock && each.variants.length === 0).id as number;
    const body = guestBody([{ productId, quantity: 1 }]);
    const secret = { ...from(order), cookie: 'a=hunter2' };
    const placed = await shop.guest().rest('POST', '/api/orders/guest', body, secret);
    expect([placed.status, placed.text]).toEqual([201, expect.any(String)]);
    await shop.guest().rest('GET', '/api/products?fields=hunter2');

    const of = (trace: string) => spans.filter(({ traceId }) => traceId === trace);
    const roots = () =>
      [read, order].map((trace) => of(trace).find(({ parentSpanId }) => parentSpanId === 'b7ad6b7169203331'));
    await eventually('both requests have arrived', () => roots().every((root) => root !== undefined));
    expect(roots().map((root) => root?.name)).toEqual(['Categories', 'POST /api/orders/guest']);
    const requestId = answer.headers.get('x-request-id');
    expect(roots()[0]?.attributes).toContainEqual({ key: 'bustan.request_id', value: { stringValue: requestId } });

    // Each is below the browser's, by a chain of spans.
    const chain = (span: Span): string[] => {
      const above = of(span.traceId).find(({ spanId }) => spanId === span.parentSpanId);
      return above ? [span.name, ...chain(above)] : [span.name];
    };
    const sqlOf = (trace: string) => of(trace).filter(({ name }) => name.startsWith('sql '));
    expect(chain(sqlOf(read)[0]!)).toEqual([
      expect.stringMatching(/^sql (SELECT|WITH)$/),
      'execute Categories',
      'catalogue read',
      'Categories',
    ]);
    const inserts = sqlOf(order).filter((span) => JSON.stringify(span).includes('INSERT INTO orders'));
    expect(inserts.map(chain)).toEqual([['sql WITH', expect.stringMatching(/^execute /), 'POST /api/orders/guest']]);
    // A receiver that is away disturbs nobody.
    receiver.close();
    receiver.closeAllConnections();
    expect((await shop.guest().rest('GET', '/api/categories')).status).toBe(200);
    expect(await shop.end('SIGTERM')).toBe(0);
    expect(shop.output()).toMatch(/opentelemetry files: [1-9]/);
    const sent = texts.join();
    for (const personal of [
      'Joanna',
      'guests.example',
      '218 440',
      'Sassine',
      'hunter2',
      new URL(database.url).password,
    ]) {
      if (personal !== '') expect(sent).not.toContain(personal);
    }
  });
});
