import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { createApp, type App } from '../../../server/app';
import { readConfig } from '../../../server/core/config';
import { createLogger } from '../../../server/core/log';
import { projectRoot } from '../../../server/core/projectRoot';
import { openShopDatabase } from '../../../server/database';
import { guestBody, makeProduct } from '../../support/data/orderBodies';
import { freshDatabase, type FreshDatabase } from '../../support/database';

let database: FreshDatabase;
let dataDir: string;
let db: DataSource;
let app: App;
let url: string;
let lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  database = await freshDatabase('demo');
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'bustan-logging-'));
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: database.url, PORT: '0' });
  const log = createLogger(config, { write: (text) => void lines.push(JSON.parse(text) as Record<string, unknown>) });
  db = await openShopDatabase(database.url, { poolSize: 4 });
  const parts = { config, db, databaseUrl: database.url, log, sessionSecret: 'a secret of the tests alone' };
  app = await createApp({ ...parts, root: projectRoot() });
  await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await app.close();
  app.server.closeAllConnections();
  await db.destroy();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Sends a request, and waits for the lines about it. */
async function ask(where: string, init: RequestInit = {}) {
  lines = [];
  const response = await fetch(`${url}${where}`, { ...init, headers: { Connection: 'close', ...init.headers } });
  const text = await response.text();
  const id = response.headers.get('x-request-id');
  while (!lines.some(({ requestId, ms }) => requestId === id && ms !== undefined)) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { status: response.status, text, id, lines: lines.filter(({ requestId }) => requestId === id) };
}

const CATEGORIES = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ query: '{ categories { name } }' }),
};

test('a 500 names its cause in the log and nowhere else, whoever answers', async () => {
  await db.query('ALTER TABLE category RENAME TO category_away');
  try {
    const cause = { message: 'relation "category" does not exist', code: '42P01' };
    const rest = await ask('/api/categories');
    expect(rest).toMatchObject({
      status: 500,
      lines: [{ level: 'error', path: '/api/categories', status: 500, err: cause }],
    });
    expect(JSON.parse(rest.text)).toEqual({
      message: 'Something went wrong on our side. Please try again.',
      code: 'INTERNAL',
      requestId: rest.id,
    });
    // GraphQL tells of a fault in an answer that is well: its cause has a line of its own.
    const graphql = await ask('/graphql', CATEGORIES);
    expect(graphql).toMatchObject({ status: 200, lines: [{ level: 'error', err: cause }, { level: 'info' }] });
    expect(graphql.text).toContain('"code":"INTERNAL"');
    expect(graphql.text).not.toContain('relation');
  } finally {
    await db.query('ALTER TABLE category_away RENAME TO category');
  }
});

test('a confirmation that is over the limit of its address is told by the number of the order alone', async () => {
  const productId = await makeProduct(db, { name: 'Test juice', customerPrice: '10.00' });
  const order = async () => {
    const body = JSON.stringify(guestBody([{ productId, quantity: 1 }]));
    const { status, text } = await ask('/api/orders/guest', { ...CATEGORIES, body });
    expect(status).toBe(201);
    return (JSON.parse(text) as { orderId: number }).orderId;
  };
  const told = () => lines.filter(({ msg }) => String(msg).startsWith('a confirmation is not sent'));
  for (let n = 0; n < 10; n += 1) {
    await order();
    expect(told()).toEqual([]);
  }
  const eleventh = await order();
  expect(told()).toMatchObject([{ level: 'warn', order: eleventh }]);
  expect(JSON.stringify(lines)).not.toMatch(/joanna|guests\.example/i);
});

test('a fault before the execution is logged in the same way', async () => {
  await db.query('ALTER TABLE api_token RENAME TO api_token_away');
  try {
    const authorization = `Bearer bst_${'x'.repeat(43)}`;
    const { status, lines: logged } = await ask('/graphql', {
      ...CATEGORIES,
      headers: { ...CATEGORIES.headers, authorization },
    });
    expect(status).toBe(500);
    expect(logged).toMatchObject([
      { level: 'error', status: 500, err: { message: 'relation "api_token" does not exist' } },
    ]);
  } finally {
    await db.query('ALTER TABLE api_token_away RENAME TO api_token');
  }
});

