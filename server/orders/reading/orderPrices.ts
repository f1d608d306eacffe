import { paid } from '../../catalog/priceHistory/pastPrices';
import type { PriceOriginType } from '../../catalog/priceHistory/priceOrigin.types';
import { priceSince } from '../../catalog/priceHistory/priceSince';
import { historyBegan, readFactsAt } from '../../pricing/history/factsAt';
import { CUSTOMER_BOOK } from '../../pricing/priceBook';
import { saving } from '../../../common/money';
import { Selection } from '../../db/selection';
import type { Queryable } from '../../db/queryable';
import type { Viewer } from '../../identity/viewer';
import { PriceRule, type Price } from '../../pricing/price';
import { waterfallOf } from '../../pricing/waterfall';
import type { OrderLinePriceType, OrderPricesType } from './orderPrices.types';
import { selectVisible } from './readOrders';

interface LineRow extends Pick<
  OrderLinePriceType,
  'lineId' | 'productId' | 'productName' | 'variant' | 'quantity' | 'unitPrice' | 'rule' | 'rounding' | 'pricedAt'
> {
  /** Null for that of the order. */
  priceBook: string | null;
  baseAmount: string | null;
  discountPercent: string | null;
  listAmount: string | null;
  savedAmount: string | null;
}

interface OrderRow extends Omit<OrderPricesType, 'lines' | 'placed'> {
  readonly createdAt: Date;
  readonly userId: number | null;
}

/**
 * Why an order cost what it did, from what it keeps (specification 4.14): the catalogue of today is not read. Two
 * statements.
 * @returns null when there is no such order that the viewer may see
 */
export async function readOrderPrices(db: Queryable, viewer: Viewer, orderId: number): Promise<OrderPricesType | null> {
  const selection = new Selection();
  selectVisible(selection, viewer);
  selection.and('o.id = ?', orderId);
  const [order] = await db.query<OrderRow[]>(
    `SELECT o.id AS "orderId", o.price_book AS "priceBook", o.discount_percent AS "discountPercent",
       o.discount_amount AS "discountAmount", o.discount_rounding AS "discountRounding", o.created_at AS "createdAt",
       coalesce(o.account_id, o.user_id) AS "userId"
     FROM orders o WHERE ${selection.where}`,
    selection.parameters,
  );
  if (!order) return null;
  const lines = await db.query<LineRow[]>(
    `SELECT id AS "lineId", product_id AS "productId", product_name AS "productName", variant, quantity,
       unit_price AS "unitPrice", price_rule AS rule, rounding, base_amount AS "baseAmount",
       discount_percent AS "discountPercent", list_amount AS "listAmount", saved_amount AS "savedAmount",
       price_book AS "priceBook", priced_at AS "pricedAt"
     FROM order_line WHERE order_id = $1 ORDER BY position`,
    [orderId],
  );
  const { createdAt: at, userId, ...prices } = order;
  return { ...prices, lines: lines.map((line) => explainedLine(line, order.priceBook)), placed: { at, userId } };
}

/**
 * Since when a line's price had been what it was when it was ordered, or added.
 * @returns null for no such line, for one at the price of what it replaces, and where the history does not know of that price
 */
export async function lineSince(
  db: Queryable,
  { lines, placed }: OrderPricesType,
  lineId: number,
): Promise<PriceOriginType | null> {
  const line = lines.find((each) => each.lineId === lineId);
  const { since } = await historyBegan(db);
  // What another product cost is no price that this one had.
  if (!line || line.rule === PriceRule.REPLACED) return null;
  const at = line.pricedAt ?? placed.at;
  if (at < since) return null;
  const held = { productId: line.productId, variant: line.variant, userId: placed.userId, at };
  const [facts] = await readFactsAt(db, [held]);
  // Who took a guest's order over may have had no account then.
  const userId = facts!.terms ? placed.userId : null;
  const book = userId === null ? CUSTOMER_BOOK : facts!.book;
  return paid(facts!, line.variant, book) === line.unitPrice ? priceSince(db, { ...held, userId }) : null;
}

function explainedLine(
  { baseAmount, discountPercent, listAmount, savedAmount, priceBook, ...line }: LineRow,
  bookOfOrder: string,
): OrderLinePriceType {
  const price =
    baseAmount === null || savedAmount === null
      ? null
      : paidPrice(line.unitPrice, line.rule, { baseAmount, discountPercent, listAmount, saved: savedAmount });
  return { priceBook: priceBook ?? bookOfOrder, price, waterfall: price ? waterfallOf(price) : [], ...line };
}

function paidPrice(
  amount: string,
  rule: PriceRule,
  kept: Pick<Price, 'baseAmount' | 'discountPercent' | 'listAmount' | 'saved'>,
): Price {
  const off = kept.listAmount === null ? null : saving(kept.listAmount, amount);
  return { amount, rule, ...kept, percentOff: off?.percent ?? 0 };
}
