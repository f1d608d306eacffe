import { htmlParagraphs } from '../../core/html';
import type { Queryable } from '../../db/queryable';
import type { ComposeMail } from '../../mail/outbox';
import { MailKind } from '../../mail/outgoingMail.entity';
import { orderConfirmationMail } from './orderConfirmationMail';
import { orderStatusMail } from './orderStatusMail';

/** The contact details that every mail names. */
interface ShopContact {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

const COMPOSE = {
  [MailKind.ORDER_CONFIRMATION]: orderConfirmationMail,
  [MailKind.ORDER_STATUS]: orderStatusMail,
};

/**
 * Composes the mails about orders for the outbox, each from the order as it is when the mail is sent. Every subject
 * begins with the shop's name, every mail ends with its phone number and e-mail.
 */
export function composeOrderMail(db: Queryable, { name, phone, email }: ShopContact): ComposeMail {
  const contact = `Questions? Call ${phone} or write to ${email}.`;
  return async (mail) => {
    const { subject, text, html } = await COMPOSE[mail.kind](db, mail);
    return {
      subject: `${name}: ${subject}`,
      text: `${text}\n\n${contact}\n`,
      html: html + htmlParagraphs([contact]),
    };
  };
}
