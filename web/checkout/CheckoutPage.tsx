import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCart } from '../cart/cart';
import { useTranslation } from '../i18n/text';
import { useAuth } from '../session/viewer';
import { useShop } from '../shop/useShop';
import { ButtonLink } from '../ui/form/Button';
import { EmptyState, PageLoading } from '../ui/feedback/states';
import { PageTitle } from '../ui/layout/PageTitle';
import styles from './CheckoutPage.module.css';
import { GuestCheckoutForm } from './guest/GuestCheckoutForm';
import { AccountCheckoutForm } from './account/AccountCheckoutForm';
import { ACCOUNT_CHECKOUT } from './account/accountCheckout';
import { GUEST_CHECKOUT } from './guest/guestCheckout';
import type { PlacedOrder } from './usePlaceOrder';

/**
 * Either checkout: contact, address and payment beside what the order comes to. The guest checkout needs something in
 * the cart to be shown at all; the account checkout says so when the order is sent (specification 14.2).
 */
export function CheckoutPage({ checkout }: { checkout: 'guest' | 'account' }) {
  const t = useTranslation();
  const auth = useAuth();
  const cart = useCart();
  const shop = useShop();
  const navigate = useNavigate();
  const [placed, setPlaced] = useState(false);
  const isGuestCheckout = checkout === 'guest';

  const { refresh } = cart;
  useEffect(() => void refresh(), [refresh]);

  function finish(order: PlacedOrder): void {
    const { successPage } = isGuestCheckout ? GUEST_CHECKOUT : ACCOUNT_CHECKOUT;
    setPlaced(true);
    // As it was when it was sent: the form has kept this function of that time.
    cart.removeOrdered(cart.lines);
    void navigate(successPage(order.orderId), { state: order, replace: true });
  }

  const Form = isGuestCheckout ? GuestCheckoutForm : AccountCheckoutForm;
  return (
    <div className={styles.page}>
      <PageTitle>{t('Checkout')}</PageTitle>
      <h1>{t('Checkout')}</h1>
      {placed || auth.state === 'loading' ? (
        <PageLoading />
      ) : isGuestCheckout && cart.lines.length === 0 ? (
        <EmptyState title={t('Your cart is empty')}>
          <ButtonLink to="/store">{t('Continue Shopping')}</ButtonLink>
        </EmptyState>
      ) : (
        <Form key={auth.state === 'signed-in' ? auth.viewer.id : 'guest'} auth={auth} shop={shop} onPlaced={finish} />
      )}
    </div>
  );
}
