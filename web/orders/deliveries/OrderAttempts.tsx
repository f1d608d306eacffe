import { useQuery } from '@apollo/client/react';
import { useShopTimeZone } from '../../shop/useShop';
import { Card } from '../../ui/layout/Card';
import { AdminFrame } from '../../ui-antd/layout/AdminFrame';
import { OrderAttemptsDocument } from './documents';
import styles from './deliveries.module.css';
import { Happened, PhotoButton } from './Happened';

/** What happened at the door of an order, for who cares for orders; nothing while nobody was there. */
export function OrderAttempts({ orderId }: { orderId: number }) {
  const timeZone = useShopTimeZone();
  const { data } = useQuery(OrderAttemptsDocument, {
    variables: { id: orderId },
    fetchPolicy: 'no-cache',
  });
  const attempts = data?.order?.attempts ?? [];
  if (attempts.length === 0) return null;
  return (
    <Card title="At the Door">
      <AdminFrame>
        <ul className={styles.list}>
          {attempts.map((attempt) => (
            <li key={attempt.id}>
              <span>
                It <Happened attempt={attempt} timeZone={timeZone} />
              </span>
              <PhotoButton orderId={orderId} attempt={attempt} />
            </li>
          ))}
        </ul>
      </AdminFrame>
    </Card>
  );
}
