import type { DataSource } from 'typeorm';
import { ShopError } from '../../core/errors';
import type { Queryable } from '../../db/queryable';
import { transaction } from '../../db/transaction';

/** Who may take orders over: a customer who has opened the link that was sent to the address. The users are `u`. */
const MAY_TAKE = `u.active AND u.role = 'customer' AND NOT u.email_unconfirmed AND u.email_proved_at IS NOT NULL`;

/** The orders that nobody has and that name the address of the user. The orders are `o`. */
const OF_ADDRESS = 'o.user_id IS NULL AND o.account_id IS NULL AND lower(o.customer_email) = lower(u.email)';

/** How many orders a customer may take over; null while the customer has not confirmed the address by a link. */
export async function countGuestOrders(db: Queryable, userId: number): Promise<number | null> {
  const [row] = await db.query<{ count: number | null }[]>(
    `SELECT (SELECT count(*)::integer FROM orders o WHERE ${OF_ADDRESS}) AS count
     FROM users u WHERE u.id = $1 AND ${MAY_TAKE}`,
    [userId],
  );
  return row?.count ?? null;
}

/**
 * Gives a customer the orders that were placed without an account with the customer's confirmed address (specification
 * 8.21). Each goes to one account, whoever else takes at the same moment; those that are being changed are waited for.
 * @returns their numbers
 * @throws ShopError CONFLICT unless the address is confirmed by a link
 */
export function takeOverGuestOrders(db: DataSource, userId: number): Promise<number[]> {
  return transaction(db, async (tx) => {
    // The address stays as it is, and the account open, until the orders are taken.
    const [taker] = await tx.query<unknown[]>(
      `SELECT 1 FROM users u WHERE u.id = $1 AND ${MAY_TAKE} FOR NO KEY UPDATE OF u`,
      [userId],
    );
    if (!taker) throw new ShopError('CONFLICT', 'Please confirm your e-mail address first.');
    const taken = await tx.query<{ id: number }[]>(
      `WITH free AS MATERIALIZED (
         SELECT o.id FROM orders o, users u WHERE u.id = $1 AND ${OF_ADDRESS} ORDER BY o.id FOR NO KEY UPDATE OF o),
       taken AS (UPDATE orders o SET user_id = $1 FROM free WHERE o.id = free.id RETURNING o.id)
       SELECT id FROM taken ORDER BY id`,
      [userId],
    );
    return taken.map(({ id }) => id);
  });
}
