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

/** Whether an order is the owner's, as SQL; its alias is `o`. @param id the placeholder of the owner's id */
export function isOwned({ columns }: Owner, id: string): string {
  return `(${columns.map((column) => `o.${column} = ${id}`).join(' OR ')})`;
}

/**
 * Whether its buyer, also a guest, or the business it was placed for did what an event says, as SQL; the event's alias is `e`,
 * its order's `o`.
 */
export const BY_BUYER = 'coalesce(e.by_user_id IN (o.user_id, o.account_id), e.by_user_id IS NULL)';
