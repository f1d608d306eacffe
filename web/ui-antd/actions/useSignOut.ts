import { useMutation } from '@apollo/client/react';
import { loadPage } from '../../lib/loadPage';
import { isUnsent } from '../../session/unsent';
import { AdminSignOutDocument } from './signOutDocument';

/** Parameter of the login page that says the session could not be ended. */
export const LOGOUT_FAILED = 'logout-failed';

/**
 * Ends the session and goes to a login, that of administrators unless told otherwise. Whether that worked or not, nothing
 * that was read stays: the browser's storage is cleared but for what an employee has not sent yet, and the login is
 * loaded as a new page (specification 16.12).
 */
export function useSignOut(login = '/admin/login'): () => Promise<void> {
  const [signOut] = useMutation(AdminSignOutDocument);
  return async () => {
    const failed = await signOut().then(
      () => false,
      () => true,
    );
    clearStorage();
    loadPage(failed ? `${login}?${LOGOUT_FAILED}` : login);
  };
}

function clearStorage(): void {
  try {
    for (const key of Object.keys(localStorage)) if (!isUnsent(key)) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}
