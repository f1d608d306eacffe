import type { ApolloClient } from '@apollo/client';
import type { Amount } from '../../common/money';
import type { DeliveryTime } from '../delivery/deliveryTime';
import type { DeliveryPlaceInput, OrderItemInput, PlaceOrderOutcomeFragment, WhenMissing } from '../gql/graphql';
import type { Translate } from '../i18n/text';
import type { CheckoutAmounts } from './summary/amounts';

/** The order as it was on the screen when the buyer pressed the button. */
export interface OrderOnScreen {
  /** The lines of the cart, with the unit prices that the buyer saw. */
  items: OrderItemInput[];
  amounts: CheckoutAmounts;
  discountCode: string | null;
  /** When it is to be delivered; null: as early as possible. */
  delivery: DeliveryTime | null;
  /** Null: nothing was said. */
  whenMissing: WhenMissing | null;
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
  /** Where it goes, as far as it is typed, for the days on which that place is delivered to. */
  place: (values: Values) => DeliveryPlaceInput;
  order: (values: Values, onScreen: OrderOnScreen) => PreparedOrder;
  /** Where the buyer goes once the order is placed. */
  successPage: (orderId: number) => string;
}
