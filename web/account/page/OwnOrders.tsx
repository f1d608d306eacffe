import { useQuery } from '@apollo/client/react';
import { DeliveryLine } from '../../delivery/DeliveryLine';
import { formatMoney } from '../../lib/money';
import { useTranslation } from '../../i18n/text';
import { OrderDate } from '../../orders/OrderDate';
import { StatusBadge } from '../../orders/statuses';
import { useStoreReorder } from '../../reorder/useStoreReorder';
import { useShopTimeZone } from '../../shop/useShop';
import { Button, ButtonLink } from '../../ui/form/Button';
import { EmptyState, ErrorState, PageLoading } from '../../ui/feedback/states';
import { Tooltips } from '../../ui/feedback/Tooltip';
import { ShopClockNote } from '../../ui/ShopClockNote';
import { useToast } from '../../ui/toast/toast';
import { OwnOrdersDocument } from './accountDocuments';
import styles from './AccountPage.module.css';

/** What the customer has ordered, newest first, ten at a time. */
export function OwnOrders({ openCart }: { openCart: () => void }) {
  const t = useTranslation();
  const toast = useToast();
  const timeZone = useShopTimeZone();
  const reorder = useStoreReorder(openCart);
  const { data, loading, refetch, fetchMore } = useQuery(OwnOrdersDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const page = data?.orders;
  if (!page && loading) return <PageLoading />;
  if (!page) {
    return <ErrorState title={t('Your orders could not be loaded.')} onRetry={() => void refetch().catch(() => {})} />;
  }
  if (page.nodes.length === 0) {
    return (
      <EmptyState title={t('You have not ordered anything yet.')}>
        <ButtonLink to="/store">{t('Continue Shopping')}</ButtonLink>
      </EmptyState>
    );
  }
  const showMore = () => {
    fetchMore({ variables: { after: page.pageInfo.endCursor } }).catch(() => {
      toast({ title: t('Your orders could not be loaded.'), tone: 'error' });
    });
  };
  return (
    <Tooltips>
      {reorder.dialog}
      <ShopClockNote timeZone={timeZone} className={styles.quiet} />
      <ul className={styles.list}>
        {page.nodes.map(({ id, status, createdAt, itemCount, totalAmount, lbpPerUsd, trackingNumber, ...order }) => (
          <li key={id} className={styles.entry}>
            <div className={styles.about}>
              <h3>{t('Order #{number}', { number: String(id) })}</h3>
              <p className={styles.quiet}>
                <OrderDate at={createdAt} />
                {' · '}
                {t('{count, plural, one {# item} other {# items}}', { count: itemCount })}
                {totalAmount && (
                  <>
                    {' · '}
                    <bdi dir="ltr" className={styles.amount}>
                      {formatMoney(totalAmount, lbpPerUsd)}
                    </bdi>
                  </>
                )}
              </p>
              <DeliveryLine order={order} className={styles.quiet} />
              {trackingNumber && (
                <p className={styles.quiet}>{t('Tracking number: {number}', { number: trackingNumber })}</p>
              )}
            </div>
            <StatusBadge status={status} />
            <div className={styles.actions}>
              <Button
                look="quiet"
                busy={reorder.busy === id}
                aria-label={t('Order Again, order #{number}', { number: String(id) })}
                onClick={() => void reorder.start(id)}
              >
                {t('Order Again')}
              </Button>
              <ButtonLink
                look="quiet"
                to={`/orders/${id}`}
                aria-label={t('View order #{number}', { number: String(id) })}
              >
                {t('View Order')}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
      {page.pageInfo.hasNextPage && (
        <div className={styles.more}>
          <Button look="quiet" busy={loading} onClick={showMore}>
            {t('Show More')}
          </Button>
        </div>
      )}
    </Tooltips>
  );
}
