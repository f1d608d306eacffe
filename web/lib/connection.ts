const PROBE_EVERY_MS = 10_000;

/** Whether this is the service worker's offline page, which opens for every address while the shop cannot be reached. */
export function wasOpenedOffline(): boolean {
  return document.documentElement.dataset.offline !== undefined;
}

/**
 * Watches whether the shop can be reached. It counts as offline when the browser says so, when the page was opened
 * offline, and when the service worker answered from its cache.
 * @param onChange called at once, and at every change
 * @returns a function that ends the watch
 */
export function watchConnection(onChange: (offline: boolean) => void): () => void {
  let offline = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const setOffline = (now: boolean) => {
    if (now === offline) return;
    offline = now;
    clearInterval(timer);
    if (offline) timer = setInterval(probe, PROBE_EVERY_MS);
    onChange(offline);
  };
  const onLost = () => setOffline(true);
  const probe = () => void reachable().then((reached) => reached && setOffline(false));
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'KEPT_ANSWER') onLost();
  };

  window.addEventListener('offline', onLost);
  window.addEventListener('online', probe);
  navigator.serviceWorker?.addEventListener('message', onMessage);
  onChange(offline);
  if (!navigator.onLine || wasOpenedOffline()) onLost();
  return () => {
    clearInterval(timer);
    window.removeEventListener('offline', onLost);
    window.removeEventListener('online', probe);
    navigator.serviceWorker?.removeEventListener('message', onMessage);
  };
}

/** Asks the shop itself: a network may be there that leads nowhere, or to a sign-in page of its own. */
async function reachable(): Promise<boolean> {
  try {
    const answer = await fetch('/healthz', { cache: 'no-store' });
    return answer.ok && answer.headers.get('content-type')?.includes('json') === true;
  } catch {
    return false;
  }
}
