import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth, type Viewer } from '../session/viewer';
import { PageLoading } from '../ui/feedback/states';

/** A page for whoever is signed in, as its children make it; others sign in first, and come back. */
export function SignedIn({ children }: { children: (viewer: Viewer) => ReactNode }) {
  const auth = useAuth();
  const { pathname, search } = useLocation();
  if (auth.state === 'loading') return <PageLoading />;
  if (auth.state === 'signed-out') {
    return <Navigate to={`/login?${new URLSearchParams({ returnTo: pathname + search }).toString()}`} replace />;
  }
  return children(auth.viewer);
}
