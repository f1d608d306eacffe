import { get as httpGet } from 'node:http';
import { startShop, type TestShop } from '../../support/shop';

let shop: TestShop;

beforeAll(async () => (shop = await startShop()));
afterAll(() => shop.stop());

test.each([
  ['its ETag', (etag: string) => etag, 304],
  ['its ETag among others', (etag: string) => `"another", ${etag}`, 304],
  ['its ETag as a weak one', (etag: string) => `W/${etag}`, 304],
  ['its ETag as a weak one among others', (etag: string) => `W/"another",W/${etag} , "third"`, 304],
  ['any ETag', () => '*', 304],
  ['another ETag', () => '"another"', 200],
  ['its ETag without quotes', (etag: string) => etag.replaceAll('"', ''), 200],
])('a read of the catalogue by If-None-Match with %s', async (_, header, status) => {
  const guest = shop.guest();
  const { headers } = await guest.rest('GET', '/api/categories');
  const answer = await guest.rest('GET', '/api/categories', undefined, {
    'If-None-Match': header(headers.get('etag')!),
  });
  expect([answer.status, answer.text === '']).toEqual([status, status === 304]);
});

interface Answer {
  status: number | undefined;
  etag: string | undefined;
  encoding: string | undefined;
}

/** Asks without the headers that `fetch` adds. */
function get(path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    httpGet(shop.url + path, { headers }, (answer) => {
      const { etag, 'content-encoding': encoding } = answer.headers;
      answer.resume().once('end', () => resolve({ status: answer.statusCode, etag, encoding }));
    }).once('error', reject);
  });
}

test.each(['/api/products', '/api/categories'])('%s has an ETag for each encoding', async (path) => {
  const etags: Record<string, string> = {};
  for (const encoding of ['identity', 'gzip', 'br']) {
    const answer = await get(path, { 'Accept-Encoding': encoding });
    expect([answer.status, answer.encoding ?? 'identity']).toEqual([200, encoding]);
    expect(answer.etag).toMatch(/^"[\w-]+"$/);
    etags[encoding] = answer.etag!;
  }
  expect(new Set(Object.values(etags)).size).toBe(3);
  // What is known in one encoding says nothing about the bytes in another.
  for (const [known, etag] of Object.entries(etags)) {
    for (const encoding of Object.keys(etags)) {
      const { status } = await get(path, { 'Accept-Encoding': encoding, 'If-None-Match': etag });
      expect([known, encoding, status]).toEqual([known, encoding, known === encoding ? 304 : 200]);
    }
  }
  const all = await get(path, { 'Accept-Encoding': 'br', 'If-None-Match': Object.values(etags).join(', ') });
  expect([all.status, all.etag]).toEqual([304, etags.br]);
});
