import type { Queryable } from '../../db/queryable';
import { Role } from '../../identity/roles';
import type { Account } from '../../identity/viewer';

/** How many entries are read at once. */
const BATCH = 500;

/** The credit account of a business with all entries of its ledger; null without one. Who wrote them is left out. */
export async function readOwnCredit(db: Queryable, { id, role }: Account): Promise<object | null> {
  if (role !== Role.BUSINESS) return null;
  const [account] = await db.query<object[]>(
    `SELECT credit_limit::text AS "creditLimit", current_balance::text AS "currentBalance"
     FROM credit_account WHERE user_id = $1`,
    [id],
  );
  return account ?? null;
}

/** The entries of the ledger of a business, the oldest first. */
export function everyCreditEntry(db: Queryable, { id, role }: Account): AsyncGenerator<object> {
  return every(db, id, {
    columns: `e.type, e.amount::text, e.balance_after::text AS "balanceAfter", e.description, e.order_id AS "orderId",
      e.created_at AS "at"`,
    from: 'credit_entry e',
    where: role === Role.BUSINESS ? 'e.user_id = $1' : 'false AND $1::integer IS NULL',
  });
}

/**
 * What the audit log has of somebody: what they did, and what was done to their account. What others are like is not
 * theirs: of what they did to others, it says that they did it; of what others did to them, not who.
 * @param seesPrices whether it has the prices that were agreed with the account
 */
export function everyAuditEntry(db: Queryable, { id }: Account, seesPrices: boolean): AsyncGenerator<object> {
  const ofOwn = `(e.subject_type = 'user' AND e.subject_id = $1::text
    ${seesPrices ? '' : `AND e.action NOT LIKE 'individualPrice.%'`})
    OR (e.subject_type = 'apiToken' AND e.actor_id = $1
      AND e.subject_id IN (SELECT t.id::text FROM api_token t WHERE t.owner_id = $1))`;
  return every(db, id, {
    columns: `e.at, CASE WHEN e.actor_id = $1 THEN 'you' ELSE 'the shop' END AS by, e.action,
      e.subject_type AS "subjectType", e.subject_id AS "subjectId",
      CASE WHEN ${ofOwn} THEN e.before END AS before, CASE WHEN ${ofOwn} THEN e.after END AS after`,
    from: 'audit_entry e',
    where: `(e.actor_id = $1 OR (e.subject_type = 'user' AND e.subject_id = $1::text))`,
  });
}

/** Statements over a table with growing ids; `$1` is the account. */
interface Entries {
  columns: string;
  from: string;
  where: string;
}

/** Rows of such a table, in batches, the oldest first. */
export async function* every(db: Queryable, id: number, { columns, from, where }: Entries): AsyncGenerator<object> {
  for (let after: string | undefined = '0'; after !== undefined;) {
    const entries: { id: string }[] = await db.query(
      `SELECT e.id::text AS id, ${columns} FROM ${from} WHERE ${where} AND e.id > $2::bigint ORDER BY e.id LIMIT $3`,
      [id, after, BATCH],
    );
    yield* entries;
    after = entries.at(-1)?.id;
  }
}
