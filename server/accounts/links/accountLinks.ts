import { randomBytes } from 'node:crypto';
import type { Language } from '../../../common/languages';
import type { Queryable } from '../../db/queryable';
import type { Transaction } from '../../db/transaction';
import type { MailKind } from '../../mail/outgoingMail.entity';
import { mailAddressOf } from '../../identity/mailAddress';
import { hashedKey } from '../../rateLimits/rateLimit';
import { LinkKind } from './accountLink.entity';

/** Bytes of a link's secret: nobody guesses it. */
const SECRET_BYTES = 32;

/** How long each link works, in minutes from when its mail is made. */
const MINUTES: Readonly<Record<LinkKind, number>> = {
  [LinkKind.PASSWORD_RESET]: 60,
  [LinkKind.EMAIL_CONFIRMATION]: 24 * 60,
};

/** Where a link goes: one that confirms an address there, any other where mails go. @param kind the kind, in SQL */
const addressFor = (kind: string) =>
  `CASE ${kind} WHEN '${LinkKind.EMAIL_CONFIRMATION}' THEN u.email ELSE ${mailAddressOf('u')} END`;

/**
 * Of the link's account, in its own words: it must still be the one that was asked for. That the password is another does
 * not matter to an address.
 */
const STANDS = `u.id = l.user_id AND u.active AND lower(${addressFor('l.kind')}) = lower(l.email)
  AND (l.kind = '${LinkKind.EMAIL_CONFIRMATION}' OR u.credential_version = l.credential_version)`;

/** A link to be sent. */
interface NewLink {
  userId: number;
  kind: LinkKind;
  mail: MailKind;
  language: Language;
}

/**
 * Queues a mail with a link to the address that the account has now, unless it has none. A link of the same kind that was asked for before is
 * dead, and its mail is not sent any more.
 */
export async function sendLink(tx: Transaction, { userId, kind, mail, language }: NewLink): Promise<void> {
  // One at a time for each account; orders may be placed meanwhile.
  await tx.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  await tx.query(
    `DELETE FROM outgoing_mail m USING account_link l
     WHERE l.user_id = $1 AND l.kind = $2 AND m.account_link_id = l.id AND m.status = 'queued'`,
    [userId, kind],
  );
  await tx.query('DELETE FROM account_link WHERE user_id = $1 AND kind = $2', [userId, kind]);
  await tx.query(
    `WITH link AS (
       INSERT INTO account_link (user_id, kind, email, language, credential_version)
       SELECT u.id, $2, ${addressFor('$2')}, $3, u.credential_version FROM users u
       WHERE u.id = $1 AND u.active AND ${addressFor('$2')} LIKE '%@%' RETURNING id, email)
     INSERT INTO outgoing_mail (kind, to_address, account_link_id, user_id) SELECT $4, email, id, $1 FROM link`,
    [userId, kind, language, mail],
  );
}

/** What a mail says of its link. */
export interface LinkInMail {
  /** To be put into the mail and nowhere else. */
  secret: string;
  username: string;
  language: Language;
}

/**
 * Makes the secret of a link for its mail; the time in which it works begins. A mail that is tried again has another one.
 * @returns null when the link is dead: there is nothing to send
 */
export async function makeSecret(db: Queryable, linkId: number | null): Promise<LinkInMail | null> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const [link] = await db.query<Omit<LinkInMail, 'secret'>[]>(
    `WITH made AS (
       UPDATE account_link l SET secret_hash = $2,
         expires_at = now() + make_interval(mins => ($3::jsonb->>l.kind)::integer)
       FROM users u WHERE l.id = $1 AND ${STANDS} RETURNING u.username, l.language)
     SELECT username, language FROM made`,
    [linkId, hashedKey(secret), JSON.stringify(MINUTES)],
  );
  return link ? { secret, ...link } : null;
}

/** Whose link it is, and where it was sent. */
export interface LinkOwner {
  userId: number;
  email: string;
}

/** Whose link it is; null for one that does not work. It may have been used up or ended a moment later. */
export async function findLinkOwner(db: Queryable, kind: LinkKind, secret: string): Promise<LinkOwner | null> {
  const [owner] = await db.query<LinkOwner[]>(
    `SELECT l.user_id AS "userId", l.email FROM account_link l, users u
     WHERE l.secret_hash = $1 AND l.kind = $2 AND l.expires_at > now() AND ${STANDS}`,
    [hashedKey(secret), kind],
  );
  return owner ?? null;
}

/**
 * Uses up a link; of two who do at the same moment, one has it. The account is locked before the link, as by whoever sends
 * one.
 * @returns whether it worked
 */
export async function useUpLink(tx: Transaction, userId: number, kind: LinkKind, secret: string): Promise<boolean> {
  await tx.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  const used = await tx.query<unknown[]>(
    `WITH used AS (
       DELETE FROM account_link l USING users u
       WHERE l.secret_hash = $1 AND l.kind = $2 AND l.expires_at > now() AND ${STANDS} RETURNING l.id)
     SELECT id FROM used`,
    [hashedKey(secret), kind],
  );
  return used.length > 0;
}

/** Ends the links of an account that were sent to another address than this, for good: also when that one comes back. */
export async function endLinksTo(tx: Transaction, userId: number, otherThan: string): Promise<void> {
  await tx.query('DELETE FROM account_link WHERE user_id = $1 AND lower(email) <> lower($2)', [userId, otherThan]);
}

/** Ends all links of an account, for good: also when it is let in again. */
export async function endLinksOf(tx: Queryable, userId: number): Promise<void> {
  await tx.query('DELETE FROM account_link WHERE user_id = $1', [userId]);
}

/** Deletes links that have not worked for a day. Done twice it does nothing more. */
export async function deleteExpiredLinks(db: Queryable): Promise<void> {
  await db.query(`DELETE FROM account_link WHERE expires_at < now() - interval '1 day'`);
}
