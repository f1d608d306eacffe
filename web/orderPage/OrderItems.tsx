import type { ReactNode } from 'react';
import { formatMoney } from '../lib/money';
import { compare } from '../../common/money';
import { useTranslation } from '../i18n/text';
import { textLanguage } from '../i18n/textLanguage';
import { Card } from '../ui/layout/Card';
import { Picture } from '../ui/Picture';
import { Totals } from '../ui/layout/Totals';
import styles from './OrderDetail.module.css';
import type { Order } from './orderDocument';

type Line = Order['items'][number];

interface OrderItemsProps {
  order: Pick<Order, 'subtotalAmount' | 'discountAmount' | 'deliveryFee' | 'totalAmount' | 'lbpPerUsd' | 'items'>;
  /** What stands below a line. */
  more?: (line: Line) => ReactNode;
  /** Stands below the totals. */
  children?: ReactNode;
}

/** What was ordered and what it comes to; amounts are left out for who may not see them. */
export function OrderItems({ order, more, children }: OrderItemsProps) {
  const t = useTranslation();
  return (
    <Card title={t('Items')}>
      <ul className={styles.items}>
        {order.items.map((line) => (
          <OrderLine key={line.id} line={line} rate={order.lbpPerUsd}>
            {more?.(line)}
          </OrderLine>
        ))}
      </ul>
      <OrderTotals order={order} />
      {children}
    </Card>
  );
}

function OrderLine({ line, rate, children }: { line: Line; rate: string | null; children?: ReactNode }) {
  const t = useTranslation();
  // What has no sizes is "Standard" by both.
  const kinds = [line.sizeLabel, line.selectedPackaging].flatMap((kind) => (kind ? [t(kind)] : []));
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <Picture url={line.picture?.url} alt="" sizes="72px" shape="square" />
      </div>
      <div className={styles.what}>
        <p className={styles.name}>
          <bdi {...textLanguage(line.untranslated, 'productName')}>{line.productName}</bdi>
        </p>
        <p className={styles.quiet}>
          <bdi>{[...new Set(kinds)].join(' · ')}</bdi>
        </p>
        <p className={styles.quiet}>
          {line.unitPrice ? (
            <bdi dir="ltr">{`${line.quantity} × ${formatMoney(line.unitPrice, rate)}`}</bdi>
          ) : (
            t('Quantity {quantity}', { quantity: line.quantity })
          )}
        </p>
      </div>
      {line.lineTotal && (
        <p dir="ltr" data-amount className={styles.price}>
          {formatMoney(line.lineTotal, rate)}
        </p>
      )}
      {children}
    </li>
  );
}

function OrderTotals({ order }: Pick<OrderItemsProps, 'order'>) {
  const t = useTranslation();
  const { subtotalAmount, discountAmount, deliveryFee, totalAmount, lbpPerUsd: rate } = order;
  if (totalAmount === null) return null;
  const discounted = discountAmount !== null && compare(discountAmount, '0.00') > 0;
  const rows = [
    { label: t('Subtotal'), value: subtotalAmount && formatMoney(subtotalAmount, rate) },
    { label: t('Discount'), value: discounted && discountAmount && `-${formatMoney(discountAmount, rate)}` },
    { label: t('Delivery'), value: deliveryFee && formatMoney(deliveryFee, rate) },
  ];
  return (
    <Totals
      rows={rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []))}
      total={formatMoney(totalAmount, rate)}
    />
  );
}
