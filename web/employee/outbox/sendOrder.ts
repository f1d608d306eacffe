import type { ApolloClient } from '@apollo/client';
import type { EmployeeOrderInput } from '../../gql/graphql';
import { OBSTACLE_TEXTS } from '../../delivery/obstacles';
import { timeInput } from '../../delivery/timeInput';
import { whenMissingInput } from '../../ordering/whenMissing/useWhenMissing';
import { portalLineName } from '../../portal/cart/portalLines';
import { answerTo } from '../../lib/refusal';
import { placeEmployeeOrder } from '../../ordering/mutations';
import type { OrderRefusalCode } from '../../ordering/refusals';
import { sendOrder as awaitAnswer, type OrderFailure } from '../../ordering/sendOrder';
import type { SendResult } from '../../outbox/sendQueue';
import type { Outcome, WaitingOrder } from './waitingOrders';

/** After this long without an answer another try is made, under the same key. */
const ANSWER_WITHIN_MS = 20_000;

/** What each refusal means for the order. */
const REFUSALS: Record<OrderRefusalCode, (message: string) => SendResult<Outcome>> = {
  OUT_OF_STOCK: refused,
  PRICE_UNAVAILABLE: refused,
  INSUFFICIENT_CREDIT: refused,
  PRICE_CHANGED: refused,
  DISCOUNT_CODE_INVALID: refused,
  DELIVERY_UNAVAILABLE: refused,
  // The key is this order's alone: the shop has it, as an earlier version of this page sent it.
  IDEMPOTENCY_CONFLICT: () => ({ kind: 'placed', orderId: null }),
  RATE_LIMITED: () => ({ kind: 'unsent' }),
};

/** Codes of errors that are due to the request and would be the same again. */
const OF_THE_REQUEST = ['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT', 'PAYLOAD_TOO_LARGE'];

/**
 * Sends an order to the shop. Sent again, it is the same request to the letter, so that the shop places it once.
 * @param order `sent` tells whether an earlier try may have arrived
 */
export async function sendOrder(client: ApolloClient, order: WaitingOrder): Promise<SendResult<Outcome>> {
  const answer = await awaitAnswer(placeEmployeeOrder(client, inputOf(order)), ANSWER_WITHIN_MS);
  if (answer.__typename === 'OrderFailure') return failed(answer, order);
  if (answer.__typename === 'OrderPlaced') return { kind: 'placed', orderId: answer.orderId };
  const obstacle = answer.__typename === 'OrderRefusal' ? answer.delivery?.reason : undefined;
  const outcome = answerTo(REFUSALS, answer.code)?.(obstacle ? OBSTACLE_TEXTS[obstacle] : answer.message);
  return outcome ?? { ...refused(answer.message), uncertain: order.sent };
}

function failed({ code, message, fields }: OrderFailure, order: WaitingOrder): SendResult<Outcome> {
  if (code === 'UNAUTHENTICATED') return { kind: 'signed-out' };
  // Refused before the key was looked up: an earlier try may still have been placed.
  if (code === 'FORBIDDEN' && message !== null) return { ...refused(message), uncertain: order.sent };
  if (code === null || message === null || !OF_THE_REQUEST.includes(code)) return { kind: 'unsent' };
  const [field] = Object.entries(fields ?? {});
  return refused(field ? named(field, order) : message);
}

/** The message of a field; of a line with the name of its product in front. */
function named([path, message]: [string, string], { lines }: WaitingOrder): string {
  const line = lines[Number(/^(?:input\.)?items\.(\d+)/.exec(path)?.[1] ?? NaN)];
  return line ? `${portalLineName(line)}: ${message}` : message;
}

function refused(message: string) {
  return { kind: 'refused', message, uncertain: false, restored: true } as const;
}

function inputOf({
  key,
  businessId,
  lines,
  address,
  note,
  delivery = null,
  whenMissing,
}: WaitingOrder): EmployeeOrderInput {
  return {
    idempotencyKey: key,
    parentBusinessId: businessId,
    items: lines.map(({ productId, quantity, size }) => ({ productId, quantity, variant: size })),
    deliveryAddress: address,
    customerPhone: address?.phone || null,
    note,
    ...timeInput(delivery),
    ...whenMissingInput(whenMissing),
  };
}
