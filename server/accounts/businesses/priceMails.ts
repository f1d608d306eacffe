import type { DataSource } from 'typeorm';
import { audited } from '../../audit/audit';
import { notFound, unauthenticated } from '../../core/errors';
import type { Queryable } from '../../db/queryable';
import { transaction } from '../../db/transaction';
import { refuseClosed } from '../../identity/refuseClosed';
import { Role } from '../../identity/roles';
import { lockUser, type UserRow } from '../../identity/userRow';
import { signedIn, type Viewer } from '../../identity/viewer';

/** Whether each of the accounts gets its changed prices by mail; one statement. */
export async function readPriceMails(db: Queryable, userIds: readonly number[]): Promise<boolean[]> {
  const rows = await db.query<{ id: number }[]>(
    'SELECT user_id AS id FROM price_mail_setting WHERE user_id = ANY($1::integer[])',
    [userIds],
  );
  const on = new Set(rows.map(({ id }) => id));
  return userIds.map((id) => on.has(id));
}

/**
 * The signed-in business chooses whether it gets its changed prices by mail (specification 23.8).
 * @throws ShopError UNAUTHENTICATED when the account was closed or deactivated meanwhile
 */
export async function setOwnPriceMails(db: DataSource, viewer: Viewer, on: boolean): Promise<void> {
  const account = signedIn(viewer);
  await transaction(db, async (tx) => {
    const active = await tx.query<unknown[]>('SELECT 1 FROM users WHERE id = $1 AND active FOR NO KEY UPDATE', [
      account.id,
    ]);
    if (active.length === 0) throw unauthenticated();
    await writeSetting(tx, account.id, on);
  });
}

/** An admin chooses it for a business. @throws ShopError NOT_FOUND for a user that is no business; CONFLICT for a closed one */
export function setPriceMailsOf(db: DataSource, viewer: Viewer, userId: number, on: boolean): Promise<UserRow> {
  return audited(db, viewer, async (tx) => {
    const user = await lockUser(tx, userId);
    if (user.role !== Role.BUSINESS) throw notFound('Business user');
    await refuseClosed(tx, userId);
    const [before] = await readPriceMails(tx, [userId]);
    await writeSetting(tx, userId, on);
    const entry = { action: 'business.priceMails', subjectType: 'user', subjectId: userId };
    return { result: user, entry: { ...entry, before: { priceMails: before }, after: { priceMails: on } } };
  });
}

async function writeSetting(db: Queryable, userId: number, on: boolean): Promise<void> {
  await db.query(
    on
      ? 'INSERT INTO price_mail_setting (user_id) VALUES ($1) ON CONFLICT DO NOTHING'
      : 'DELETE FROM price_mail_setting WHERE user_id = $1',
    [userId],
  );
}
