import { nameWithSize } from '../../../common/texts/nameWithSize';
import type { Queryable } from '../../db/queryable';
import { takeAgain } from '../../stock/orderStock';
import { OrderRefused } from '../placing/newOrder';

/**
 * Takes again what an order gave back of counted stock when it was cancelled (specification 5.2). The order is locked.
 * @throws OrderRefused OUT_OF_STOCK when there is too little left of something
 */
export async function takeStockAgain(tx: Queryable, orderId: number, byUserId: number | null): Promise<void> {
  const short = await takeAgain(tx, orderId, byUserId);
  if (!short) return;
  const [{ name }] = await tx.query<[{ name: string }]>('SELECT name FROM product WHERE id = $1', [short.productId]);
  const title = nameWithSize(name, short.variant);
  throw new OrderRefused('OUT_OF_STOCK', `There is not enough of ${title} left, so the order stays cancelled.`);
}
