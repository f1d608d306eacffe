import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright-core';
import { describeInBrowser, openContext } from '../../support/browser';
import { startShop, type TestShop } from '../../support/shop';

let pages: Server;
let shop: TestShop;
let token: string;
let context: BrowserContext;

/** Pages of another origin: of another site, and of the same one, where cookies are sent along. */
const origins = { crossSite: '', sameSite: '' };

/** What a page sends. */
interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  credentials?: 'include';
}

/** What a page could read: the status and the headers that it asked for, or that it was blocked. */
type Read = { status: number; body: any; headers: Record<string, string | null> } | 'blocked';

beforeAll(async () => {
  pages = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Another site</title>');
  });
  await new Promise<void>((resolve) => pages.listen(0, resolve));
  const { port } = pages.address() as AddressInfo;
  origins.crossSite = `http://localhost:${port}`;
  origins.sameSite = `http://127.0.0.1:${port}`;
});
afterAll(() => new Promise((resolve) => void pages.close(resolve)));

async function open(env: Record<string, string>): Promise<void> {
  shop = await startShop({ env });
  const business = await shop.signedIn('business');
  token = (await business.rest('POST', '/api/tokens', { name: 'App', scopes: ['read', 'order'] })).body.token;
  context = await openContext();
  // The visitor is signed in here, as an admin.
  const { session } = await shop.signedIn('admin');
  const [name = '', value = ''] = session!.split('=');
  await context.addCookies([{ name, value, url: shop.url }]);
}

async function close(): Promise<void> {
  await context?.close();
  await shop?.stop();
}

async function pageOf(origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(origin);
  return page;
}

/** Fetches from within the page, as its own program would. */
const read = (page: Page, path: string, options: Sent = {}, headers: string[] = []): Promise<Read> =>
  page.evaluate(
    async ([url, init, names]) => {
      try {
        const response = await fetch(url, init);
        const shown = Object.fromEntries(names.map((name) => [name, response.headers.get(name)]));
        return { status: response.status, body: await response.json(), headers: shown };
      } catch {
        return 'blocked';
      }
    },
    [shop.url + path, options, headers] as const,
  );

const authorized = (more: Record<string, string> = {}) => ({ Authorization: `Bearer ${token}`, ...more });

describeInBrowser('a program in the page of an allowed origin', () => {
  beforeAll(() => open({ CORS_ORIGINS: `${origins.crossSite},${origins.sameSite}` }));
  afterAll(close);

  it.each(['crossSite', 'sameSite'] as const)('reads and writes with a token (%s)', async (which) => {
    const page = await pageOf(origins[which]);
    const own = await read(page, '/api/business/products?fields=id,viewerPrice', { headers: authorized() }, [
      'x-request-id',
    ]);
    expect(own).toMatchObject({ status: 200, headers: { 'x-request-id': expect.stringMatching(/./) } });
    const body = JSON.stringify({ query: '{ viewer { username } }' });
    const asked = await read(page, '/graphql', {
      method: 'POST',
      headers: authorized({ 'Content-Type': 'application/json' }),
      body,
    });
    expect(asked).toMatchObject({ status: 200, body: { data: { viewer: { username: 'business' } } } });
    const code = await read(
      page,
      '/api/discount-codes/validate',
      {
        method: 'POST',
        headers: authorized({ 'Content-Type': 'application/json', 'X-Request-Id': 'page-1' }),
        body: '{"code":"NONE"}',
      },
      ['ratelimit-policy', 'x-request-id'],
    );
    expect(code).toMatchObject({
      status: 404,
      headers: { 'ratelimit-policy': '"code-address";q=30;w=900', 'x-request-id': 'page-1' },
    });
    await page.close();
  });

  it.each(['crossSite', 'sameSite'] as const)('is never its visitor (%s)', async (which) => {
    const page = await pageOf(origins[which]);
    expect(await read(page, '/api/auth/user')).toMatchObject({ status: 401 });
    // Sent along, the cookies do not count, and the page cannot read what came.
    for (const path of ['/api/auth/user', '/api/products/fast', '/graphql?query=%7Bviewer%7Busername%7D%7D'])
      expect([path, await read(page, path, { credentials: 'include' })]).toEqual([path, 'blocked']);
    const write = {
      method: 'POST',
      credentials: 'include' as const,
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
    };
    expect(await read(page, '/api/manual-logout', write)).toBe('blocked');
    const mine = await context.newPage();
    await mine.goto(`${shop.url}/api/auth/user`);
    expect(await mine.textContent('body')).toContain('"username":"admin"');
    await Promise.all([mine.close(), page.close()]);
  });
});

describeInBrowser('a program in the page of an origin that is not allowed', () => {
  beforeAll(() => open({ CORS_ORIGINS: 'https://app.example' }));
  afterAll(close);

  it.each(['crossSite', 'sameSite'] as const)('is blocked, with a token and without (%s)', async (which) => {
    const page = await pageOf(origins[which]);
    for (const headers of [authorized(), {}])
      for (const path of ['/api/products/fast', '/api/auth/user', '/graphql?query=%7Bshop%7Bname%7D%7D'])
        expect([path, await read(page, path, { headers })]).toEqual([path, 'blocked']);
    await page.close();
  });
});
