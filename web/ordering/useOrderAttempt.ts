import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { PlaceOrderOutcomeFragment } from '../gql/graphql';
import { dropAttempt, hasOpenAttempt, settleAttempt, startAttempt } from './attempt';
import { refusalOf, settles, type Refusal } from './refusals';
import { sendOrder, type OrderFailure } from './sendOrder';

/** After this long without an answer the buyer gets the button back; the key makes another press safe. */
const ANSWER_WITHIN_MS = 30_000;

interface OrderAttempt<NotPlaced> {
  /**
   * Sends the order under its idempotency key and notes what the answer tells about that key.
   * @param content what makes it the same order when it is sent again
   */
  place: <Result extends PlaceOrderOutcomeFragment>(
    content: object,
    send: (client: ApolloClient, idempotencyKey: string) => Promise<Result | undefined>,
  ) => Promise<Result | Refusal | OrderFailure>;
  /** Why the last order was not placed; null for none, and once the cart holds something else. */
  notPlaced: NotPlaced | null;
  setNotPlaced: (why: NotPlaced | null) => void;
  /** Whether an order may have been placed without the buyer knowing; only the shop can say. */
  isOpen: () => boolean;
  /** Leaves the earlier order that the shop turned out to have: the next press orders anew. */
  startNewOrder: () => void;
}

/**
 * How one buyer's orders at prices are sent. An order that got lost on its way is asked for again under the same key,
 * wherever it is sent from next.
 * @param buyer whose keys they are
 * @param contents what the cart holds, without its prices
 */
export function useOrderAttempt<NotPlaced>(buyer: string, contents: string): OrderAttempt<NotPlaced> {
  const client = useApolloClient();
  const [last, setLast] = useState<{ contents: string; why: NotPlaced } | null>(null);
  const setNotPlaced = (why: NotPlaced | null) => setLast(why && { contents, why });
  return {
    async place(content, send) {
      const { idempotencyKey, wasOpen } = startAttempt(content, buyer);
      const answer = refusalOf(await sendOrder(send(client, idempotencyKey), ANSWER_WITHIN_MS));
      if (answer.__typename === 'OrderPlaced') dropAttempt(buyer);
      else if (settles(answer, wasOpen)) settleAttempt(buyer);
      return answer;
    },
    notPlaced: last?.contents === contents ? last.why : null,
    setNotPlaced,
    isOpen: () => hasOpenAttempt(buyer),
    startNewOrder() {
      dropAttempt(buyer);
      setNotPlaced(null);
    },
  };
}
