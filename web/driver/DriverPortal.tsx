import { Suspense, lazy } from 'react';
import { Navigate } from 'react-router-dom';
import { useTranslation } from '../i18n/text';
import { loadPortalTexts } from '../portal/portalTexts';
import { lastViewer } from '../session/lastViewer';
import { useReachedAuth } from '../session/useReachedAuth';
import { ErrorState, PageLoading } from '../ui/feedback/states';
import { keepsReports } from './outbox/keptReports';
import { savedRuns } from './savedRuns';

const DriverPage = lazy(async () => {
  // With what draws toasts, which can not be fetched any more without a network.
  const [page] = await Promise.all([import('./DriverPage'), loadPortalTexts(), import('../ui/toast/ToastArea')]);
  return { default: page.DriverPage };
});

/**
 * The page of drivers: admins, and staff with the duty; who is not signed in signs in first, everybody else goes to the store
 * (specification 33.6). While the shop cannot be asked who this is, it opens for the driver who was here last.
 */
export function DriverPortal() {
  const t = useTranslation();
  const { auth, waits, askAgain } = useReachedAuth();
  if (auth.state === 'loading' && !waits) return <PageLoading />;
  if (auth.state === 'signed-in') {
    const { id, role, duties } = auth.viewer;
    const drives = role === 'ADMIN' || (role === 'STAFF' && duties.includes('DRIVING'));
    // Who no longer drives still sees what the shop does not have of what happened at the doors.
    if (!drives && !keepsReports(id)) return <Navigate to="/" replace />;
    return (
      <Suspense fallback={<PageLoading />}>
        <DriverPage userId={id} saved={savedRuns(String(id))} confirmed />
      </Suspense>
    );
  }
  if (!waits) return <Navigate to="/driver/login" replace />;
  const saved = savedRuns(lastViewer());
  if (!saved) return <ErrorState title={t('The shop could not be reached.')} onRetry={askAgain} />;
  return (
    <Suspense fallback={<PageLoading />}>
      <DriverPage userId={saved.id} saved={saved} confirmed={false} />
    </Suspense>
  );
}
