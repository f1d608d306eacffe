import { CheckoutPage } from './CheckoutPage';
import { OrderSuccessPage } from './OrderSuccessPage';

/**
 * The checkout and what follows it, fetched together: once an order is placed, its confirmation must not have to wait
 * for the network.
 */
export function CheckoutScreens({ screen }: { screen: 'checkout' | 'order-success' }) {
  return screen === 'checkout' ? <CheckoutPage /> : <OrderSuccessPage />;
}
