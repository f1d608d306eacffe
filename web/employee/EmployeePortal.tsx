import { Navigate } from 'react-router-dom';
import { useEnglish } from '../i18n/choose';
import { useAuth } from '../signin/viewer';
import { ButtonLink, PageLink } from '../ui/Button';
import { EmptyState, PageLoading } from '../ui/states';

/** The portal of employees; everybody else is led to the store. */
export function EmployeePortal() {
  useEnglish();
  const auth = useAuth();
  if (auth.state === 'loading') return <PageLoading />;
  if (auth.state !== 'signed-in' || auth.viewer.role !== 'EMPLOYEE') return <Navigate to="/" replace />;
  return (
    <main>
      <title>Daily Order | Bustan</title>
      <EmptyState title={`Welcome, ${auth.viewer.firstName ?? auth.viewer.username}`}>
        <ButtonLink to="/store">Products</ButtonLink>
        <PageLink look="quiet" href="/api/logout">
          Sign Out
        </PageLink>
      </EmptyState>
    </main>
  );
}
