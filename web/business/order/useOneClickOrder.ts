import { useRef, useState } from 'react';
import { BUSINESS_DEFAULT } from '../../../common/constants';
import type { Amount } from '../../../common/money';
import { MESSAGES } from '../../../common/messages';
import { timeInput } from '../../delivery/deliveryTime';
import type { Delivery } from '../../delivery/useDelivery';
import type { PlaceOneClickOrderMutation, WhenMissing } from '../../gql/graphql';
import { placeOneClickOrder } from '../../ordering/mutations';
import { freshPrices } from '../../ordering/refusals';
import { whenMissingInput } from '../../ordering/whenMissing/useWhenMissing';
import { useOrderAttempt } from '../../ordering/useOrderAttempt';
import { usePortalCart } from '../../portal/cart/PortalCartProvider';
import { portalKeyOf, portalLineName } from '../../portal/cart/portalLines';
import { useToast } from '../../ui/toast/toast';
import { useBusinessAccount } from '../businessAccount';
import type { PricedLine, PriceChange } from './priced';
import { SIGN_IN_FIRST } from '../../i18n/refusalText';
import { msg, useTranslation } from '../../i18n/text';

type Outcome = PlaceOneClickOrderMutation['placeOneClickOrder'];

/** An order that was placed. */
export type Placed = Extract<Outcome, { __typename: 'OrderPlaced' }>;

/** The shop's refusal of an order. */
export type OneClickRefusal = Exclude<Outcome, Placed>;

/** Why an order was not placed. */
export type NotPlaced =
  | { refusal: OneClickRefusal; changes: readonly PriceChange[] }
  /** The messages of the shop, or of the failed connection. */
  | { problems: readonly string[] }
  /** The session has ended. */
  | { problems: readonly string[]; signedOut: true };

/** What a press of Place Order led to. */
export type OneClickAttempt = 'placed' | 'empty' | 'signed-out' | 'not-placed';

const UNKNOWN = msg(
  'We could not tell whether your order arrived. Your cart is kept: place the order again, and it is placed only once.',
);

const PRICES_UNKNOWN = msg('Today’s prices could not be read. Please check your connection and try again.');

interface OrderToPlace {
  priced: readonly PricedLine[];
  /** What they come to, as the buyer sees it. */
  total: Amount | null;
  note: string;
  delivery: Delivery;
  whenMissing: WhenMissing | null;
}

/** Places the order of a business. The cart is kept on every kind of failure. */
export function useOneClickOrder() {
  const t = useTranslation();
  const cart = usePortalCart();
  const { viewer, refetch } = useBusinessAccount();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [placed, setPlaced] = useState<Placed | null>(null);
  const running = useRef(false);
  const contents = JSON.stringify(cart.lines.map((line) => [portalKeyOf(line), line.quantity]));
  const attempt = useOrderAttempt<NotPlaced>(`business-${viewer.id}`, contents);

  function fail(description: string, why: NotPlaced): OneClickAttempt {
    attempt.setNotPlaced(why);
    toast({ title: t('Order Failed'), description: t(description), tone: 'error' });
    return 'not-placed';
  }

  async function send({ priced, total, note, delivery, whenMissing }: OrderToPlace): Promise<OneClickAttempt> {
    const lines = priced.map(({ line }) => ({
      productId: line.productId,
      quantity: line.quantity,
      variant: line.size ?? BUSINESS_DEFAULT,
      size: line.size ?? BUSINESS_DEFAULT,
      packaging: BUSINESS_DEFAULT,
    }));
    const items = lines.map((line, index) => ({ ...line, unitPrice: priced[index]?.unitPrice ?? null }));
    const kept = attempt.isOpen() ? delivery.kept : undefined;
    const chosen = kept === undefined ? delivery.chosen : kept;
    const time = timeInput(chosen);
    // From now on it is what the buyer has seen and sent, also after a reload.
    delivery.pick(chosen);
    const wishes = { ...time, ...whenMissingInput(whenMissing) };
    const input = { items, note: note || null, totalAmount: total, ...wishes };
    const answer = await attempt.place({ lines, note, ...wishes }, (client, idempotencyKey) =>
      placeOneClickOrder(client, { ...input, idempotencyKey }),
    );
    if (answer.__typename === 'OrderFailure') {
      const { code, fields, message } = answer;
      if (code === 'UNAUTHENTICATED') {
        fail(SIGN_IN_FIRST, { problems: [SIGN_IN_FIRST], signedOut: true });
        return 'signed-out';
      }
      const problems = fields ? [...new Set(Object.values(fields))] : [message ?? UNKNOWN];
      return fail(problems[0] ?? UNKNOWN, { problems });
    }
    if (answer.__typename !== 'OrderPlaced') {
      const changes = answer.__typename === 'PriceChanged' ? changesOf(priced, answer) : [];
      if (answer.__typename === 'OrderRefusal' && answer.delivery) delivery.takeFresh(answer.delivery.options);
      else delivery.refresh();
      return fail(answer.message, { refusal: answer, changes });
    }
    cart.removeOrdered(priced.map(({ line }) => line));
    delivery.forget();
    setPlaced(answer);
    toast({
      title: t('Order Placed'),
      description: t('Order #{orderId} is on its way to the shop.', { orderId: answer.orderId }),
    });
    refetch();
    return 'placed';
  }

  /** Sends the order, once however often it is pressed. */
  async function place(order: OrderToPlace): Promise<OneClickAttempt> {
    if (running.current) return 'not-placed';
    if (order.priced.length === 0) {
      toast({ title: t('Empty Cart'), description: t(MESSAGES.emptyCart), tone: 'error' });
      return 'empty';
    }
    attempt.setNotPlaced(null);
    // Nothing is ordered at a price that was not on the screen.
    if (order.total === null) {
      const problems = order.priced.flatMap(({ line, problem }) =>
        problem ? [`${portalLineName(line)}: ${t(problem)}`] : [],
      );
      const description = problems.length > 0 ? msg('Some items cannot be ordered now.') : PRICES_UNKNOWN;
      return fail(description, { problems: problems.length > 0 ? problems : [PRICES_UNKNOWN] });
    }
    running.current = true;
    setBusy(true);
    setPlaced(null);
    try {
      return await send(order);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return {
    place,
    busy,
    placed,
    notPlaced: attempt.notPlaced,
    isOpen: attempt.isOpen,
    startNewOrder: attempt.startNewOrder,
    dismiss: () => {
      setPlaced(null);
      attempt.setNotPlaced(null);
    },
  };
}

function changesOf(
  priced: readonly PricedLine[],
  refusal: Extract<OneClickRefusal, { __typename: 'PriceChanged' }>,
): PriceChange[] {
  const prices = freshPrices(refusal, priced);
  return priced.flatMap((one) => {
    const { line, unitPrice } = one;
    const now = prices.get(one);
    return now !== undefined && unitPrice !== null && now !== unitPrice ? [{ line, before: unitPrice, now }] : [];
  });
}
