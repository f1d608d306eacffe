import { formatLbp } from '../../../common/amountText';
import { PAYMENT_METHOD_LABELS } from '../../../common/constants';
import { addressText, gpsText } from '../../../common/deliveryAddress';
import { compare, times } from '../../../common/money';
import { escapeHtml, htmlParagraphs } from '../../core/html';
import { quoted } from '../../core/quoted';
import type { Queryable } from '../../db/queryable';
import type { OutgoingMail } from '../../mail/outgoingMail.entity';
import type { MailContent } from '../../mail/transport';
import { followPath, type FollowKeys } from '../following/followKeys';
import { parseAddress } from '../address';
import { followText } from './followText';

interface OrderRow {
  id: number;
  createdAt: Date;
  followHash: Buffer | null;
  customerName: string;
  paymentMethod: keyof typeof PAYMENT_METHOD_LABELS;
  deliveryAddress: unknown;
  latitude: number | null;
  longitude: number | null;
  subtotalAmount: string;
  discountAmount: string;
  deliveryFee: string;
  totalAmount: string;
  lines: { name: string; size: string | null; quantity: number; unitPrice: string }[];
}

/** A label, and the amount that stands right of it; empty for none. */
type TableRow = readonly [label: string, amount: string];

/** How the buyer is led to the order. */
export interface OrderLinks {
  keys: FollowKeys;
  /** Of the shop, without a trailing slash. */
  publicUrl: string;
}

/**
 * The mail that an order was placed. It begins with the shop's own words: what the buyer typed may be a stranger's, to an
 * address that is somebody else's, and stands below them, labelled and quoted. @throws when the order is gone
 */
export async function orderConfirmationMail(
  db: Queryable,
  mail: Pick<OutgoingMail, 'orderId' | 'withAmounts'>,
  links: OrderLinks,
): Promise<MailContent> {
  const order = await readOrder(db, mail.orderId);
  const items = itemRows(order, mail.withAmounts);
  const totals = mail.withAmounts ? totalRows(order) : [];
  const places = placesOf(order);
  const greeting = `Thank you. Your order #${order.id} has been placed.`;
  const delivery = [`Payment: ${PAYMENT_METHOD_LABELS[order.paymentMethod]}`, 'Expected within 2-3 business days.'];
  const follow = followLink(order, links);
  const { label, caution } = followText('en');
  const typed = [
    'What was entered with the order:',
    `Name: ${quoted(order.customerName)}`,
    ...(places.length > 0 ? [`Delivery to: ${places.join(' · ')}`] : []),
  ];
  const blocks = [
    [greeting],
    textTable(items),
    textTable(totals),
    delivery,
    follow ? [`${label}: ${follow}`, caution] : [],
    typed,
  ];
  return {
    subject: `order #${order.id} placed`,
    text: blocks
      .filter((block) => block.length > 0)
      .map((block) => block.join('\n'))
      .join('\n\n'),
    html: [
      htmlParagraphs([greeting]),
      htmlTable(items),
      htmlTable(totals),
      htmlParagraphs(delivery),
      follow ? `<p><a href="${escapeHtml(follow)}">${escapeHtml(label)}</a></p>${htmlParagraphs([caution])}` : '',
      htmlParagraphs(typed),
    ].join(''),
  };
}

/** The address at which a guest follows the order; null when it has no key, or one that can not be made again. */
function followLink({ id, createdAt, followHash }: OrderRow, { keys, publicUrl }: OrderLinks): string | null {
  const key = keys.keyAgain({ orderId: id, createdAt }, followHash);
  return key && publicUrl + followPath(id, key);
}

async function readOrder(db: Queryable, orderId: number | null): Promise<OrderRow> {
  const [order] = await db.query<OrderRow[]>(
    `SELECT o.id, o.customer_name AS "customerName", o.created_at AS "createdAt", o.follow_hash AS "followHash",
       o.payment_method AS "paymentMethod",
       o.delivery_address AS "deliveryAddress", o.latitude, o.longitude, o.subtotal_amount AS "subtotalAmount",
       o.discount_amount AS "discountAmount", o.delivery_fee AS "deliveryFee", o.total_amount AS "totalAmount",
       (SELECT json_agg(json_build_object('name', l.product_name, 'size', l.selected_size, 'quantity', l.quantity,
          'unitPrice', l.unit_price::text) ORDER BY l.position) FROM order_line l WHERE l.order_id = o.id) AS lines
     FROM orders o WHERE o.id = $1`,
    [orderId],
  );
  if (!order) throw new Error(`There is no order ${orderId}`);
  return order;
}

function itemRows({ lines }: OrderRow, withAmounts: boolean): TableRow[] {
  return lines.map(({ name, size, quantity, unitPrice }) => [
    `${quantity} × ${name}${size ? ` (${size})` : ''}`,
    withAmounts ? formatLbp(times(unitPrice, quantity)) : '',
  ]);
}

function totalRows({ subtotalAmount, discountAmount, deliveryFee, totalAmount }: OrderRow): TableRow[] {
  const discount: TableRow[] = compare(discountAmount, '0') > 0 ? [['Discount', `- ${formatLbp(discountAmount)}`]] : [];
  return [
    ['Subtotal', formatLbp(subtotalAmount)],
    ...discount,
    ['Delivery', formatLbp(deliveryFee)],
    ['Total', formatLbp(totalAmount)],
  ];
}

/** Every part of the address, and the position of an order that was placed by it; empty when there is neither. */
function placesOf({ deliveryAddress, latitude, longitude }: OrderRow): string[] {
  const address = addressText(parseAddress(deliveryAddress) ?? {}, (floor) => `Floor ${floor}`);
  const position = latitude === null || longitude === null ? '' : `GPS: ${gpsText(latitude, longitude)}`;
  return [address && quoted(address), position].filter((place) => place !== '');
}

function textTable(rows: readonly TableRow[]): string[] {
  return rows.map(([label, amount]) => (amount ? `${label}: ${amount}` : label));
}

function htmlTable(rows: readonly TableRow[]): string {
  const cells = rows.map(
    ([label, amount]) => `<tr><td>${escapeHtml(label)}</td><td align="right">${escapeHtml(amount)}</td></tr>`,
  );
  return cells.length > 0 ? `<table cellpadding="4">${cells.join('')}</table>` : '';
}
