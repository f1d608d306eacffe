import { PAYMENT_METHOD_LABELS } from '../../../common/constants';
import type { Language } from '../../../common/languages';
import { addressText, gpsText } from '../../../common/addresses/deliveryAddress';
import { compare, times } from '../../../common/money';
import { nameWithSize } from '../../../common/texts/nameWithSize';
import { escapeHtml, htmlParagraphs } from '../../core/html';
import { quoted } from '../../core/quoted';
import { amountIn, amountText, endOf, isolated, leftToRight, textsIn, type Translate } from '../../core/texts';
import { shownRateOf } from '../../currency/exchangeRates';
import type { Queryable } from '../../db/queryable';
import type { OutgoingMail } from '../../mail/outgoingMail.entity';
import type { ComposedMail } from '../../mail/composeMail';
import { languageOfOrderMail, mailLanguage } from '../../mail/readersLanguage';
import type { Translations } from '../../catalog/translations/translations';
import { followPath, type FollowKeys } from '../following/followKeys';
import { parseAddress } from '../address';
import { longDay } from './longDay';
import { lineIn, type LineTranslation } from '../lineTexts';

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
  deliveryDate: string | null;
  deliveryWindow: string | null;
  /** Whether the buyer has named the day. */
  namesDay: boolean;
  /** LBP for one USD, where USD are shown. */
  shownRate: string | null;
  /** Of the mail. */
  language: string | null;
  lines: OrderedLine[];
}

interface OrderedLine {
  productName: string;
  variant: string | null;
  selectedSize: string | null;
  translations: Translations<LineTranslation>;
  quantity: number;
  unitPrice: string;
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
  mail: Pick<OutgoingMail, 'orderId' | 'withAmounts' | 'toAddress'>,
  links: OrderLinks,
): Promise<ComposedMail> {
  const order = await readOrder(db, mail);
  const language = mailLanguage(order.language);
  const t = textsIn(language);
  const items = itemRows(order, mail.withAmounts, language);
  const totals = mail.withAmounts ? totalRows(order, language) : [];
  const places = placesOf(order, language);
  const greeting = t('Thank you. Your order #{id} has been placed.', { id: order.id });
  const delivery = [
    t('Payment: {method}', { method: t(PAYMENT_METHOD_LABELS[order.paymentMethod]) }),
    expected(order, language),
  ];
  const follow = followLink(order, links);
  const label = t('Follow your order');
  const caution = t(
    'Whoever has this link sees what you ordered and where it is. It works until 90 days after the delivery.',
  );
  const typed = [
    t('What was entered with the order:'),
    t('Name: {name}', { name: quoted(order.customerName, language) }),
    ...(places.length > 0 ? [t('Delivery to: {places}', { places: places.join(' · ') })] : []),
  ];
  const blocks = [
    [greeting],
    textTable(items, t),
    textTable(totals, t),
    delivery,
    follow ? [t('{label}: {value}', { label, value: follow }), caution] : [],
    typed,
  ];
  return {
    language,
    subject: t('order #{id} placed', { id: order.id }),
    text: blocks
      .filter((block) => block.length > 0)
      .map((block) => block.join('\n'))
      .join('\n\n'),
    html: [
      htmlParagraphs([greeting]),
      htmlTable(items, language),
      htmlTable(totals, language),
      htmlParagraphs(delivery),
      follow ? `<p><a href="${escapeHtml(follow)}">${escapeHtml(label)}</a></p>${htmlParagraphs([caution])}` : '',
      htmlParagraphs(typed),
    ].join(''),
  };
}

/** When it comes: on the day that the buyer has named, or as the shop says of all orders. */
function expected({ deliveryDate, deliveryWindow, namesDay }: OrderRow, language: Language): string {
  const t = textsIn(language);
  if (deliveryDate === null || deliveryWindow === null || !namesDay) return t('Expected within 2-3 business days.');
  const values = { day: longDay(deliveryDate, language), window: leftToRight(deliveryWindow, language) };
  return t('Delivery on {day}, {window}.', values);
}

