const PROBE_EVERY_MS = 10_000;

/** Whether this page is the one that stands for every screen while the shop cannot be reached. */
export function wasOpenedOffline(): boolean {
  return document.documentElement.dataset.offline !== undefined;
}

/**
 * Watches whether the shop can be reached. It counts as out of reach when the browser says so, when the page was opened
 * without it, and when the service worker had to answer with what it kept.
 * @param onChange told at once, and at every change
 * @returns a function that ends the watch
 */
export function watchConnection(onChange: (offline: boolean) => void): () => void {
  let offline = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const become = (now: boolean) => {
    if (now === offline) return;
    offline = now;
    clearInterval(timer);
    if (offline) timer = setInterval(probe, PROBE_EVERY_MS);
    onChange(offline);
  };
  const lost = () => become(true);
  const probe = () => void reachable().then((reached) => reached && become(false));
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'KEPT_ANSWER') lost();
  };

  window.addEventListener('offline', lost);
  window.addEventListener('online', probe);
  navigator.serviceWorker?.addEventListener('message', onMessage);
  onChange(offline);
  if (!navigator.onLine || wasOpenedOffline()) lost();
  return () => {
    clearInterval(timer);
    window.removeEventListener('offline', lost);
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
