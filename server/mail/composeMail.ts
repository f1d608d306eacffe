import type { Language } from '../../common/languages';
import { htmlParagraphs } from '../core/html';
import { leftToRight, textsIn } from '../core/texts';
import type { MailKind } from './outgoingMail.entity';
import type { ComposeMail, QueuedMail } from './outbox';
import { htmlMail } from './readersLanguage';
import type { MailContent } from './transport';

/** The content of a mail of one kind, in the language of its reader; its HTML is what stands in the body. */
export interface ComposedMail extends MailContent {
  readonly language: Language;
}

/** The contact details that every mail names. */
interface ShopContact {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/**
 * Composes mails for the outbox, each by its kind, from what it is about as that is when the mail is sent. Every subject
 * begins with the shop's name, every mail ends with its phone number and e-mail, in the language of its reader.
 */
export function composeMail(
  { name, phone, email }: ShopContact,
  byKind: Readonly<Record<MailKind, (mail: QueuedMail) => Promise<ComposedMail | null>>>,
): ComposeMail {
  return async (mail) => {
    const content = await byKind[mail.kind](mail);
    if (!content) return null;
    const { language, text, html } = content;
    // A number and an address are read from left to right, also within Arabic.
    const t = textsIn(language);
    const contact = t('Questions? Call {phone} or write to {email}.', {
      phone: leftToRight(phone, language),
      email: leftToRight(email, language),
    });
    const subject = `${name}: ${content.subject}`;
    return {
      subject,
      text: `${text}\n\n${contact}\n`,
      html: htmlMail(language, subject, html + htmlParagraphs([contact])),
    };
  };
}
