import { SIGNED_OUT_COOKIE } from '../../common/cookies';
import { LAST_VIEWER } from './lastViewer';
import { isUnsent } from './unsent';

/**
 * Notes that another account is signed in than before, or none, and removes the data of the account before: every entry
 * of the storage whose key ends with its number, except what it has not sent yet, and the service worker's caches. The
 * guest's cart stays. After a session that has expired everything stays for the account's next sign-in.
 */
export async function clearPreviousViewer(id: string | null): Promise<void> {
  if (id === null && !new RegExp(`(?:^|; )${SIGNED_OUT_COOKIE}=`).test(document.cookie)) return;
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (/-\d+$/.test(key) && !key.endsWith(`-${id}`) && !isUnsent(key)) storage.removeItem(key);
    }
  }
  // Absent where the page is not secure.
  if ('caches' in window) {
    const cacheNames = (await caches.keys()).filter((name) => name.startsWith('kept-'));
    await Promise.all(cacheNames.map((name) => caches.delete(name)));
  }
  // Last, so that all of it is done again when the page is closed before the end.
  if (id !== null) {
    localStorage.setItem(LAST_VIEWER, id);
    return;
  }
  localStorage.removeItem(LAST_VIEWER);
  document.cookie = `${SIGNED_OUT_COOKIE}=; path=/; max-age=0; samesite=lax`;
}
