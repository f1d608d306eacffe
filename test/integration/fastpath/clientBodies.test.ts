import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { isOrdinary, seen, shop } from './clientShop';

const QUERY = 'query ($n: Int = 2, $c: String) { products(first: $n, category: $c) { nodes { id name } } }';
const KNOWN = { query: QUERY, variables: { n: 1, c: 'raw-nuts' } };
/** A type that means the same, and that only Express reads. */
const ORDINARY_TYPE = 'application/json; a=b';

beforeAll(async () => {
  for (let time = 0; time < 2; time += 1) await shop.guest().rest('POST', '/graphql', KNOWN);
});

async function post(body: string | Buffer, headers: Record<string, string> = {}) {
  const response = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: undefined };
}

/** What Express answers to the same body is answered, whoever answers. */
async function expectSame(body: string | Buffer): Promise<void> {
  const [answer, ordinary] = [await post(body), await post(body, { 'Content-Type': ORDINARY_TYPE })];
  expect(isOrdinary(ordinary)).toBe(true);
  expect([String(body), seen(answer)]).toEqual([String(body), seen(ordinary)]);
}

const BODIES: Record<string, unknown> = {
  'variables as a text': { ...KNOWN, variables: '{"n":1}' },
  'variables as a list': { ...KNOWN, variables: [1] },
  'variables as a number': { ...KNOWN, variables: 7 },
  'no variables': { query: QUERY, variables: null },
  'a variable that is null': { query: QUERY, variables: { n: null, c: null } },
  'a variable of the wrong type': { query: QUERY, variables: { n: '1' } },
  'a variable that is a fraction': { query: QUERY, variables: { n: 1.5 } },
  'a whole number written as one with a point': `{"query":${JSON.stringify(QUERY)},"variables":{"n":1.0}}`,
  'an unknown variable': { ...KNOWN, variables: { x: 1 } },
  'a prototype as variables': `{"query":${JSON.stringify(QUERY)},"variables":{"__proto__":{"n":1}}}`,
  'a prototype as a member': `{"query":${JSON.stringify(QUERY)},"__proto__":{"variables":{"n":1}}}`,
  'a member twice, of which the last counts': `{"query":"{ x }","query":${JSON.stringify(QUERY)}}`,
  'another member': { ...KNOWN, more: 1 },
  'an operation that there is not': { ...KNOWN, operationName: 'X' },
  'an operation without a name': { ...KNOWN, operationName: '' },
  'an operation that is no text': { ...KNOWN, operationName: 3 },
  'extensions as a text': { ...KNOWN, extensions: '{}' },
  'extensions as a list': { ...KNOWN, extensions: [] },
  'empty extensions': { ...KNOWN, extensions: {} },
  'other extensions': { ...KNOWN, extensions: { tracing: true } },
  'a hash that is not known': { extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } },
  'a hash that is a number': { extensions: { persistedQuery: { version: 1, sha256Hash: 5 } } },
  'a document that is no text': { ...KNOWN, query: ['{ __typename }'] },
  'an empty document': { query: '' },
  'no document': { variables: {} },
  'operations together': [KNOWN, KNOWN],
  'one operation in a list': [KNOWN],
  'an empty list': [],
  'nothing in it': {},
  null: 'null',
  'a text': '"query"',
  'a number': '7',
  'half of it': JSON.stringify(KNOWN).slice(0, -3),
  'something behind it': `${JSON.stringify(KNOWN)}}`,
  'space around it': ` \n${JSON.stringify(KNOWN)}\t `,
  'a byte order mark': `\uFEFF${JSON.stringify(KNOWN)}`,
  'the zero character': { ...KNOWN, variables: { c: 'a\0b' } },
  'half of a pair of surrogates': `{"query":${JSON.stringify(QUERY)},"variables":{"c":"\\ud800"}}`,
};

test.each(Object.entries(BODIES))('%s', async (_, body) => {
  await expectSame(typeof body === 'string' ? body : JSON.stringify(body));
});

test('bytes that are no UTF-8', async () => {
  const [before, after] = JSON.stringify(KNOWN).split('raw-nuts');
  await expectSame(Buffer.concat([Buffer.from(before!), Buffer.from([0xff, 0xc3, 0x28]), Buffer.from(after!)]));
});

test('any change of a body is answered as Express answers it', async () => {
  const whole = JSON.stringify(KNOWN);
  const change = fc.record({
    at: fc.nat(whole.length),
    cut: fc.nat(3),
    put: fc.oneof(
      fc.constantFrom('"', '{', '}', '[', ']', ',', ':', '\\', '\0', 'null', '1e9', '$n', '#'),
      fc.string(),
    ),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
      let body = whole;
      for (const { at, cut, put } of changes) body = body.slice(0, at) + put + body.slice(at + cut);
      if (body !== '') await expectSame(body);
    }),
    { numRuns: 150, seed: 7 },
  );
});

test('a body that Express alone reads: compressed, in another charset, without a type, too large', async () => {
  const body = JSON.stringify(KNOWN);
  const zipped = await post(gzipSync(body), { 'Content-Encoding': 'gzip' });
  const latin = await post(body, { 'Content-Type': 'application/json; charset=latin1' });
  const plain = await post(body, { 'Content-Type': 'text/plain' });
  const large = await post(JSON.stringify({ ...KNOWN, variables: { c: 'x'.repeat(1_000_000) } }));
  expect([zipped, latin, plain, large].map((each) => [isOrdinary(each), each.status])).toEqual([
    [true, 200],
    [true, 415],
    [true, 415],
    [true, 413],
  ]);
});

/** Sends bytes as they are, in pieces, and gives all that comes back until the connection ends. */
async function raw(...pieces: string[]): Promise<string> {
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (chunk: string) => (answer += chunk));
  for (const piece of pieces) {
    socket.write(piece);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await once(socket, 'close');
  return answer;
}

const head = (more: string, close = true) =>
  `POST /graphql HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n${close ? 'Connection: close\r\n' : ''}${more}\r\n\r\n`;

test('a body that comes in pieces, by chunks, and two requests at once', async () => {
  const body = JSON.stringify(KNOWN);
  const inOne = (await post(body)).text;
  const length = `Content-Length: ${body.length}`;
  expect((await raw(head(length), ...body)).endsWith(inOne)).toBe(true);
  const chunked = await raw(head('Transfer-Encoding: chunked'), `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`);
  expect(chunked).toContain('Permissions-Policy');
  const unknown = JSON.stringify({ query: '{ shop { name email instagramUrl } }' });
  const other = head(`Content-Length: ${unknown.length}`, false) + unknown;
  const two = await raw(head(length, false) + body + other + head(length) + body);
  expect(two.split('HTTP/1.1 200 OK').length).toBe(4);
  expect(two.split(inOne).length).toBe(3);
  expect(two).toContain('"instagramUrl"');
});

test('more or fewer bytes than the length says, and no length', async () => {
  const body = JSON.stringify(KNOWN);
  expect(await raw(head('Content-Length: 0'))).toContain('HTTP/1.1 400');
  expect(await raw(head(`Content-Length: ${body.length - 1}`), body)).toContain('HTTP/1.1 400');
  expect(await raw(head('Content-Length: -1'), body)).toContain('HTTP/1.1 400');
});

test('a client that leaves in the midst of its body leaves the shop as it was', async () => {
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1');
  socket.write(`${head('Content-Length: 500')}{"query":`);
  await once(socket, 'connect');
  socket.destroy();
  await once(socket, 'close');
  expect((await post(JSON.stringify(KNOWN))).status).toBe(200);
});
