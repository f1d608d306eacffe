import type { ApolloClient } from '@apollo/client';
import type { TextWithValues } from '../../../common/messages';
import type { EmployeeOrderInput, PlaceEmployeeOrderMutation, WhenMissing } from '../../gql/graphql';
import { OBSTACLE_TEXTS } from '../../delivery/obstacles';
import { timeInput, type DeliveryTime } from '../../delivery/deliveryTime';
import { whenMissingInput } from '../../ordering/whenMissing/useWhenMissing';
import { portalLineName, type PortalLine } from '../../portal/cart/portalLines';
import { answerTo } from '../../lib/refusal';
import { placeEmployeeOrder } from '../../ordering/mutations';
import { refusalAnswer, refusalText, type OrderRefusalCode } from '../../ordering/refusals';
import { sendOrder as awaitAnswer, type OrderFailure } from '../../ordering/sendOrder';
import type { SendResult } from '../../outbox/sendQueue';
import { array, boolean, lazy, mixed, number, object, string } from 'yup';
import { LIMITS } from '../../../common/constants';
import { createLineStore, type LineStore } from '../../cart/lineStore';
import { readStored, writeStored } from '../../lib/storage';
import { unsentKey } from '../../session/unsent';

/** Another place than the employee's own location. */
export interface OtherAddress {
  street: string;
  city: string;
  building: string;
  phone: string;
}

/** What became of an order: it was placed (the number is unknown when only that much is known), or refused. */
export type Outcome =
  | { kind: 'placed'; orderId: number | null }
  | {
      kind: 'refused';
      /** In English, with what it is about, to be translated when it is shown. */
      message: string | TextWithValues;
      /** An earlier try may have been placed all the same: its answer never came. */
      uncertain: boolean;
      /** Its lines are in the cart again. */
      restored: boolean;
    };

/** An order that waits to be sent, as it is stored on the phone, without amounts. */
export interface WaitingOrder {
  /** The idempotency key, the same over every try. */
  key: string;
  /** When it was submitted, in ISO 8601. */
  madeAt: string;
  /** Since when it may be sent without asking: when it was submitted, or agreed to once more. */
  releasedAt: string;
  /** The session it was submitted or agreed to in; in another one it is offered, not sent. */
  session: string;
  /** The employee's business, which is checked by the shop. */
  businessId: number;
  lines: readonly PortalLine[];
  /** Null for the employee's own location. */
  address: OtherAddress | null;
  note: string | null;
  /** When it is to be delivered; null: as early as possible. Absent in what an earlier version of this page kept. */
  delivery?: DeliveryTime | null;
  /** Null: nothing was said. Absent in what an earlier version kept. */
  whenMissing?: WhenMissing | null;
  /** Whether a try may have reached the shop. */
  sent: boolean;
  /** Null while it waits. */
  outcome: Outcome | null;
}

/** After so long an order is not sent without asking: a delivery of yesterday may be no longer wanted. */
const STALE_AFTER_MS = 12 * 3_600_000;

const text = () => string().strict().defined();
const LINE = object({
  productId: number().strict().integer().min(1).required(),
  size: text().nullable(),
  name: text(),
  label: string().strict().optional(),
  quantity: number().strict().integer().min(1).max(LIMITS.quantity).required(),
});
const PLACED = object({ kind: mixed().equals(['placed']), orderId: number().strict().integer().nullable().defined() });
const TEXT_WITH_VALUES = object({ key: text(), values: object().strict().required() });
const REFUSED = object({
  kind: mixed().equals(['refused']),
  message: mixed(
    (value): value is string | TextWithValues => text().isValidSync(value) || TEXT_WITH_VALUES.isValidSync(value),
  ).required(),
  uncertain: boolean().strict().required(),
  restored: boolean().strict().required(),
});
const ORDER = object({
  key: text().min(LIMITS.idempotencyKeyMin).max(LIMITS.idempotencyKeyMax),
  madeAt: text().test((moment) => !Number.isNaN(Date.parse(moment))),
  releasedAt: text().test((moment) => !Number.isNaN(Date.parse(moment))),
  session: text(),
  businessId: number().strict().integer().required(),
  lines: array(LINE).strict().min(1).max(LIMITS.orderLines).required(),
  address: object({ street: text(), city: text(), building: text(), phone: text() }).nullable(),
  note: text().nullable(),
  delivery: object({ date: text(), window: text() }).nullable().optional().default(undefined),
  whenMissing: string<WhenMissing>().oneOf(['CALL', 'SUBSTITUTE', 'LEAVE_OUT']).nullable().optional(),
  sent: boolean().strict().required(),
  outcome: lazy((value: unknown) =>
    (typeof value === 'object' && value !== null && 'orderId' in value ? PLACED : REFUSED).nullable().defined(),
  ),
});

