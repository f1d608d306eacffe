import { htmlParagraphs } from '../../core/html';
import { quoted } from '../../core/quoted';
import { textsIn, type Translate } from '../../core/texts';
import type { Queryable } from '../../db/queryable';
import { mailAddressOf } from '../../identity/mailAddress';
import type { ComposedMail } from '../../mail/composeMail';
import { MailKind } from '../../mail/outgoingMail.entity';
import type { QueuedMail } from '../../mail/outbox';
import { mailLanguage } from '../../mail/readersLanguage';

/** The kinds of mails about a second step. */
type StepMail = 'SECOND_STEP_ADDED' | 'SECOND_STEP_REMOVED' | 'SECOND_STEP_RESET' | 'RECOVERY_CODES_RENEWED';

/**
 * Queues a mail for the owner of an account whose second step has changed, in the transaction of the change; none goes to an
 * address that is not confirmed (specification 8.19).
 */
export async function tellOwner(db: Queryable, userId: number, kind: StepMail): Promise<void> {
  await db.query(
    `INSERT INTO outgoing_mail (kind, to_address, user_id)
     SELECT $2, told.address, $1 FROM (SELECT ${mailAddressOf('u')} AS address FROM users u WHERE u.id = $1) told
     WHERE position('@' IN told.address) > 0`,
    [userId, MailKind[kind]],
  );
}

/** The mails about second steps (specification 8.22), by their kinds. They hold no code. */
export function stepMails(db: Queryable) {
  return {
    [MailKind.SECOND_STEP_ADDED]: (mail) =>
      stepMail(db, mail, (t, name) => ({
        subject: t('a second step was added'),
        news: t('The account {name} has got another second step: a passkey or an authenticator app.', { name }),
      })),
    [MailKind.SECOND_STEP_REMOVED]: (mail) =>
      stepMail(db, mail, (t, name) => ({
        subject: t('a second step was removed'),
        news: t('A second step of the account {name} was removed: a passkey or an authenticator app.', { name }),
      })),
    [MailKind.SECOND_STEP_RESET]: (mail) =>
      stepMail(db, mail, (t, name) => ({
        subject: t('your second step was reset'),
        news: t('The second step of the account {name} was reset. Its password alone signs in now.', { name }),
      })),
    [MailKind.RECOVERY_CODES_RENEWED]: (mail) =>
      stepMail(db, mail, (t, name) => ({
        subject: t('new recovery codes were made'),
        news: t('The account {name} has got new recovery codes; the ones before do not work any more.', { name }),
      })),
  } satisfies Partial<Record<MailKind, (mail: QueuedMail) => Promise<ComposedMail | null>>>;
}

/** @param say what has happened to the account of this name */
async function stepMail(
  db: Queryable,
  { userId }: QueuedMail,
  say: (t: Translate, name: string) => { subject: string; news: string },
): Promise<ComposedMail | null> {
  const [user] = await db.query<{ username: string; language: string | null }[]>(
    'SELECT username, language FROM users WHERE id = $1',
    [userId],
  );
  if (!user) return null;
  const language = mailLanguage(user.language);
  const t = textsIn(language);
  const { subject, news } = say(t, quoted(user.username, language));
  const lines = [
    news,
    t('If you know of it, there is nothing to do. If not, please tell us at once: somebody may have your password.'),
  ];
  return { language, subject, text: lines.join('\n\n'), html: htmlParagraphs(lines) };
}
