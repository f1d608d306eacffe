/** The list of this portal's files, written by the build (web/scripts/serviceWorker.ts). */
const PARTS = '/employee-parts.json';

/**
 * Lets the service worker cache the files of this portal, so that it opens without a connection. Only employees need
 * them, so other visitors do not download them.
 */
export async function savePortal(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const answer = await fetch(PARTS, { cache: 'no-cache' });
    if (!answer.ok) return;
    const urlsToCache = (await answer.json()) as string[];
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  } catch {
    // It is tried again at the next visit.
  }
}
