import type { Queryable } from '../db/queryable';

/** A code as an order uses it. */
export interface DiscountCode {
  id: number;
  code: string;
  /** "10.00" */
  discountPercent: string;
}

// Valid means active, not expired, not used up (decisions.md section 3).
const VALID = `lower(btrim(code)) = lower(btrim($1)) AND is_active AND (expires_at IS NULL OR expires_at > now())
  AND (max_uses IS NULL OR current_uses < max_uses)`;
const COLUMNS = 'id, code, discount_percent AS "discountPercent"';

/** The code when it could be used now; null without telling why when it could not. */
export async function findValidCode(db: Queryable, code: string): Promise<DiscountCode | null> {
  const rows = await db.query<DiscountCode[]>(`SELECT ${COLUMNS} FROM discount_code WHERE ${VALID}`, [code.trim()]);
  return rows[0] ?? null;
}

/**
 * Counts one use of the code inside the caller's transaction and holds its row until the end of it, so that the last
 * use goes to exactly one order. Null when the code is not valid.
 */
export async function takeCodeUse(tx: Queryable, code: string): Promise<DiscountCode | null> {
  const rows = await tx.query<DiscountCode[]>(
    `UPDATE discount_code SET current_uses = current_uses + 1 WHERE ${VALID} RETURNING ${COLUMNS}`,
    [code],
  );
  return rows[0] ?? null;
}

/** Takes the code's lock for what changes its use by its id: after the credit account's, before the order's. */
export async function lockCode(tx: Queryable, id: number): Promise<void> {
  await tx.query('SELECT 1 FROM discount_code WHERE id = $1 FOR UPDATE', [id]);
}

/** Gives the use of a cancelled order back. */
export async function giveCodeUseBack(tx: Queryable, id: number): Promise<void> {
  await tx.query('UPDATE discount_code SET current_uses = greatest(current_uses - 1, 0) WHERE id = $1', [id]);
}

/**
 * Takes the use of an order that is no longer cancelled again. The order keeps its discount whatever became of the code
 * since, unless there is no use left (decisions.md section 2).
 * @returns false when none is left
 */
export async function takeCodeUseAgain(tx: Queryable, id: number): Promise<boolean> {
  const rows = await tx.query<unknown[]>(
    `UPDATE discount_code SET current_uses = current_uses + 1
     WHERE id = $1 AND (max_uses IS NULL OR current_uses < max_uses) RETURNING id`,
    [id],
  );
  return rows.length > 0;
}
