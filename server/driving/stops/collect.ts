import { settle } from '../../../common/currencies/collected';
import { compare, type Amount } from '../../../common/money';
import { DRIVING_LIMITS, DRIVING_MESSAGES } from '../../../common/rules/drivingRules';
import { badInput } from '../../core/errors';
import type { Queryable } from '../../db/queryable';
import { IS_DUE, NOT_COLLECTED, PAID_AT_DOOR, TO_COLLECT } from '../../orders/paidAtDoor';

/**
 * What the phone asked for, in LBP, as SQL; its alias is `o`. It may have been without a network since before the order was
 * cancelled or paid.
 */
const ASKED = `CASE WHEN ${PAID_AT_DOOR} THEN ${NOT_COLLECTED} ELSE 0 END::numeric(14, 2)`;

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
  const settlement = settle(asked, { lbp, usd }, rate);
  // What nobody asked for is kept: no change was given for it.
  const change = compare(asked, '0') === 0 ? '0.00' : settlement.change;
  if (compare(change, MOST_CHANGE) >= 0) {
    throw badInput({ [compare(usd, '0') > 0 ? 'usd' : 'lbp']: DRIVING_MESSAGES.tooMuch });
  }
  return { due, rate, lbp, usd, change, isPaid: isDue && compare(settlement.missing, '0') === 0 };
}
