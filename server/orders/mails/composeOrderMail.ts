import type { Queryable } from '../../db/queryable';
import type { ComposeMail } from '../../mail/outbox';
import { MailKind } from '../../mail/outgoingMail.entity';
import type { ShopContact } from './mailParts';
import { orderConfirmationMail } from './orderConfirmationMail';
import { orderStatusMail } from './orderStatusMail';

const COMPOSE = {
  [MailKind.ORDER_CONFIRMATION]: orderConfirmationMail,
  [MailKind.ORDER_STATUS]: orderStatusMail,
};

/** Makes the mails about orders for the outbox, each from what the order says when it is sent. */
export function composeOrderMail(db: Queryable, shop: ShopContact): ComposeMail {
  return (mail) => COMPOSE[mail.kind](db, mail, shop);
}
