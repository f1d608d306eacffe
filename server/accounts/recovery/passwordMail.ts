import { LANGUAGES, type Language } from '../../../common/languages';
import { escapeHtml, htmlParagraphs } from '../../core/html';
import { quoted } from '../../core/quoted';
import type { Queryable } from '../../db/queryable';
import type { OutgoingMail } from '../../mail/outgoingMail.entity';
import type { LocalizedMail } from '../../mail/outbox';
import { makeSecret } from './accountLinks';

/** What the mail says, in one language. */
interface Words {
  subject: string;
  /** @param name the username, as it may stand in a mail */
  opening: (name: string) => string;
  link: string;
  ending: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    subject: 'choose a new password',
    opening: (name) => `Somebody, probably you, asked for a new password for the account ${name}.`,
    link: 'Choose it by this link. It works once, for one hour:',
    ending: 'If it was not you, do nothing: your password stays as it is.',
  },
  ar: {
    subject: 'اختيار كلمة مرور جديدة',
    opening: (name) => `طلب أحدهم، وعلى الأرجح أنت، كلمة مرور جديدة للحساب ${name}.`,
    link: 'اخترها عبر هذا الرابط. يعمل مرة واحدة فقط، ولمدة ساعة:',
    ending: 'إن لم تكن أنت من طلب ذلك، فلا تفعل شيئًا: تبقى كلمة مرورك كما هي.',
  },
  fr: {
    subject: 'choisir un nouveau mot de passe',
    opening: (name) => `Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour le compte ${name}.`,
    link: 'Choisissez-le par ce lien. Il fonctionne une seule fois, pendant une heure :',
    ending: 'Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.',
  },
};

/**
 * The mail with the link for a new password (specification 8.15); null when the link is dead. The secret stands behind the
 * "#", which browsers send to nobody: no log, cache or referrer has it, and a program that opens links does not use it up.
 */
export async function passwordMail(
  db: Queryable,
  { accountLinkId }: Pick<OutgoingMail, 'accountLinkId'>,
  publicUrl: string,
): Promise<LocalizedMail | null> {
  const made = await makeSecret(db, accountLinkId);
  if (!made) return null;
  const { language, username, secret } = made;
  const words = WORDS[language];
  const address = `${publicUrl}/reset-password?lang=${language}#key=${secret}`;
  const opening = words.opening(quoted(username));
  return {
    language,
    subject: words.subject,
    text: [opening, words.link, address, words.ending].join('\n\n'),
    html: [
      htmlParagraphs([opening, words.link]),
      `<p dir="${LANGUAGES.en.direction}"><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>`,
      htmlParagraphs([words.ending]),
    ].join(''),
  };
}
