import { useLocation, useSearchParams } from 'react-router-dom';
import { useAuth } from '../signin/viewer';
import { ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { CheckIcon, TruckIcon } from '../ui/icons';
import styles from './OrderSuccessPage.module.css';

/** After an order: `/order-success` for guests, `/order-success?orderId=…` after the account checkout. */
export function OrderSuccessPage() {
  const [search] = useSearchParams();
  const { orderId, email } = arrived(useLocation().state);
  const number = orderId ?? numberOf(search.get('orderId'));
  const signedIn = useAuth().state === 'signed-in';
  return (
    <div className={styles.page}>
      <title>Order Placed Successfully! | Bustan</title>
      <span className={styles.mark}>
        <CheckIcon />
      </span>
      <h1>Order Placed Successfully!</h1>
      {number !== null && <p className={styles.number}>{`Order #${number}`}</p>}
      <p>
        {email === null
          ? 'Please note your order number: a confirmation email is sent only when you gave an email address.'
          : `A confirmation email is on its way to ${email ?? 'you'}.`}
      </p>
      <Card title="Order Confirmed">
        <p className={styles.delivery}>
          <TruckIcon />
          <span>Fast Delivery: Expected within 2-3 business days</span>
        </p>
      </Card>
      <div className={styles.ways}>
        <ButtonLink to="/store">Continue Shopping</ButtonLink>
        {signedIn && number !== null && (
          <ButtonLink look="quiet" to={`/orders/${number}`}>
            View Order
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** What the checkout handed over; an `email` of null means that none was given, undefined that it is not known. */
function arrived(state: unknown): { orderId?: number; email?: string | null } {
  if (typeof state !== 'object' || state === null) return {};
  const orderId = 'orderId' in state && typeof state.orderId === 'number' ? state.orderId : undefined;
  const email = 'email' in state && (typeof state.email === 'string' || state.email === null) ? state.email : undefined;
  return { orderId, email };
}

function numberOf(text: string | null): number | null {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
