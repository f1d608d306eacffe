import { readdir, readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { projectRoot } from '../../../server/core/projectRoot';
import type { TestShop } from '../../support/shop';
import { startBuiltShop } from '../support/builtWeb';

const FOLDER = path.join(projectRoot(), 'build/web');

let shop: TestShop;
beforeAll(async () => {
  shop = await startBuiltShop({ demo: false });
});
afterAll(() => shop?.stop());

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** As it comes over the wire: `fetch` would unpack it, and would tidy up the path. */
async function get(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(shop.url);
  return new Promise((resolve, reject) => {
    http
      .get({ hostname, port, path: address, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }),
        );
      })
      .on('error', reject);
  });
}

/** The script and style sheet that the page names. */
async function entries(): Promise<string[]> {
  const page = await readFile(path.join(FOLDER, 'index.html'), 'utf8');
  return [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, address]) => address!);
}

describe('the files of the web client', () => {
  it('come compressed beforehand, with their type, and may be kept for ever', async () => {
    const addresses = await entries();
    expect(addresses.some((address) => address.endsWith('.js'))).toBe(true);
    expect(addresses.some((address) => address.endsWith('.css'))).toBe(true);
    for (const address of addresses) {
      const original = await readFile(path.join(FOLDER, address));
      const type = address.endsWith('.css') ? 'text/css' : 'text/javascript';
      const unpack = {
        br: (body: Buffer) => brotliDecompressSync(body),
        gzip: (body: Buffer) => gunzipSync(body),
        identity: (body: Buffer) => body,
      };
      for (const [encoding, unpacked] of Object.entries(unpack)) {
        const { status, headers, body } = await get(address, { 'accept-encoding': encoding });
        expect({ address, encoding, status }).toEqual({ address, encoding, status: 200 });
        expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
        expect(headers['content-type']?.split(';')[0]).toBe(type);
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(headers.vary).toContain('Accept-Encoding');
        expect(unpacked(body).equals(original)).toBe(true);
        const beforehand = { br: '.br', gzip: '.gz' }[encoding] ?? '';
        expect(body.equals(await readFile(path.join(FOLDER, address + beforehand)))).toBe(true);
      }
      const all = await get(address, { 'accept-encoding': 'gzip, deflate, br' });
      expect(all.headers['content-encoding']).toBe('br');
    }
  });

  it('include the font with its type', async () => {
    const font = (await readdir(path.join(FOLDER, 'assets'))).find((name) => name.endsWith('.woff2'));
    const { status, headers } = await get(`/assets/${font}`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('font/woff2');
    expect(headers['cache-control']).toContain('immutable');
  });

  it.each(['/assets/index-00000000.js', '/assets/none.css', '/assets/', '/assets', '/none.svg'])(
    'are 404 when there is none, and that is not kept: %s',
    async (address) => {
      const { status, headers } = await get(address);
      expect(status).toBe(404);
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  it.each([
    '/.vite/manifest.json',
    '/.vite/packages.json',
    '/%2evite/manifest.json',
    '/%2Evite%2Fmanifest.json',
    '/assets/../.vite/manifest.json',
    '/assets/%2e%2e/.vite/manifest.json',
    '//.vite/manifest.json',
    '/.vite//packages.json',
  ])('do not include what the build says about itself: %s', async (address) => {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const { status, body } = await get(address, { 'accept-encoding': encoding });
      expect([400, 403, 404]).toContain(status);
      expect(body.toString()).not.toMatch(/"isEntry"|"assets\/[^"]+": ?\[|node_modules/);
    }
  });
});

describe('the page', () => {
  it.each(['/', '/store?category=dry-fruits', '/checkout', '/login', '/orders/1', '/admin/dashboard'])(
    'is answered for %s and asked for anew each time',
    async (address) => {
      const { status, headers, body } = await get(address);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(body.toString()).toContain('<div id="root">');
    },
  );

  it('is 404 for an address that the shop does not know', async () => {
    const { status, headers, body } = await get('/no-such-page');
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toContain('<div id="root">');
  });

  it('is never the answer to a call', async () => {
    for (const address of ['/api', '/api/', '/api/none', '/api/orders', '/api/products/fast', '/api/%2e%2e/none']) {
      for (const accept of ['text/html', '*/*']) {
        const { headers, body } = await get(address, { accept });
        expect({ address, type: headers['content-type'] }).toMatchObject({
          type: expect.stringContaining('application/json'),
        });
        expect(body.toString()).not.toContain('<div');
      }
    }
  });
});
