import { Suspense, lazy } from 'react';
import { formatLbp } from '../../common/amountText';
import { compare } from '../../common/money';
import type { Role } from '../gql/graphql';
import { useTranslation } from '../i18n/text';
import { textLanguage } from '../i18n/textLanguage';
import type { Portal } from '../portal/cart/portalCartStore';
import { Card } from '../ui/layout/Card';
import { Picture } from '../ui/Picture';
import { PageLoading } from '../ui/feedback/states';
import { Totals } from '../ui/layout/Totals';
import { DeliveryAddress } from './DeliveryAddress';
import { LinePrice } from './LinePrice';
import { OrderDate } from '../orders/OrderDate';
import { PortalReorderButton, StoreReorderButton } from './ReorderButton';
import styles from './OrderDetail.module.css';
import type { Order } from './orderDocument';
import { paymentLabel } from '../orders/labels';
import { StatusBadge } from '../orders/statuses';

// For administrators alone, and with them Ant Design.
const OrderControls = lazy(async () => ({
  default: (await import('./controls/OrderControls')).OrderControls,
}));

/** In which portal somebody of this role orders. */
const PORTALS: Record<Role, Portal | null> = {
  ADMIN: null,
  BUSINESS: 'business',
  EMPLOYEE: 'employee',
  CUSTOMER: null,
};

interface OrderDetailProps {
  order: Order;
  /** The viewer's. */
  role: Role;
  /** Shows the cart, where the page has one. */
  openCart: (() => void) | null;
}

/** Status, items, totals, delivery address and history of an order. Amounts are left out for who may not see them. */
export function OrderDetail({ order, role, openCart }: OrderDetailProps) {
  const t = useTranslation();
  const portal = PORTALS[role];
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{t('Order #{number}', { number: String(order.id) })}</h1>
          <p className={styles.quiet}>
            <OrderDate at={order.createdAt} /> · {t(paymentLabel(order.paymentMethod))}
          </p>
        </div>
        <div className={styles.side}>
          <div aria-live="polite">
            <StatusBadge status={order.status} />
          </div>
          {openCart && <StoreReorderButton orderId={order.id} openCart={openCart} />}
          {portal && <PortalReorderButton orderId={order.id} portal={portal} />}
        </div>
      </header>
      <div className={styles.layout}>
        <div className={styles.column}>
          <Card title={t('Items')}>
            <ul className={styles.items}>
              {order.items.map((line) => (
                <OrderLine key={line.id} orderId={order.id} line={line} />
              ))}
            </ul>
            <OrderTotals order={order} />
          </Card>
          {order.note && (
            <Card title={t('Note')}>
              <p dir="auto">{order.note}</p>
            </Card>
          )}
        </div>
        <div className={styles.column}>
          {role === 'ADMIN' && (
            <Card title="Order Status">
              <Suspense fallback={<PageLoading />}>
                <OrderControls order={order} />
              </Suspense>
            </Card>
          )}
          <DeliveryAddress order={order} />
          <History order={order} role={role} />
        </div>
      </div>
    </>
  );
}

function OrderLine({ orderId, line }: { orderId: number; line: Order['items'][number] }) {
  const t = useTranslation();
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <Picture url={line.picture?.url} alt="" sizes="72px" shape="square" />
      </div>
      <div>
        <p className={styles.name}>
          <bdi {...textLanguage(line.untranslated, 'productName')}>{line.productName}</bdi>
        </p>
        <p className={styles.quiet}>
          <bdi>{[line.sizeLabel, line.selectedPackaging].filter(Boolean).join(' · ')}</bdi>
        </p>
        <p className={styles.quiet}>
          {line.unitPrice ? (
            <bdi dir="ltr">{`${line.quantity} × ${formatLbp(line.unitPrice)}`}</bdi>
          ) : (
            t('Quantity {quantity}', { quantity: line.quantity })
          )}
        </p>
      </div>
      {line.lineTotal && (
        <p dir="ltr" className={styles.price}>
          {formatLbp(line.lineTotal)}
        </p>
      )}
      {line.unitPrice && <LinePrice orderId={orderId} lineId={line.id} productName={line.productName} />}
    </li>
  );
}

function OrderTotals({ order }: { order: Order }) {
  const t = useTranslation();
  const { subtotalAmount, discountAmount, deliveryFee, totalAmount } = order;
  if (totalAmount === null) return null;
  const discounted = discountAmount !== null && compare(discountAmount, '0.00') > 0;
  const rows = [
    { label: t('Subtotal'), value: subtotalAmount && formatLbp(subtotalAmount) },
    { label: t('Discount'), value: discounted && discountAmount && `-${formatLbp(discountAmount)}` },
    { label: t('Delivery'), value: deliveryFee && formatLbp(deliveryFee) },
  ];
  return (
    <>
      <Totals
        rows={rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []))}
        total={formatLbp(totalAmount)}
      />
      {order.loyaltyPointsEarned ? (
        <p className={styles.quiet}>
          {t('{count, plural, one {# loyalty point earned} other {# loyalty points earned}}', {
            count: order.loyaltyPointsEarned,
          })}
        </p>
      ) : null}
    </>
  );
}

function History({ order, role }: Pick<OrderDetailProps, 'order' | 'role'>) {
  const t = useTranslation();
  // Buyers do not see the names of the shop's staff.
  const nameless = role === 'ADMIN' ? null : t('Bustan');
  return (
    <Card title={t('History')}>
      {order.trackingNumber && <p>{t('Tracking number: {number}', { number: order.trackingNumber })}</p>}
      <ol className={styles.history}>
        {order.history.map(({ id, status, at, byUsername, trackingNumber }, index) => {
          const by = byUsername ?? nameless;
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
