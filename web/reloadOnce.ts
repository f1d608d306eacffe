const KEY = 'reloaded-from';

/**
 * Loads the page anew when a part of it is gone, as after an update of the shop: the cart and what was typed are kept in
 * the browser. Once only for each version of the page, so that a part that is truly missing shows as an error; not while
 * the shop cannot be reached, when the page that stands is the best there is; and not at all where the session's storage
 * is refused, which throws here.
 */
export function reloadWhenPartsAreGone(): void {
  window.addEventListener('vite:preloadError', () => {
    const version = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
    if (!navigator.onLine || sessionStorage.getItem(KEY) === version) return;
    void isReachable().then((reachable) => {
      if (!reachable) return;
      sessionStorage.setItem(KEY, version);
      window.location.reload();
    });
  });
}

/** Whether the shop answers by now. */
export async function isReachable(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    (answer) => answer.ok,
    () => false,
  );
}