/** The orders stored under the key; what cannot be read as an order is left out. */
export function readOrders(storageKey: string): readonly WaitingOrder[] {
  const stored = readStored(storageKey);
  return Array.isArray(stored) ? stored.filter(isOrder) : [];
}

/** Stores the orders; the entry is removed when there are none. False when the browser refuses to store. */
function writeOrders(storageKey: string, orders: readonly WaitingOrder[]): boolean {
  return writeStored(storageKey, orders.length === 0 ? null : orders);
}

/** Whether it is neither placed nor refused yet. */
export function isWaiting({ outcome }: WaitingOrder): boolean {
  return outcome === null;
}

/** Whether it is still needed: it waits, or it was refused and its lines are not in the cart again. */
export function isOpen({ outcome }: WaitingOrder): boolean {
  return outcome === null || (outcome.kind === 'refused' && !outcome.restored);
}

/** Whether it may be sent without asking at the moment `now`, in milliseconds since 1970. */
export function isSentAutomatically(order: WaitingOrder, session: string, now = Date.now()): boolean {
  return isWaiting(order) && order.session === session && now - Date.parse(order.releasedAt) < STALE_AFTER_MS;
}

function isOrder(value: unknown): value is WaitingOrder {
  return ORDER.isValidSync(value);
}

/** The orders of one employee that wait to be sent, stored on the phone and shared by all tabs. */
export type Outbox = LineStore<WaitingOrder>;

/** How many orders may be on their way at once. */
export const MOST_ORDERS = 10;

/** The employee's outbox. */
export function createOutbox(userId: number): Outbox {
  return createLineStore(keyOf(userId), { keyOf: ({ key }) => key, read: readOrders, write: writeOrders });
}

/** Whether the browser has stored the order; otherwise it is lost with the page. */
export function isSaved(userId: number, { key }: WaitingOrder): boolean {
  return readOrders(keyOf(userId)).some((order) => order.key === key);
}

function keyOf(userId: number): string {
  return unsentKey('orders', userId);
}

/** After this long without an answer another try is made, under the same key. */
const ANSWER_WITHIN_MS = 20_000;

/** What each refusal means for the order. */
const REFUSALS: Record<OrderRefusalCode, (message: string | TextWithValues) => SendResult<Outcome>> = {
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

type EmployeeRefusal = Exclude<PlaceEmployeeOrderMutation['placeEmployeeOrder'], { __typename: 'OrderPlaced' }>;

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
  const outcome = answerTo(REFUSALS, answer.code)?.(reasonOf(answer, order));
  return outcome ?? { ...refused(answer.message), uncertain: order.sent };
}

/** Why it was refused: of a line what the carts of buyers say, else what the shop does. */
function reasonOf(answer: EmployeeRefusal, { lines }: WaitingOrder): string | TextWithValues {
  if (answer.__typename === 'PriceChanged') return answer.message;
  if (answer.delivery) return OBSTACLE_TEXTS[answer.delivery.reason];
  const { productId, selectedSize } = answer;
  const ofProduct = lines.filter((line) => line.productId === productId);
  const line = ofProduct.find(({ size }) => size === selectedSize) ?? ofProduct[0];
  if (!line || !refusalAnswer(answer).offersRemoval) return answer.message;
  let reason: string | TextWithValues = answer.message;
  refusalText({ ...answer, delivery: null }, portalLineName(line), (key, values = {}) => {
    reason = typeof key === 'string' ? { key, values } : key;
    return '';
  });
  return reason;
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

function refused(message: string | TextWithValues) {
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
