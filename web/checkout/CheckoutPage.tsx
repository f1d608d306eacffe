import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCart } from '../cart/cart';
import { useAuth } from '../signin/viewer';
import { useShop } from '../storefront/useShop';
import { ButtonLink } from '../ui/Button';
import { EmptyState, PageLoading } from '../ui/states';
import { CheckoutForm } from './CheckoutForm';
import styles from './CheckoutPage.module.css';
import type { PlacedOrder } from './usePlaceOrder';

/** The guest checkout: contact and address, payment, discount code, and what the order comes to. */
export function CheckoutPage() {
  const auth = useAuth();
  const cart = useCart();
  const shop = useShop();
  const navigate = useNavigate();
  const [placed, setPlaced] = useState(false);

  const { refresh } = cart;
  useEffect(() => void refresh(), [refresh]);

  function finish(order: PlacedOrder): void {
    setPlaced(true);
    cart.leaveOrdered();
    void navigate('/order-success', { state: order, replace: true });
  }

  return (
    <div className={styles.page}>
      <title>Checkout | Bustan</title>
      <h1>Checkout</h1>
      {placed || auth.state === 'loading' ? (
        <PageLoading />
      ) : cart.lines.length === 0 ? (
        <EmptyState title="Your cart is empty">
          <ButtonLink to="/store">Continue Shopping</ButtonLink>
        </EmptyState>
      ) : (
        <CheckoutForm
          key={auth.state === 'signed-in' ? auth.viewer.id : 'guest'}
          auth={auth}
          shop={shop}
          onPlaced={finish}
        />
      )}
    </div>
  );
}
