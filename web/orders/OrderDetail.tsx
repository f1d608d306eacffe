import { formatLbp } from '../../common/amountText';
import { compare } from '../../common/money';
import type { OrderQuery } from '../gql/graphql';
import { Card } from '../ui/Card';
import { DateText } from '../ui/DateText';
import { Picture } from '../ui/Picture';
import { Totals } from '../ui/Totals';
import { DeliveryAddress } from './DeliveryAddress';
import styles from './OrderDetail.module.css';
import { paymentLabel } from './labels';
import { StatusBadge } from './statuses';

/** An order as a screen shows it. */
export type Order = NonNullable<OrderQuery['order']>;

/** Status, items, totals, delivery address and history of an order. Amounts are left out for who may not see them. */
export function OrderDetail({ order }: { order: Order }) {
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{`Order #${order.id}`}</h1>
          <p className={styles.quiet}>
            <DateText at={order.createdAt} /> · {paymentLabel(order.paymentMethod)}
          </p>
        </div>
        <StatusBadge status={order.status} />
      </header>
      <div className={styles.layout}>
        <div className={styles.column}>
          <Card title="Items">
            <ul>
              {order.items.map((line) => (
                <OrderLine key={line.id} line={line} />
              ))}
            </ul>
            <OrderTotals order={order} />
          </Card>
          {order.note && (
            <Card title="Note">
              <p>{order.note}</p>
            </Card>
          )}
        </div>
        <div className={styles.column}>
          <DeliveryAddress order={order} />
          <History order={order} />
        </div>
      </div>
    </>
  );
}

function OrderLine({ line }: { line: Order['items'][number] }) {
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <Picture url={line.picture?.url} alt="" sizes="64px" shape="square" />
      </div>
      <div>
        <p className={styles.name}>{line.productName}</p>
        <p className={styles.quiet}>{[line.selectedSize, line.selectedPackaging].filter(Boolean).join(' · ')}</p>
        <p className={styles.quiet}>
          {line.unitPrice ? `${line.quantity} × ${formatLbp(line.unitPrice)}` : `Quantity ${line.quantity}`}
        </p>
      </div>
      {line.lineTotal && <p className={styles.price}>{formatLbp(line.lineTotal)}</p>}
    </li>
  );
}

function OrderTotals({ order }: { order: Order }) {
  const { subtotalAmount, discountAmount, deliveryFee, totalAmount } = order;
  if (totalAmount === null) return null;
  const discounted = discountAmount !== null && compare(discountAmount, '0.00') > 0;
  const rows = [
    { label: 'Subtotal', value: subtotalAmount && formatLbp(subtotalAmount) },
    { label: 'Discount', value: discounted && discountAmount && `-${formatLbp(discountAmount)}` },
    { label: 'Delivery', value: deliveryFee && formatLbp(deliveryFee) },
  ];
  return (
    <>
      <Totals
        rows={rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []))}
        total={formatLbp(totalAmount)}
      />
      {order.loyaltyPointsEarned ? (
        <p className={styles.quiet}>{`${order.loyaltyPointsEarned} loyalty points earned`}</p>
      ) : null}
    </>
  );
}

function History({ order }: { order: Order }) {
  return (
    <Card title="History">
      {order.trackingNumber && <p>{`Tracking number: ${order.trackingNumber}`}</p>}
      <ol className={styles.history}>
        {order.history.map((event) => (
          <li key={event.id}>
            <StatusBadge status={event.status} />
            <p className={styles.quiet}>
              <DateText at={event.at} />
              {event.byUsername && ` · ${event.byUsername}`}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
