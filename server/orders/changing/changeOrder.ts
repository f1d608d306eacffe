import { compare, fullThousands, sum, times, type Amount } from '../../../common/money';
import { badInput, forbidden, ShopError } from '../../core/errors';
import type { Queryable } from '../../db/queryable';
import { amountsOf, discountRoundingOf, isTooLarge, tooLarge, type OrderAmounts } from '../orderAmounts';
import { Role } from '../../identity/roles';
import { OrderKind, OrderStatus, PaymentStatus } from '../orderTerms';
import { owesTheRest, settleCollected } from '../paidAtDoor';
import { OrderRefused } from '../placing/newOrder';
import { settleCredit } from '../status/orderCredit';
import type { LockedOrder } from '../status/transition';
import { checkLineCount, priceAdded, replacedBy, type AddedLine, type WantedAddition } from './addedLines';
import { changeStock, checkSold } from './changedStock';
import type { ChangedLine, OrderChange } from './orderChange';
import { changesOf, readKeptLines, type KeptLine, type LineChange, type WantedLine } from './wantedLines';
import { writeEvent, writeLines, type PlacedLine } from './writeChange';

/** A change of an order's lines. */
export interface LinesChange {
  readonly lines: readonly WantedLine[];
  /** What there is to be beside them, or, by the shop, instead of one. */
  readonly added?: readonly WantedAddition[];
  /** Null for none. */
  readonly reason: string | null;
  /** Who does it; null for a guest. */
  readonly byUserId: number | null;
  /** Whether the rules of placing hold, as for buyers: who may order, and the smallest order that is delivered. */
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
 * what is added is priced as its buyer would order it now, the code's percentage and the fee stay what they were. Credit, counted stock, event and mails follow in the same
 * transaction; its total is at every moment the sum of its lines, and of its entries of the ledger.
 * @throws OrderRefused INSUFFICIENT_CREDIT, OUT_OF_STOCK or PRICE_UNAVAILABLE
 * @throws ShopError BAD_USER_INPUT by field; CONFLICT when the order has left, is not as it was seen, or is paid already and
 *   would cost more; FORBIDDEN for more of a business that may not order
 * @throws PlansAreDue when prices are to be applied before anything is added
 */
export async function changeOrder(tx: Queryable, order: LockedOrder, wish: LinesChange): Promise<ChangedOrder> {
  if (order.status !== OrderStatus.PENDING && order.status !== OrderStatus.CONFIRMED) throw hasLeft(order);
  const terms = await readTerms(tx, order.id);
  const kept = await readKeptLines(tx, order.id);
  const additions = wish.added ?? [];
  const replaced = replacedBy(kept, wish.lines, additions);
  const changes = changesOf(
    kept,
    wish.lines,
    replaced.flatMap((each) => each ?? []),
    additions.length > 0,
  );
  checkLineCount(kept, changes, additions.length);
  const before = { id: order.id, ...terms.amounts };
  if (changes.length === 0 && additions.length === 0) return { ...before, change: null };
  const isMore = additions.length > 0 || changes.some(({ line, after }) => after > line.quantity);
  if (wish.isBuyers && isMore && terms.isSuspended) throw forbidden();
  const added = await priceAdded(tx, order.id, additions, replaced);
  const quantities = new Map(changes.map(({ line, after }) => [line.id, after]));
  const subtotal = sum([
    ...kept.map(({ id, unitPrice, quantity }) => times(unitPrice, quantities.get(id) ?? quantity)),
    ...added.map(({ total }) => total),
  ]);
  const amounts = amountsOf(subtotal, terms.discountPercent, terms.amounts.deliveryFee);
  // Whoever sees no amounts is told all else first, and so does not learn prices by what is just too much.
  if (wish.isBuyers) await checkSold(tx, changes);
  await changeStock(tx, order.id, changes, added, wish.byUserId);
  if (isTooLarge(amounts)) {
    if (order.account) throw new OrderRefused('INSUFFICIENT_CREDIT', CHANGED.over);
    await checkUnpaid(tx, order);
    throw tooLarge(added.length > 0 ? 'added' : 'lines');
  }
  if (wish.isBuyers) checkSmallest(amounts, terms);
  const addedIds = await writeLines(tx, order.id, {
    added: placed(kept, added),
    quantities: [...quantities].map(([id, quantity]) => ({ id, quantity })),
    amounts,
    discountRounding: terms.discountRounding && discountRoundingOf(amounts, terms.discountPercent),
    loyaltyPoints: terms.earnsLoyalty ? fullThousands(amounts.subtotalAmount) : terms.loyaltyPoints,
  });
  const isRaised = compare(amounts.totalAmount, before.totalAmount) > 0;
  await (isRaised ? checkUnpaid(tx, order) : settleCollected(tx, order.id));
  const creditEntryId = await settleCredit(tx, order, amounts.totalAmount, wish.byUserId, CHANGED);
  const change: OrderChange = {
    // What an order says of a person that was blanked is not said again (specification 24.3).
    reason: order.isBlanked ? null : wish.reason,
    lines: [...changes.map(changedLine), ...added.map((line, index) => newLine(line, addedIds[index]!))],
    totalBefore: before.totalAmount,
    totalAfter: amounts.totalAmount,
  };
  await writeEvent(tx, order.id, { change, creditEntryId, byUserId: wish.byUserId, isTold: wish.isTold });
  return { id: order.id, ...amounts, change };
}

/** The lines that are added, each with its place: that of a line that it replaces whole, else behind all others. */
function placed(kept: readonly KeptLine[], added: readonly AddedLine[]): PlacedLine[] {
  let last = Math.max(-1, ...kept.map(({ position }) => position));
  return added.map((line) => {
    const { replaces } = line;
    return { line, position: replaces?.after === 0 ? replaces.line.position : (last += 1) };
  });
}

/** As the event keeps a line that was there. */
function changedLine({
  line: { id: lineId, position: _, quantity, priceRule: __, ...line },
  after,
}: LineChange): ChangedLine {
  return { lineId, ...line, before: quantity, after };
}

/** As the event keeps a line that was added. */
function newLine(
  { productId, productName, variant, selectedSize, translations, unitPrice, quantity, replaces }: AddedLine,
  lineId: number,
): ChangedLine {
  const line = { lineId, productId, productName, variant, selectedSize, translations, unitPrice };
  return { ...line, before: 0, after: quantity, ...(replaces && { replacesLineId: replaces.line.id }) };
}

const CHANGED = { what: 'changed', over: 'The change is over the available credit. Nothing was changed.' };

/** What the order keeps that its amounts are made of. */
interface Terms {
  readonly amounts: OrderAmounts;
  /** Whether its buyer earns points, as when it was placed (specification 2.5). */
  readonly earnsLoyalty: boolean;
  /** Whether it was ordered as a business that may not order any more (specification 4.1). */
  readonly isSuspended: boolean;
  readonly discountPercent: string | null;
  /** Null for orders of before it was kept. */
  readonly discountRounding: string | null;
  /** Null for none, and for employees, who would learn prices by it. */
  readonly minimumAmount: Amount | null;
  readonly loyaltyPoints: number;
}

/** Who orders by a checkout while signed in earns points; who takes a guest's order over since, none. */
const PLACED_SIGNED_IN = `(
  SELECT e.by_user_id FROM order_event e WHERE e.order_id = o.id ORDER BY e.id LIMIT 1) IS NOT NULL`;

async function readTerms(tx: Queryable, orderId: number): Promise<Terms> {
  const [row] = await tx.query<(Omit<Terms, 'amounts'> & OrderAmounts)[]>(
    `SELECT o.loyalty_points > 0 OR (u.role IN ($3, $4)
         AND (o.kind = $2 OR (o.kind <> $5 AND ${PLACED_SIGNED_IN}))) AS "earnsLoyalty",
       b.id IS NOT NULL AND NOT (b.active AND b.role = $4 AND b.business_approved) AS "isSuspended",
       o.discount_percent AS "discountPercent", o.discount_rounding AS "discountRounding",
       CASE WHEN o.kind <> $5 THEN o.minimum_amount END AS "minimumAmount", o.loyalty_points AS "loyaltyPoints", o.subtotal_amount AS "subtotalAmount",
       o.discount_amount AS "discountAmount", o.delivery_fee AS "deliveryFee", o.total_amount AS "totalAmount"
     FROM orders o LEFT JOIN users u ON u.id = o.user_id LEFT JOIN users b ON b.id = o.account_id WHERE o.id = $1`,
    [orderId, OrderKind.ONE_CLICK, Role.CUSTOMER, Role.BUSINESS, OrderKind.EMPLOYEE],
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

/** One that was paid at the door is to be paid again when it costs more. @throws ShopError CONFLICT for any other paid one */
async function checkUnpaid(tx: Queryable, { id, paymentStatus, account }: LockedOrder): Promise<void> {
  if (paymentStatus !== PaymentStatus.PAID || account || (await owesTheRest(tx, id))) return;
  throw new ShopError(
    'CONFLICT',
    `Order #${id} is paid already, so it can not cost more. Take up what is added as an order of its own.`,
  );
}

function hasLeft({ id, status }: LockedOrder): ShopError {
  return new ShopError(
    'CONFLICT',
    status === OrderStatus.CANCELLED
      ? `Order #${id} is cancelled, so nothing of it can be changed.`
      : `Order #${id} has left, so nothing of it can be changed any more.`,
  );
}
