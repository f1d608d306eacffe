import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { Amount } from '../../common/money';
import { useCart } from '../cart/cart';
import { useBlockedLines } from '../cart/drawer/BlockedLines';
import { repriced, type CartLine, type PriceChange } from '../cart/lines';
import { priceChanges, subtotal } from '../cart/totals';
import { feeOf } from '../delivery/deliveryFee';
import type { DeliveryTime } from '../delivery/deliveryTime';
import type { Delivery } from '../delivery/useDelivery';
import type { OrderItemInput, WhenMissing } from '../gql/graphql';
import { SIGN_IN_FIRST } from '../i18n/refusalText';
import { msg, useTranslation } from '../i18n/text';
import { dropAttempt, hasOpenAttempt } from '../ordering/attempt';
import { freshPrices, refusalAnswer, type Refusal } from '../ordering/refusals';
import { useOrderAttempt } from '../ordering/useOrderAttempt';
import { useAuth, type Auth } from '../session/viewer';
import { ViewerDocument } from '../session/viewerDocument';
import { useToast } from '../ui/toast/toast';
import type { CheckoutKind } from './checkoutKind';
import type { DiscountCode } from './discount/useDiscountCode';
import { buyerOf, clearForm, GUEST } from './form/savedForm';
import { checkoutAmounts, type CheckoutAmounts } from './summary/amounts';

/** A placed order, as the success page shows it. */
export interface PlacedOrder {
  orderId: number;
  email: string | null;
  /** The key by which a guest follows it; null for who is signed in. */
  followKey: string | null;
  /** When it is delivered; null where the shop asks for no day. */
  delivery: DeliveryTime | null;
  /** Whether it is paid by a transfer, whose reference the shop is to be told. */
  byTransfer: boolean;
}

interface NotPlaced {
  /** The errors that belong to fields of the form. */
  fieldErrors: Record<string, string>;
  /** Whether it was not even sent, for lines of the cart that cannot be ordered. */
  blocked?: boolean;
}

interface PlaceOrder<Values> {
  /** What the order comes to as things stand: the shop's own figures once it has answered with them. */
  amounts: CheckoutAmounts;
  /** Why the shop refused the last order; null for none, and once the cart holds something else. */
  refused: RefusedOrder | null;
  /** Sends the order; answers it when placed, else why not. */
  place: (values: Values) => Promise<PlacedOrder | NotPlaced>;
  /** After a refusal because an earlier order exists: the next press places another order. */
  startNewOrder: () => void;
}

/** A refusal, with the unit prices that a PRICE_CHANGED refusal brought. */
export interface RefusedOrder {
  refusal: Refusal;
  /** With the lines as they were sent. */
  changes: readonly PriceChange[];
}

/** Whether what is sent says that a transfer pays. */
function isByTransfer(payload: object): boolean {
  return 'paymentMethod' in payload && payload.paymentMethod === 'WISHMONEY';
}

const SENT_AS_GUEST = msg(
  'An order that you sent before you signed in may have been received: please look into your mail. To order what is here as well, press the button again.',
);

const NO_FIELD_ERRORS: NotPlaced = { fieldErrors: {} };

