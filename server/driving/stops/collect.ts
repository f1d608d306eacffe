import { settle } from '../../../common/currencies/collected';
import { compare, type Amount } from '../../../common/money';
import { DRIVING_LIMITS, DRIVING_MESSAGES } from '../../../common/rules/drivingRules';
import { badInput } from '../../core/errors';
import type { Queryable } from '../../db/queryable';
import { PAID_AT_DOOR } from '../../orders/paidAtDoor';

/**
 * What is still to be collected of an order, in LBP, as SQL; its alias is `o`. Nothing of what is paid otherwise, paid already
 * or cancelled; what was collected at an earlier attempt is taken off (specification 33.4).
 */
export const TO_COLLECT = `CASE WHEN o.payment_status = 'pending' AND o.status <> 'cancelled' AND ${PAID_AT_DOOR}
  THEN greatest(o.total_amount - coalesce((
    SELECT sum(a.lbp + round(a.usd * coalesce(a.lbp_per_usd, 0), 2) - a.change_lbp)
    FROM delivery_attempt a WHERE a.order_id = o.id), 0), 0) ELSE 0 END::numeric(14, 2)`;

/** As much is never given back: the sums of a run could not be kept. */
const MOST_CHANGE = `1${'0'.repeat(DRIVING_LIMITS.lbpDigits)}`;

/** What was collected, and how it settles what was due. */
export interface Collection {
  readonly due: Amount;
  /** LBP for one USD, of the order; null where it has none. */
  readonly rate: Amount | null;
  readonly lbp: Amount;
  readonly usd: Amount;
  /** What is given back, in LBP. */
  readonly change: Amount;
  /** Whether nothing is left to be paid that was to be. */
  readonly isPaid: boolean;
}

/**
 * What is collected for an order that is locked, at its own rate (specification 33.4).
 * @throws ShopError BAD_USER_INPUT on `usd` for an order without a rate, and for more than anybody would give change for
 */
export async function collect(
  tx: Queryable,
  orderId: number,
  { lbp, usd }: { lbp: Amount; usd: Amount },
): Promise<Collection> {
  const [order] = await tx.query<{ due: Amount; asked: Amount; isDue: boolean; rate: Amount | null }[]>(
    `SELECT ${TO_COLLECT} AS due, ${ASKED} AS asked, ${IS_DUE} AS "isDue", o.lbp_per_usd AS rate
     FROM orders o WHERE o.id = $1`,
    [orderId],
  );
  if (!order) throw new Error('An order that is locked is there');
  const { due, asked, isDue, rate } = order;
  if (rate === null && compare(usd, '0') > 0) throw badInput({ usd: DRIVING_MESSAGES.noRate });
  // Cancelled or paid while the phone was without a network: it asked for all of it, and change was given back.
  const { change, missing } = settle(asked, { lbp, usd }, rate);
  if (compare(change, MOST_CHANGE) >= 0) {
    throw badInput({ [compare(usd, '0') > 0 ? 'usd' : 'lbp']: DRIVING_MESSAGES.tooMuch });
  }
  return { due, rate, lbp, usd, change, isPaid: isDue && compare(missing, '0') === 0 };
}
