import type { Queryable } from '../../db/queryable';
import type { AppliedCode } from '../../discounts/codes';
import { MailKind } from '../../mail/outgoingMail.entity';
import { priceBookName } from '../../pricing/priceBook';
import type { NewOrder, PlacedOrder } from './newOrder';
import type { PricedLine } from './priceLines';

const WRITE = `WITH placed AS (
    INSERT INTO orders (id, kind, status, payment_method, user_id, account_id, customer_name, employee_name,
      customer_email, customer_phone, delivery_address, address_type, latitude, longitude, subtotal_amount,
      discount_code_id, discount_percent, discount_amount, delivery_fee, total_amount, loyalty_points, price_book, note)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)
    RETURNING id),
  lines AS (
    INSERT INTO order_line (order_id, position, product_id, product_name, variant, selected_size, selected_packaging,
      unit_price, price_rule, quantity)
    SELECT placed.id, line.position - 1, line."productId", line."productName", line.variant, line."selectedSize",
      line."selectedPackaging", line."unitPrice", line."priceRule", line.quantity
    FROM placed, ROWS FROM (json_to_recordset($24::json) AS ("productId" integer, "productName" text, variant text,
      "selectedSize" text, "selectedPackaging" text, "unitPrice" numeric, "priceRule" text, quantity integer))
      WITH ORDINALITY AS line("productId", "productName", variant, "selectedSize", "selectedPackaging", "unitPrice",
      "priceRule", quantity, position)),
  event AS (INSERT INTO order_event (order_id, status, by_user_id) SELECT id, $3, $5 FROM placed),
  mail AS (
    INSERT INTO outgoing_mail (kind, to_address, order_id, with_amounts)
    SELECT $25, mail.address, placed.id, mail."withAmounts"
    FROM placed, json_to_recordset($26::json) AS mail(address text, "withAmounts" boolean))
  UPDATE order_request SET answer = $27 FROM placed WHERE order_request.order_id = placed.id`;

/** Writes the order, its lines, its first event, its mails and the answer to its request, in one statement. */
export async function writeOrder(
  tx: Queryable,
  order: NewOrder,
  lines: PricedLine[],
  code: AppliedCode | null,
  placed: PlacedOrder,
): Promise<void> {
  await tx.query(WRITE, [
    placed.orderId,
    order.kind,
    placed.status,
    order.paymentMethod,
    order.buyer.userId,
    order.buyer.accountId,
    order.customerName,
    order.employeeName,
    order.customerEmail,
    order.customerPhone,
    JSON.stringify(order.deliveryAddress),
    order.addressType,
    order.latitude,
    order.longitude,
    placed.subtotalAmount,
    code?.id ?? null,
    code?.discountPercent ?? null,
    placed.discountAmount,
    placed.deliveryFee,
    placed.totalAmount,
    placed.loyaltyPointsEarned,
    priceBookName(order.buyer.book),
    order.note,
    JSON.stringify(lines),
    MailKind.ORDER_CONFIRMATION,
    JSON.stringify(order.mailTo),
    JSON.stringify(placed),
  ]);
}
