import { formatLbp } from '../../../common/amountText';
import { htmlParagraphs } from '../../core/html';
import type { Queryable } from '../../db/queryable';
import type { OutgoingMail } from '../../mail/outgoingMail.entity';
import type { MailContent } from '../../mail/transport';
import { OrderStatus } from '../orderTerms';

interface EventRow {
  orderId: number;
  status: OrderStatus;
  trackingNumber: string | null;
  totalAmount: string;
  /** What the change gave back to the credit account, or charged to it again; null for nothing. */
  creditAmount: string | null;
}

const SENTENCE: Readonly<Record<OrderStatus, string>> = {
  [OrderStatus.PENDING]: 'is waiting to be confirmed',
  [OrderStatus.CONFIRMED]: 'is confirmed',
  [OrderStatus.SHIPPED]: 'is on its way',
  [OrderStatus.DELIVERED]: 'has been delivered',
  [OrderStatus.CANCELLED]: 'has been cancelled',
};

/**
 * The mail about one change of an order's status: of that change, whatever came after it. It holds nothing that the buyer
 * typed. @throws when it is gone
 */
export async function orderStatusMail(
  db: Queryable,
  mail: Pick<OutgoingMail, 'orderEventId' | 'withAmounts'>,
): Promise<MailContent> {
  const [event] = await db.query<EventRow[]>(
    `SELECT e.order_id AS "orderId", e.status, e.tracking_number AS "trackingNumber", o.total_amount AS "totalAmount",
       c.amount AS "creditAmount"
     FROM order_event e JOIN orders o ON o.id = e.order_id LEFT JOIN credit_entry c ON c.id = e.credit_entry_id
     WHERE e.id = $1`,
    [mail.orderEventId],
  );
  if (!event) throw new Error(`There is no change ${mail.orderEventId} of an order`);
  const lines = [
    `Your order #${event.orderId} ${SENTENCE[event.status]}.`,
    ...(event.trackingNumber ? [`Tracking number: ${event.trackingNumber}`] : []),
    ...(mail.withAmounts ? amounts(event) : []),
  ];
  return {
    subject: `order #${event.orderId} ${SENTENCE[event.status]}`,
    text: lines.join('\n\n'),
    html: htmlParagraphs(lines),
  };
}

function amounts({ totalAmount, creditAmount }: EventRow): string[] {
  if (creditAmount === null) return [`Total: ${formatLbp(totalAmount)}`];
  return creditAmount.startsWith('-')
    ? [`${formatLbp(creditAmount.slice(1))} were charged to your credit account.`]
    : [`${formatLbp(creditAmount)} were given back to your credit account.`];
}
