import type { DataSource } from 'typeorm';
import { statusRules } from '../../../common/rules/orderRules';
import { compare, minus, sum, type Amount } from '../../../common/money';
import { mailAddressOf } from '../../identity/mailAddress';
import type { Account, Viewer } from '../../identity/viewer';
import { auditedOnce } from '../../audit/audit';
import { editConflict } from '../../audit/version';
import { checkInput } from '../../core/checkInput';
import { canHold } from '../../credit/changeCredit';
import { CreditEntryType } from '../../credit/credit.entity';
import { lockCreditAccount, postEntry, type CreditState } from '../../credit/ledger';
import type { Queryable } from '../../db/queryable';
import { optionalKey, type Once, type SentKey } from '../../idempotency/once';
import { lockCode, reclaimCodeUse, releaseCodeUse } from '../../discounts/codes';
import { badInput, notFound, ShopError } from '../../core/errors';
import { MailKind } from '../../mail/outgoingMail.entity';
import { textOrNull } from '../../core/text';
import { giveBack } from '../../stock/orderStock';
import { OrderRefused } from '../placing/newOrder';
import { OrderKind, OrderStatus, PaymentStatus } from '../orderTerms';
import { takeStockAgain } from './takeStockAgain';

/** A change of an order's status by an admin. */
export interface StatusChange {
  orderId: number;
  status: OrderStatus;
  /** Undefined leaves it as it is; null or blank takes it away. */
  trackingNumber?: string | null;
  /** The status that the change was made from; absent: whatever there is is changed. */
  expected?: OrderStatus | null;
}

/** The same as a request of its own. */
interface StatusRequest extends StatusChange {
  idempotencyKey?: string | null;
}

/** How a change left an order, as it is kept under the change's idempotency key. */
export interface StatusLeft {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  trackingNumber: string | null;
  /** The newest event of its history; 0 for none. */
  lastEventId: number;
}

interface OrderRow {
  status: OrderStatus;
  trackingNumber: string | null;
  paymentStatus: PaymentStatus;
  totalAmount: Amount;
  /** Null also when the code was deleted since. */
  codeId: number | null;
  /** Whether what it said of a person was blanked (specification 24.3). */
  isBlanked: boolean;
}

/** The rows to lock before the order, which never change once it is placed, but a code may be deleted. */
interface Locks {
  /** The business whose credit the order was charged to. */
  creditUserId: number | null;
  codeId: number | null;
  /** Whether it has taken counted stock, or had before it was cancelled. */
  takesStock: boolean;
}

/**
 * Sets an order to any status, freely (specification 5.1). A change is stored as an event with who and when, and its
 * mails are queued; setting the same status again only writes the audit log.
 *
 * Into `cancelled`: what the order was charged to credit is refunded, and its use of a code returned, once. Out of it:
 * both are taken again (specification 5.2), as is counted stock. Locks are taken in the order of all: credit account, code,
 * order, stocks by id.
 *
 * @throws OrderRefused INSUFFICIENT_CREDIT, DISCOUNT_CODE_INVALID or OUT_OF_STOCK when there is not enough left to take again
 * @throws ShopError NOT_FOUND, BAD_USER_INPUT by field, or CONFLICT when the order does not have the expected
 *   status any more; IDEMPOTENCY_CONFLICT
 */
export function changeStatus(
  db: DataSource,
  viewer: Viewer,
  { idempotencyKey, ...change }: StatusRequest,
): Promise<Once<StatusLeft>> {
  checkInput(statusRules, { trackingNumber: change.trackingNumber, idempotencyKey });
  return changeOnce(db, viewer, change, ({ id }) => optionalKey(id, idempotencyKey, 'setOrderStatus', change));
}

