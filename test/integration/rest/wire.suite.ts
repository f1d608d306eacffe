import { connect } from 'node:net';
import { once } from 'node:events';
import { startShop, type TestShop } from '../../support/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: any;
}

/** Sends bytes as they are, and reads until the server closes. */
async function sendRaw(text: string): Promise<Answer> {
  const { hostname, port } = new URL(shop.url);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(text);
  await once(socket, 'end');
  socket.destroy();
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: body.startsWith('{') ? JSON.parse(body) : body,
  };
}

const get = (path: string, ...headers: string[]) =>
  sendRaw([`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));

const HOST = {
  message: 'Send one Host header, with the name of the shop and its port, if it has one',
  code: 'BAD_USER_INPUT',
};

describe.each(['/api/categories', '/api/cart', '/store', '/healthz', '/no-such-page'])('%s', (path) => {
  test.each([
    ['none', []],
    ['two', ['Host: shop.example', 'Host: other.example']],
    ['two that are the same', ['Host: shop.example', 'host: shop.example']],
    ['an empty one', ['Host:']],
    ['one with a space', ['Host: shop example']],
    ['one with a path', ['Host: shop.example/store']],
    ['one with a user', ['Host: me@shop.example']],
    ['a list', ['Host: shop.example, other.example']],
    ['one with two ports', ['Host: shop.example:80:80']],
    ['one with a name for a port', ['Host: shop.example:http']],
    ['half an address', ['Host: [::1']],
  ])('is refused with %s for a Host', async (_, headers) => {
    const answer = await get(path, ...headers);
    expect([answer.status, answer.body]).toEqual([400, HOST]);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });
});

test.each(['shop.example', 'shop.example:4000', '127.0.0.1:4000', '[::1]:4000', 'my_shop:4000', 'SHOP.example'])(
  'Host: %s is taken',
  async (host) => {
    expect((await get('/api/categories', `Host: ${host}`)).status).toBe(200);
    expect((await get('/healthz', `Host: ${host}`)).status).toBe(200);
  },
);

test('HTTP/1.0 knows no Host', async () => {
  expect((await sendRaw('GET /healthz HTTP/1.0\r\n\r\n')).status).toBe(200);
});

test.each([
  [
    'an address of 20,000 characters',
    `GET /api/products?cursor=${'x'.repeat(20_000)} HTTP/1.1\r\n`,
    414,
    'URI_TOO_LONG',
  ],
  ['one of 60,000', `GET /${'x'.repeat(60_000)} HTTP/1.1\r\n`, 414, 'URI_TOO_LONG'],
  ['a header of 20,000', `GET /store HTTP/1.1\r\nCookie: ${'x'.repeat(20_000)}\r\n`, 431, 'HEADERS_TOO_LARGE'],
  ['many headers', `GET /store HTTP/1.1\r\n${'X-Name: some value\r\n'.repeat(2_000)}`, 431, 'HEADERS_TOO_LARGE'],
  ['what is no HTTP', 'HELO shop.example\r\n', 400, 'BAD_USER_INPUT'],
  ['a header without a colon', 'GET /store HTTP/1.1\r\nHost shop\r\n', 400, 'BAD_USER_INPUT'],
  ['two lengths', 'POST /api/cart HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n', 400, 'BAD_USER_INPUT'],
])('%s is answered in JSON', async (_, start, status, code) => {
  const answer = await sendRaw(`${start}Host: shop.example\r\nConnection: close\r\n\r\n`);
  expect([answer.status, answer.body]).toEqual([status, { message: expect.any(String), code }]);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(JSON.stringify(answer.body).length),
    'x-content-type-options': 'nosniff',
    connection: 'close',
  });
  expect((await shop.guest().rest('GET', '/healthz')).status).toBe(200);
});

describe('an address that cannot be decoded', () => {
  const rest = { message: expect.stringMatching(/^The address cannot be decoded/), code: 'BAD_USER_INPUT' };

  test.each([
    '/%zz',
    '/store/%',
    '/products/%e0%a4',
    '/assets/%zz.js',
    '/media/%ff',
    '/api/orders/%zz',
    '/api/products?cursor=%zz',
    '/api/products/fast?cursor=caf%E9',
    '/api/nothing?%zz',
  ])('%s is a 400 in JSON', async (path) => {
    const answer = await get(path, 'Host: shop.example');
    expect([answer.status, answer.body]).toEqual([400, rest]);
  });

  test('is one in the form of GraphQL at /graphql', async () => {
    const answer = await get('/graphql?query=%zz', 'Host: shop.example');
    const { message, code } = rest;
    expect([answer.status, answer.body]).toEqual([400, { errors: [{ message, extensions: { code } }] }]);
  });

  test('is none where another site has put its own into the link to a page', async () => {
    expect((await get('/robots.txt?utm_term=caf%E9', 'Host: shop.example')).status).toBe(200);
    expect((await get('/api/products?cursor=%31', 'Host: shop.example')).status).toBe(200);
  });
});

test.each([
  '//api',
  '//api/products',
  '///api/orders/1',
  '//API/products',
  '//graphql',
  '//graphql?query={__typename}',
])('%s is no page', async (path) => {
  const answer = await get(path, 'Host: shop.example');
  expect([answer.status, answer.body]).toEqual([
    404,
    { message: 'There is no such path in the API.', code: 'NOT_FOUND' },
  ]);
});

test.each(['/apiary', '//apiary', '/graphqls'])('%s is one', async (path) => {
  const answer = await get(path, 'Host: shop.example');
  expect(answer.headers['content-type']).toMatch(/^text\//);
});
