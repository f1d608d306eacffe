import { useQuery } from '@apollo/client/react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useText } from '../i18n/text';
import { useAuth } from '../signin/viewer';
import { Button, PageLink } from '../ui/Button';
import { EmptyState, ErrorState, PageLoading } from '../ui/states';
import { Tooltips } from '../ui/Tooltip';
import { OrderDetail } from './OrderDetail';
import styles from './OrderPage.module.css';
import { OrderDocument } from './orderDocument';

/** One order, for whoever may see it. */
export function OrderPage() {
  const { id } = useParams();
  const auth = useAuth();
  const say = useText();
  const number = id && /^\d{1,9}$/.test(id) ? Number(id) : null;
  return (
    <div className={styles.page}>
      <title>{`${say('Order #{number}', { number: id ?? '' })} | Bustan`}</title>
      {auth.state === 'loading' ? (
        <PageLoading />
      ) : auth.state === 'signed-out' ? (
        <AccessRequired />
      ) : number === null ? (
        <OrderNotFound />
      ) : (
        <OneOrder id={number} />
      )}
    </div>
  );
}

function OneOrder({ id }: { id: number }) {
  const say = useText();
  const { data, loading, error, refetch } = useQuery(OrderDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (data?.order) {
    return (
      <Tooltips>
        <OrderDetail order={data.order} />
      </Tooltips>
    );
  }
  if (loading) return <PageLoading />;
  const code = codeOf(error);
  if (code === 'UNAUTHENTICATED') return <AccessRequired />;
  if (!error || code === 'NOT_FOUND' || code === 'FORBIDDEN') return <OrderNotFound />;
  return (
    <>
      <h1>{say('Order #{number}', { number: String(id) })}</h1>
      <ErrorState title={say('The order could not be loaded.')} onRetry={() => void refetch().catch(() => {})} />
    </>
  );
}

function AccessRequired() {
  const say = useText();
  const { pathname } = useLocation();
  return (
    <>
      <h1>{say('Access Required')}</h1>
      <EmptyState title={say('Please sign in to see this order.')}>
        <PageLink href={`/api/login?returnTo=${encodeURIComponent(pathname)}`}>{say('Login')}</PageLink>
      </EmptyState>
    </>
  );
}

function OrderNotFound() {
  const say = useText();
  const navigate = useNavigate();
  return (
    <>
      <h1>{say('Order Not Found')}</h1>
      <EmptyState title={say('There is no such order, or it is not yours to see.')}>
        <Button onClick={() => void (history.length > 1 ? navigate(-1) : navigate('/store'))}>{say('Go Back')}</Button>
      </EmptyState>
    </>
  );
}

function codeOf(error: unknown): unknown {
  return CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.code : undefined;
}
