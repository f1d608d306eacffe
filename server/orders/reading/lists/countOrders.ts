import type { Queryable } from '../../../db/queryable';
import { Selection } from '../../../db/selection';
import { Duty, hasDuty } from '../../../identity/duties';
import { Role } from '../../../identity/roles';
import type { Viewer } from '../../../identity/viewer';
import { ALL_ORDERS, ORDERS_OF_ACCOUNT, ORDERS_OF_PERIOD } from '../../sums/orderSums';
import { partsOf, valuesOf } from '../../sums/parts';
import type { OrderFilter } from '../orders.types';

/**
 * How many orders a filter selects, by sums; undefined where there are none by which to know it: for a search, and for
 * orders of one business by their payment or their time.
 */
export async function countBySums(
  db: Queryable,
  { account }: Viewer,
  filter: OrderFilter,
): Promise<number | undefined> {
  const { status, paymentMethod, from, to, businessId, search, ofDay } = filter;
  if (search || ofDay) return undefined;
  if (from !== null && to !== null && from >= to) return 0;
  const ofWhole = from === null && to === null;
  const selection = new Selection();
  const seesAll = hasDuty(account, Duty.ORDERS);
  if (seesAll && businessId === null) {
    for (const value of ofWhole ? [] : valuesOf(partsOf(from?.getTime() ?? null, to?.getTime() ?? null))) {
      selection.parameter(value);
    }
    selection.andIfPresent('status = ?', status).andIfPresent('payment_method = ?', paymentMethod);
    return count(db, ofWhole ? ALL_ORDERS : ORDERS_OF_PERIOD, selection);
  }
  if (!ofWhole || paymentMethod !== null) return undefined;
  if (seesAll) {
    return count(db, ORDERS_OF_ACCOUNT, selection.and('account_id = ?', businessId).andIfPresent('status = ?', status));
  }
  if (account?.role !== Role.BUSINESS || (businessId !== null && businessId !== account.id)) return undefined;
  selection.and('account_id = ?', account.id).andIfPresent('status = ?', status);
  // And what it ordered before it was a business.
  const own = () => `SELECT count(*) FROM orders WHERE user_id = ${selection.parameter(account.id)}
    AND user_id IS DISTINCT FROM account_id ${status === null ? '' : `AND status = ${selection.parameter(status)}`}`;
  return count(db, ORDERS_OF_ACCOUNT, selection, businessId === null ? `+ (${own()})` : '');
}

async function count(db: Queryable, sums: string, selection: Selection, more = ''): Promise<number> {
  const [row] = await db.query<[{ count: number }]>(
    `SELECT (coalesce(sum(orders), 0) ${more})::integer AS count FROM ${sums} WHERE ${selection.where}`,
    selection.parameters,
  );
  return row.count;
}