/** The address at which a guest follows the order; null when it has no key, or one that can not be made again. */
function followLink({ id, createdAt, followHash }: OrderRow, { keys, publicUrl }: OrderLinks): string | null {
  const key = keys.keyAgain({ orderId: id, createdAt }, followHash);
  return key && publicUrl + followPath(id, key);
}

async function readOrder(
  db: Queryable,
  { orderId, toAddress }: Pick<OutgoingMail, 'orderId' | 'toAddress'>,
): Promise<OrderRow> {
  const [order] = await db.query<OrderRow[]>(
    `SELECT o.id, o.customer_name AS "customerName", o.created_at AS "createdAt", o.follow_hash AS "followHash",
       o.payment_method AS "paymentMethod",
       o.delivery_address AS "deliveryAddress", o.latitude, o.longitude, o.subtotal_amount AS "subtotalAmount",
       o.discount_amount AS "discountAmount", to_char(o.delivery_date, 'YYYY-MM-DD') AS "deliveryDate",
       o.delivery_window AS "deliveryWindow",
       (SELECT r.answer -> 'namesDay' FROM order_request r WHERE r.order_id = o.id) IS NOT NULL AS "namesDay", o.delivery_fee AS "deliveryFee", o.total_amount AS "totalAmount",
       ${shownRateOf('o')} AS "shownRate",
       (${languageOfOrderMail('o', '$2')}) AS language,
       (SELECT json_agg(json_build_object('productName', l.product_name, 'variant', l.variant,
          'selectedSize', l.selected_size, 'translations', l.translations, 'quantity', l.quantity,
          'unitPrice', l.unit_price::text) ORDER BY l.position) FROM order_line l WHERE l.order_id = o.id) AS lines
     FROM orders o WHERE o.id = $1`,
    [orderId, toAddress],
  );
  if (!order) throw new Error(`There is no order ${orderId}`);
  return order;
}

function itemRows({ lines, shownRate }: OrderRow, withAmounts: boolean, language: Language): TableRow[] {
  return lines.map((line) => {
    const { productName, sizeLabel } = lineIn(line, language);
    return [
      isolated(`${line.quantity} × ${nameWithSize(productName, sizeLabel)}`, language),
      withAmounts ? amountIn(language, times(line.unitPrice, line.quantity), shownRate) : '',
    ];
  });
}

function totalRows(
  { subtotalAmount, discountAmount, deliveryFee, totalAmount, shownRate }: OrderRow,
  language: Language,
): TableRow[] {
  const t = textsIn(language);
  const discount: TableRow[] =
    compare(discountAmount, '0') > 0
      ? [[t('Discount'), leftToRight(`- ${amountText(discountAmount, shownRate)}`, language)]]
      : [];
  return [
    [t('Subtotal'), amountIn(language, subtotalAmount, shownRate)],
    ...discount,
    [t('Delivery'), amountIn(language, deliveryFee, shownRate)],
    [t('Total'), amountIn(language, totalAmount, shownRate)],
  ];
}

/** Every part of the address, and the position of an order that was placed by it; empty when there is neither. */
function placesOf({ deliveryAddress, latitude, longitude }: OrderRow, language: Language): string[] {
  const t = textsIn(language);
  const floorText = (floor: string) => t('Floor {floor}', { floor });
  const address = addressText(parseAddress(deliveryAddress) ?? {}, floorText, t(', '));
  const position =
    latitude === null || longitude === null ? '' : leftToRight(`GPS: ${gpsText(latitude, longitude)}`, language);
  return [address && quoted(address, language), position].filter((place) => place !== '');
}

function textTable(rows: readonly TableRow[], t: Translate): string[] {
  return rows.map(([label, value]) => (value ? t('{label}: {value}', { label, value }) : label));
}

function htmlTable(rows: readonly TableRow[], language: Language): string {
  const cells = rows.map(
    ([label, amount]) =>
      `<tr><td>${escapeHtml(label)}</td><td align="${endOf(language)}">${escapeHtml(amount)}</td></tr>`,
  );
  return cells.length > 0 ? `<table cellpadding="4">${cells.join('')}</table>` : '';
}
