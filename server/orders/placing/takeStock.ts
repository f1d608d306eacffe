import type { PipelinedTransaction } from '../../db/pipelinedTransaction';
import { readOnlyLeftFrom } from '../../stock/settings';
import { lockWanted } from '../../stock/orderStock';
import { postEntries } from '../../stock/ledger';
import { StockEntryKind } from '../../stock/stock.entity';
import { outOfStock, tooFew } from './outOfStock';
import type { PricedLine } from './priceLines';

/** What the order's lines take, each stock locked until the order is written; null when nothing of them is counted. */
type TakenStock = Parameters<typeof postEntries>[1]['changes'] | null;

/**
 * Locks what the lines take of counted stock (specification 30.2). Lines of one product and size take together.
 * @throws OrderRefused OUT_OF_STOCK for the first line of which there is too little
 */
export async function lockStockOf(tx: PipelinedTransaction, lines: readonly PricedLine[]): Promise<TakenStock> {
  const wanted = new Map<number, number>();
  for (const { stockId, quantity } of lines) {
    if (stockId !== undefined) wanted.set(stockId, (wanted.get(stockId) ?? 0) + quantity);
  }
  if (wanted.size === 0) return null;
  const locked = await lockWanted(tx, wanted);
  if (!locked.short) return locked.changes;
  const { id, quantity } = locked.short;
  const line = lines.find(({ stockId }) => stockId === id);
  if (!line) throw new Error('A stock that is wanted is that of a line');
  if (quantity === 0) throw outOfStock(line);
  throw tooFew(line, quantity, await readOnlyLeftFrom(tx));
}

/** Takes it, with an entry of the order for each. */
export async function takeStock(
  tx: PipelinedTransaction,
  changes: NonNullable<TakenStock>,
  orderId: number,
  byUserId: number | null,
): Promise<void> {
  await postEntries(tx, { kind: StockEntryKind.ORDER, changes, reason: '', orderId, byUserId });
}
