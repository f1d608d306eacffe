import type { Account } from './viewer';

/**
 * The address that mails to an account go to: its own, or while that is not confirmed yet the one before, if its owner has
 * given the new one; null for none (specification 8.19). @param user the alias of the table of users
 */
export function mailAddressOf(user: string): string {
  return `CASE WHEN ${user}.email_unconfirmed THEN ${user}.former_email ELSE ${user}.email END`;
}

/** The same of an account that was read. */
export function mailAddress({ email, emailUnconfirmed, formerEmail }: Account): string | null {
  return emailUnconfirmed ? formerEmail : email;
}

/**
 * Whether an account causes mails to an address that was typed: to any but its own while that is not confirmed.
 * @param account null for a guest
 */
export function mayBeMailed(account: Account | null, address: string): boolean {
  return !account?.emailUnconfirmed || account.email.toLowerCase() !== address.trim().toLowerCase();
}
