import { useQuery } from '@apollo/client/react';
import { createContext, use, useEffect, useMemo, type ReactNode } from 'react';
import type { ViewerQuery } from '../gql/graphql';
import { languageKeeper } from '../i18n/chooseLanguage';
import { lastViewer } from './lastViewer';
import { ViewerDocument } from './viewerDocument';

/** Who is signed in. */
export type Viewer = NonNullable<ViewerQuery['viewer']>;

/**
 * The auth state of specification 15.13. Who cannot be asked about counts as signed out, and `unreachable` tells so:
 * the shop could not be reached.
 */
export type Auth =
  | { state: 'loading' }
  | { state: 'signed-out'; unreachable: boolean }
  | { state: 'signed-in'; viewer: Viewer };

const AuthContext = createContext<Auth>({ state: 'loading' });

/** The auth state of the viewer. */
export function useAuth(): Auth {
  return use(AuthContext);
}

/** Asks once who is signed in. Any failure counts as signed out, with a console warning only. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { data, error, client } = useQuery(ViewerDocument, { context: { retry: false } });
  useEffect(() => {
    // Specification 15.13: a warning in the console, and no message to the visitor.
    // oxlint-disable-next-line no-console
    if (error) console.warn('The auth check failed; going on signed out.', error);
  }, [error]);
  useEffect(() => {
    if (!data) return;
    const id = data.viewer ? String(data.viewer.id) : null;
    // If it fails, it is done at the next visit.
    if (id !== lastViewer())
      import('./viewerChange').then(({ clearPreviousViewer }) => clearPreviousViewer(id)).catch(() => {});
  }, [data]);
  const id = data?.viewer?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    languageKeeper.keep = (language) => {
      import('./accountLanguage').then(({ keepLanguage }) => keepLanguage(client, language)).catch(() => {});
    };
    return () => (languageKeeper.keep = undefined);
  }, [client, id]);
  const auth = useMemo<Auth>(() => {
    if (data?.viewer) return { state: 'signed-in', viewer: data.viewer };
    return data || error ? { state: 'signed-out', unreachable: !data } : { state: 'loading' };
  }, [data, error]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** Whether the viewer is a business that gets business prices. */
export function isApprovedBusiness(auth: Auth): boolean {
  return auth.state === 'signed-in' && auth.viewer.role === 'BUSINESS' && auth.viewer.businessApproved;
}

/** The percentage an approved business in discount mode has off, e.g. "10" or "12.5"; null when there is none. */
export function businessDiscountOf(auth: Auth): string | null {
  if (auth.state !== 'signed-in' || !isApprovedBusiness(auth) || auth.viewer.pricingMode !== 'DISCOUNT') return null;
  const percent = Number(auth.viewer.businessDiscount ?? 0);
  return percent > 0 ? String(percent) : null;
}