/** As `changeStatus`, of checked input. @param keyOf the key under which it is done once; null for none */
export function changeOnce(
  db: DataSource,
  viewer: Viewer,
  change: StatusChange,
  keyOf: (actor: Account) => SentKey | null,
): Promise<Once<StatusLeft>> {
  const { orderId, status } = change;
  return auditedOnce(db, viewer, keyOf, async (tx, actor) => {
    const locks = await findLocks(tx, orderId);
    const account = locks.creditUserId === null ? null : await lockCreditAccount(tx, locks.creditUserId);
    if (locks.codeId !== null) await lockCode(tx, locks.codeId);
    const before = await lockOrder(tx, orderId);
    if (change.expected && change.expected !== before.status) {
      throw await editConflict(tx, { subjectType: 'order', subjectId: orderId });
    }
    const trackingNumber =
      change.trackingNumber === undefined ? before.trackingNumber : textOrNull(change.trackingNumber);
    if (before.isBlanked && trackingNumber !== null) throw badInput({ trackingNumber: BLANKED });
    const isNewStatus = status !== before.status;
    let { paymentStatus } = before;
    let creditEntryId: string | null = null;
    if (isNewStatus && status === OrderStatus.CANCELLED) {
      if (before.codeId !== null) await releaseCodeUse(tx, before.codeId);
      creditEntryId = await refund(tx, orderId, locks.creditUserId, account, actor.id);
      if (creditEntryId !== null) paymentStatus = PaymentStatus.REFUNDED;
      if (locks.takesStock) await giveBack(tx, orderId, actor.id);
    } else if (isNewStatus && before.status === OrderStatus.CANCELLED) {
      if (before.codeId !== null && !(await reclaimCodeUse(tx, before.codeId))) throw noUseLeft();
      creditEntryId = await chargeAgain(tx, orderId, locks.creditUserId, before.totalAmount, actor.id);
      if (creditEntryId !== null) paymentStatus = PaymentStatus.PENDING;
      if (locks.takesStock) await takeStockAgain(tx, orderId, actor.id);
    }
    let lastEventId: number;
    if (isNewStatus || trackingNumber !== before.trackingNumber) {
      lastEventId = await writeChange(tx, {
        orderId,
        status,
        trackingNumber,
        paymentStatus,
        creditEntryId,
        byUserId: actor.id,
        notifiesBuyer: isNewStatus,
      });
    } else lastEventId = await lastEventOf(tx, orderId);
    return {
      result: { status, paymentStatus, trackingNumber, lastEventId },
      entry: {
        action: 'order.status',
        subjectType: 'order',
        subjectId: orderId,
        before: { status: before.status, trackingNumber: before.trackingNumber },
        after: { status, trackingNumber },
      },
    };
  });
}

const BLANKED = 'What this order said of a person was deleted; it takes no tracking number any more';

async function findLocks(tx: Queryable, orderId: number): Promise<Locks> {
  const [locks] = await tx.query<Locks[]>(
    `SELECT o.discount_code_id AS "codeId",
       EXISTS (SELECT FROM stock_entry s WHERE s.order_id = o.id) AS "takesStock",
       (SELECT user_id FROM credit_entry e WHERE e.order_id = o.id AND e.type = 'charge' LIMIT 1) AS "creditUserId"
     FROM orders o WHERE o.id = $1`,
    [orderId],
  );
  if (!locks) throw notFound('Order');
  return locks;
}

async function lockOrder(tx: Queryable, orderId: number): Promise<OrderRow> {
  const [order] = await tx.query<OrderRow[]>(
    `SELECT status, tracking_number AS "trackingNumber", payment_status AS "paymentStatus",
       total_amount AS "totalAmount", discount_code_id AS "codeId", blanked_at IS NOT NULL AS "isBlanked"
     FROM orders WHERE id = $1 FOR UPDATE`,
    [orderId],
  );
  if (!order) throw notFound('Order');
  return order;
}

async function lastEventOf(tx: Queryable, orderId: number): Promise<number> {
  const [row] = await tx.query<{ id: number | null }[]>('SELECT max(id) AS id FROM order_event WHERE order_id = $1', [
    orderId,
  ]);
  return row?.id ?? 0;
}

