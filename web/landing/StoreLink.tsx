import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAuth } from '../session/viewer';
import { ButtonLink, PageLink } from '../ui/form/Button';

/** Where /api/login leads, the server decides: who is signed in after all is sent on. */
const SIGN_IN = '/api/login';
const STORE = '/store';

/** A link into the shop: to the store for who is signed in, else to the sign-in. */
export function StoreLink({ className, children }: { className?: string; children: ReactNode }) {
  return useIsSignedIn() ? (
    <Link to={STORE} className={className}>
      {children}
    </Link>
  ) : (
    <a href={SIGN_IN} className={className}>
      {children}
    </a>
  );
}

/** The same as a button. */
export function StoreButtonLink({ children }: { children: ReactNode }) {
  return useIsSignedIn() ? (
    <ButtonLink to={STORE}>{children}</ButtonLink>
  ) : (
    <PageLink href={SIGN_IN}>{children}</PageLink>
  );
}

function useIsSignedIn(): boolean {
  return useAuth().state === 'signed-in';
}
