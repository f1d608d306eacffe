import type { Page } from 'playwright-core';

/** Something that the browser keeps in its Cache Storage. */
export interface Kept {
  cache: string;
  /** Path and query. */
  address: string;
  control: string;
  text: string;
}

const READ_ALL = `(async () => {
  const found = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const answer = await cache.match(request);
      // Thrown away by a new service worker meanwhile.
      if (!answer) continue;
      const { pathname, search } = new URL(request.url);
      const control = answer.headers.get('cache-control') ?? '';
      found.push({ cache: name, address: pathname + search, control, text: await answer.text() });
    }
  }
  return found;
})()`;

/** Everything that the service worker keeps. */
export async function keptAnswers(page: Page): Promise<Kept[]> {
  return page.evaluate<Kept[]>(READ_ALL);
}

/** Waits until a service worker looks after the page. */
export async function untilLookedAfter(page: Page): Promise<void> {
  await until(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null'));
}

/** Waits until the service worker looks after the page and keeps an answer with this text. */
export async function untilKept(page: Page, text: string): Promise<void> {
  await untilLookedAfter(page);
  await until(async () =>
    (await keptAnswers(page)).some((one) => one.cache === 'kept-catalogue' && one.text.includes(text)),
  );
}

/** Waits until it holds; a test that waits for ever runs into its own time. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 100));
}
