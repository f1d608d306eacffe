import type { ApolloClient } from '@apollo/client';
import type { Amount } from '../../common/money';
import type { CartLine } from '../cart/lines';
import type { OrderItemInput, PlaceOrderOutcomeFragment } from '../gql/graphql';
import type { Translate } from '../i18n/text';
import type { CheckoutAmounts } from './summary/amounts';

/** The order as it was on the screen when the buyer pressed the button. */
export interface OrderOnScreen {
  lines: readonly CartLine[];
  amounts: CheckoutAmounts;
  discountCode: string | null;
}

/** An order that only lacks its idempotency key. */
export interface PreparedOrder {
  payload: object;
  /** Where the confirmation goes; null when no address was given. */
  email: string | null;
  send: (client: ApolloClient, idempotencyKey: string) => Promise<PlaceOrderOutcomeFragment | undefined>;
}

/** What one checkout does in another way than the other. */
export interface CheckoutKind<Values> {
  /** The name under which its typed form is kept. */
  name: string;
  deliveryFee: Amount;
  /** What is said when the order failed for no reason the screen knows (specification 15.10). */
  failure: (t: Translate) => string;
  order: (values: Values, onScreen: OrderOnScreen) => PreparedOrder;
  /** Where the buyer goes once the order is placed. */
  successPage: (orderId: number) => string;
}

/** The lines of the cart as every order says them, with the unit prices that the buyer saw. */
export function itemsOf(lines: readonly CartLine[]): OrderItemInput[] {
  return lines.map((line) => ({
    productId: line.id,
    quantity: line.quantity,
    selectedSize: line.selectedSize,
    selectedPackaging: line.selectedPackaging,
    unitPrice: line.price,
  }));
}

/** The texts without the spaces around them. */
export function trimmed<T extends Record<keyof T, string>>(texts: T): T {
  return Object.fromEntries(Object.entries<string>(texts).map(([key, text]) => [key, text.trim()])) as T;
}
