import { isLanguage, type Language } from '../../../common/languages';
import type { Queryable } from '../../db/queryable';
import type { Transaction } from '../../db/transaction';
import { mailAddressOf } from '../../identity/mailAddress';
import { MailKind } from '../../mail/outgoingMail.entity';
import type { TooMany } from '../../rateLimits/rateLimit';
import { endLinksTo } from '../links/accountLinks';
import { ConfirmationLinks } from './confirmationLinks';

/** The address of an account. */
export interface KeptAddress {
  email: string;
  /** Where mails go; null: nowhere. */
  mailAddress: string | null;
  /** Whether its owner has yet to open the link that was sent there. */
  isUnconfirmed: boolean;
  /** Whether the owner has opened a link that was sent to `mailAddress`. */
  isProved: boolean;
  /** Which language the owner reads; null: not chosen. */
  language: string | null;
}

/** @param id of an account that the caller has locked */
export async function readAddress(db: Queryable, id: number): Promise<KeptAddress> {
  const [kept] = await db.query<KeptAddress[]>(
    `SELECT u.email, ${mailAddressOf('u')} AS "mailAddress", u.email_unconfirmed AS "isUnconfirmed",
       u.email_proved_at IS NOT NULL AS "isProved", u.language
     FROM users u WHERE u.id = $1`,
    [id],
  );
  if (!kept) throw new Error(`There is no user ${id}`);
  return kept;
}

/** An account that may have got another address. */
interface AddressChange {
  userId: number;
  before: KeptAddress;
  /** Whether mails go on to the confirmed one until the new one is confirmed: not when others than the owner changed it. */
  keepsFormer: boolean;
  /** Of the mails, where the account says none. */
  language: Language;
}

/**
 * To be called after the address of an account was written (specification 8.19): another one is to be confirmed, and the
 * confirmed one before is told. A change back to that one ends it. Links that were sent to another address are dead for good.
 * @returns null when the address is the same, or a link was queued; else the limit that is reached
 */
export async function addressChanged(
  tx: Transaction,
  { userId, before, keepsFormer, language }: AddressChange,
): Promise<TooMany | null> {
  const { email } = await readAddress(tx, userId);
  if (isSame(email, before.email)) return null;
  await endLinksTo(tx, userId, email);
  if (before.mailAddress !== null && isSame(email, before.mailAddress)) {
    await tx.query('UPDATE users SET email_unconfirmed = false, former_email = NULL WHERE id = $1', [userId]);
    return null;
  }
  await tx.query(
    `UPDATE users SET email_unconfirmed = true, former_email = $2,
       email_proved_at = CASE WHEN $2::text IS NOT NULL THEN email_proved_at END WHERE id = $1`,
    [userId, keepsFormer ? before.mailAddress : null],
  );
  if (before.mailAddress?.includes('@')) {
    await tx.query('INSERT INTO outgoing_mail (kind, to_address, user_id) VALUES ($1, $2, $3)', [
      MailKind.EMAIL_CHANGED,
      before.mailAddress,
      userId,
    ]);
  }
  const read = isLanguage(before.language) ? before.language : language;
  return new ConfirmationLinks(tx.manager.dataSource).send(tx, { userId, email, language: read });
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
