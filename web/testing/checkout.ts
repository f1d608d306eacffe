import { screen } from '@testing-library/react';
import type { PlaceOrderOutcomeFragment } from '../gql/graphql';
import { openShop } from './shop';

/** Two bottles of juice in the guest's cart. */
export const LINE = {
  id: 1,
  name: 'Orange Juice',
  price: '250000.00',
  quantity: 2,
  imageUrl: null,
  selectedVariant: null,
  selectedSize: '500ml',
  selectedPackaging: 'Bottle',
};

type Placed = PlaceOrderOutcomeFragment;

/** The shop's answer to an order it takes. */
export const PLACED: Placed = {
  __typename: 'OrderPlaced',
  orderId: 1042,
  followKey: null,
  deliveryDate: null,
  deliveryWindow: null,
};

/** The shop's answer to an order it refuses. */
export function refusal(
  code: Extract<Placed, { __typename: 'OrderRefusal' }>['code'],
  message: string,
  productId: number | null = null,
  onlyLeft = code === 'OUT_OF_STOCK' ? 0 : null,
): Placed {
  return { __typename: 'OrderRefusal', code, message, productId, selectedSize: null, onlyLeft, delivery: null };
}

/** Opens the checkout with `LINE` in the cart, on a shop that takes every order unless told otherwise. */
export async function openCheckout(answers: Parameters<typeof openShop>[1] = {}) {
  localStorage.setItem('guest-cart', JSON.stringify([LINE]));
  const shop = openShop('/checkout', { PlaceGuestOrder: () => ({ placeGuestOrder: PLACED }), ...answers });
  await screen.findByLabelText('First Name');
  await screen.findAllByText('+961 1 234 567');
  return shop;
}

/** Opens the account checkout with these lines in the cart, on a shop that takes every order unless told otherwise. */
export async function openAccountCheckout(
  answers: Parameters<typeof openShop>[1] = {},
  lines: readonly object[] = [LINE],
) {
  localStorage.setItem('guest-cart', JSON.stringify(lines));
  const shop = openShop('/enhanced-checkout', {
    PlaceAccountOrder: () => ({ placeAccountOrder: PLACED }),
    ...answers,
  });
  await screen.findByLabelText('Full Name');
  await screen.findAllByText('+961 1 234 567');
  return shop;
}

/** Puts the text into the field at once, as a password manager or the clipboard does: much quicker than typing. */
export async function fill(user: ReturnType<typeof openShop>['user'], label: string | RegExp, text: string) {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

/** Types a complete address; an empty `email` leaves it out. */
export async function fillIn(user: ReturnType<typeof openShop>['user'], email = 'rana@example.com') {
  await fill(user, 'First Name', ' Rana ');
  await fill(user, 'Last Name', 'Haddad');
  await fill(user, 'Mobile Number', '+961 70 123 456');
  if (email) await fill(user, /Email/, email);
  await fill(user, 'Street Address', 'Hamra Street 12');
  await fill(user, 'City', 'Beirut');
  await fill(user, 'Area/Region', 'Hamra');
}

/** The button that sends the order and shows its total. */
export const placeOrder = () => screen.getByRole('button', { name: /^Place Order/ });

/** Types a discount code and applies it. */
export async function applyCode(user: ReturnType<typeof openShop>['user'], code: string) {
  const field = screen.getByLabelText('Discount code');
  await user.clear(field);
  if (code) await user.type(field, code);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
}

/** The idempotency keys of the orders that reached the network. */
export const keysOf = ({ network }: ReturnType<typeof openShop>) =>
  network.of('PlaceGuestOrder').map(({ variables }) => (variables.input as { idempotencyKey: string }).idempotencyKey);
