import type { Queryable } from '../../db/queryable';
import { amendTaken } from '../../stock/amendedStock';
import type { AddedLine } from './addedLines';
import { notEnoughForChange } from './notEnoughForChange';
import type { LineChange } from './wantedLines';

/**
 * What there is to be more of is still sold, and in stock.
 * @throws OrderRefused OUT_OF_STOCK for the first line that is not
 */
export async function checkSold(tx: Queryable, changes: readonly LineChange[]): Promise<void> {
  const more = changes.filter(({ line, after }) => after > line.quantity);
  if (more.length === 0) return;
  const sold = await tx.query<{ id: number; sizes: string[] }[]>(
    `SELECT p.id, ARRAY(SELECT v.name FROM product_variant v WHERE v.product_id = p.id) AS sizes
     FROM product p WHERE p.id = ANY($1::integer[]) AND p.in_stock AND p.deleted_at IS NULL`,
    [more.map(({ line }) => line.productId)],
  );
  const isSold = ({ productId, variant }: LineChange['line']) =>
    sold.some(({ id, sizes }) => id === productId && (variant === null || sizes.includes(variant)));
  const missing = more.find(({ line }) => !isSold(line));
  if (missing) throw notEnoughForChange(missing.line);
}

/**
 * Takes what is added, and what there is to be more of, from counted stock, and gives back what there is to be less of, as far as the order had
 * taken it (specification 30.2). The order is locked; stocks are, by their ids.
 * @throws OrderRefused OUT_OF_STOCK for the first line of which there is too little
 */
export async function changeStock(
  tx: Queryable,
  orderId: number,
  changes: readonly LineChange[],
  added: readonly AddedLine[],
  byUserId: number | null,
): Promise<void> {
  const amended = [
    ...changes.map(({ line, after }) => ({ ...line, more: after - line.quantity })),
    ...added.map((line) => ({ ...line, more: line.quantity })),
    // Given back first, so that no more is given back than the order had taken before.
  ].sort((a, b) => Number(a.more > 0) - Number(b.more > 0));
  const short = await amendTaken(tx, orderId, amended, byUserId);
  if (short) throw notEnoughForChange(short);
}