/** What the order has paid by credit and not got back: zero or more. */
async function creditChargedFor(tx: Queryable, orderId: number): Promise<Amount> {
  const [row] = await tx.query<{ charged: Amount }[]>(
    `SELECT coalesce(-sum(amount), 0)::numeric(14, 2) AS charged FROM credit_entry WHERE order_id = $1`,
    [orderId],
  );
  return row?.charged ?? '0.00';
}

/** Refunds what the order was charged, also when the business pays cash by now. @returns the entry; null for nothing */
async function refund(
  tx: Queryable,
  orderId: number,
  userId: number | null,
  account: CreditState | null,
  byUserId: number,
): Promise<string | null> {
  if (userId === null || !account) return null;
  const amount = await creditChargedFor(tx, orderId);
  if (compare(amount, '0') === 0) return null;
  if (!canHold(sum([account.currentBalance, amount]))) {
    throw new ShopError('CONFLICT', 'The refund would make the balance more than a credit account can hold.');
  }
  const entry = await postEntry(tx, {
    userId,
    type: CreditEntryType.REFUND,
    amount,
    description: `Order #${orderId} cancelled`,
    orderId,
    byUserId,
    withinCredit: false,
  });
  if (!entry) throw new Error('An account that is locked takes an entry');
  return entry.id;
}

/**
 * Charges what the cancelling refunded; nothing when the order was never charged, or not refunded.
 * @returns the entry; null for nothing
 */
async function chargeAgain(
  tx: Queryable,
  orderId: number,
  userId: number | null,
  total: Amount,
  byUserId: number,
): Promise<string | null> {
  if (userId === null || compare(await creditChargedFor(tx, orderId), '0') !== 0) return null;
  const entry = await postEntry(tx, {
    userId,
    type: CreditEntryType.CHARGE,
    amount: minus('0', total),
    description: `Order #${orderId} taken up again`,
    orderId,
    byUserId,
    withinCredit: true,
  });
  if (!entry) {
    throw new OrderRefused(
      'INSUFFICIENT_CREDIT',
      'The order is over the available credit of the business, so it stays cancelled.',
    );
  }
  return entry.id;
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
  byUserId: number;
  /** Whether the buyer gets a mail: about a new status, not about a tracking number alone. */
  notifiesBuyer: boolean;
}

/**
 * Writes the change, its event and its mails in one statement. The buyer is whom the order names; for an employee's
 * order, the business too, and only the business reads amounts.
 * @returns the id of the event
 */
async function writeChange(tx: Queryable, change: WrittenChange): Promise<number> {
  const [event] = await tx.query<{ id: number }[]>(
    `WITH changed AS (
       UPDATE orders SET status = $2, tracking_number = $3, payment_status = $4 WHERE id = $1
       RETURNING id, kind, customer_email, user_id, account_id),
     event AS (
       INSERT INTO order_event (order_id, status, tracking_number, by_user_id, credit_entry_id)
       SELECT id, $2, $3, $5, $9 FROM changed RETURNING id),
     mails AS (INSERT INTO outgoing_mail (kind, to_address, order_id, order_event_id, with_amounts)
     SELECT $6, mail.address, changed.id, event.id, mail.with_amounts
     FROM changed, event, LATERAL (
       SELECT changed.customer_email AS address, changed.kind <> $7 AS with_amounts
       WHERE changed.customer_email IS NOT NULL AND NOT EXISTS (SELECT 1 FROM users u
         WHERE u.id = changed.user_id AND u.email_unconfirmed AND lower(u.email) IN (lower(changed.customer_email), ''))
       UNION SELECT ${mailAddressOf('u')}, true FROM users u
       WHERE changed.kind = $7 AND u.id = changed.account_id AND ${mailAddressOf('u')} LIKE '%@%') AS mail
     WHERE $8)
     SELECT id FROM event`,
    [
      change.orderId,
      change.status,
      change.trackingNumber,
      change.paymentStatus,
      change.byUserId,
      MailKind.ORDER_STATUS,
      OrderKind.EMPLOYEE,
      change.notifiesBuyer,
      change.creditEntryId,
    ],
  );
  if (!event) throw new Error('An order that is locked takes an event');
  return event.id;
}
