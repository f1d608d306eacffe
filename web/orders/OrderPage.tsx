import { useQuery } from '@apollo/client/react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useAuth } from '../signin/viewer';
import { Button, PageLink } from '../ui/Button';
import { EmptyState, ErrorState, PageLoading } from '../ui/states';
import { OrderDetail } from './OrderDetail';
import styles from './OrderPage.module.css';
import { OrderDocument } from './orderDocument';

/** One order, for whoever may see it. */
export function OrderPage() {
  const { id } = useParams();
  const auth = useAuth();
  const number = id && /^\d{1,9}$/.test(id) ? Number(id) : null;
  return (
    <div className={styles.page}>
      <title>{`Order ${number ?? ''} | Bustan`}</title>
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
  const { data, loading, error, refetch } = useQuery(OrderDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (data?.order) return <OrderDetail order={data.order} />;
  if (loading) return <PageLoading />;
  const code = codeOf(error);
  if (code === 'UNAUTHENTICATED') return <AccessRequired />;
  if (!error || code === 'NOT_FOUND' || code === 'FORBIDDEN') return <OrderNotFound />;
  return (
    <>
      <h1>{`Order #${id}`}</h1>
      <ErrorState title="The order could not be loaded." onRetry={() => void refetch().catch(() => {})} />
    </>
  );
}

function AccessRequired() {
  const { pathname } = useLocation();
  return (
    <>
      <h1>Access Required</h1>
      <EmptyState title="Please sign in to see this order.">
        <PageLink href={`/api/login?returnTo=${encodeURIComponent(pathname)}`}>Login</PageLink>
      </EmptyState>
    </>
  );
}

function OrderNotFound() {
  const navigate = useNavigate();
  return (
    <>
      <h1>Order Not Found</h1>
      <EmptyState title="There is no such order, or it is not yours to see.">
        <Button onClick={() => void (history.length > 1 ? navigate(-1) : navigate('/store'))}>Go Back</Button>
      </EmptyState>
    </>
  );
}

function codeOf(error: unknown): unknown {
  return CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.code : undefined;
}
