import type { Queryable } from '../../db/queryable';
import { amendTaken } from '../../stock/amendedStock';
import { OrderRefused } from '../placing/newOrder';
import type { KeptLine, LineChange } from './wantedLines';

/**
 * What there is to be more of is still sold, and in stock.
 * @throws OrderRefused OUT_OF_STOCK for the first line that is not
 */
export async function checkSold(tx: Queryable, changes: readonly LineChange[]): Promise<void> {
  const more = changes.filter(({ line, after }) => after > line.quantity);
  if (more.length === 0) return;
  const sold = await tx.query<{ id: number }[]>(
    'SELECT id FROM product WHERE id = ANY($1::integer[]) AND in_stock AND deleted_at IS NULL',
    [more.map(({ line }) => line.productId)],
  );
  const missing = more.find(({ line }) => !sold.some(({ id }) => id === line.productId));
  if (missing) throw tooFew(missing.line);
}

/**
 * Takes what there is to be more of from counted stock, and gives back what there is to be less of, as far as the order had
 * taken it (specification 30.2). The order is locked; stocks are, by their ids.
 * @throws OrderRefused OUT_OF_STOCK for the first line of which there is too little
 */
export async function changeStock(
  tx: Queryable,
  orderId: number,
  changes: readonly LineChange[],
  byUserId: number | null,
): Promise<void> {
  const amended = changes.map(({ line, after }) => ({ ...line, more: after - line.quantity }));
  const short = await amendTaken(tx, orderId, amended, byUserId);
  if (short) throw tooFew(short);
}

function tooFew({
  productId,
  productName,
  selectedSize,
}: Pick<KeptLine, 'productId' | 'productName' | 'selectedSize'>): OrderRefused {
  const title = selectedSize === null ? productName : `${productName} (${selectedSize})`;
  return new OrderRefused('OUT_OF_STOCK', `There is not enough of ${title} left. Nothing was changed.`, {
    productId,
    selectedSize,
  });
}
