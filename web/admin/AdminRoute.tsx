import { Suspense, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useEnglish } from '../i18n/useEnglish';
import { loadPage } from '../lib/loadPage';
import { useAuth } from '../session/viewer';
import { PageLoading } from '../ui/feedback/states';

/** Lets admins and staff alone through: a visitor signs in first, anyone else goes to the shop. Until then no admin code loads. */
export function AdminRoute({ children }: { children: ReactNode }) {
  useEnglish();
  const auth = useAuth();
  const { pathname, search } = useLocation();
  const signedOut = auth.state === 'signed-out';
  useEffect(() => {
    if (signedOut) loadPage(`/api/login?returnTo=${encodeURIComponent(pathname + search)}`);
  }, [signedOut, pathname, search]);

  if (auth.state !== 'signed-in') return <PageLoading />;
  if (auth.viewer.role !== 'ADMIN' && auth.viewer.role !== 'STAFF') return <Navigate to="/" replace />;
  return <Suspense fallback={<PageLoading />}>{children}</Suspense>;
}
