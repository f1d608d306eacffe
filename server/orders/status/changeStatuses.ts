import type { DataSource } from 'typeorm';
import { LIMITS } from '../../../common/constants';
import { statusRules } from '../../../common/rules/orderRules';
import { checkInput } from '../../core/checkInput';
import { badInput, ShopError } from '../../core/errors';
import { transaction } from '../../db/transaction';
import { keepAnswer, once, optionalKey, partOf, takeKey, type Once, type SentKey } from '../../idempotency/once';
import { signedIn, type Viewer } from '../../identity/viewer';
import { changeOnce, type StatusChange } from './changeStatus';
import type { StatusLeft } from './transition';
import { OrderRefused } from '../placing/newOrder';
import type { OrderStatusOutcome, SeenOrderStatusInput } from './status.types';

/** What became of one order of many; without a code, its status was set. */
interface Outcome extends Pick<OrderStatusOutcome, 'orderId' | 'code' | 'message'> {
  /** How it was left; null when it was refused. */
  left: StatusLeft | null;
}

/** A change of many orders. */
interface StatusesChange extends Omit<StatusChange, 'orderId' | 'expected'> {
  orderIds: readonly number[];
  /** The statuses that the change was made from; an order that is not among them is changed whatever it is. */
  expected: readonly SeenOrderStatusInput[];
  idempotencyKey?: string | null;
}

/**
 * Sets many orders to one status, one after the other in the order of the ids, each in a transaction of its own and as
 * `changeStatus` alone would: what is refused for one changes nothing of the others. An id that comes twice counts once.
 *
 * With an idempotency key each order is set once. A request that was cut off in between goes on when it is sent again;
 * one that came to its end gives its outcomes again.
 *
 * @throws ShopError BAD_USER_INPUT for no order, more than a page of them, a tracking number or a key that is not good;
 *   IDEMPOTENCY_CONFLICT
 */
export async function changeStatuses(
  db: DataSource,
  viewer: Viewer,
  request: StatusesChange,
): Promise<Once<Outcome[]>> {
  const { orderIds, expected, idempotencyKey, ...change } = request;
  const ids = [...new Set(orderIds)];
  if (ids.length < 1 || ids.length > LIMITS.page) throw badInput({ ids: `Choose 1 to ${LIMITS.page} orders` });
  if (expected.length > LIMITS.page) throw badInput({ seen: `Name at most ${LIMITS.page} orders` });
  checkInput(statusRules, { trackingNumber: change.trackingNumber, idempotencyKey });
  const sent = optionalKey(signedIn(viewer).id, idempotencyKey, 'setOrderStatuses', { ...change, orderIds, expected });
  const first = sent && (await transaction(db, (tx) => takeKey(tx, sent)));
  if (first && 'answer' in first && first.answer) return { answer: first.answer as Outcome[], replayed: true };
  const statuses = new Map(expected.map(({ orderId, status }) => [orderId, status]));
  const outcomes: Outcome[] = [];
  for (const orderId of ids) {
    outcomes.push(await outcomeOf(db, viewer, { ...change, orderId, expected: statuses.get(orderId) }, sent));
  }
  if (!sent) return { answer: outcomes, replayed: false };
  return transaction(db, (tx) => keepAnswer(tx, sent, outcomes));
}

/** What is kept of an order of many that was refused, so that a request that goes on beside this one says the same. */
interface RefusedPart {
  refused: Pick<Outcome, 'code' | 'message'>;
}

async function outcomeOf(db: DataSource, viewer: Viewer, change: StatusChange, sent: SentKey | null): Promise<Outcome> {
  const { orderId } = change;
  try {
    const { answer } = await changeOnce(db, viewer, change, () => sent && partOf(sent, orderId));
    return outcomeFrom(orderId, answer);
  } catch (error) {
    // What is wrong with the request is wrong for all of them.
    const ofThisOrder =
      error instanceof OrderRefused || (error instanceof ShopError && error.code !== 'BAD_USER_INPUT');
    if (!ofThisOrder) throw error;
    const part: RefusedPart = { refused: { code: error.code, message: error.message } };
    if (!sent) return outcomeFrom(orderId, part);
    const work = (): Promise<StatusLeft | RefusedPart> => Promise.resolve(part);
    const { answer } = await transaction(db, (tx) => once(tx, partOf(sent, orderId), work));
    return outcomeFrom(orderId, answer);
  }
}

function outcomeFrom(orderId: number, answer: StatusLeft | RefusedPart): Outcome {
  if ('refused' in answer) return { orderId, ...answer.refused, left: null };
  return { orderId, code: null, message: null, left: answer };
}
