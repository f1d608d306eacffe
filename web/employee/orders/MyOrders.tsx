import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { ListFailure } from '../../ui-antd/list/ListStates';
import { DeliveryLine } from '../../delivery/DeliveryLine';
import { usePortalReorder } from '../../reorder/usePortalReorder';
import { StatusBadge } from '../../orders/statuses';
import { DateText } from '../../ui/DateText';
import { useToast } from '../../ui/toast/toast';
import { EmptyState, PageLoading } from '../../ui/feedback/states';
import { MyOrdersDocument } from '../documents';
import styles from './MyOrders.module.css';
import { OrderLink } from './OrderLink';
import { useTranslation } from '../../i18n/text';

/** What the employee ordered, newest first, without any amount. */
export function MyOrders({ onBrowse }: { onBrowse: () => void }) {
  const t = useTranslation();
  const { data, loading, error, refetch, fetchMore } = useQuery(MyOrdersDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const toast = useToast();
  const reorder = usePortalReorder();
  const page = data?.orders;
  if (!page && loading) return <PageLoading />;
  if (!page)
    return <ListFailure what={t('Your orders')} error={error} onRetry={() => void refetch().catch(() => {})} />;
  if (page.nodes.length === 0) {
    return (
      <EmptyState title={t('No orders yet')}>
        <p>{t('Orders will appear here once you have placed one.')}</p>
        <Button type="primary" onClick={onBrowse}>
          {t('Browse Products')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      {reorder.dialog}
      <ul className={styles.list}>
        {page.nodes.map(({ id, status, createdAt, itemCount, trackingNumber, ...order }) => (
          <li key={id} className={styles.order}>
            <div className={styles.about}>
              <h3 className={styles.number}>{t('Order #{id}', { id })}</h3>
              <p className={styles.quiet}>
                <DateText at={createdAt} />
                {` · ${t('{count, plural, one {# item} other {# items}}', { count: itemCount })}`}
                {trackingNumber && (
                  <>
                    {' · '}
                    {t('Tracking')} <bdi>{trackingNumber}</bdi>
                  </>
                )}
              </p>
              <DeliveryLine order={order} className={styles.quiet} />
            </div>
            <StatusBadge status={status} />
            <div className={styles.actions}>
              <Button
                loading={reorder.busy === id}
                aria-label={t('Order Again, order #{id}', { id })}
                onClick={() => void reorder.start(id)}
              >
                {t('Order Again')}
              </Button>
              <OrderLink id={id} />
            </div>
          </li>
        ))}
      </ul>
      {page.pageInfo.hasNextPage && (
        <Button
          className={styles.more}
          loading={loading}
          onClick={() => {
            const after = page.pageInfo.endCursor;
            fetchMore({ variables: { after } }).catch(() => {
              toast({ title: t('The next orders could not be loaded'), tone: 'error' });
            });
          }}
        >
          {t('Show More')}
        </Button>
      )}
    </>
  );
}
