import { Suspense, lazy } from 'react';
import { DeliveryLine } from '../delivery/DeliveryLine';
import { ShopClockNote } from '../ui/ShopClockNote';
import type { Role } from '../gql/graphql';
import { useTranslation } from '../i18n/text';
import { useDuties, worksForShop } from '../session/duties';
import { useShopTimeZone } from '../shop/useShop';
import type { Portal } from '../portal/cart/portalCartStore';
import { Card } from '../ui/layout/Card';
import { PageLoading } from '../ui/feedback/states';
import { CancelCard } from '../orders/cancelling/CancelCard';
import { ChangeCard } from '../orders/changing/ChangeCard';
import { TransferCard } from '../orders/transfer/TransferCard';
import { DeliveryAddress } from './addresses/DeliveryAddress';
import { LinePrice } from './linePrice/LinePrice';
import { OrderDate } from '../orders/OrderDate';
import { PortalReorderButton, StoreReorderButton } from './ReorderButton';
import styles from './OrderDetail.module.css';
import { OrderHistory } from './history/OrderHistory';
import { OrderItems } from './OrderItems';
import type { Order } from './orderDocument';
import { paymentLabel } from '../orders/labels';
import { ShopOnPaper } from './addresses/ShopOnPaper';
import { StatusBadge } from '../orders/statuses';

// For who cares for orders alone, and with them Ant Design.
const OrderControls = lazy(async () => ({
  default: (await import('./controls/OrderControls')).OrderControls,
}));

const ShopTransfer = lazy(async () => ({ default: (await import('./controls/ShopTransfer')).ShopTransfer }));

const OrderAttempts = lazy(async () => ({
  default: (await import('../orders/deliveries/OrderAttempts')).OrderAttempts,
}));

/** In which portal somebody of this role orders. */
const PORTALS: Record<Role, Portal | null> = {
  ADMIN: null,
  STAFF: null,
  BUSINESS: 'business',
  EMPLOYEE: 'employee',
  CUSTOMER: null,
};

/** Whose buyer looks at it. */
const OWN = { buyer: { followKey: null } };

interface OrderDetailProps {
  order: Order;
  /** The viewer's. */
  role: Role;
  /** Shows the cart, where the page has one. */
  openCart: (() => void) | null;
  /** Reads the order anew. */
  onChanged: () => void;
}

/** Status, items, totals, delivery address and history of an order. Amounts are left out for who may not see them. */
export function OrderDetail({ order, role, openCart, onChanged }: OrderDetailProps) {
  const t = useTranslation();
  const timeZone = useShopTimeZone();
  const portal = PORTALS[role];
  const hasDuty = useDuties();
  const caresForOrders = hasDuty('ORDERS');
  const changesOrders = caresForOrders || hasDuty('PACKING');
  const worksHere = worksForShop(role);
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{t('Order #{number}', { number: String(order.id) })}</h1>
          <p className={styles.quiet}>
            <OrderDate at={order.createdAt} /> · {t(paymentLabel(order.paymentMethod))}
          </p>
          <DeliveryLine order={order} />
          <ShopClockNote timeZone={timeZone} className={styles.quiet} />
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
          <OrderItems
            order={order}
            more={(line) =>
              line.unitPrice && <LinePrice orderId={order.id} lineId={line.id} productName={line.productName} />
            }
          >
            {order.loyaltyPointsEarned ? (
              <p className={styles.quiet}>
                {t('{count, plural, one {# loyalty point earned} other {# loyalty points earned}}', {
                  count: order.loyaltyPointsEarned,
                })}
              </p>
            ) : null}
          </OrderItems>
          {order.note && (
            <div className={styles.onScreen}>
              <Card title={t('Note')}>
                <p dir="auto">{order.note}</p>
              </Card>
            </div>
          )}
        </div>
        <div className={styles.column}>
          <div className={styles.onScreen}>
            {caresForOrders && (
              <Card title="Order Status">
                <Suspense fallback={<PageLoading />}>
                  <OrderControls order={order} />
                </Suspense>
              </Card>
            )}
            {order.paymentMethod === 'WISHMONEY' && !worksHere && <TransferCard orderId={order.id} followKey={null} />}
            {order.paymentMethod === 'WISHMONEY' && caresForOrders && (
              <Suspense>
                <ShopTransfer orderId={order.id} />
              </Suspense>
            )}
            {worksHere ? (
              changesOrders && <ChangeCard order={order} by="shop" onChanged={onChanged} />
            ) : (
              <>
                <ChangeCard order={order} by={OWN} onChanged={onChanged} />
                <CancelCard order={order} followKey={null} onChanged={onChanged} />
              </>
            )}
          </div>
          <DeliveryAddress order={order} />
          <ShopOnPaper />
          <div className={styles.onScreen}>
            {caresForOrders && (
              <Suspense>
                {/* Read anew when the order has got on. */}
                <OrderAttempts key={order.status} orderId={order.id} />
              </Suspense>
            )}
            <OrderHistory order={order} shopName={caresForOrders ? null : t('Bustan')} />
          </div>
        </div>
      </div>
    </>
  );
}
