import type { Amount } from '../../../common/money';
import { notFound } from '../../core/errors';
import { lockCreditAccount, type CreditState } from '../../credit/ledger';
import type { Queryable } from '../../db/queryable';
import { afterCommit } from '../../db/transaction';
import { lockCode, reclaimCodeUse, releaseCodeUse } from '../../discounts/codes';
import { MailKind } from '../../mail/outgoingMail.entity';
import { orderStatuses } from '../../metrics/counters';
import { giveBack } from '../../stock/orderStock';
import { unpack } from '../packing/packLines';
import { OrderRefused } from '../placing/newOrder';
import { mailsOfEvent } from '../mailedAddresses';
import { OrderStatus, PaymentMethod, PaymentStatus } from '../orderTerms';
import { isCollected } from '../paidAtDoor';
import { settleCredit } from './orderCredit';
import { takeStockAgain } from './takeStockAgain';

/** How a change left an order, as it is kept under the change's idempotency key. */
export interface StatusLeft {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  trackingNumber: string | null;
  /** The newest event of its history; 0 for none. */
  lastEventId: number;
}

/** An order that is locked for a change, as it is. */
export interface LockedOrder {
  readonly id: number;
  readonly status: OrderStatus;
  readonly trackingNumber: string | null;
  readonly paymentStatus: PaymentStatus;
  readonly totalAmount: Amount;
  /** Null also when the code was deleted since. */
  readonly codeId: number | null;
  /** Whether what it said of a person was blanked (specification 24.3). */
  readonly isBlanked: boolean;
  /** The business whose credit it was charged to, and its account, which is locked; null for neither. */
  readonly creditUserId: number | null;
  readonly account: CreditState | null;
}

/** What never changes once an order is placed, but a code may be deleted. */
type Fixed = Pick<LockedOrder, 'id' | 'creditUserId' | 'codeId'>;

/** What an order is set to. */
interface Target {
  status: OrderStatus;
  trackingNumber: string | null;
  /** Who does it; null for a guest. */
  byUserId: number | null;
}

/** As `lockOrders`, of one order. @throws ShopError NOT_FOUND */
export async function lockOrder(tx: Queryable, orderId: number): Promise<LockedOrder> {
  const [order] = await lockOrders(tx, [orderId]);
  if (!order) throw notFound('Order');
  return order;
}

/**
 * Locks orders for a change of their status, and before them what the change may move. Every transaction takes its locks in
 * this sequence, each by its number: credit accounts, discount codes, orders, stocks (specification 5.2).
 * @returns those that there are, by their number
 */
export async function lockOrders(tx: Queryable, orderIds: readonly number[]): Promise<LockedOrder[]> {
  const fixed = await readFixed(tx, orderIds);
  const accounts = new Map<number, CreditState | null>();
  for (const userId of sorted(fixed.map(({ creditUserId }) => creditUserId))) {
    accounts.set(userId, await lockCreditAccount(tx, userId));
  }
  for (const codeId of sorted(fixed.map(({ codeId }) => codeId))) await lockCode(tx, codeId);
  const orders = await tx.query<Omit<LockedOrder, 'creditUserId' | 'account'>[]>(
    `SELECT id, status, tracking_number AS "trackingNumber", payment_status AS "paymentStatus",
       total_amount AS "totalAmount", discount_code_id AS "codeId", blanked_at IS NOT NULL AS "isBlanked"
     FROM orders WHERE id = ANY($1::integer[]) ORDER BY id FOR UPDATE`,
    [orderIds],
  );
  const creditUsers = new Map(fixed.map(({ id, creditUserId }) => [id, creditUserId]));
  return orders.map((order) => {
    const creditUserId = creditUsers.get(order.id) ?? null;
    return { ...order, creditUserId, account: creditUserId === null ? null : (accounts.get(creditUserId) ?? null) };
  });
}

/** Each number once, the smallest first. */
function sorted(numbers: readonly (number | null)[]): number[] {
  return [...new Set(numbers)].filter((number) => number !== null).sort((a, b) => a - b);
}

/**
 * Sets a locked order to a status, the only function that does: writes the change as an event, queues its mails, and moves
 * credit, the use of its code and counted stock (specification 5.2). What it is already is not written again.
 * @throws OrderRefused INSUFFICIENT_CREDIT, DISCOUNT_CODE_INVALID or OUT_OF_STOCK when there is not enough left to take again
 * @throws ShopError CONFLICT when the credit account can not hold what is refunded
 */
