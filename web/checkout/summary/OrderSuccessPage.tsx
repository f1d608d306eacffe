import { useLocation, useSearchParams } from 'react-router-dom';
import { DeliveryTimeText } from '../../delivery/DeliveryTimeText';
import { isDeliveryTime, type DeliveryTime } from '../../delivery/deliveryTime';
import { TransferCard } from '../../orders/transfer/TransferCard';
import { useTranslation } from '../../i18n/text';
import { useAuth } from '../../session/viewer';
import { ButtonLink } from '../../ui/form/Button';
import { Card } from '../../ui/layout/Card';
import { CheckIcon, TruckIcon } from '../../ui/laterIcons';
import { EmptyState } from '../../ui/feedback/states';
import { PageTitle } from '../../ui/layout/PageTitle';
import styles from './OrderSuccessPage.module.css';

/**
 * After an order: `/order-success` for guests, `/order-success?orderId=…` after the account checkout. What the checkout
 * handed over is kept by the browser with the page, so a reload shows it again.
 */
export function OrderSuccessPage() {
  const t = useTranslation();
  const [search] = useSearchParams();
  const { orderId, email, followKey, delivery, byTransfer } = arrived(useLocation().state);
  const number = orderId ?? numberOf(search.get('orderId'));
  const signedIn = useAuth().state === 'signed-in';
  if (number === null) return <NoOrder />;
  return (
    <div className={styles.page}>
      <PageTitle>{t('Order Placed Successfully!')}</PageTitle>
      <span className={styles.mark}>
        <CheckIcon />
      </span>
      <h1>{t('Order Placed Successfully!')}</h1>
      <p className={styles.number}>{t('Order #{number}', { number: String(number) })}</p>
      <p>
        {email
          ? t('A confirmation email is on its way to {email}.', { email })
          : email === null
            ? t('Please note your order number: a confirmation email is sent only when you gave an email address.')
            : t('A confirmation email is on its way to you.')}
      </p>
      <Card title={t('Order Confirmed')}>
        {delivery && (
          <p className={styles.delivery}>
            <TruckIcon />
            <strong>
              {t('Delivery:')} <DeliveryTimeText {...delivery} />
            </strong>
          </p>
        )}
        {!isLate(delivery) && (
          <p className={styles.delivery}>
            {!delivery && <TruckIcon />}
            <span>{t('Fast Delivery: Expected within 2-3 business days')}</span>
          </p>
        )}
      </Card>
      {byTransfer && (followKey || signedIn) && <TransferCard orderId={number} followKey={followKey ?? null} />}
      <div className={styles.ways}>
        <ButtonLink to="/store">{t('Continue Shopping')}</ButtonLink>
        {followKey && (
          <ButtonLink look="quiet" to={`/orders/${number}?key=${followKey}`}>
            {t('Follow your order')}
          </ButtonLink>
        )}
        {!followKey && signedIn && (
          <ButtonLink look="quiet" to={`/orders/${number}`}>
            {t('View Order')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** Opened without an order, the page must not congratulate on one. */
function NoOrder() {
  const t = useTranslation();
  return (
    <div className={styles.page}>
      <PageTitle>{t('No order to show')}</PageTitle>
      <h1>{t('No order to show')}</h1>
      <EmptyState title={t('After you place an order, its number and delivery time are shown here.')}>
        <ButtonLink to="/store">{t('Continue Shopping')}</ButtonLink>
      </EmptyState>
    </div>
  );
}

/** What the checkout handed over; an `email` of null means that none was given, undefined that it is not known. */
function arrived(state: unknown): {
  orderId?: number;
  email?: string | null;
  followKey?: string;
  delivery?: DeliveryTime;
  byTransfer?: boolean;
} {
  if (typeof state !== 'object' || state === null) return {};
  const orderId = 'orderId' in state && typeof state.orderId === 'number' ? state.orderId : undefined;
  const email = 'email' in state && (typeof state.email === 'string' || state.email === null) ? state.email : undefined;
  const followKey = 'followKey' in state && typeof state.followKey === 'string' ? state.followKey : undefined;
  const delivery = 'delivery' in state && isDeliveryTime(state.delivery) ? state.delivery : undefined;
  const byTransfer = 'byTransfer' in state && state.byTransfer === true;
  return { orderId, email, followKey, delivery, byTransfer };
}

const DAY_MS = 86_400_000;

/** Whether a day was chosen that is not within the usual time of delivery. */
function isLate(delivery: DeliveryTime | undefined): boolean {
  return delivery !== undefined && Date.parse(delivery.date) - Date.now() > 3 * DAY_MS;
}

function numberOf(text: string | null): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
