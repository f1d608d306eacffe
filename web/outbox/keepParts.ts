/**
 * Lets the service worker cache the files of a page, so that it opens without a connection. Only who opens it needs them, so
 * others do not download them.
 * @param list the address of the list of its files, which the build writes (web/scripts/serviceWorker.ts)
 */
export async function keepParts(list: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const answer = await fetch(list, { cache: 'no-cache' });
    if (!answer.ok) return;
    const urlsToCache = (await answer.json()) as string[];
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  } catch {
    // It is tried again at the next visit.
  }
}
