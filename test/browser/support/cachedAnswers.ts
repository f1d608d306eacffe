import type { Page } from 'playwright-core';

/** A response in the browser's Cache Storage. */
export interface CachedResponse {
  cache: string;
  /** Path and query. */
  address: string;
  control: string;
  text: string;
}

const READ_ALL = `(async () => {
  const responses = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      // A new service worker has deleted it in the meantime.
      if (!response) continue;
      const { pathname, search } = new URL(request.url);
      const control = response.headers.get('cache-control') ?? '';
      responses.push({ cache: name, address: pathname + search, control, text: await response.text() });
    }
  }
  return responses;
})()`;

/** All responses that the service worker has cached. */
export async function cachedResponses(page: Page): Promise<CachedResponse[]> {
  return page.evaluate<CachedResponse[]>(READ_ALL);
}

/** Waits until a service worker controls the page. */
export async function untilControlled(page: Page): Promise<void> {
  await until(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null'));
}

/** Waits until the service worker controls the page and has cached a catalogue response with this text. */
export async function untilCached(page: Page, text: string): Promise<void> {
  await untilControlled(page);
  await until(async () =>
    (await cachedResponses(page)).some((one) => one.cache === 'kept-catalogue' && one.text.includes(text)),
  );
}

/**
 * Waits until the service worker controls the page and has cached what opens it without a connection.
 * @param list of its parts; absent: of the employees' portal
 * @returns the addresses of its parts
 */
export async function untilPortalCached(page: Page, list = '/employee-parts.json'): Promise<string[]> {
  await untilControlled(page);
  const parts = (await (await page.request.get(list)).json()) as string[];
  await until(async () => {
    const cached = (await cachedResponses(page)).filter(({ cache }) => cache === 'portal-parts');
    return parts.every((part) => cached.some(({ address }) => address === part));
  });
  return parts;
}

/** Longer than anything takes on a busy machine; the test fails by this, with what the page shows, and not by Jest. */
const PATIENCE_MS = 120_000;

/** Polls until the condition holds. @throws after two minutes, with the condition */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`Waited in vain until ${condition.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
