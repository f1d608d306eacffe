import { useTranslation } from '../i18n/text';
import { Card } from '../ui/layout/Card';
import { OrderDate } from '../orders/OrderDate';
import { StatusBadge } from '../orders/statuses';
import styles from './OrderDetail.module.css';
import type { Order } from './orderDocument';

interface OrderHistoryProps {
  order: Pick<Order, 'trackingNumber'> & {
    history: readonly Omit<Order['history'][number], '__typename'>[];
  };
  /** What stands for the names of the shop's staff, which buyers do not see; null: nothing. */
  shopName: string | null;
}

/** Every change of an order's status, oldest first. */
export function OrderHistory({ order, shopName }: OrderHistoryProps) {
  const t = useTranslation();
  return (
    <Card title={t('History')}>
      {order.trackingNumber && <p>{t('Tracking number: {number}', { number: order.trackingNumber })}</p>}
      <ol className={styles.history}>
        {order.history.map(({ id, status, at, byUsername, byBuyer, trackingNumber }, index) => {
          // A guest has no name.
          const by = byUsername ?? (byBuyer ? null : shopName);
          const before = order.history[index - 1]?.trackingNumber ?? null;
          return (
            <li key={id}>
              <StatusBadge status={status} />
              <p className={styles.quiet}>
                <OrderDate at={at} />
                {by && (
                  <>
                    {' · '}
                    <bdi>{by}</bdi>
                  </>
                )}
              </p>
              {trackingNumber && trackingNumber !== before && trackingNumber !== order.trackingNumber && (
                <p className={styles.quiet}>{t('Tracking number: {number}', { number: trackingNumber })}</p>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