export async function setStatus(tx: Queryable, order: LockedOrder, target: Target): Promise<StatusLeft> {
  const { status, trackingNumber, byUserId } = target;
  const isNewStatus = status !== order.status;
  const moved: Moved = isNewStatus ? await moveWhatItTook(tx, order, target) : { creditEntryId: null };
  const paymentStatus = moved.paymentStatus ?? order.paymentStatus;
  if (isNewStatus) afterCommit(tx, () => orderStatuses.inc({ status }));
  const changes = isNewStatus || trackingNumber !== order.trackingNumber;
  const lastEventId = changes
    ? await writeChange(tx, {
        orderId: order.id,
        status,
        trackingNumber,
        paymentStatus,
        creditEntryId: moved.creditEntryId,
        byUserId,
        notifiesBuyer: isNewStatus,
      })
    : await lastEventOf(tx, order.id);
  return { status, paymentStatus, trackingNumber, lastEventId };
}

/** What a change moved of credit. */
interface Moved {
  /** The entry of the ledger; null for none. */
  creditEntryId: string | null;
  /** Absent: as it was. */
  paymentStatus?: PaymentStatus;
}

const OVER = 'The order is over the available credit of the business, so it stays cancelled.';
const CANCELLED = { what: 'cancelled', over: OVER };
const TAKEN_UP = { what: 'taken up again', over: OVER };

/** Gives back what an order took that is cancelled, and takes it again for one that is no longer. */
async function moveWhatItTook(tx: Queryable, order: LockedOrder, { status, byUserId }: Target): Promise<Moved> {
  const { id, codeId } = order;
  if (status === OrderStatus.CANCELLED) {
    if (codeId !== null) await releaseCodeUse(tx, codeId);
    const creditEntryId = await settleCredit(tx, order, '0.00', byUserId, CANCELLED);
    await giveBack(tx, id, byUserId);
    await unpack(tx, id);
    return { creditEntryId, ...(creditEntryId !== null && { paymentStatus: PaymentStatus.REFUNDED }) };
  }
  if (order.status !== OrderStatus.CANCELLED) return { creditEntryId: null };
  if (codeId !== null && !(await reclaimCodeUse(tx, codeId))) throw noUseLeft();
  const creditEntryId = await settleCredit(tx, order, order.totalAmount, byUserId, TAKEN_UP);
  await takeStockAgain(tx, id, byUserId);
  if (creditEntryId !== null) return { creditEntryId, paymentStatus: PaymentStatus.PENDING };
  return { creditEntryId, ...((await isCollected(tx, id)) && { paymentStatus: PaymentStatus.PAID }) };
}

function readFixed(tx: Queryable, orderIds: readonly number[]): Promise<Fixed[]> {
  // One on credit that was for nothing has no charge, until something is added to it.
  return tx.query(
    `SELECT o.id, o.discount_code_id AS "codeId", coalesce(
       (SELECT user_id FROM credit_entry e WHERE e.order_id = o.id AND e.type = 'charge' LIMIT 1),
       CASE o.payment_method WHEN '${PaymentMethod.CREDIT}' THEN o.user_id END) AS "creditUserId"
     FROM orders o WHERE o.id = ANY($1::integer[])`,
    [orderIds],
  );
}

async function lastEventOf(tx: Queryable, orderId: number): Promise<number> {
  const [row] = await tx.query<{ id: number | null }[]>('SELECT max(id) AS id FROM order_event WHERE order_id = $1', [
    orderId,
  ]);
  return row?.id ?? 0;
}

function noUseLeft(): OrderRefused {
  return new OrderRefused(
    'DISCOUNT_CODE_INVALID',
    'The discount code of the order has no use left, so the order stays cancelled.',
  );
}

interface WrittenChange {
  orderId: number;
  status: OrderStatus;
  trackingNumber: string | null;
  paymentStatus: PaymentStatus;
  /** The entry of the ledger that the change wrote; null for none. */
  creditEntryId: string | null;
  /** Null for a guest. */
  byUserId: number | null;
  /** Whether the buyer gets a mail: about a new status, not about a tracking number alone. */
  notifiesBuyer: boolean;
}

/** Writes the change, its event and its mails in one statement. @returns the id of the event */
async function writeChange(tx: Queryable, change: WrittenChange): Promise<number> {
  const [event] = await tx.query<{ id: number }[]>(
    `WITH changed AS (
       UPDATE orders SET status = $2, tracking_number = $3, payment_status = $4 WHERE id = $1
       RETURNING id, kind, customer_email, user_id, account_id),
     event AS (
       INSERT INTO order_event (order_id, status, tracking_number, by_user_id, credit_entry_id)
       SELECT id, $2, $3, $5, $7 FROM changed RETURNING id),
     mails AS (${mailsOfEvent(MailKind.ORDER_STATUS, '$5', '$6')})
     SELECT id FROM event`,
    [
      change.orderId,
      change.status,
      change.trackingNumber,
      change.paymentStatus,
      change.byUserId,
      change.notifiesBuyer,
      change.creditEntryId,
    ],
  );
  if (!event) throw new Error('An order that is locked takes an event');
  return event.id;
}
