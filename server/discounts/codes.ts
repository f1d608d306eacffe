import { entityColumns } from '../db/entityColumns';
import type { Queryable } from '../db/queryable';
import { DiscountCode } from './discountCode.entity';

const COLUMNS = ['id', 'code', 'discountPercent'] as const satisfies readonly (keyof DiscountCode)[];

/** A code as an order uses it. */
export type AppliedCode = Pick<DiscountCode, (typeof COLUMNS)[number]>;

// Active, not expired, not used up (specification 6.2).
const VALID = `lower(btrim(code)) = lower(btrim($1)) AND is_active AND (expires_at IS NULL OR expires_at > now())
  AND (max_uses IS NULL OR current_uses < max_uses)`;
const APPLIED = entityColumns(DiscountCode, 'discount_code', COLUMNS);

/** The code when it could be used now; null, whatever the reason, when it could not. */
export async function findValidCode(db: Queryable, code: string): Promise<AppliedCode | null> {
  const rows = await db.query<AppliedCode[]>(`SELECT ${APPLIED} FROM discount_code WHERE ${VALID}`, [code.trim()]);
  return rows[0] ?? null;
}

/**
 * Counts one use of the code inside the caller's transaction, which locks its row until it ends, so that the last use
 * goes to exactly one order. Null when the code is not valid.
 */
export async function takeCodeUse(tx: Queryable, code: string): Promise<AppliedCode | null> {
  const rows = await tx.query<AppliedCode[]>(
    `UPDATE discount_code SET current_uses = current_uses + 1 WHERE ${VALID} RETURNING ${APPLIED}`,
    [code],
  );
  return rows[0] ?? null;
}

/** Locks the code for changes of its uses by id: after the credit account's, before the order's. */
export async function lockCode(tx: Queryable, id: number): Promise<void> {
  await tx.query('SELECT 1 FROM discount_code WHERE id = $1 FOR UPDATE', [id]);
}

/** Returns the use of a cancelled order. */
export async function releaseCodeUse(tx: Queryable, id: number): Promise<void> {
  await tx.query('UPDATE discount_code SET current_uses = greatest(current_uses - 1, 0) WHERE id = $1', [id]);
}

/**
 * Counts the use of an order that is no longer cancelled. The order keeps its discount even if the code has expired or
 * was switched off since, but not without a use left (specification 4.2).
 * @returns false when none is left
 */
export async function reclaimCodeUse(tx: Queryable, id: number): Promise<boolean> {
  const rows = await tx.query<unknown[]>(
    `UPDATE discount_code SET current_uses = current_uses + 1
     WHERE id = $1 AND (max_uses IS NULL OR current_uses < max_uses) RETURNING id`,
    [id],
  );
  return rows.length > 0;
}
