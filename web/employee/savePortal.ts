/** Written by the build (web/scripts/serviceWorker.ts): what this portal needs beside the files that are kept anyway. */
const PARTS = '/employee-parts.json';

/**
 * Has the service worker keep the files of this portal, so that it opens without a connection. They are the same for
 * everybody; only where an employee orders are they worth the room.
 */
export async function keepPortal(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const answer = await fetch(PARTS, { cache: 'no-cache' });
    if (!answer.ok) return;
    const urlsToCache = (await answer.json()) as string[];
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  } catch {
    // At the next visit, then.
  }
}
