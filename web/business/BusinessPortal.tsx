import { useEnglish } from '../i18n/choose';
import { useAuth } from '../signin/viewer';
import { ButtonLink, PageLink } from '../ui/Button';
import { EmptyState, PageLoading } from '../ui/states';

/** The portal of businesses; everybody else is shown the way to their login. */
export function BusinessPortal() {
  useEnglish();
  const auth = useAuth();
  if (auth.state === 'loading') return <PageLoading />;
  const isBusiness = auth.state === 'signed-in' && auth.viewer.role === 'BUSINESS';
  return (
    <main>
      <title>Business Portal | Bustan</title>
      {isBusiness ? (
        <EmptyState title={`Welcome, ${auth.viewer.firstName ?? auth.viewer.username}`}>
          <ButtonLink to="/store">Products</ButtonLink>
          <PageLink look="quiet" href="/api/logout">
            Sign Out
          </PageLink>
        </EmptyState>
      ) : (
        <EmptyState title="Business Access Required">
          <ButtonLink to="/business/login">Business Login</ButtonLink>
        </EmptyState>
      )}
    </main>
  );
}
