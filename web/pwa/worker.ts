import { currentLanguage } from '../i18n/text';
import { wasOpenedOffline } from '../lib/connection';

const CHECK_EVERY_MS = 60 * 60_000;
/** How long a new worker has to take over before the page is loaded anew without it. */
const TAKE_OVER_MS = 3_000;

/**
 * Registers the service worker and keeps it at the newest version (docs/decisions/0008). A page comes from the network,
 * so it is of the newest version when it starts and lets a waiting worker take over. What is found later waits until
 * the shopper agrees, since the old worker still holds the parts that an open page may yet load.
 * @param onNewVersion a version is ready that this page is not of; `reload` takes it over and loads the page anew
 * @returns a function that ends it
 */
export function startWorker(onNewVersion: (reload: () => void) => void): () => void {
  const workers = navigator.serviceWorker;
  const wasControlled = workers.controller !== null;
  const reload = () => window.location.reload();
  let expected: 'quietly' | 'reload' | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;

  const onControllerChange = () => {
    if (expected === 'reload') reload();
    // Another page let it take over.
    else if (!expected && wasControlled) onNewVersion(reload);
    expected = undefined;
  };
  const takeOver = (worker: ServiceWorker, how: typeof expected) => {
    expected = how;
    worker.postMessage({ type: 'SKIP_WAITING' });
    // The browser keeps the old worker while that has anything to do, for minutes. The page comes from the network all the
    // same, and lets the new worker take over when it starts.
    if (how === 'reload') setTimeout(reload, TAKE_OVER_MS);
  };
  const offer = (worker: ServiceWorker) => onNewVersion(() => takeOver(worker, 'reload'));

  const start = async () => {
    const registration = await workers.register('/sw.js');
    await registration.update().catch(() => {});
    const found = registration.installing ?? registration.waiting;
    if (found && wasControlled && (await isInstalled(found))) {
      if (wasOpenedOffline()) offer(found);
      else takeOver(found, 'quietly');
    }
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      if (worker) void isInstalled(worker).then((installed) => installed && offer(worker));
    });
    timer = setInterval(() => void registration.update().catch(() => {}), CHECK_EVERY_MS);
  };

  workers.addEventListener('controllerchange', onControllerChange);
  // A browser that refuses workers (in a private window, say) has the shop all the same, online.
  start().catch(() => {});
  return () => {
    clearInterval(timer);
    workers.removeEventListener('controllerchange', onControllerChange);
  };
}

/**
 * Lets the worker cache what the page loaded before the worker was active, so that a first visit works offline, too.
 * The worker fetches it again, and caches only answers that are the same for everybody.
 * @param inlined addresses whose answers came within the page
 */
export async function cacheOpenPage(inlined: readonly string[]): Promise<void> {
  const read = navigator.serviceWorker.controller
    ? []
    : performance.getEntriesByType('resource').map(({ name }) => name.replace(window.location.origin, ''));
  const urlsToCache = [...inlined, ...read.filter((address) => /^\/(graphql\?|media\/)/.test(address))];
  const { active } = await navigator.serviceWorker.ready;
  const headers = { 'Accept-Language': currentLanguage() };
  const requests = urlsToCache.map((address) => [address, address.startsWith('/graphql') ? { headers } : {}]);
  if (requests.length > 0) active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: requests } });
}

/** Resolves to whether the worker was installed; false for a broken one. */
function isInstalled(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'installed') resolve(true);
      else if (worker.state !== 'installing' && worker.state !== 'parsed') resolve(false);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
