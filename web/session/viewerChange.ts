import { SIGNED_OUT_COOKIE } from '../../common/cookies';
import { LAST_VIEWER } from './lastViewer';
import { isUnsent } from './unsent';

/**
 * Notes that another account is signed in than before, or none. What the browser holds of the one before goes:
 * everything under a key that ends with its number but what it has not sent yet, and what the service worker kept. The
 * guest's cart stays. After a session that merely ran out all of it waits for the account to come back.
 */
export async function forgetPreviousViewer(id: string | null): Promise<void> {
  if (id === null && !new RegExp(`(?:^|; )${SIGNED_OUT_COOKIE}=`).test(document.cookie)) return;
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (/-\d+$/.test(key) && !key.endsWith(`-${id}`) && !isUnsent(key)) storage.removeItem(key);
    }
  }
  // Absent where the page is not secure.
  if ('caches' in window) {
    const kept = (await caches.keys()).filter((name) => name.startsWith('kept-'));
    await Promise.all(kept.map((name) => caches.delete(name)));
  }
  // At the end, so that a page that is left before does all of it the next time.
  if (id !== null) {
    localStorage.setItem(LAST_VIEWER, id);
    return;
  }
  localStorage.removeItem(LAST_VIEWER);
  document.cookie = `${SIGNED_OUT_COOKIE}=; path=/; max-age=0; samesite=lax`;
}

/** Calls when somebody signed in or out in another tab. @returns a function that ends it */
export function onViewerChangeInOtherTab(changed: () => void): () => void {
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === LAST_VIEWER && oldValue !== newValue) changed();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
