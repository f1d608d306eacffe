import type { Queryable } from '../db/queryable';
import { entityColumns } from '../db/entityColumns';
import { StockEntity, StockEntry, StockEntryKind } from './stock.entity';

/** Changes of several stocks for one reason. */
interface NewEntries extends Pick<StockEntry, 'kind' | 'reason' | 'orderId'> {
  /** Each stock once. */
  changes: readonly { stockId: number; change: number }[];
  /** Who did it; null for a guest and for the shop itself. */
  byUserId: number | null;
}

const POSTED = [
  'id',
  'stockId',
  'change',
  'balanceAfter',
  'createdAt',
] as const satisfies readonly (keyof StockEntry)[];

/** An entry that was written. */
type PostedEntry = Pick<StockEntry, (typeof POSTED)[number]>;

const STATE = ['id', 'productId', 'variant', 'quantity'] as const satisfies readonly (keyof StockEntity)[];

/** A stock as it is. */
export type StockState = Pick<StockEntity, (typeof STATE)[number]>;

/** The columns of a stock; the table's alias is `s`. */
export const STOCK_STATE = entityColumns(StockEntity, 's', STATE);

/**
 * Locks the stocks by their ids, lowest first. Every transaction that moves some takes its locks in this sequence: credit
 * account, discount code, the order's row, stocks by id (specification 4.2).
 * @returns those that are counted, which no other transaction can change until this one ends
 */
export function lockStocks(tx: Queryable, ids: readonly number[]): Promise<StockState[]> {
  return tx.query(
    `SELECT ${STOCK_STATE} FROM stock s WHERE s.id = ANY($1::integer[]) AND s.quantity IS NOT NULL
     ORDER BY s.id FOR UPDATE`,
    [ids],
  );
}

/**
 * The only function that writes the entries: locks the stocks as `lockStocks` does, moves them, and writes one entry for each,
 * in one statement (specification 30.2). A stock that is not counted is not moved, but begins at zero with `COUNT`; after
 * `STOP` it is counted no more.
 * @throws the database's error for what would leave a stock below zero
 */
export function postEntries(
  tx: Queryable,
  { kind, changes, reason, orderId, byUserId }: NewEntries,
): Promise<PostedEntry[]> {
  return tx.query(
    `WITH locked AS (
       SELECT s.id, c.change FROM json_to_recordset($1::json) AS c("stockId" integer, change integer)
       JOIN stock s ON s.id = c."stockId" AND (s.quantity IS NOT NULL OR $2 = '${StockEntryKind.COUNT}')
       ORDER BY s.id FOR UPDATE OF s),
     moved AS (
       UPDATE stock s SET quantity = CASE WHEN $2 <> '${StockEntryKind.STOP}' THEN coalesce(s.quantity, 0) + l.change END
       FROM locked l WHERE s.id = l.id
       RETURNING s.id, l.change, coalesce(s.quantity, 0) AS balance_after)
     INSERT INTO stock_entry (stock_id, kind, change, balance_after, reason, order_id, created_by_user_id)
     SELECT id, $2, change, balance_after, $3, $4, $5 FROM moved ORDER BY id
     RETURNING ${entityColumns(StockEntry, 'stock_entry', POSTED)}`,
    [JSON.stringify(changes), kind, reason, orderId, byUserId],
  );
}
