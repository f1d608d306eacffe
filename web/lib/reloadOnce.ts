const KEY = 'reloaded-from';

/** Failures to fetch a part of the shop. */
const missing = new WeakSet();

/** Remembers which parts of the shop could not be fetched, so that their failures can be told from others. */
export function noticeMissingParts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

/**
 * Loads the page anew when it cannot go on for a part that is gone, as after an update of the shop: the cart and what was
 * typed are kept in the browser. Once only for each version of the page, so that a part that is truly missing shows as an
 * error; not while the shop cannot be reached, when the page that stands is the best there is; and not at all where the
 * session's storage is refused. Whoever can do without a part does not call this, for a page that the reader is using is
 * not taken away for it.
 * @param error why the page cannot go on; nothing is done unless it is a part that could not be fetched
 */
export function reloadForMissingPart(error: unknown): void {
  if (!(error instanceof Error) || !missing.has(error)) return;
  const version = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
  if (!navigator.onLine || sessionStorage.getItem(KEY) === version) return;
  void isReachable().then((reachable) => {
    if (!reachable) return;
    sessionStorage.setItem(KEY, version);
    window.location.reload();
  });
}

/** Whether the shop answers by now. */
export async function isReachable(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    (answer) => answer.ok,
    () => false,
  );
}
