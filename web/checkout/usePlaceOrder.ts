import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useCart } from '../cart/cart';
import { repriced, type CartLine, type PriceChange } from '../cart/lines';
import { priceChanges } from '../cart/totals';
import { useAuth } from '../signin/viewer';
import { useToast } from '../ui/toast';
import { checkoutAmounts, type CheckoutAmounts } from './amounts';
import { dropAttempt, settleAttempt, startAttempt } from './attempt';
import { PlaceGuestOrderDocument } from './documents';
import { orderContent, type CheckoutValues } from './form';
import { forgetForm } from './formMemory';
import { REFUSAL_ANSWERS, type Refusal } from './refusals';
import { fieldErrorsOf } from './serverErrors';
import type { DiscountCode } from './useDiscountCode';

/** A placed order, as the success page shows it. */
export interface PlacedOrder {
  orderId: number;
  email: string | null;
}

interface PlaceOrder {
  /** What the order comes to as things stand: the shop's own figures once it has answered with them. */
  amounts: CheckoutAmounts;
  refusal: Refusal | null;
  /** The unit prices that a PRICE_CHANGED refusal brought, with the lines as they were sent. */
  changes: readonly PriceChange[];
  /** Sends the order; answers it when placed, else the errors that belong to fields of the form. */
  place: (values: CheckoutValues) => Promise<PlacedOrder | { fieldErrors: Record<string, string> }>;
  /** Leaves the earlier order that the shop turned out to have: the next press orders anew. */
  startNewOrder: () => void;
}

const NO_FIELD_ERRORS = { fieldErrors: {} };

/** Places the guest order from the cart. Cart and form are kept on every kind of failure. */
export function usePlaceOrder(discount: DiscountCode): PlaceOrder {
  const cart = useCart();
  const auth = useAuth();
  const toast = useToast();
  const [send] = useMutation(PlaceGuestOrderDocument);
  const [refused, setRefused] = useState<{ of: string; refusal: Refusal; changes: readonly PriceChange[] } | null>(
    null,
  );
  const [quote, setQuote] = useState<{ of: string; amounts: CheckoutAmounts } | null>(null);

  const buyer = auth.state === 'signed-in' ? String(auth.viewer.id) : 'guest';
  const code = discount.applied?.code ?? null;
  // The shop's figures hold for exactly this cart and code; anything else is computed anew.
  const basis = basisOf(cart.lines, code);
  const amounts = quote?.of === basis ? quote.amounts : checkoutAmounts(cart.lines, discount.applied?.percent ?? null);

  function answer(refusal: Refusal, sent: readonly CartLine[]): void {
    const changes = refusal.__typename === 'PriceChanged' ? takeFreshPrices(refusal, sent) : [];
    setRefused({ of: contentsOf(sent), refusal, changes });
    if (REFUSAL_ANSWERS[refusal.code].takesCodeOff) discount.refused();
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

  async function place(values: CheckoutValues) {
    setRefused(null);
    const content = orderContent(values, cart.lines, amounts, code);
    const { idempotencyKey, wasOpen } = startAttempt(content, buyer);
    try {
      const { data } = await send({ variables: { input: { ...content, idempotencyKey } } });
      const result = data?.placeGuestOrder;
      if (result?.__typename === 'OrderPlaced') {
        dropAttempt(buyer);
        forgetForm(auth);
        return { orderId: result.orderId, email: content.guestEmail ?? null };
      }
      if (!result) throw new Error('The answer holds no result.');
      if (settles(result, wasOpen)) settleAttempt(buyer);
      answer(result, cart.lines);
      return NO_FIELD_ERRORS;
    } catch (error) {
      const fieldErrors = fieldErrorsOf(error);
      // The input is checked before the key: it tells nothing of an earlier try.
      if (fieldErrors && !wasOpen) settleAttempt(buyer);
      toast({
        title: 'Order Failed',
        description: 'There was an error placing your order. Please try again.',
        tone: 'error',
      });
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

/** Whether after this refusal it is certain that nothing was placed under the key. */
function settles({ code }: Refusal, wasOpen: boolean): boolean {
  const { offersNewOrder, leavesOpen } = REFUSAL_ANSWERS[code];
  return !offersNewOrder && !(leavesOpen && wasOpen);
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
