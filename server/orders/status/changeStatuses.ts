import type { DataSource } from 'typeorm';
import { LIMITS } from '../../../common/constants';
import type { Viewer } from '../../identity/viewer';
import { badInput, ShopError } from '../../core/errors';
import { changeStatus, type StatusChange } from './changeStatus';
import { OrderRefused } from '../placing/newOrder';
import type { OrderStatusOutcome, SeenOrderStatusInput } from './status.types';

/** What became of one order of many; without a code, its status was set. */
type Outcome = Pick<OrderStatusOutcome, 'orderId' | 'code' | 'message'>;

/**
 * Sets many orders to one status, one after the other in the order of the ids, each in a transaction of its own and as
 * `changeStatus` alone would: what is refused for one changes nothing of the others. An id that comes twice counts once.
 *
 * @param expected the statuses that the change was made from; an order that is not among them is changed whatever it is
 * @throws ShopError BAD_USER_INPUT for no order, more than a page of them, or a tracking number that is not good
 */
export async function changeStatuses(
  db: DataSource,
  viewer: Viewer,
  orderIds: readonly number[],
  change: Omit<StatusChange, 'orderId' | 'expected'>,
  expected: readonly SeenOrderStatusInput[],
): Promise<Outcome[]> {
  const ids = [...new Set(orderIds)];
  if (ids.length < 1 || ids.length > LIMITS.page) throw badInput({ ids: `Choose 1 to ${LIMITS.page} orders` });
  if (expected.length > LIMITS.page) throw badInput({ seen: `Name at most ${LIMITS.page} orders` });
  const statuses = new Map(expected.map(({ orderId, status }) => [orderId, status]));
  const outcomes: Outcome[] = [];
  for (const orderId of ids) {
    outcomes.push(await outcomeOf(db, viewer, { ...change, orderId, expected: statuses.get(orderId) }));
  }
  return outcomes;
}

async function outcomeOf(db: DataSource, viewer: Viewer, change: StatusChange): Promise<Outcome> {
  const { orderId } = change;
  try {
    await changeStatus(db, viewer, change);
    return { orderId, code: null, message: null };
  } catch (error) {
    // What is wrong with the request is wrong for all of them.
    const ofThisOrder =
      error instanceof OrderRefused || (error instanceof ShopError && error.code !== 'BAD_USER_INPUT');
    if (!ofThisOrder) throw error;
    return { orderId, code: error.code, message: error.message };
  }
}
