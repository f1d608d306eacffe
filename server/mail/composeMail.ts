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
  const contact = `Questions? Call ${phone} or write to ${email}.`;
  return async (mail) => {
    const { subject, text, html } = await byKind[mail.kind](mail);
    return {
      subject: `${name}: ${subject}`,
      text: `${text}\n\n${contact}\n`,
      html: html + htmlParagraphs([contact]),
    };
  };
}
