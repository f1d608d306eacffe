import { saving } from '../../../common/money';
import { Selection } from '../../db/selection';
import type { Queryable } from '../../db/queryable';
import type { Viewer } from '../../identity/viewer';
import type { Price, PriceRule } from '../../pricing/price';
import { waterfallOf } from '../../pricing/waterfall';
import type { OrderLinePriceType, OrderPricesType } from './orderPrices.types';
import { selectVisible } from './readOrders';

interface LineRow extends Pick<
  OrderLinePriceType,
  'lineId' | 'productId' | 'productName' | 'variant' | 'quantity' | 'unitPrice' | 'rule' | 'rounding'
> {
  baseAmount: string | null;
  discountPercent: string | null;
  listAmount: string | null;
  savedAmount: string | null;
}

type OrderRow = Omit<OrderPricesType, 'lines'>;

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
       o.discount_amount AS "discountAmount", o.discount_rounding AS "discountRounding"
     FROM orders o WHERE ${selection.where}`,
    selection.parameters,
  );
  if (!order) return null;
  const lines = await db.query<LineRow[]>(
    `SELECT id AS "lineId", product_id AS "productId", product_name AS "productName", variant, quantity,
       unit_price AS "unitPrice", price_rule AS rule, rounding, base_amount AS "baseAmount",
       discount_percent AS "discountPercent", list_amount AS "listAmount", saved_amount AS "savedAmount"
     FROM order_line WHERE order_id = $1 ORDER BY position`,
    [orderId],
  );
  return { ...order, lines: lines.map(explainedLine) };
}

function explainedLine({ baseAmount, discountPercent, listAmount, savedAmount, ...line }: LineRow): OrderLinePriceType {
  const price =
    baseAmount === null || savedAmount === null
      ? null
      : paidPrice(line.unitPrice, line.rule, { baseAmount, discountPercent, listAmount, saved: savedAmount });
  return { ...line, price, waterfall: price ? waterfallOf(price) : [] };
}

function paidPrice(
  amount: string,
  rule: PriceRule,
  kept: Pick<Price, 'baseAmount' | 'discountPercent' | 'listAmount' | 'saved'>,
): Price {
  const off = kept.listAmount === null ? null : saving(kept.listAmount, amount);
  return { amount, rule, ...kept, percentOff: off?.percent ?? 0 };
}
