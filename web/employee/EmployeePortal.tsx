import { useApolloClient } from '@apollo/client/react';
import { Suspense, lazy, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useEnglish } from '../i18n/choose';
import { lastViewer } from '../session/lastViewer';
import { useAuth } from '../session/viewer';
import { ViewerDocument } from '../session/viewerDocument';
import { ErrorState, PageLoading } from '../ui/feedback/states';
import { savedEmployee } from './savedEmployee';

const EmployeePage = lazy(async () => ({ default: (await import('./EmployeePage')).EmployeePage }));

const ASK_AGAIN_MS = 15_000;

/**
 * The portal of employees; everybody else goes to the store (specification 17.7). While the shop cannot be asked who
 * this is, it opens for the employee who was here last, who can fill an order that is sent once the shop knows them.
 */
export function EmployeePortal() {
  useEnglish();
  const auth = useAuth();
  const client = useApolloClient();
  const unreachable = auth.state === 'signed-out' && auth.unreachable;
  // Asked again later, the page stays as it is until there is an answer.
  const [wasUnreachable, setWasUnreachable] = useState(unreachable);
  if (unreachable && !wasUnreachable) setWasUnreachable(true);
  const waits = unreachable || (auth.state === 'loading' && wasUnreachable);

  useEffect(() => {
    if (!waits) return undefined;
    const ask = () => void client.refetchQueries({ include: [ViewerDocument] }).catch(() => {});
    window.addEventListener('online', ask);
    const timer = setInterval(ask, ASK_AGAIN_MS);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [waits, client]);

  if (auth.state === 'loading' && !waits) return <PageLoading />;
  if (auth.state === 'signed-in' && auth.viewer.role === 'EMPLOYEE') {
    return (
      <Suspense fallback={<PageLoading />}>
        <EmployeePage userId={auth.viewer.id} kept={savedEmployee(String(auth.viewer.id))} confirmed />
      </Suspense>
    );
  }
  if (!waits) return <Navigate to="/" replace />;
  const kept = savedEmployee(lastViewer());
  if (!kept) {
    return (
      <ErrorState
        title="The shop could not be reached."
        onRetry={() => void client.refetchQueries({ include: [ViewerDocument] }).catch(() => {})}
      />
    );
  }
  return (
    <Suspense fallback={<PageLoading />}>
      <EmployeePage userId={kept.id} kept={kept} confirmed={false} />
    </Suspense>
  );
}
