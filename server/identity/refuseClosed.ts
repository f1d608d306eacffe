import { ShopError } from '../core/errors';
import type { Queryable } from '../db/queryable';

/** SQLSTATE of an order for an account that was closed meanwhile (see migrations). */
export const ACCOUNT_CLOSED = 'SH001';

/** For whoever manages users: what its owner has closed stays so. The account is locked. @throws ShopError CONFLICT */
export async function refuseClosed(tx: Queryable, userId: number): Promise<void> {
  const closed = await tx.query<unknown[]>('SELECT 1 FROM closed_account WHERE user_id = $1', [userId]);
  if (closed.length > 0) throw new ShopError('CONFLICT', 'Its owner has closed this account; it stays closed.');
}
