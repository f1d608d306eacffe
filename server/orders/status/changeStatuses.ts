import type { DataSource } from 'typeorm';
import { LIMITS } from '../../../common/constants';
import type { Viewer } from '../../identity/viewer';
import { badInput, ShopError, type ErrorCode } from '../../core/errors';
import { changeStatus, type StatusChange } from './changeStatus';
import { OrderRefused } from '../placing/newOrder';
import type { OrderStatus } from '../orderTerms';

/** The status that somebody saw an order in. */
export interface SeenStatus {
  orderId: number;
  status: OrderStatus;
}

/** What became of one order of many; without a refusal, its status was set. */
export interface StatusOutcome {
  orderId: number;
  refusal: { code: ErrorCode; message: string } | null;
}

/**
 * Sets many orders to one status, one after the other in the order of the ids, each in a transaction of its own and as
 * `changeStatus` alone would: what is refused for one changes nothing of the others. An id that comes twice counts once.
 *
 * @param seen the statuses that the change was made from; an order that is not among them is changed whatever it is
 * @throws ShopError BAD_USER_INPUT for no order, more than a page of them, or a tracking number that is not good
 */
export async function changeStatuses(
  db: DataSource,
  viewer: Viewer,
  orderIds: readonly number[],
  change: Omit<StatusChange, 'orderId' | 'seen'>,
  seen: readonly SeenStatus[],
): Promise<StatusOutcome[]> {
  const ids = [...new Set(orderIds)];
  if (ids.length < 1 || ids.length > LIMITS.page) throw badInput({ ids: `Choose 1 to ${LIMITS.page} orders` });
  if (seen.length > LIMITS.page) throw badInput({ seen: `Name at most ${LIMITS.page} orders` });
  const statuses = new Map(seen.map(({ orderId, status }) => [orderId, status]));
  const outcomes: StatusOutcome[] = [];
  for (const orderId of ids) {
    const one = { ...change, orderId, seen: statuses.get(orderId) };
    outcomes.push({ orderId, refusal: await refusalOf(() => changeStatus(db, viewer, one)) });
  }
  return outcomes;
}

async function refusalOf(work: () => Promise<void>): Promise<StatusOutcome['refusal']> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof OrderRefused) return { code: error.code, message: error.message };
    // What is wrong with the request is wrong for all of them.
    if (!(error instanceof ShopError) || error.code === 'BAD_USER_INPUT') throw error;
    return { code: error.code, message: error.message };
  }
}
