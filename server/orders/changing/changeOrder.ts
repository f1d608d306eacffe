import { compare, fullThousands, sum, times, type Amount } from '../../../common/money';
import { badInput, ShopError } from '../../core/errors';
import type { Queryable } from '../../db/queryable';
import { amountsOf, checkLargest, discountRoundingOf, type OrderAmounts } from '../orderAmounts';
import { OrderKind, OrderStatus } from '../orderTerms';
import { settleCredit } from '../status/orderCredit';
import type { LockedOrder } from '../status/transition';
import { changeStock, checkSold } from './changedStock';
import type { OrderChange } from './orderChange';
import { changesOf, readKeptLines, type WantedLine } from './wantedLines';
import { writeEvent, writeLines } from './writeChange';

/** A change of an order's lines. */
export interface LinesChange {
  readonly lines: readonly WantedLine[];
  /** Null for none. */
  readonly reason: string | null;
  /** Who does it; null for a guest. */
  readonly byUserId: number | null;
  /** Whether the rules of placing hold, as for buyers: the smallest order that is delivered. */
  readonly isBuyers: boolean;
  /** Whether mails tell of it. */
  readonly isTold: boolean;
}

/** How a change left an order. */
export interface ChangedOrder extends OrderAmounts {
  readonly id: number;
  /** Null when nothing of it was other than was wanted. */
  readonly change: OrderChange | null;
}

/**
 * Changes the lines of a locked order, the only function that does (specification 5.14): kept lines keep their unit price,
 * the code's percentage and the fee stay what they were. Credit, counted stock, event and mails follow in the same
 * transaction; its total is at every moment the sum of its lines, and of its entries of the ledger.
 * @throws OrderRefused INSUFFICIENT_CREDIT or OUT_OF_STOCK
 * @throws ShopError BAD_USER_INPUT by field; CONFLICT when the order has left, or is not as it was seen
 */
export async function changeOrder(tx: Queryable, order: LockedOrder, wish: LinesChange): Promise<ChangedOrder> {
  if (order.status !== OrderStatus.PENDING && order.status !== OrderStatus.CONFIRMED) throw hasLeft(order);
  const terms = await readTerms(tx, order.id);
  const kept = await readKeptLines(tx, order.id);
  const changes = changesOf(kept, wish.lines);
  const before = { id: order.id, ...terms.amounts };
  if (changes.length === 0) return { ...before, change: null };
  const quantities = new Map(changes.map(({ line, after }) => [line.id, after]));
  const subtotal = sum(kept.map(({ id, unitPrice, quantity }) => times(unitPrice, quantities.get(id) ?? quantity)));
  const amounts = amountsOf(subtotal, terms.discountPercent, terms.amounts.deliveryFee);
  checkLargest(amounts, 'lines');
  if (wish.isBuyers) checkSmallest(amounts, terms);
  await writeLines(tx, order.id, {
    quantities: [...quantities].map(([id, quantity]) => ({ id, quantity })),
    amounts,
    discountRounding: terms.discountRounding && discountRoundingOf(amounts, terms.discountPercent),
    loyaltyPoints: earnsLoyalty(terms) ? fullThousands(amounts.subtotalAmount) : terms.loyaltyPoints,
  });
  if (wish.isBuyers) await checkSold(tx, changes);
  const creditEntryId = await settleCredit(tx, order, amounts.totalAmount, wish.byUserId, CHANGED);
  await changeStock(tx, order.id, changes, wish.byUserId);
  const change: OrderChange = {
    // What an order says of a person that was blanked is not said again (specification 24.3).
    reason: order.isBlanked ? null : wish.reason,
    lines: changes.map(({ line: { id: _, quantity, ...line }, after }) => ({ ...line, before: quantity, after })),
    totalBefore: before.totalAmount,
    totalAfter: amounts.totalAmount,
  };
  await writeEvent(tx, order.id, { change, creditEntryId, byUserId: wish.byUserId, isTold: wish.isTold });
  return { id: order.id, ...amounts, change };
}

const CHANGED = { what: 'changed', over: 'The change is over the available credit. Nothing was changed.' };

/** What the order keeps that its amounts are made of. */
interface Terms {
  readonly amounts: OrderAmounts;
  readonly kind: OrderKind;
  readonly userId: number | null;
  readonly discountPercent: string | null;
  /** Null for orders of before it was kept. */
  readonly discountRounding: string | null;
  readonly minimumAmount: Amount | null;
  readonly loyaltyPoints: number;
}

async function readTerms(tx: Queryable, orderId: number): Promise<Terms> {
  const [row] = await tx.query<(Omit<Terms, 'amounts'> & OrderAmounts)[]>(
    `SELECT kind, user_id AS "userId", discount_percent AS "discountPercent", discount_rounding AS "discountRounding",
       minimum_amount AS "minimumAmount", loyalty_points AS "loyaltyPoints", subtotal_amount AS "subtotalAmount", discount_amount AS "discountAmount",
       delivery_fee AS "deliveryFee", total_amount AS "totalAmount"
     FROM orders WHERE id = $1`,
    [orderId],
  );
  if (!row) throw new Error('An order that is locked is there');
  const { subtotalAmount, discountAmount, deliveryFee, totalAmount, ...terms } = row;
  return { ...terms, amounts: { subtotalAmount, discountAmount, deliveryFee, totalAmount } };
}

/** Without the amount, which employees do not see. */
const BELOW_MINIMUM = 'The order would be for less than a delivery to this place takes.';

function checkSmallest({ subtotalAmount }: OrderAmounts, { minimumAmount, amounts }: Terms): void {
  const isLess = compare(subtotalAmount, amounts.subtotalAmount) < 0;
  if (isLess && minimumAmount !== null && compare(subtotalAmount, minimumAmount) < 0) {
    throw badInput({ lines: BELOW_MINIMUM });
  }
}

/** Those who earn points have as many as the goods came to; of goods for less than a thousand nobody has any. */
function earnsLoyalty({ kind, userId, loyaltyPoints, amounts }: Terms): boolean {
  return userId !== null && kind !== OrderKind.EMPLOYEE && loyaltyPoints === fullThousands(amounts.subtotalAmount);
}

function hasLeft({ id, status }: LockedOrder): ShopError {
  return new ShopError(
    'CONFLICT',
    status === OrderStatus.CANCELLED
      ? `Order #${id} is cancelled, so nothing of it can be changed.`
      : `Order #${id} has left, so nothing of it can be changed any more.`,
  );
}
