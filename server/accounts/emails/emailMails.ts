import { htmlParagraphs } from '../../core/html';
import { quoted } from '../../core/quoted';
import { textsIn } from '../../core/texts';
import type { Queryable } from '../../db/queryable';
import type { ComposedMail } from '../../mail/composeMail';
import { MailKind } from '../../mail/outgoingMail.entity';
import type { QueuedMail } from '../../mail/outbox';
import { mailLanguage } from '../../mail/readersLanguage';
import { LinkKind } from '../links/accountLink.entity';
import { linkMail } from '../links/linkMail';

/** The mails about the addresses of accounts (specification 8.19), by their kinds. @param publicUrl of the shop */
export function emailMails(db: Queryable, publicUrl: string) {
  return {
    [MailKind.EMAIL_CONFIRMATION]: (mail) => confirmationMail(db, mail, publicUrl),
    [MailKind.EMAIL_CHANGED]: (mail) => changedMail(db, mail),
  } satisfies Partial<Record<MailKind, (mail: QueuedMail) => Promise<ComposedMail | null>>>;
}

/** The mail with the link by which an address is confirmed; null when the link is dead. */
function confirmationMail(db: Queryable, mail: QueuedMail, publicUrl: string): Promise<ComposedMail | null> {
  return linkMail(db, mail, `${publicUrl}/confirm-email`, (t, name) => ({
    subject: t('confirm your e-mail address'),
    before: [
      t('The account {name} has this e-mail address. Please confirm that it is yours.', { name }),
      t('Confirm it by this link. It works once, for 24 hours:'),
    ],
    after: t('If it is not your account, do nothing: we will send you nothing more.'),
  }));
}

/**
 * The mail to the address that the account had before. It does not say the new one, which is the owner's secret. Where the
 * account says no language, the link that was sent to the new one keeps that of the request.
 */
async function changedMail(db: Queryable, { userId }: QueuedMail): Promise<ComposedMail | null> {
  const [user] = await db.query<{ username: string; language: string | null }[]>(
    `SELECT u.username, coalesce(u.language, l.language) AS language
     FROM users u LEFT JOIN account_link l ON l.user_id = u.id AND l.kind = $2 WHERE u.id = $1`,
    [userId, LinkKind.EMAIL_CONFIRMATION],
  );
  if (!user) return null;
  const language = mailLanguage(user.language);
  const t = textsIn(language);
  const lines = [
    t('The account {name} has got another e-mail address.', { name: quoted(user.username, language) }),
    t('If you know of it, there is nothing to do. If not, please tell us at once: somebody may have your password.'),
  ];
  return {
    language,
    subject: t('your e-mail address was changed'),
    text: lines.join('\n\n'),
    html: htmlParagraphs(lines),
  };
}
