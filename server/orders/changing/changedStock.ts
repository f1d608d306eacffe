import type { Queryable } from '../../db/queryable';
import { amendTaken } from '../../stock/amendedStock';
import { OrderRefused } from '../placing/newOrder';
import type { KeptLine } from './wantedLines';

/** A line that there is to be more or less of. */
interface Difference {
  readonly line: KeptLine;
  readonly after: number;
}

/**
 * Takes what there is to be more of from counted stock, and gives back what there is to be less of, as far as the order had
 * taken it (specification 30.2). The order is locked; stocks are, by their ids.
 * @throws OrderRefused OUT_OF_STOCK for the first line of which there is too little
 */
export async function changeStock(
  tx: Queryable,
  orderId: number,
  changes: readonly Difference[],
  byUserId: number | null,
): Promise<void> {
  const more = changes.map(({ line: { productId, variant, quantity }, after }) => ({
    productId,
    variant,
    more: after - quantity,
  }));
  const short = await amendTaken(tx, orderId, more, byUserId);
  if (!short) return;
  const { line } = changes.find(
    ({ line: each }) => each.productId === short.productId && each.variant === short.variant,
  )!;
  const title = line.selectedSize === null ? line.productName : `${line.productName} (${line.selectedSize})`;
  throw new OrderRefused('OUT_OF_STOCK', `There is not enough of ${title} left. Nothing was changed.`, {
    productId: line.productId,
    selectedSize: line.selectedSize,
  });
}
