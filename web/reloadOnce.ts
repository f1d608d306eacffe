const KEY = 'reloaded-from';

/**
 * Loads the page anew when a part of it is gone, as after an update of the shop: the cart and what was typed are kept in
 * the browser. Once only for each version of the page, so that a part that is truly missing shows as an error; and not
 * at all where the session's storage is refused, which throws here.
 */
export function reloadWhenPartsAreGone(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const version = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
    if (!navigator.onLine || sessionStorage.getItem(KEY) === version) return;
    sessionStorage.setItem(KEY, version);
    event.preventDefault();
    window.location.reload();
  });
}
