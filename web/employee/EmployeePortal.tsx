import { Suspense, lazy } from 'react';
import { Navigate } from 'react-router-dom';
import { loadPortalTexts } from '../portal/portalTexts';
import { lastViewer } from '../session/lastViewer';
import { useReachedAuth } from '../session/useReachedAuth';
import { ErrorState, PageLoading } from '../ui/feedback/states';
import { savedEmployee } from './savedEmployee';
import { useTranslation } from '../i18n/text';

const EmployeePage = lazy(async () => {
  // Here again, so that the list of what the portal needs without a network names them.
  const [page] = await Promise.all([import('./EmployeePage'), loadPortalTexts()]);
  return { default: page.EmployeePage };
});

/**
 * The portal of employees; everybody else goes to the store (specification 17.7). While the shop cannot be asked who
 * this is, it opens for the employee who was here last, who can fill an order that is sent once the shop knows them.
 */
export function EmployeePortal() {
  const t = useTranslation();
  const { auth, waits, askAgain } = useReachedAuth();

  if (auth.state === 'loading' && !waits) return <PageLoading />;
  if (auth.state === 'signed-in' && auth.viewer.role === 'EMPLOYEE') {
    return (
      <Suspense fallback={<PageLoading />}>
        <EmployeePage userId={auth.viewer.id} saved={savedEmployee(String(auth.viewer.id))} confirmed />
      </Suspense>
    );
  }
  if (!waits) return <Navigate to="/" replace />;
  const saved = savedEmployee(lastViewer());
  if (!saved) {
    return <ErrorState title={t('The shop could not be reached.')} onRetry={askAgain} />;
  }
  return (
    <Suspense fallback={<PageLoading />}>
      <EmployeePage userId={saved.id} saved={saved} confirmed={false} />
    </Suspense>
  );
}
