import { LANGUAGES, type Language } from '../../common/languages';
import { htmlParagraphs } from '../core/html';
import type { MailKind } from './outgoingMail.entity';
import type { ComposeMail } from './outbox';

/** The contact details that every mail names. */
interface ShopContact {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/**
 * Composes mails for the outbox, each by its kind, from what it is about as that is when the mail is sent. Every subject
 * begins with the shop's name, every mail ends with its phone number and e-mail.
 */
export function composeMail(
  { name, phone, email }: ShopContact,
  byKind: Readonly<Record<MailKind, ComposeMail>>,
): ComposeMail {
  return async (mail) => {
    const content = await byKind[mail.kind](mail);
    if (!content) return null;
    const { subject, text, html, language } = content;
    const contact = CONTACT[language ?? 'en'](phone, email);
    const body = html + htmlParagraphs([contact]);
    return {
      subject: `${name}: ${subject}`,
      text: `${text}\n\n${contact}\n`,
      html: language ? `<div lang="${language}" dir="${LANGUAGES[language].direction}">${body}</div>` : body,
    };
  };
}

// A phone number and an address are read from left to right, in Arabic too.
const CONTACT: Readonly<Record<Language, (phone: string, email: string) => string>> = {
  en: (phone, email) => `Questions? Call ${phone} or write to ${email}.`,
  ar: (phone, email) => `أسئلة؟ اتصل بالرقم \u2066${phone}\u2069 أو اكتب إلى \u2066${email}\u2069.`,
  fr: (phone, email) => `Des questions ? Appelez le ${phone} ou écrivez à ${email}.`,
};
