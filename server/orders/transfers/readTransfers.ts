import type { Page } from '../../db/page';
import type { Queryable } from '../../db/queryable';
import { Selection } from '../../db/selection';
import { countSelected, readSortedPage, type SortedList, type SortedPageRequest } from '../../db/lists/sortedPage';
import { TransferState, type TransferToCheckType, type TransferType } from './transfer.types';

/** How far a transfer `t` is, which is null for none. */
const STATE = `CASE WHEN t.confirmed_at IS NOT NULL THEN 'confirmed' WHEN t.rejected_at IS NOT NULL THEN 'rejected'
  WHEN t.order_id IS NOT NULL THEN 'sent' ELSE 'awaited' END`;

const SETTLED_AT = 'coalesce(t.confirmed_at, t.rejected_at)';

/**
 * How each of the orders is paid by WishMoney, in the order of the ids; null for an order that is paid otherwise. One
 * statement.
 */
export async function readTransfers(db: Queryable, orderIds: readonly number[]): Promise<(TransferType | null)[]> {
  const rows = await db.query<TransferType[]>(
    `SELECT o.id AS "orderId", ${STATE} AS state, (SELECT send_to FROM transfer_account) AS "sendTo", t.reference,
       t.sent_at AS "sentAt", ${SETTLED_AT} AS "settledAt"
     FROM orders o LEFT JOIN order_transfer t ON t.order_id = o.id
     WHERE o.id = ANY($1::integer[]) AND o.payment_method = 'wishmoney'`,
    [orderIds],
  );
  const byOrder = new Map(rows.map((row) => [row.orderId, row]));
  return orderIds.map((id) => byOrder.get(id) ?? null);
}

const TRANSFERS: SortedList<'date'> = {
  columns: `o.id, o.created_at AS "orderedAt", o.customer_name AS "customerName", o.total_amount AS "totalAmount",
    o.lbp_per_usd AS "lbpPerUsd", ${STATE} AS state, t.reference, t.sent_at AS "sentAt", ${SETTLED_AT} AS "settledAt"`,
  from: 'orders o LEFT JOIN order_transfer t ON t.order_id = o.id',
  id: { sql: 'o.id', type: 'integer' },
  sorts: { date: null },
};

/** As the index has it of which there are few. */
const NOT_PAID = `o.payment_method = 'wishmoney' AND o.payment_status = 'pending' AND o.status <> 'cancelled'`;

const IN_STATE: Readonly<Record<TransferState, string>> = {
  [TransferState.AWAITED]: `${NOT_PAID} AND t.order_id IS NULL`,
  [TransferState.SENT]: `${NOT_PAID} AND t.order_id IS NOT NULL AND t.rejected_at IS NULL`,
  [TransferState.REJECTED]: `${NOT_PAID} AND t.rejected_at IS NOT NULL`,
  [TransferState.CONFIRMED]: 't.confirmed_at IS NOT NULL',
};

/** A page of orders that are paid by WishMoney, by when they were placed. @throws ShopError BAD_USER_INPUT as of every page */
export function listTransfers(
  db: Queryable,
  state: TransferState | null,
  page: Omit<SortedPageRequest<'date'>, 'by'>,
): Promise<Page<TransferToCheckType>> {
  return readSortedPage(db, TRANSFERS, selected(state), { ...page, by: 'date' });
}

/** How many there are. */
export function countTransfers(db: Queryable, state: TransferState | null): Promise<number> {
  return countSelected(db, TRANSFERS, selected(state));
}

function selected(state: TransferState | null): Selection {
  return new Selection().and(state === null ? NOT_PAID : IN_STATE[state]);
}
