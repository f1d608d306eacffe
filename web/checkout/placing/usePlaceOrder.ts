import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useCheckoutGate } from '../../cart/drawer/BlockedLines';
import { useCart } from '../../cart/cart';
import { repriced, type CartLine, type PriceChange } from '../../cart/lines';
import { priceChanges } from '../../cart/totals';
import { useTranslation } from '../../i18n/text';
import { useAuth } from '../../session/viewer';
import { useToast } from '../../ui/toast/toast';
import { checkoutAmounts, type CheckoutAmounts } from '../summary/amounts';
import { dropAttempt, hasOpenAttempt, settleAttempt, startAttempt } from '../../ordering/attempt';
import type { CheckoutKind } from '../checkoutKind';
import { forgetForm } from '../form/savedForm';
import { REFUSAL_ANSWERS, settles, type Refusal } from '../../ordering/refusals';
import { fieldErrorsOf } from '../../lib/serverErrors';
import type { DiscountCode } from '../discount/useDiscountCode';
import { withinTime } from '../../ordering/withinTime';

/** A placed order, as the success page shows it. */
export interface PlacedOrder {
  orderId: number;
  email: string | null;
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
  refusal: Refusal | null;
  /** The unit prices that a PRICE_CHANGED refusal brought, with the lines as they were sent. */
  changes: readonly PriceChange[];
  /** Sends the order; answers it when placed, else why not. */
  place: (values: Values) => Promise<PlacedOrder | NotPlaced>;
  /** Leaves the earlier order that the shop turned out to have: the next press orders anew. */
  startNewOrder: () => void;
}

/** After this long without an answer the buyer gets the button back; the key makes another press safe. */
const ANSWER_WITHIN_MS = 30_000;

const NO_FIELD_ERRORS: NotPlaced = { fieldErrors: {} };

/** Places an order from the cart. Cart and form are kept on every kind of failure. */
export function usePlaceOrder<Values>(kind: CheckoutKind<Values>, discount: DiscountCode | null): PlaceOrder<Values> {
  const client = useApolloClient();
  const cart = useCart();
  const auth = useAuth();
  const t = useTranslation();
  const toast = useToast();
  const gate = useCheckoutGate();
  const [refused, setRefused] = useState<{ of: string; refusal: Refusal; changes: readonly PriceChange[] } | null>(
    null,
  );
  const [quote, setQuote] = useState<{ of: string; amounts: CheckoutAmounts } | null>(null);

  // Both checkouts share it: an order that got lost on its way from one is not placed once more from the other.
  const buyer = auth.state === 'signed-in' ? String(auth.viewer.id) : 'guest';
  const code = discount?.applied?.code ?? null;
  // The shop's figures hold for exactly this cart and code; anything else is computed anew.
  const basis = basisOf(cart.lines, code);
  const amounts =
    quote?.of === basis
      ? quote.amounts
      : checkoutAmounts(cart.lines, discount?.applied?.percent ?? null, kind.deliveryFee);

  function answer(refusal: Refusal, sent: readonly CartLine[]): void {
    const changes = refusal.__typename === 'PriceChanged' ? takeFreshPrices(refusal, sent) : [];
    setRefused({ of: contentsOf(sent), refusal, changes });
    if (REFUSAL_ANSWERS[refusal.code].takesCodeOff) discount?.refused();
  }

  // The answer has one item for each line that was sent, in its order.
  function takeFreshPrices(
    { fresh }: Extract<Refusal, { __typename: 'PriceChanged' }>,
    sent: readonly CartLine[],
  ): PriceChange[] {
    const prices = new Map(sent.map((line, index) => [line, fresh.items[index]]));
    const changes = priceChanges(sent, (line) => prices.get(line)?.unitPrice ?? null);
    cart.reprice(changes);
    const { subtotalAmount, discountAmount, deliveryFee, totalAmount } = fresh;
    setQuote({
      of: basisOf(repriced(sent, changes), code),
      amounts: { subtotalAmount, discountAmount, deliveryFee, totalAmount },
    });
    return changes;
  }

  async function place(values: Values): Promise<PlacedOrder | NotPlaced> {
    setRefused(null);
    // An order that may have been placed already is asked for all the same: only the shop knows what became of it.
    if (!hasOpenAttempt(buyer) && !(await gate.pass())) return { ...NO_FIELD_ERRORS, blocked: true };
    const { content, email, send } = kind.order(values, { lines: cart.lines, amounts, discountCode: code });
    const { idempotencyKey, wasOpen } = startAttempt(content, buyer);
    try {
      const result = await withinTime(send(client, idempotencyKey), ANSWER_WITHIN_MS);
      if (result?.__typename === 'OrderPlaced') {
        dropAttempt(buyer);
        forgetForm(kind.name, auth);
        return { orderId: result.orderId, email };
      }
      if (!result) throw new Error('The answer holds no result.');
      if (settles(result, wasOpen)) settleAttempt(buyer);
      answer(result, cart.lines);
      return NO_FIELD_ERRORS;
    } catch (error) {
      const fieldErrors = fieldErrorsOf(error);
      // The input is checked before the key: it tells nothing of an earlier try.
      if (fieldErrors && !wasOpen) settleAttempt(buyer);
      toast({ title: t('Order Failed'), description: kind.failure(t), tone: 'error' });
      return { fieldErrors: fieldErrors ?? {} };
    }
  }

  function startNewOrder(): void {
    dropAttempt(buyer);
    setRefused(null);
  }

  // What was refused is settled once the cart holds something else.
  const current = refused?.of === contentsOf(cart.lines) ? refused : null;
  return { amounts, refusal: current?.refusal ?? null, changes: current?.changes ?? [], place, startNewOrder };
}

function contentsOf(lines: readonly CartLine[]): string {
  return JSON.stringify(lines.map(({ id, selectedSize, quantity }) => [id, selectedSize, quantity]));
}

function basisOf(lines: readonly CartLine[], code: string | null): string {
  return JSON.stringify([
    code,
    lines.map(({ id, selectedSize, quantity, price }) => [id, selectedSize, quantity, price]),
  ]);
}
