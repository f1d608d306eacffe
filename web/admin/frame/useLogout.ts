import { useMutation } from '@apollo/client/react';
import { leaveTo } from '../../leaveTo';
import { AdminSignOutDocument } from './signOutDocument';

/** Parameter of the login page that says the session could not be ended. */
export const LOGOUT_FAILED = 'logout-failed';

/**
 * Ends the session and goes to the login of whoever it was. Whether that worked or not, nothing that was read stays: the browser's
 * storage is cleared, and the login is loaded as a new page (portals.md section 7).
 */
export function useLogout(login = '/admin/login'): () => Promise<void> {
  const [signOut] = useMutation(AdminSignOutDocument);
  return async () => {
    const failed = await signOut().then(
      () => false,
      () => true,
    );
    localStorage.clear();
    sessionStorage.clear();
    leaveTo(failed ? `${login}?${LOGOUT_FAILED}` : login);
  };
}
