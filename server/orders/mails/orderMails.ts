import type { Queryable } from '../../db/queryable';
import type { ComposedMail } from '../../mail/composeMail';
import type { QueuedMail } from '../../mail/outbox';
import { MailKind } from '../../mail/outgoingMail.entity';
import { orderChangedMail } from './orderChangedMail';
import { orderConfirmationMail, type OrderLinks } from './orderConfirmationMail';
import { orderMovedMail } from './orderMovedMail';
import { orderPaymentMail } from './orderPaymentMail';
import { orderStatusMail } from './orderStatusMail';

/** The mails about orders, by their kinds, each from the order as it is when the mail is sent. */
export function orderMails(db: Queryable, links: OrderLinks) {
  return {
    [MailKind.ORDER_CONFIRMATION]: (mail) => orderConfirmationMail(db, mail, links),
    [MailKind.ORDER_CHANGED]: (mail) => orderChangedMail(db, mail),
    [MailKind.ORDER_MOVED]: (mail) => orderMovedMail(db, mail),
    [MailKind.ORDER_STATUS]: (mail) => orderStatusMail(db, mail),
    [MailKind.ORDER_PAYMENT]: (mail) => orderPaymentMail(db, mail),
  } satisfies Partial<Record<MailKind, (mail: QueuedMail) => Promise<ComposedMail | null>>>;
}
