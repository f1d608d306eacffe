import {
  amount,
  compare,
  fullThousands,
  minus,
  NO_ROUNDING,
  percentOf,
  roundingOfPercent,
  sum,
  times,
  type Amount,
} from '../../../common/money';
import { CreditEntryType } from '../../credit/credit.entity';
import { CUSTOMER_BOOK, discountBook, individualBook, type PriceBook } from '../../pricing/priceBook';
import { OrderKind, OrderStatus, PaymentMethod, paymentTypeOf, PaymentStatus } from '../orderTerms';
import { checkLine, hasReason, isReplaced, placeOf } from './checkLine';
import { Faults, type Fault } from './fault';
import type { LineFacts, OrderFacts } from './orderFacts';

/** Whether the order was placed before orders kept the reasons of their prices. */
export function isOfBefore({ discountRounding, lines }: OrderFacts): boolean {
  // What was added since keeps its reason.
  return discountRounding === null && !lines.some((line) => line.priceBook === null && hasReason(line));
}

/**
 * What of an order does not follow from what it keeps (specification 20.10): each stored figure is made again from the
 * stored figures that it is made of, so that a wrong one is named where it stands, and the one that is made of it.
 * @param reasonsSince when an order was the first to keep reasons; null: none does
 */
export function checkOrder(order: OrderFacts, reasonsSince: Date | null): Fault[] {
  const faults = new Faults(`order ${order.id}`);
  try {
    const book = checkBook(order.priceBook, order.accountId, faults);
    const ofLines = order.lines.flatMap((line) => {
      if (line.priceBook === null) return book ? checkLine(line, book) : [];
      return checkAddedLine(order, line);
    });
    checkCompleteness(order, reasonsSince, faults);
    checkAmounts(order, faults);
    checkTold(order, faults);
    checkChanges(order, faults);
    checkLedger(order, faults);
    return [...ofLines, ...faults.found];
  } catch (error) {
    // An amount that is no number is a fault as well, and must not hide those of the orders behind it.
    const reason = error instanceof Error ? error.message : String(error);
    return [...faults.found, { at: `order ${order.id}`, what: 'amounts', stored: reason, comesOut: null }];
  }
}

/**
 * The price book of this name.
 * @param businessId whose terms it was made of; null: no business bought
 * @returns null for no such
 */
function checkBook(name: string, businessId: number | null, faults: Faults): PriceBook | null {
  const book = bookNamed(name);
  if (!book) faults.compare('price book', name, 'customer, discount:N or individual:N');
  if (book?.kind === 'discount' && businessId === null) {
    faults.compare('account', null, 'the business of its price book');
  }
  if (book?.kind === 'individual') {
    faults.compare('price book', book.name, businessId === null ? null : `individual:${businessId}`);
  }
  return book;
}

/**
 * What of a line that was added later does not follow from its own price book and from the change that added it (specification
 * 5.14): what was sent instead of another line cost no more than that.
 */
function checkAddedLine({ accountId, userId, changes }: OrderFacts, line: LineFacts): Fault[] {
  const faults = new Faults(placeOf(line));
  const book = checkBook(line.priceBook ?? '', accountId ?? userId, faults);
  const told = changes.flatMap(({ lines }) => lines);
  const added = told.find(({ lineId, before }) => before === 0 && lineId === line.id);
  if (!added) faults.compare('change that added it', null, 'one of its order');
  else {
    faults.compare('unit price', line.unitPrice, added.unitPrice);
    const { replacesLineId } = added;
    const replaced = told.find(({ lineId, before }) => before > 0 && lineId !== undefined && lineId === replacesLineId);
    const isOver = replaced && compare(added.unitPrice, replaced.unitPrice) > 0;
    if (isReplaced(line) || isOver) {
      faults.compare('unit price by its change', added.unitPrice, replaced?.unitPrice ?? null);
    }
  }
  return [...faults.found, ...(book ? checkLine(line, book) : [])];
}

/** The price book of this name; null for no such. */
function bookNamed(name: string): PriceBook | null {
  if (name === CUSTOMER_BOOK.name) return CUSTOMER_BOOK;
  const [, percent] = /^discount:(\d{1,3}(?:\.\d{1,2})?)$/.exec(name) ?? [];
  if (percent !== undefined) return discountBook(amount(percent));
  const [, userId] = /^individual:(\d{1,10})$/.exec(name) ?? [];
  return userId === undefined ? null : individualBook(Number(userId));
}

/** So long a server of the version before may have gone on beside the one that keeps reasons, in milliseconds. */
const OVERLAP_MS = 3_600_000;

/** Lines are numbered without a gap, and all of them keep a reason or none does. */
function checkCompleteness(order: OrderFacts, reasonsSince: Date | null, faults: Faults): void {
  if (order.lines.length === 0) faults.compare('lines', null, 'one or more');
  for (const [index, { position }] of order.lines.entries()) {
    // A line that was struck leaves its number behind.
    if (position === index || order.changes.length > 0) continue;
    faults.compare('lines', `number ${position + 1}`, `number ${index + 1}`);
    break;
  }
  if (isOfBefore(order)) {
    const isNew = reasonsSince !== null && order.createdAt.getTime() > reasonsSince.getTime() + OVERLAP_MS;
    if (isNew)
      faults.compare('reasons', null, `those of its prices, as of all orders since ${reasonsSince.toISOString()}`);
  } else if (order.discountRounding === null) {
    faults.compare('rounding of the discount', null, 'the one of its reason');
  }
  for (const line of order.lines) {
    if (isOfBefore(order) && line.priceBook === null) continue;
    if (!hasReason(line)) faults.compare(`reason of line ${line.position + 1}`, null, 'one, as of the others');
  }
}

