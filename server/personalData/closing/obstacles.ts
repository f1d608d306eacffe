import { formatLbp } from '../../../common/amountText';
import { compare, minus, type Amount } from '../../../common/money';
import { ShopError, type FieldErrors } from '../../core/errors';
import type { Queryable } from '../../db/queryable';
import { Role } from '../../identity/roles';
import type { Account } from '../../identity/viewer';
import { OrderStatus } from '../../orders/orderTerms';

/** Whose closing is asked about. */
type Closer = Pick<Account, 'id' | 'role'>;

/** What stands in the way of closing an account, and what its closing takes along (specification 24.2). */
interface ClosingFacts {
  openOrders: number;
  /** The oldest of them, ten at most. */
  openOrderIds: number[];
  /** What the business owes the shop; negative: the shop owes it so much. "0.00" without credit. */
  creditDue: Amount;
  isLastAdmin: boolean;
  /** Runs that are out with them as their driver, the oldest first. */
  openRunIds: number[];
  /** Who can sign in until then. */
  employees: number;
}

/** An order that the shop has still to do with; the others are delivered or cancelled. */
const OPEN = [OrderStatus.PENDING, OrderStatus.CONFIRMED, OrderStatus.SHIPPED];
const NAMED = 10;

/** Of a business, what its employees have ordered counts as well: it is delivered to and paid by the business. */
export async function readClosingFacts(db: Queryable, { id, role }: Closer): Promise<ClosingFacts> {
  const [facts] = await db.query<(Omit<ClosingFacts, 'creditDue'> & { creditLimit: Amount; balance: Amount })[]>(
    `WITH open AS (
       SELECT id FROM orders WHERE user_id = $1 AND status = ANY($2::text[])
       UNION SELECT id FROM orders WHERE account_id = $1 AND status = ANY($2::text[]))
     SELECT (SELECT count(*)::integer FROM open) AS "openOrders",
       (SELECT coalesce(json_agg(id ORDER BY id), '[]') FROM (SELECT id FROM open ORDER BY id LIMIT ${NAMED}) AS first)
         AS "openOrderIds",
       coalesce(a.credit_limit, 0)::numeric(14, 2) AS "creditLimit",
       coalesce(a.current_balance, 0)::numeric(14, 2) AS balance,
       $3 AND NOT EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND active AND id <> $1) AS "isLastAdmin",
       (SELECT coalesce(json_agg(id ORDER BY id), '[]') FROM delivery_run
        WHERE driver_id = $1 AND departed_at IS NOT NULL AND closed_at IS NULL) AS "openRunIds",
       (SELECT count(*)::integer FROM users e WHERE e.parent_business_id = $1 AND e.active) AS employees
     FROM (SELECT) AS one LEFT JOIN credit_account a ON a.user_id = $1`,
    [id, OPEN, role === Role.ADMIN],
  );
  if (!facts) throw new Error('A statement without a condition gives a row');
  const { creditLimit, balance, ...others } = facts;
  return { ...others, creditDue: minus(creditLimit, balance) };
}

/** @throws ShopError CONFLICT that names each thing that stands in the way */
export function refuseWhileInTheWay(facts: ClosingFacts): void {
  const why = reasons(facts);
  const all = Object.values(why);
  if (all.length > 0) throw new ShopError('CONFLICT', all.join(' '), { fields: why });
}

function reasons({ openOrders, openOrderIds, creditDue, isLastAdmin, openRunIds }: ClosingFacts): FieldErrors {
  const owed = compare(creditDue, '0');
  const numbers = openOrderIds.map((id) => `#${id}`).join(', ');
  return {
    ...(openOrders > 0 && {
      openOrders: `Orders are still open (${openOrders}: ${numbers}${openOrders > openOrderIds.length ? ', …' : ''}). Close the account when they are delivered or cancelled.`,
    }),
    ...(owed > 0 && {
      credit: `${formatLbp(creditDue)} of the credit are to be paid first.`,
    }),
    ...(owed < 0 && {
      credit: `The shop owes you ${formatLbp(minus('0', creditDue))} from your credit account. Ask it to settle that first.`,
    }),
    ...(openRunIds.length > 0 && {
      openRuns: `You are still out with ${openRunIds.map((id) => `run #${id}`).join(', ')}. Close the account when the run is closed.`,
    }),
    ...(isLastAdmin && { lastAdmin: 'The last active admin must stay. Make another admin first.' }),
  };
}
