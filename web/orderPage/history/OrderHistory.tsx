import { useTranslation } from '../../i18n/text';
import { Card } from '../../ui/layout/Card';
import { OrderDate } from '../../orders/OrderDate';
import { StatusBadge } from '../../orders/statuses';
import styles from '../OrderDetail.module.css';
import { OrderChange } from './OrderChange';
import type { Order } from '../orderDocument';

interface OrderHistoryProps {
  order: Pick<Order, 'trackingNumber' | 'lbpPerUsd'> & {
    history: readonly Omit<Order['history'][number], '__typename'>[];
  };
  /** What stands for the names of the shop's staff, which buyers do not see; null: nothing. */
  shopName: string | null;
}

/** Every change of an order's status and lines, oldest first. */
export function OrderHistory({ order, shopName }: OrderHistoryProps) {
  const t = useTranslation();
  const rate = order.lbpPerUsd;
  return (
    <Card title={t('History')}>
      {order.trackingNumber && <p>{t('Tracking number: {number}', { number: order.trackingNumber })}</p>}
      <ol className={styles.history}>
        {order.history.map(({ id, status, at, byUsername, byBuyer, trackingNumber, change }, index) => {
          // A guest has no name.
          const by = byUsername ?? (byBuyer ? null : shopName);
          const before = order.history[index - 1]?.trackingNumber ?? null;
          return (
            <li key={id}>
              {change ? <p className={styles.changed}>{t('Changed')}</p> : <StatusBadge status={status} />}
              <p className={styles.quiet}>
                <OrderDate at={at} />
                {by && (
                  <>
                    {' · '}
                    <bdi>{by}</bdi>
                  </>
                )}
              </p>
              {change && <OrderChange change={change} rate={rate} />}
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
