import { isLanguage, LANGUAGES, type Language } from '../../common/languages';
import { escapeHtml } from '../core/html';

/** The language of a mail from what the database keeps; English where nobody has said, or said what is none any more. */
export function mailLanguage(kept: string | null): Language {
  return isLanguage(kept) ? kept : 'en';
}

/**
 * The statement that reads the language of a mail about an order (specification 18.7): that of the account it goes to;
 * for who placed the order, and has chosen none, that of the order; else none.
 * @param order the alias of the table of orders @param address the address that the mail goes to
 */
export function languageOfOrderMail(order: string, address: string): string {
  return `SELECT coalesce(
      (SELECT u.language FROM users u
       WHERE u.id IN (${order}.user_id, ${order}.account_id) AND ${isOf('u', address)} AND u.language IS NOT NULL
       ORDER BY u.id = ${order}.user_id DESC LIMIT 1),
      CASE WHEN NOT EXISTS (SELECT 1 FROM users u WHERE u.id = ${order}.account_id AND u.id <> ${order}.user_id
        AND ${isOf('u', address)}) THEN ${order}.language END)`;
}

/** Whether the address is that of the user; mails may go to the one before. */
function isOf(user: string, address: string): string {
  return `lower(${address}) IN (lower(${user}.email), lower(${user}.former_email))`;
}

/** A mail's body as a page of its own, in its language and direction. */
export function htmlMail(language: Language, subject: string, body: string): string {
  const { direction } = LANGUAGES[language];
  return (
    `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8">` +
    `<title>${escapeHtml(subject)}</title></head><body dir="${direction}">${body}</body></html>`
  );
}