function checkAmounts(order: OrderFacts, faults: Faults): void {
  const { subtotalAmount, discountPercent, discountAmount, deliveryFee, totalAmount } = order;
  faults.compare('subtotal', subtotalAmount, sum(order.lines.map((line) => times(line.unitPrice, line.quantity))));
  if (order.discountCodeId !== null && discountPercent === null) {
    faults.compare("code's percentage", null, `the one of code ${order.discountCodeId}`);
  }
  const discount = discountPercent === null ? '0.00' : percentOf(subtotalAmount, discountPercent);
  faults.compare('discount', discountAmount, discount);
  if (order.discountRounding !== null) {
    const rounding =
      discountPercent === null ? NO_ROUNDING : roundingOfPercent(discount, subtotalAmount, discountPercent);
    faults.compare('rounding of the discount', order.discountRounding, rounding);
  }
  faults.compare('total', totalAmount, sum([minus(subtotalAmount, discountAmount), deliveryFee]));
  const points = order.loyaltyPoints;
  const earns = order.userId !== null && order.kind !== OrderKind.EMPLOYEE;
  // Admins earn none either, and who was one is not kept.
  if (points !== 0)
    faults.compare('loyalty points', String(points), earns ? String(fullThousands(subtotalAmount)) : '0');
}

const TOLD = ['subtotalAmount', 'discountAmount', 'deliveryFee', 'totalAmount'] as const;

/** What the buyer was answered is what is stored; of an order that has changed since, its total before. */
function checkTold(order: OrderFacts, faults: Faults): void {
  if (order.told === null) return;
  const [first] = order.changes;
  if (first) {
    const { totalAmount } = order.told;
    if (typeof totalAmount === 'string') {
      faults.compare('totalAmount that the buyer was told', totalAmount, first.totalBefore);
    }
    return;
  }
  for (const field of TOLD) {
    const told = order.told[field];
    if (typeof told === 'string') faults.compare(`${field} that the buyer was told`, told, order[field]);
  }
  const points = order.told.loyaltyPointsEarned;
  if (typeof points === 'number') {
    faults.compare('loyalty points that the buyer was told', String(points), String(order.loyaltyPoints));
  }
}

/** Each change begins with the total that the one before it left, and the last leaves that of the order. */
function checkChanges({ changes, totalAmount }: OrderFacts, faults: Faults): void {
  for (const [index, { totalAfter }] of changes.entries()) {
    faults.compare(`total after change ${index + 1}`, totalAfter, changes[index + 1]?.totalBefore ?? totalAmount);
  }
}

/**
 * What the ledger says of an order on account: charged in full, refunded in full while it is cancelled, nothing else but
 * the differences of its changes.
 */
function checkLedger(order: OrderFacts, faults: Faults): void {
  const { entries, totalAmount } = order;
  const isOnAccount = isPaidByCredit(order);
  const isCancelled = order.status === OrderStatus.CANCELLED;
  const charged = minus('0.00', sum(entries.map((entry) => entry.amount)));
  faults.compare('charged to credit', charged, isOnAccount && !isCancelled ? totalAmount : '0.00');
  for (const entry of entries) {
    const business = order.accountId === null ? null : `business ${order.accountId}`;
    faults.compare(`account of its ${entry.type}`, `business ${entry.userId}`, business);
    if (order.changes.length > 0) continue;
    faults.compare(`amount of its ${entry.type}`, entry.amount, amountOfEntry(entry.type, totalAmount));
  }
  if (!isOnAccount || compare(totalAmount, '0') === 0) return;
  const isRefunded = order.paymentStatus === PaymentStatus.REFUNDED;
  if (isRefunded !== isCancelled) {
    faults.compare('payment status', order.paymentStatus, isCancelled ? PaymentStatus.REFUNDED : PaymentStatus.PENDING);
  }
}

/** Null for entries that no order has. */
function amountOfEntry(type: CreditEntryType, totalAmount: Amount): Amount | null {
  if (type === CreditEntryType.CHARGE) return minus('0.00', totalAmount);
  return type === CreditEntryType.REFUND ? totalAmount : null;
}

/** An employee's order says how the business pays by what the buyer was told; without it, by the ledger alone. */
function isPaidByCredit({ paymentMethod, told, entries }: OrderFacts): boolean {
  if (paymentMethod === PaymentMethod.CREDIT) return true;
  if (paymentMethod !== PaymentMethod.EMPLOYEE_ORDER) return false;
  return typeof told?.paymentType === 'string'
    ? told.paymentType === paymentTypeOf(paymentMethod, true)
    : entries.length > 0;
}
