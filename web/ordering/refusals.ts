import type { Amount } from '../../common/money';
import type { PlaceOrderOutcomeFragment, RefusalCode } from '../gql/graphql';
import type { Translate } from '../i18n/text';
import { OBSTACLE_TEXTS, UNAVAILABLE } from '../delivery/obstacles';
import { answerTo } from '../lib/refusal';
import type { OrderFailure } from './sendOrder';

/** The shop's refusal of an order. */
export type Refusal = Exclude<PlaceOrderOutcomeFragment, { __typename: 'OrderPlaced' }>;

/** The codes of what an order is refused for. */
export type OrderRefusalCode = Extract<
  RefusalCode,
  | 'PRICE_CHANGED'
  | 'OUT_OF_STOCK'
  | 'PRICE_UNAVAILABLE'
  | 'DISCOUNT_CODE_INVALID'
  | 'INSUFFICIENT_CREDIT'
  | 'DELIVERY_UNAVAILABLE'
  | 'IDEMPOTENCY_CONFLICT'
  | 'RATE_LIMITED'
>;

/** What a screen does about a refusal. */
export interface RefusalAnswer {
  /** Heading of the notice that stays until the order is sent again. */
  title: (t: Translate) => string;
  /** Text of the notice; `name` is the refused line's. Null takes the shop's own message. */
  text: ((t: Translate, name: string, refusal: Refusal) => string) | null;
  /** Whether it is about one line of the cart, which may be taken out from the notice. */
  offersRemoval?: boolean;
  /** Whether the discount code has to come off. */
  removesDiscountCode?: boolean;
  /**
   * Whether it is decided before the key is looked up: an earlier try under the same key may still have been placed.
   */
  leavesAttemptOpen?: boolean;
  /** Whether an earlier order stands under the key, so that another one has to be started from the notice. */
  offersNewOrder?: boolean;
}

const ANSWERS: Record<OrderRefusalCode, RefusalAnswer> = {
  PRICE_CHANGED: {
    title: (t) => t('Prices have changed'),
    text: (t) =>
      t('Nothing was ordered yet. Your cart now holds today’s prices: please check them and place your order again.'),
  },
  OUT_OF_STOCK: {
    title: (t) => t('Out of Stock'),
    text: (t, name, refusal) => {
      const count = 'onlyLeft' in refusal ? refusal.onlyLeft : null;
      if (count === 0) return t('{name} is out of stock. Please take it out of the cart.', { name });
      return count === null
        ? t('There is not as much of {name} left as you ordered. Please order less of it.', { name })
        : t('Only {count} of {name} left. Please order no more than that.', { count, name });
    },
    offersRemoval: true,
  },
  PRICE_UNAVAILABLE: {
    title: (t) => t('Price TBD'),
    text: (t, name) => t('{name} has no price yet and cannot be ordered. Please take it out of the cart.', { name }),
    offersRemoval: true,
  },
  DISCOUNT_CODE_INVALID: {
    title: (t) => t('Invalid Discount Code'),
    text: (t) => t('The discount was taken off. Please check the new total and place your order again.'),
    removesDiscountCode: true,
  },
  INSUFFICIENT_CREDIT: {
    title: (t) => t('Not enough credit'),
    text: (t) => t('The order is over the available credit. Nothing was ordered.'),
  },
  DELIVERY_UNAVAILABLE: {
    title: (t) => t(UNAVAILABLE),
    text: (t, _name, refusal) => {
      const reason = 'delivery' in refusal ? refusal.delivery?.reason : undefined;
      return t(reason ? OBSTACLE_TEXTS[reason] : refusal.message);
    },
  },
  IDEMPOTENCY_CONFLICT: {
    title: (t) => t('Your earlier order was received'),
    text: (t) =>
      t(
        'It was placed as it stood then, although we could not tell you so, and nothing was ordered this time. To change it, please contact us. To order what you see here as well, start a new order.',
      ),
    offersNewOrder: true,
  },
  RATE_LIMITED: {
    title: (t) => t('Too many tries'),
    text: (t) =>
      t('Nothing was ordered this time. What you entered stays here: please wait a few minutes, then order again.'),
    leavesAttemptOpen: true,
  },
};

/** For a code that is not known here: what the shop says is shown, and the key is kept. */
const UNKNOWN: RefusalAnswer = {
  title: (t) => t('The order could not be placed'),
  text: null,
  leavesAttemptOpen: true,
};

/** A limit that was reached comes as an error; it is answered like a refusal, since nothing was ordered. */
export function refusalOf<Answer extends { __typename: string }>(
  answer: Answer | OrderFailure,
): Answer | OrderFailure | Extract<Refusal, { __typename: 'OrderRefusal' }> {
  if (!isFailure(answer) || answer.code !== 'RATE_LIMITED') return answer;
  const { code, message } = answer;
  return {
    __typename: 'OrderRefusal',
    code,
    message: message ?? '',
    productId: null,
    selectedSize: null,
    onlyLeft: null,
    delivery: null,
  };
}

function isFailure(answer: { __typename: string }): answer is OrderFailure {
  return answer.__typename === 'OrderFailure';
}

/** How the screens answer a refusal; the cart and the typed form stay in every case. */
export function refusalAnswer({ code }: Pick<Refusal, 'code'>): RefusalAnswer {
  return answerTo(ANSWERS, code) ?? UNKNOWN;
}

/**
 * Whether after this answer it is certain that nothing was placed under the key.
 * @param wasOpen whether an earlier try under the key may have been placed
 */
export function settles(answer: Pick<Refusal, '__typename' | 'code'> | OrderFailure, wasOpen: boolean): boolean {
  // The input is checked before the key: it tells nothing of an earlier try.
  if (answer.__typename === 'OrderFailure') return answer.fields !== null && !wasOpen;
  const { offersNewOrder, leavesAttemptOpen } = refusalAnswer(answer);
  return !offersNewOrder && !(leavesAttemptOpen && wasOpen);
}

/**
 * What a notice says about a refusal.
 * @param lineName the name of the line that it is about; undefined when the cart holds no such line
 */
export function refusalText(refusal: Refusal, lineName: string | undefined, t: Translate): string {
  const { text, offersRemoval } = refusalAnswer(refusal);
  return text && (lineName !== undefined || !offersRemoval) ? text(t, lineName ?? '', refusal) : t(refusal.message);
}

/** The unit price of each line now, as a refusal brought it: one item for each line that was sent, in its order. */
export function freshPrices<Line>(
  { fresh }: Extract<Refusal, { __typename: 'PriceChanged' }>,
  sent: readonly Line[],
): ReadonlyMap<Line, Amount | undefined> {
  return new Map(sent.map((line, index) => [line, fresh.items[index]?.unitPrice]));
}
