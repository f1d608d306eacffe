import type { DataSource } from 'typeorm';
import { unauthenticated } from '../../core/errors';
import type { Queryable } from '../../db/queryable';
import { transaction } from '../../db/transaction';
import { signedIn, type Viewer } from '../../identity/viewer';

/** Whether each of the businesses asks for prices on its packing slips; one statement. */
export async function readSlipPrices(db: Queryable, userIds: readonly number[]): Promise<boolean[]> {
  const rows = await db.query<{ id: number }[]>(
    'SELECT id FROM users WHERE id = ANY($1::integer[]) AND prices_on_slips',
    [userIds],
  );
  const on = new Set(rows.map(({ id }) => id));
  return userIds.map((id) => on.has(id));
}

/**
 * The signed-in business chooses whether its packing slips say prices (specification 32.4).
 * @throws ShopError UNAUTHENTICATED when the account was closed or deactivated meanwhile
 */
export async function setSlipPrices(db: DataSource, viewer: Viewer, on: boolean): Promise<void> {
  const account = signedIn(viewer);
  await transaction(db, async (tx) => {
    const changed = await tx.query<unknown[]>(
      'UPDATE users SET prices_on_slips = $2 WHERE id = $1 AND active RETURNING id',
      [account.id, on],
    );
    if (changed.length === 0) throw unauthenticated();
  });
}
