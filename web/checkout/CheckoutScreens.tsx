import { CheckoutPage } from './CheckoutPage';
import { OrderSuccessPage } from './summary/OrderSuccessPage';

/**
 * The checkouts and what follows them, fetched together: once an order is placed, its confirmation must not have to
 * wait for the network.
 */
export function CheckoutScreens({ screen }: { screen: 'guest' | 'account' | 'order-success' }) {
  return screen === 'order-success' ? <OrderSuccessPage /> : <CheckoutPage key={screen} checkout={screen} />;
}