test.each([
  [
    '{"p":918273645}',
    'Variable "$p" got invalid value 918273645; String cannot represent a non string value: 918273645',
  ],
  ['{"p":{"is":918273645}}', 'Variable "$p" got invalid value; String cannot represent a non string value'],
])('a variable %s of a wrong type is no fault of the shop, and stands in no line', async (variables, message) => {
  const query = 'mutation ($p: String!) { signIn(username: "admin", password: $p) { __typename } }';
  const {
    status,
    text,
    lines: logged,
  } = await ask('/graphql', {
    ...CATEGORIES,
    body: `{"query":${JSON.stringify(query)},"variables":${variables}}`,
  });
  expect([status, JSON.parse(text)]).toMatchObject([
    400,
    { errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] },
  ]);
  expect(logged).toMatchObject([{ level: 'info', status: 400 }]);
  expect(JSON.stringify(lines)).not.toContain('918273645');
});

/** Sends what is written over a connection of its own, and waits for the answer and for a line of the log. */
async function askRaw(text: string, isLine: (line: Record<string, unknown>) => boolean) {
  lines = [];
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.write(text);
  const found = (): Record<string, unknown> | undefined => lines.find(isLine);
  while (!answer.includes('\r\n\r\n') || !found()) await new Promise((resolve) => setTimeout(resolve, 5));
  socket.destroy();
  return { id: /^x-request-id: (.+)\r$/im.exec(answer)?.[1], line: found() };
}

test.each([
  ['to what is no request', 'nonsense\r\n\r\n', 400],
  ['to headers that are too large', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('an answer %s has an id and a line, which says nothing of it', async (_what, text, status) => {
  const { id, line } = await askRaw(text, ({ msg }) => msg === 'a request could not be read');
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(line).toEqual({
    level: 'info',
    time: expect.any(String),
    requestId: id,
    status,
    cause: expect.any(String),
    msg: 'a request could not be read',
  });
});

test.each([
  ['by the fast path', 'GET', '/api/categories', undefined],
  ["to a client's own document, from the fast path", 'POST', '/graphql', CATEGORIES.body],
  ['by Express', 'GET', '/api/orders', undefined],
  ['to a page', 'GET', '/store', undefined],
  ['to a refusal', 'PATCH', '/graphql', undefined],
])(
  'an answer %s has the id that its request came with, and nothing of its sender',
  async (_what, method, where, body) => {
    const id = `asked-${randomUUID()}`;
    const headers = {
      'X-Request-Id': id,
      'Content-Type': 'application/json',
      Cookie: 'sid=hunter2',
      'User-Agent': 'hunter2',
      'X-Forwarded-For': '203.0.113.7',
    };
    const answer = await ask(`${where}?person=hunter2`.replace('/graphql?person=hunter2', '/graphql'), {
      method,
      body,
      headers,
    });
    expect(answer.id).toBe(id);
    expect(answer.lines.filter(({ ms }) => ms !== undefined)).toEqual([
      {
        level: expect.any(String),
        time: expect.any(String),
        requestId: id,
        method,
        path: where,
        status: answer.status,
        ms: expect.any(Number),
        msg: expect.stringMatching(/^request/),
      },
    ]);
    expect(JSON.stringify(answer.lines)).not.toMatch(/hunter2|203\.0\.113/);
  },
);

test.each([
  ['from the fast path, made', '/api/categories', 200],
  ['from the fast path, kept', '/api/categories', 200],
  ['of a picture that is not there', `/media/${'0'.repeat(32)}-320.webp`, 404],
  ['for crawlers', '/robots.txt', 200],
  ['of a file that is not there', '/assets/none.js', expect.any(Number)],
])('an answer %s has a line', async (_what, where, status) => {
  const answer = await ask(where);
  expect(answer.lines).toMatchObject([{ method: 'GET', path: where, status, ms: expect.any(Number) }]);
  expect(answer.status).toEqual(status);
});
