import type { Language } from '../../../common/languages';
import { htmlParagraphs } from '../../core/html';
import { amountIn, leftToRight, textsIn, type Translate } from '../../core/texts';
import { shownRateOf } from '../../currency/exchangeRates';
import type { Queryable } from '../../db/queryable';
import type { OutgoingMail } from '../../mail/outgoingMail.entity';
import type { ComposedMail } from '../../mail/composeMail';
import { languageOfOrderMail, mailLanguage } from '../../mail/readersLanguage';
import { OrderStatus } from '../orderTerms';
import { creditSentence } from './creditSentence';

interface EventRow {
  orderId: number;
  status: OrderStatus;
  trackingNumber: string | null;
  totalAmount: string;
  /** LBP for one USD, where USD are shown. */
  shownRate: string | null;
  /** What the change gave back to the credit account, or charged to it again; null for nothing. */
  creditAmount: string | null;
  /** Of the mail. */
  language: string | null;
}

const SUBJECT: Readonly<Record<OrderStatus, (t: Translate, id: number) => string>> = {
  [OrderStatus.PENDING]: (t, id) => t('order #{id} is waiting to be confirmed', { id }),
  [OrderStatus.CONFIRMED]: (t, id) => t('order #{id} is confirmed', { id }),
  [OrderStatus.SHIPPED]: (t, id) => t('order #{id} is on its way', { id }),
  [OrderStatus.DELIVERED]: (t, id) => t('order #{id} has been delivered', { id }),
  [OrderStatus.CANCELLED]: (t, id) => t('order #{id} has been cancelled', { id }),
};

const SENTENCE: Readonly<Record<OrderStatus, (t: Translate, id: number) => string>> = {
  [OrderStatus.PENDING]: (t, id) => t('Your order #{id} is waiting to be confirmed.', { id }),
  [OrderStatus.CONFIRMED]: (t, id) => t('Your order #{id} is confirmed.', { id }),
  [OrderStatus.SHIPPED]: (t, id) => t('Your order #{id} is on its way.', { id }),
  [OrderStatus.DELIVERED]: (t, id) => t('Your order #{id} has been delivered.', { id }),
  [OrderStatus.CANCELLED]: (t, id) => t('Your order #{id} has been cancelled.', { id }),
};

/**
 * The mail about one change of an order's status: of that change, whatever came after it. It holds nothing that the buyer
 * typed. @throws when it is gone
 */
export async function orderStatusMail(
  db: Queryable,
  mail: Pick<OutgoingMail, 'orderEventId' | 'withAmounts' | 'toAddress'>,
): Promise<ComposedMail> {
  const [event] = await db.query<EventRow[]>(
    `SELECT e.order_id AS "orderId", e.status, e.tracking_number AS "trackingNumber", o.total_amount AS "totalAmount", ${shownRateOf('o')} AS "shownRate",
       c.amount AS "creditAmount", (${languageOfOrderMail('o', '$2')}) AS language
     FROM order_event e JOIN orders o ON o.id = e.order_id LEFT JOIN credit_entry c ON c.id = e.credit_entry_id
     WHERE e.id = $1`,
    [mail.orderEventId, mail.toAddress],
  );
  if (!event) throw new Error(`There is no change ${mail.orderEventId} of an order`);
  const language = mailLanguage(event.language);
  const t = textsIn(language);
  const tracking = event.trackingNumber && leftToRight(event.trackingNumber, language);
  const lines = [
    SENTENCE[event.status](t, event.orderId),
    ...(tracking ? [t('Tracking number: {number}', { number: tracking })] : []),
    ...(mail.withAmounts ? amounts(event, language) : []),
  ];
  return {
    language,
    subject: SUBJECT[event.status](t, event.orderId),
    text: lines.join('\n\n'),
    html: htmlParagraphs(lines),
  };
}

function amounts({ totalAmount, creditAmount, shownRate }: EventRow, language: Language): string[] {
  const t = textsIn(language);
  const shown = (amount: string) => amountIn(language, amount, shownRate);
  return [
    creditAmount === null
      ? t('Total: {amount}', { amount: shown(totalAmount) })
      : creditSentence(creditAmount, t, shown),
  ];
}
