import type { PipelinedTransaction } from '../../db/pipelinedTransaction';
import { readOnlyLeftFrom } from '../../stock/settings';
import { lockWanted } from '../../stock/orderStock';
import { postEntries } from '../../stock/ledger';
import { StockEntryKind } from '../../stock/stock.entity';
import { outOfStock, tooFew } from './outOfStock';
import type { PricedLine } from './priceLines';

/** How many the lines take of each counted stock, by its id. Lines of one product and size take together. */
type WantedStock = ReadonlyMap<number, number>;

/** What the lines take of counted stock (specification 30.2); null when nothing of them is counted. */
export function wantedStock(lines: readonly PricedLine[]): WantedStock | null {
  const wanted = new Map<number, number>();
  for (const { stockId, quantity } of lines) {
    if (stockId !== undefined) wanted.set(stockId, (wanted.get(stockId) ?? 0) + quantity);
  }
  return wanted.size > 0 ? wanted : null;
}

/**
 * Locks the stocks, and waits to see whether they are enough.
 * @throws OrderRefused OUT_OF_STOCK for the first line of which there is too little
 */
export async function lookAtStock(
  tx: PipelinedTransaction,
  wanted: WantedStock,
  lines: readonly PricedLine[],
): Promise<void> {
  const { short } = await lockWanted(tx, wanted);
  if (!short) return;
  const line = lines.find(({ stockId }) => stockId === short.id);
  if (!line) throw new Error('A stock that is wanted is that of a line');
  if (short.quantity === 0) throw outOfStock(line);
  throw tooFew(line, short.quantity, await readOnlyLeftFrom(tx));
}

/**
 * Takes it, with an entry of the order for each; what is not counted any more is not taken.
 * @throws the database's error where there is too little of one, which `isTooLittleStock` knows
 */
export async function takeStock(
  tx: PipelinedTransaction,
  wanted: WantedStock,
  orderId: number,
  byUserId: number | null,
): Promise<void> {
  const changes = [...wanted].map(([stockId, quantity]) => ({ stockId, change: -quantity }));
  await postEntries(tx, { kind: StockEntryKind.ORDER, changes, reason: '', orderId, byUserId });
}

/** Whether an order was refused by the database since there is too little of a stock. */
export function isTooLittleStock(error: unknown): boolean {
  return (error as { constraint?: unknown } | null)?.constraint === 'stock_not_negative';
}