/** Places an order from the cart. Cart and form are kept on every kind of failure. */
export function usePlaceOrder<Values>(
  kind: CheckoutKind<Values>,
  discount: DiscountCode | null,
  delivery: Delivery,
  whenMissing: WhenMissing | null,
): PlaceOrder<Values> {
  const cart = useCart();
  const auth = useAuth();
  const t = useTranslation();
  const toast = useToast();
  const blockedLines = useBlockedLines();
  // Both checkouts share it: an order that got lost on its way from one is not placed once more from the other.
  const client = useApolloClient();
  const buyer = buyerOf(auth);
  const attempt = useOrderAttempt<RefusedOrder>(buyer, contentsOf(cart.lines));
  const [quote, setQuote] = useState<{ of: string; amounts: CheckoutAmounts } | null>(null);
  const code = discount?.applied?.code ?? null;
  const { options, asksForPlace } = delivery;
  const feeOfPlace = options && !asksForPlace ? feeOf(options, subtotal(cart.lines)) : null;
  const fee = feeOfPlace ?? kind.deliveryFee;
  // The shop's figures hold for exactly this cart, code and fee; anything else is computed anew.
  const basis = basisOf(cart.lines, code, fee);
  const amounts =
    quote?.of === basis ? quote.amounts : checkoutAmounts(cart.lines, discount?.applied?.percent ?? null, fee);

  /**
   * Why the shop would not know an order that it may have already: keys of guests and of accounts are apart. Told once of an
   * order that was sent as a guest.
   */
  async function doubtAbout(of: Auth, isOpen: boolean): Promise<string | null> {
    if (of.state !== 'signed-in') return null;
    if (hasOpenAttempt(GUEST)) {
      dropAttempt(GUEST);
      return SENT_AS_GUEST;
    }
    if (!isOpen) return null;
    const { data } = await client
      .query({ query: ViewerDocument, fetchPolicy: 'no-cache' })
      .catch(() => ({ data: null }));
    // Where nothing answers, no order is placed, either.
    return data && data.viewer?.id !== of.viewer.id ? SIGN_IN_FIRST : null;
  }

  function applyFreshPrices(refusal: Extract<Refusal, { __typename: 'PriceChanged' }>): PriceChange[] {
    const prices = freshPrices(refusal, cart.lines);
    const changes = priceChanges(cart.lines, (line) => prices.get(line) ?? null);
    cart.reprice(changes);
    const { subtotalAmount, discountAmount, deliveryFee, totalAmount } = refusal.fresh;
    setQuote({
      of: basisOf(repriced(cart.lines, changes), code, fee),
      amounts: { subtotalAmount, discountAmount, deliveryFee, totalAmount },
    });
    return changes;
  }

  async function place(values: Values): Promise<PlacedOrder | NotPlaced> {
    attempt.setNotPlaced(null);
    const doubt = await doubtAbout(auth, attempt.isOpen());
    if (doubt) return { fieldErrors: { order: doubt } };
    // An order that may have been placed already is asked for all the same: only the shop knows what became of it.
    if (!attempt.isOpen() && !(await blockedLines.mayOrder())) return { ...NO_FIELD_ERRORS, blocked: true };
    const time = attempt.isOpen() && delivery.kept !== undefined ? delivery.kept : delivery.chosen;
    const { payload, email, send } = kind.order(values, {
      items: itemsOf(cart.lines),
      amounts,
      discountCode: code,
      delivery: time,
      whenMissing,
    });
    // From now on it is what the buyer has seen and sent, also after a reload.
    delivery.pick(time, kind.place(values));
    const answer = await attempt.place(payload, send);
    if (answer.__typename === 'OrderPlaced') {
      clearForm(kind.name, auth);
      delivery.forget();
      const { orderId, followKey, deliveryDate: date, deliveryWindow: window } = answer;
      const time = date && window ? { date, window } : null;
      return { orderId, email, followKey, delivery: time, byTransfer: isByTransfer(payload) };
    }
    if (answer.__typename === 'OrderFailure') {
      toast({ title: t('Order Failed'), description: kind.failure(t), tone: 'error' });
      return { fieldErrors: answer.fields ?? {} };
    }
    const changes = answer.__typename === 'PriceChanged' ? applyFreshPrices(answer) : [];
    attempt.setNotPlaced({ refusal: answer, changes });
    if (answer.__typename === 'OrderRefusal' && answer.delivery) delivery.takeFresh(answer.delivery.options);
    else delivery.refresh();
    if (refusalAnswer(answer).removesDiscountCode) discount?.onRefused();
    return NO_FIELD_ERRORS;
  }

  return { amounts, refused: attempt.notPlaced, place, startNewOrder: attempt.startNewOrder };
}

function itemsOf(lines: readonly CartLine[]): OrderItemInput[] {
  return lines.map((line) => ({
    productId: line.id,
    quantity: line.quantity,
    selectedSize: line.selectedSize,
    selectedPackaging: line.selectedPackaging,
    unitPrice: line.price,
  }));
}

function contentsOf(lines: readonly CartLine[]): string {
  return JSON.stringify(lines.map(({ id, selectedSize, quantity }) => [id, selectedSize, quantity]));
}

function basisOf(lines: readonly CartLine[], code: string | null, fee: Amount): string {
  return JSON.stringify([
    code,
    fee,
    lines.map(({ id, selectedSize, quantity, price }) => [id, selectedSize, quantity, price]),
  ]);
}
