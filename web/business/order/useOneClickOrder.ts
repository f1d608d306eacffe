import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { BUSINESS_DEFAULT } from '../../../common/constants';
import type { Amount } from '../../../common/money';
import { MESSAGES } from '../../../common/messages';
import { dropAttempt, hasOpenAttempt, settleAttempt, startAttempt } from '../../ordering/attempt';
import { settles } from '../../ordering/refusals';
import { withinTime } from '../../ordering/withinTime';
import type { PlaceOneClickOrderMutation } from '../../gql/graphql';
import { usePortalCart } from '../../portal/cart/PortalCartProvider';
import { portalKeyOf, portalLineName } from '../../portal/cart/portalLines';
import { serverMessage } from '../../lib/refusal';
import { fieldErrorsOf } from '../../lib/serverErrors';
import { useToast } from '../../ui/toast/toast';
import { useBusinessAccount } from '../businessAccount';
import { PlaceOneClickOrderDocument } from '../cart/documents';
import type { PricedLine, PriceStep } from './priced';

type Outcome = PlaceOneClickOrderMutation['placeOneClickOrder'];

/** An order that was placed. */
export type Placed = Extract<Outcome, { __typename: 'OrderPlaced' }>;

/** The shop's refusal of an order. */
export type OneClickRefusal = Exclude<Outcome, Placed>;

/** Why an order was not placed. */
export type NotPlaced =
  | { refusal: OneClickRefusal; changes: readonly PriceStep[] }
  /** What the shop, or the way to it, says in words. */
  | { problems: readonly string[] };

/** What came of a press of Place Order. */
export type Press = 'placed' | 'empty' | 'not-placed';

/** After this long without an answer the button comes back; the key makes another press safe. */
const ANSWER_WITHIN_MS = 30_000;

const UNKNOWN =
  'We could not tell whether your order arrived. Your cart is kept: place the order again, and it is placed only once.';

const PRICES_UNKNOWN = 'Today’s prices could not be read. Please check your connection and try again.';

interface Wanted {
  priced: readonly PricedLine[];
  /** What they come to, as the buyer sees it. */
  total: Amount | null;
  note: string;
}

/** Places the order of a business. The cart is kept on every kind of failure. */
export function useOneClickOrder() {
  const client = useApolloClient();
  const cart = usePortalCart();
  const { viewer, changed } = useBusinessAccount();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [placed, setPlaced] = useState<Placed | null>(null);
  const [refused, setRefused] = useState<{ of: string; why: NotPlaced } | null>(null);
  const running = useRef(false);
  const buyer = `business-${viewer.id}`;
  const contents = JSON.stringify(cart.lines.map((line) => [portalKeyOf(line), line.quantity]));

  function tell(description: string, why: NotPlaced): Press {
    setRefused({ of: contents, why });
    toast({ title: 'Order Failed', description, tone: 'error' });
    return 'not-placed';
  }

  async function send({ priced, total, note }: Wanted): Promise<Press> {
    const lines = priced.map(({ line }) => ({
      productId: line.productId,
      quantity: line.quantity,
      variant: line.size ?? BUSINESS_DEFAULT,
      size: line.size ?? BUSINESS_DEFAULT,
      packaging: BUSINESS_DEFAULT,
    }));
    const { idempotencyKey, wasOpen } = startAttempt({ lines, note }, buyer);
    const items = lines.map((line, index) => ({ ...line, unitPrice: priced[index]?.unitPrice ?? null }));
    const input = { idempotencyKey, items, note: note || null, totalAmount: total };
    try {
      const answer = client.mutate({
        mutation: PlaceOneClickOrderDocument,
        variables: { input },
        fetchPolicy: 'no-cache',
      });
      const { data } = await withinTime(answer, ANSWER_WITHIN_MS);
      const outcome = data?.placeOneClickOrder;
      if (!outcome) throw new Error('The answer holds no result.');
      if (outcome.__typename !== 'OrderPlaced') {
        if (settles(outcome, wasOpen)) settleAttempt(buyer);
        const changes = outcome.__typename === 'PriceChanged' ? changesOf(priced, outcome) : [];
        return tell(outcome.message, { refusal: outcome, changes });
      }
      dropAttempt(buyer);
      cart.clear();
      setPlaced(outcome);
      toast({ title: 'Order Placed', description: `Order #${outcome.orderId} is on its way to the shop.` });
      changed();
      return 'placed';
    } catch (error) {
      const said = serverMessage(error);
      const fields = fieldErrorsOf(error);
      // The input is checked before the key: it tells nothing of an earlier try.
      if (fields && !wasOpen) settleAttempt(buyer);
      const problems = fields ? [...new Set(Object.values(fields))] : [said ?? UNKNOWN];
      return tell(problems[0] ?? UNKNOWN, { problems });
    }
  }

  /** Sends the order, once however often it is pressed. */
  async function place(wanted: Wanted): Promise<Press> {
    if (running.current) return 'not-placed';
    if (wanted.priced.length === 0) {
      toast({ title: 'Empty Cart', description: MESSAGES.emptyCart, tone: 'error' });
      return 'empty';
    }
    setRefused(null);
    // Nothing is ordered at a price that was not on the screen.
    if (wanted.total === null) {
      const problems = wanted.priced.flatMap(({ line, problem }) =>
        problem ? [`${portalLineName(line)}: ${problem}`] : [],
      );
      const description = problems.length > 0 ? 'Some items cannot be ordered now.' : PRICES_UNKNOWN;
      return tell(description, { problems: problems.length > 0 ? problems : [PRICES_UNKNOWN] });
    }
    running.current = true;
    setBusy(true);
    setPlaced(null);
    try {
      return await send(wanted);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return {
    place,
    busy,
    placed,
    // What was refused is settled once the cart holds something else.
    notPlaced: refused?.of === contents ? refused.why : null,
    /** Whether an order may have been placed without the buyer knowing; only the shop can say. */
    isOpen: () => hasOpenAttempt(buyer),
    /** Leaves the earlier order that the shop turned out to have: the next press orders anew. */
    startNewOrder: () => {
      dropAttempt(buyer);
      setRefused(null);
    },
    dismiss: () => {
      setPlaced(null);
      setRefused(null);
    },
  };
}

// The answer has one item for each line that was sent, in its order.
function changesOf(
  priced: readonly PricedLine[],
  { fresh }: Extract<OneClickRefusal, { __typename: 'PriceChanged' }>,
): PriceStep[] {
  return priced.flatMap(({ line, unitPrice }, index) => {
    const now = fresh.items[index]?.unitPrice;
    return now !== undefined && unitPrice !== null && now !== unitPrice ? [{ line, before: unitPrice, now }] : [];
  });
}
