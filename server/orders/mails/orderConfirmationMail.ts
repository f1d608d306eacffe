import { formatLbp } from '../../../common/amountText';
import { compare, times } from '../../../common/money';
import { PAYMENT_METHOD_LABELS } from '../../../common/constants';
import type { Queryable } from '../../db/queryable';
import { MailKind, type OutgoingMailEntity } from '../../mail/outgoingMail.entity';
import { orderStatusMail } from './orderStatusMail';
import { escape, type RenderedMail, type ShopContact } from '../../mail/rendered';

type MailRow = Pick<OutgoingMailEntity, 'kind' | 'orderId' | 'orderEventId' | 'withAmounts'>;

interface OrderRow {
  id: number;
  customerName: string;
  paymentMethod: keyof typeof PAYMENT_METHOD_LABELS;
  deliveryAddress: Record<string, string | null>;
  subtotalAmount: string;
  discountAmount: string;
  deliveryFee: string;
  totalAmount: string;
  lines: { name: string; size: string | null; quantity: number; unitPrice: string }[];
}

const RENDER: Record<MailKind, (db: Queryable, mail: MailRow, shop: ShopContact) => Promise<RenderedMail>> = {
  [MailKind.ORDER_CONFIRMATION]: orderConfirmation,
  [MailKind.ORDER_STATUS]: orderStatusMail,
};

/** The text of a mail, made when it is sent, from what the order kept. @throws when what it is about is gone */
export function renderMail(db: Queryable, mail: MailRow, shop: ShopContact): Promise<RenderedMail> {
  return RENDER[mail.kind](db, mail, shop);
}

async function orderConfirmation(db: Queryable, mail: MailRow, shop: ShopContact): Promise<RenderedMail> {
  const [order] = await db.query<OrderRow[]>(
    `SELECT o.id, o.customer_name AS "customerName", o.payment_method AS "paymentMethod",
       o.delivery_address AS "deliveryAddress", o.subtotal_amount AS "subtotalAmount",
       o.discount_amount AS "discountAmount", o.delivery_fee AS "deliveryFee", o.total_amount AS "totalAmount",
       (SELECT json_agg(json_build_object('name', l.product_name, 'size', l.selected_size, 'quantity', l.quantity,
          'unitPrice', l.unit_price::text) ORDER BY l.position) FROM order_line l WHERE l.order_id = o.id) AS lines
     FROM orders o WHERE o.id = $1`,
    [mail.orderId],
  );
  if (!order) throw new Error(`There is no order ${mail.orderId}`);
  const lines = order.lines.map((line) => {
    const what = `${line.quantity} × ${line.name}${line.size ? ` (${line.size})` : ''}`;
    return [what, mail.withAmounts ? formatLbp(times(line.unitPrice, line.quantity)) : ''] as const;
  });
  const totals: (readonly [string, string])[] = mail.withAmounts
    ? [
        ['Subtotal', formatLbp(order.subtotalAmount)],
        ...(compare(order.discountAmount, '0') > 0
          ? [['Discount', `- ${formatLbp(order.discountAmount)}`] as const]
          : []),
        ['Delivery', formatLbp(order.deliveryFee)],
        ['Total', formatLbp(order.totalAmount)],
      ]
    : [];
  const { street, building, floor, area, city, fullAddress } = order.deliveryAddress;
  const address = fullAddress ?? [street, building, floor, area, city].filter(Boolean).join(', ');
  const greeting = `Thank you, ${order.customerName}. Your order #${order.id} has been placed.`;
  const after = [
    `Payment: ${PAYMENT_METHOD_LABELS[order.paymentMethod]}`,
    ...(address ? [`Delivery to: ${address}`] : []),
    'Expected within 2-3 business days.',
  ];
  const help = `Questions? Call ${shop.phone} or write to ${shop.email}.`;
  return {
    subject: `${shop.name}: order #${order.id} placed`,
    text: [
      greeting,
      '',
      ...table(lines),
      '',
      ...table(totals),
      ...(totals.length ? [''] : []),
      ...after,
      '',
      help,
      '',
    ].join('\n'),
    html: `<p>${escape(greeting)}</p>${htmlTable(lines)}${htmlTable(totals)}${after.map((line) => `<p>${escape(line)}</p>`).join('')}<p>${escape(help)}</p>`,
  };
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  return rows.map(([label, value]) => (value ? `${label}: ${value}` : label));
}

function htmlTable(rows: readonly (readonly [string, string])[]): string {
  const cells = rows.map(
    ([label, value]) => `<tr><td>${escape(label)}</td><td align="right">${escape(value)}</td></tr>`,
  );
  return cells.length ? `<table cellpadding="4">${cells.join('')}</table>` : '';
}
