import { worksHere } from '../identity/duties';
import { Role } from '../identity/roles';
import type { Viewer } from '../identity/viewer';

/** Whose orders they are: those of an account, and those that a user has placed. */
export interface Owner {
  id: number;
  /** The first of them says whose the newest are. */
  columns: readonly ('account_id' | 'user_id')[];
}

/**
 * Whose orders alone a buyer sees: a business its own and its employees', and what it had ordered before it was one.
 * @returns null for guests, and for whoever works for the shop
 */
export function ownerOf({ account }: Viewer): Owner | null {
  if (!account || worksHere(account)) return null;
  return { id: account.id, columns: account.role === Role.BUSINESS ? ['account_id', 'user_id'] : ['user_id'] };
}

/** A business whose orders are asked for by its number. */
export function ownerNamed(businessId: number | null): Owner | null {
  return businessId === null ? null : { id: businessId, columns: ['account_id'] };
}

/** Whether an order is the owner's, as SQL; its alias is `o`. @param id the placeholder of the owner's id */
export function isOwned({ columns }: Owner, id: string): string {
  return `(${columns.map((column) => `o.${column} = ${id}`).join(' OR ')})`;
}

/**
 * The numbers of so many of the owner's orders, the newest, as SQL. Each column has an index that is read no further; asked by
 * both at once, PostgreSQL reads all of the owner's orders, or goes through those of all.
 * @param id the placeholder of the owner's id
 * @param below that of the number before which they begin; null: with the newest
 * @param many that of how many
 */
export function newestOwned({ columns }: Owner, id: string, below: string | null, many: string): string {
  const begin = below === null ? '' : `AND id < ${below}`;
  const end = `ORDER BY id DESC LIMIT ${many}`;
  const each = columns.map((column) => `(SELECT id FROM orders WHERE ${column} = ${id} ${begin} ${end})`);
  // Of one column, the orders may reach further back than of the other, and those between are not all there.
  return `SELECT id FROM (${each.join(' UNION ')}) AS newest ${end}`;
}

/**
 * Whether its buyer, also a guest, or the business it was placed for did what an event says, as SQL; the event's alias is `e`,
 * its order's `o`.
 */
export const BY_BUYER = 'coalesce(e.by_user_id IN (o.user_id, o.account_id), e.by_user_id IS NULL)';
