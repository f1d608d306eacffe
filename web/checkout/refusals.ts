import type { PlaceGuestOrderMutation, RefusalCode } from '../gql/graphql';

/** The shop's refusal of an order. */
export type Refusal = Exclude<PlaceGuestOrderMutation['placeGuestOrder'], { __typename: 'OrderPlaced' }>;

/** What the checkout does about a refusal. */
export interface RefusalAnswer {
  /** Heading of the notice that stays until the order is sent again. */
  title: string;
  /** Text of the notice; null takes the shop's own message, which names the product. */
  text: string | null;
  /** Whether the refused line may be taken out of the cart from the notice. */
  offersRemoval?: boolean;
  /** Whether the discount code has to come off. */
  takesCodeOff?: boolean;
  /** Whether it comes before the key is looked at, and so tells nothing of an earlier try under the same key. */
  leavesOpen?: boolean;
  /** Whether an earlier order stands under the key, so that another one has to be started from the notice. */
  offersNewOrder?: boolean;
}

/** How the guest checkout answers each refusal; the cart and the typed form stay in every case. */
export const REFUSAL_ANSWERS: Record<RefusalCode, RefusalAnswer> = {
  PRICE_CHANGED: {
    title: 'Prices have changed',
    text: 'Nothing was ordered yet. Your cart now holds today’s prices: please check them and place your order again.',
  },
  OUT_OF_STOCK: { title: 'Out of Stock', text: null, offersRemoval: true },
  PRICE_UNAVAILABLE: { title: 'Price TBD', text: null, offersRemoval: true },
  DISCOUNT_CODE_INVALID: {
    title: 'Invalid Discount Code',
    text: 'The discount was taken off. Please check the new total and place your order again.',
    takesCodeOff: true,
  },
  INSUFFICIENT_CREDIT: { title: 'Not enough credit', text: null },
  IDEMPOTENCY_CONFLICT: {
    title: 'Your earlier order was received',
    text: 'It was placed as it stood then, although we could not tell you so, and nothing was ordered this time. To change it, please contact us. To order what you see here as well, start a new order.',
    offersNewOrder: true,
  },
  RATE_LIMITED: { title: 'Too many tries', text: null, leavesOpen: true },
  INVALID_CREDENTIALS: { title: 'Please sign in again', text: null, leavesOpen: true },
};
