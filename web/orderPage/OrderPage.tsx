import { useQuery } from '@apollo/client/react';
import { lazy, Suspense, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType, useParams, useSearchParams } from 'react-router-dom';
import type { Role } from '../gql/graphql';
import { useTranslation } from '../i18n/text';
import { codeOf } from '../lib/refusal';
import { useAuth } from '../session/viewer';
import { Button, PageLink } from '../ui/form/Button';
import { BackIcon } from '../ui/icons';
import { EmptyState, ErrorState, PageLoading } from '../ui/feedback/states';
import { Tooltips } from '../ui/feedback/Tooltip';
import { OrderDetail } from './OrderDetail';
import { OrderFrame, type StoreFrame } from './OrderFrame';
import { PageTitle } from '../ui/layout/PageTitle';
import styles from './OrderPage.module.css';
import { OrderDocument } from './orderDocument';
import { useLiveOrder } from './useLiveOrder';
import { useGoBack } from './goBack';

// For guests, who come by a link of a mail.
const FollowedOrder = lazy(async () => ({ default: (await import('./followed/FollowedOrder')).FollowedOrder }));

/** One order, for whoever may see it or has its key, in the frame that suits them. */
export function OrderPage({ Store }: { Store: StoreFrame }) {
  const { id } = useParams();
  const auth = useAuth();
  const t = useTranslation();
  useStartAtTop();
  const key = useSearchParams()[0].get('key');
  const number = id && /^\d{1,9}$/.test(id) ? Number(id) : null;
  return (
    <OrderFrame
      Store={Store}
      page={(openCart) => (
        <div className={styles.page}>
          <PageTitle>{t('Order #{number}', { number: id ?? '' })}</PageTitle>
          {key !== null && number !== null ? (
            <Suspense fallback={<PageLoading />}>
              <FollowedOrder key={`${number} ${key}`} id={number} secret={key} />
            </Suspense>
          ) : auth.state !== 'signed-in' ? (
            <AccessRequired />
          ) : number === null ? (
            <OrderNotFound role={auth.viewer.role} />
          ) : (
            <OneOrder key={number} id={number} role={auth.viewer.role} openCart={openCart} />
          )}
        </div>
      )}
    />
  );
}

/** Who comes from another page of the shop begins at the top, by eye and by keyboard. */
function useStartAtTop(): void {
  const isNew = useNavigationType() === NavigationType.Push;
  useLayoutEffect(() => {
    if (!isNew) return;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [isNew]);
}

interface OneOrderProps {
  id: number;
  role: Role;
  openCart: (() => void) | null;
}

function OneOrder({ id, role, openCart }: OneOrderProps) {
  const t = useTranslation();
  const goBack = useGoBack(role);
  const { data, previousData, loading, error, refetch } = useQuery(OrderDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const reload = () => void refetch().catch(() => {});
  // What was read stays when it cannot be read again just now.
  const lastData = data ?? previousData;
  const code = codeOf(error);
  const signedOut = code === 'UNAUTHENTICATED';
  const forbidden = code === 'NOT_FOUND' || code === 'FORBIDDEN';
  useLiveOrder(lastData?.order && !signedOut && !forbidden ? id : null, reload);

  if (signedOut) return <AccessRequired />;
  if (forbidden) return <OrderNotFound role={role} />;
  if (lastData?.order) {
    return (
      <Tooltips>
        <Button look="quiet" onClick={goBack}>
          <BackIcon />
          {t('Back')}
        </Button>
        <OrderDetail order={lastData.order} role={role} openCart={openCart} onChanged={reload} />
      </Tooltips>
    );
  }
  if (loading) return <PageLoading />;
  if (!error) return <OrderNotFound role={role} />;
  return (
    <>
      <h1>{t('Order #{number}', { number: String(id) })}</h1>
      <ErrorState title={t('The order could not be loaded.')} onRetry={reload} />
    </>
  );
}

function AccessRequired() {
  const t = useTranslation();
  const { pathname } = useLocation();
  return (
    <>
      <h1>{t('Access Required')}</h1>
      <EmptyState title={t('Please sign in to see this order.')}>
        <PageLink href={`/api/login?returnTo=${encodeURIComponent(pathname)}`}>{t('Login')}</PageLink>
      </EmptyState>
    </>
  );
}

function OrderNotFound({ role }: { role: Role }) {
  const t = useTranslation();
  const goBack = useGoBack(role);
  return (
    <>
      <h1>{t('Order Not Found')}</h1>
      <EmptyState title={t('There is no such order, or it is not yours to see.')}>
        <Button onClick={goBack}>{t('Go Back')}</Button>
      </EmptyState>
    </>
  );
}
