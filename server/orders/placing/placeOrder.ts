import type { DataSource } from 'typeorm';
import { compare, fullThousands, minus, sum, type Amount } from '../../../common/money';
import { DEFAULT_TIME_ZONE } from '../../../common/constants';
import { ACCOUNT_CLOSED } from '../../identity/refuseClosed';
import { unauthenticated } from '../../core/errors';
import { CreditEntryType } from '../../credit/credit.entity';
import { lockCreditAccount, postEntry } from '../../credit/ledger';
import { RATE_NOW } from '../../currency/exchangeRates';
import { pipelinedTransaction, together } from '../../db/pipelinedTransaction';
import type { Queryable } from '../../db/queryable';
import { sqlState } from '../../db/transaction';
import { takeCodeUse, type AppliedCode } from '../../discounts/codes';
import { sentKey, takeKey, type Once } from '../../idempotency/once';
import { MailKind } from '../../mail/outgoingMail.entity';
import { awaitDuePlans } from '../../plans/applyPlans';
import { amountsOf, discountRoundingOf, isTooLarge, tooLarge } from '../orderAmounts';
import { OrderStatus, paymentTypeOf } from '../orderTerms';
import { hashOfKey, type FollowKeys } from '../following/followKeys';
import { LINE_COLUMNS, LINE_NAMES, LINE_RECORD, LINE_VALUES } from '../writtenLine';
import type { GuestLimits } from './guestLimits';
import { OrderRefused, type NewOrder } from './newOrder';
import type { FreshAmounts, PlacedOrder } from './orderResults.types';
import { deliveryOf, takePlace, unavailable, WINDOW_FULL, withFreshOptions, type OrderDelivery } from './orderDelivery';
import { priceLines, type PricedLine } from './priceLines';
import { onTermsOf, readGoods } from './readGoods';
import { isTooLittleStock, lookAtStock, takeStock, wantedStock } from './takeStock';

/** A placed order, and whether this request placed it or an earlier one with the same key had. */
export interface Placement extends Once<PlacedOrder> {
  /** Whether a confirmation is not sent, since its address had too many. */
  withheldMail: boolean;
}

/** How a guest's order is limited, and from where it comes. */
export interface OfGuest {
  limits: GuestLimits;
  from: Parameters<GuestLimits['count']>[1];
  /** Makes the key by which the guest follows it. */
  keys: FollowKeys;
}

/**
 * The one function that places an order, from any checkout (specification 4.2): in one transaction the key is taken,
 * every line is priced from the database, locks are taken in one fixed order (credit account, then code, then counted
 * stocks by id), what the buyer expects to pay is checked, a guest's order is counted, and order, place in its window,
 * mails, what it takes of stock and charge are written. All of it happens or none.
 *
 * @param how in which time zone the clock of the shop is, by which it is delivered; of a guest's order, how it is limited
 * @throws OrderRefused when a screen has an answer to the reason; the key stays unused
 * @throws ShopError BAD_USER_INPUT with fields for unknown products and sizes; IDEMPOTENCY_CONFLICT; RATE_LIMITED;
 *   UNAUTHENTICATED when the account was closed meanwhile
 */
export async function placeOrder(
  db: DataSource,
  order: NewOrder,
  { timeZone = DEFAULT_TIME_ZONE, guest = null }: { timeZone?: string; guest?: OfGuest | null } = {},
): Promise<Placement> {
  // What is counted is mostly there: it is looked at first only after a try that found too little of it.
  let looksAtStock = false;
  for (;;) {
    try {
      const placement = await tryToPlace(db, order, { timeZone, guest, looksAtStock });
      if (placement) return placement;
      await awaitDuePlans(db);
    } catch (error) {
      if (isTooLittleStock(error)) {
        looksAtStock = true;
        continue;
      }
      const refused = isWindowFull(error, order) ? unavailable('full') : error;
      if (refused instanceof OrderRefused) throw await withFreshOptions(db, order, refused, timeZone);
      // Whose owner has closed it meanwhile, is signed out (specification 24.2).
      if (sqlState(error) === ACCOUNT_CLOSED) throw unauthenticated();
      // Another order took the last place of the window that was possible first: the next one is.
      if (sqlState(error) !== WINDOW_FULL) throw error;
    }
  }
}

/** Whether the very window that the order asks for has filled meanwhile. */
function isWindowFull(error: unknown, { delivery }: NewOrder): boolean {
  return sqlState(error) === WINDOW_FULL && (delivery?.window ?? null) !== null;
}

/** How an order is placed this time. */
interface Attempt {
  readonly timeZone: string;
  readonly guest: OfGuest | null;
  /** Whether it waits to see what there is of counted stock before it writes, so that it can say which is too little. */
  readonly looksAtStock: boolean;
}

/** @returns null, with nothing done, when prices are to be applied first that hold since (specification 23.3) */
async function tryToPlace(
  db: DataSource,
  asked: NewOrder,
  { timeZone, guest, looksAtStock }: Attempt,
): Promise<Placement | null> {
  const sent = sentKey(asked.buyer.userId, asked.idempotencyKey, asked.payload);
  const productIds = [...new Set(asked.lines.map((line) => line.productId))];
  return pipelinedTransaction(db, async (tx) => {
    // What is read and counted waits behind the key, and is undone with all else when the key was taken before.
    const [request, goods, counted] = await together(
      takeKey(tx, sent, true),
      readGoods(tx, productIds, asked),
      guest ? guest.limits.count(tx, guest.from, asked.mailTo) : Promise.resolve([]),
    );
    if ('answer' in request) {
      await tx.rollback();
      return { answer: request.answer as PlacedOrder, replayed: true, withheldMail: false };
    }
    if (!goods) {
      await tx.rollback();
      return null;
    }
    const orderId = request.orderId;
    if (orderId === null) throw new Error('A key for an order comes with a number');
    if (asked.obstacle) throw asked.obstacle;
    const order = { ...asked, buyer: onTermsOf(goods.book, asked) };
    const { buyer } = order;
    const lines = priceLines(order, goods.products);
    const subtotal = sum(lines.map((line) => line.total));
    const delivery = await deliveryOf(tx, order, subtotal, { ...goods.delivery, at: goods.at }, timeZone);
    if (buyer.creditUserId !== null && !(await lockCreditAccount(tx, buyer.creditUserId))) throw insufficientCredit();
    const code = order.discountCode === null ? null : await takeCode(tx, order.discountCode);
    const fresh = totals(subtotal, delivery.fee, lines, code);
    const stock = wantedStock(lines);
    if (isTooLarge(fresh)) {
      // Whoever sees no amounts is told all else first, and so does not learn prices by what is just too much.
      if (stock) await lookAtStock(tx, stock, lines);
      if (delivery.booking) await takePlace(tx, delivery.booking);
      throw buyer.creditUserId === null ? tooLarge('items') : insufficientCredit();
    }
    checkExpected(order, lines, fresh);
    if (stock && looksAtStock) await lookAtStock(tx, stock, lines);
    const { items: _, ...amounts } = fresh;
    const placed: PlacedOrder = {
      orderId,
      status: OrderStatus.PENDING,
      createdAt: goods.at.toISOString(),
      ...amounts,
      loyaltyPointsEarned: buyer.earnsLoyalty ? fullThousands(amounts.subtotalAmount) : 0,
      paymentType: paymentTypeOf(order.paymentMethod, buyer.creditUserId !== null),
      ...(delivery.booking && { deliveryDate: delivery.booking.date, deliveryWindow: delivery.booking.window }),
      ...(order.delivery?.date != null && { namesDay: true }),
      ...(guest && { followHash: hashOfKey(guest.keys.keyOf({ orderId, createdAt: goods.at })).toString('base64') }),
    };
    const mailTo = guest ? guest.limits.settle(counted, order.mailTo) : order.mailTo;
    // Stocks, and behind them the window, are locked last of all: other orders wait for them.
    const { booking } = delivery;
    const written = [
      insertOrder(tx, { ...order, mailTo }, lines, code, { booking, takesPlace: !stock }, placed),
      ...(stock ? [takeStock(tx, stock, orderId, buyer.userId)] : []),
      ...(stock && booking ? [takePlace(tx, booking)] : []),
    ];
    if (buyer.creditUserId === null) await together(...written, tx.commit());
    // Whether the credit allows it is known by the charge alone.
    else await together(...written, charge(tx, buyer.creditUserId, buyer.userId, placed));
    return { answer: placed, replayed: false, withheldMail: mailTo.length < order.mailTo.length };
  });
}

/** Counts one use of the code. @throws OrderRefused DISCOUNT_CODE_INVALID */
async function takeCode(tx: Queryable, text: string): Promise<AppliedCode> {
  const code = await takeCodeUse(tx, text);
  if (!code) throw new OrderRefused('DISCOUNT_CODE_INVALID', 'Please check your discount code and try again.');
  return code;
}

function totals(
  subtotalAmount: Amount,
  deliveryFee: Amount,
  lines: PricedLine[],
  code: AppliedCode | null,
): FreshAmounts {
  const amounts = amountsOf(subtotalAmount, code?.discountPercent ?? null, deliveryFee);
  return {
    ...amounts,
    items: lines.map(({ productId, selectedSize, unitPrice }) => ({ productId, selectedSize, unitPrice })),
  };
}

/** @throws OrderRefused PRICE_CHANGED, with the amounts as they are now, when the buyer saw another one anywhere */
function checkExpected({ expected }: NewOrder, lines: PricedLine[], fresh: FreshAmounts): void {
  const differs = (expectedAmount: Amount | null | undefined, amountNow: Amount) =>
    expectedAmount != null && compare(expectedAmount, amountNow) !== 0;
  if (
    lines.some((line) => differs(line.expectedUnitPrice, line.unitPrice)) ||
    differs(expected.subtotalAmount, fresh.subtotalAmount) ||
    differs(expected.deliveryFee, fresh.deliveryFee) ||
    differs(expected.totalAmount, fresh.totalAmount)
  ) {
    throw new OrderRefused(
      'PRICE_CHANGED',
      'Prices have changed since you looked. Please check the new total and order again.',
      { fresh },
    );
  }
}

const INSERT = `WITH placed AS (
    INSERT INTO orders (id, kind, status, payment_method, user_id, account_id, customer_name, employee_name,
      customer_email, customer_phone, delivery_address, address_type, latitude, longitude, subtotal_amount,
      discount_code_id, discount_percent, discount_amount, discount_rounding, delivery_fee, total_amount, loyalty_points, price_book, note, created_at,
      follow_hash, language, lbp_per_usd, delivery_date, delivery_window, cut_off, minimum_amount, when_missing, zone_id)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $29, $30,
      $31, ${RATE_NOW}, $32, $33, $36, $37, $38, coalesce(take_delivery_place($34, $32, $33, $35), $34))
    RETURNING id),
  lines AS (
    INSERT INTO order_line (order_id, position, ${LINE_COLUMNS})
    SELECT placed.id, line.position - 1, ${LINE_VALUES}
    FROM placed, ROWS FROM (json_to_recordset($25::json) AS (${LINE_RECORD})) WITH ORDINALITY AS line(${LINE_NAMES}, position)),
  event AS (INSERT INTO order_event (order_id, status, by_user_id, at) SELECT id, $3, $5, $29 FROM placed),
  mail AS (
    INSERT INTO outgoing_mail (kind, to_address, order_id, with_amounts)
    SELECT $26, mail.address, placed.id, mail."withAmounts"
    FROM placed, json_to_recordset($27::json) AS mail(address text, "withAmounts" boolean))
  UPDATE order_request SET answer = $28 FROM placed WHERE order_request.order_id = placed.id`;

/**
 * Writes the order, its lines, its first event, its mails and the answer to its request in one statement, which also takes its
 * place in its window when it is to, and fails when the window is full.
 */
async function insertOrder(
  tx: Queryable,
  order: NewOrder,
  lines: PricedLine[],
  code: AppliedCode | null,
  { booking, takesPlace }: Pick<OrderDelivery, 'booking'> & { takesPlace: boolean },
  placed: PlacedOrder,
): Promise<void> {
  await tx.query(INSERT, [
    placed.orderId,
    order.kind,
    placed.status,
    order.paymentMethod,
    order.buyer.userId,
    order.buyer.accountId,
    order.customerName,
    order.employeeName,
    order.customerEmail,
    order.customerPhone,
    JSON.stringify(order.deliveryAddress),
    order.addressType,
    order.latitude,
    order.longitude,
    placed.subtotalAmount,
    code?.id ?? null,
    code?.discountPercent ?? null,
    placed.discountAmount,
    discountRoundingOf(placed, code?.discountPercent ?? null),
    placed.deliveryFee,
    placed.totalAmount,
    placed.loyaltyPointsEarned,
    order.buyer.book.name,
    order.note,
    JSON.stringify(lines),
    MailKind.ORDER_CONFIRMATION,
    JSON.stringify(order.mailTo),
    JSON.stringify(placed),
    placed.createdAt,
    placed.followHash === undefined ? null : Buffer.from(placed.followHash, 'base64'),
    order.language ?? null,
    booking?.date ?? null,
    booking?.window ?? null,
    booking?.zoneId ?? null,
    takesPlace ? (booking?.capacity ?? null) : null,
    booking?.cutOff ?? null,
    booking?.minimum ?? null,
    order.whenMissing ?? null,
  ]);
}

async function charge(tx: Queryable, userId: number, byUserId: number | null, placed: PlacedOrder): Promise<void> {
  if (compare(placed.totalAmount, '0') === 0) return;
  const entry = await postEntry(tx, {
    userId,
    type: CreditEntryType.CHARGE,
    amount: minus('0', placed.totalAmount),
    description: `Order #${placed.orderId}`,
    orderId: placed.orderId,
    byUserId,
    withinCredit: true,
  });
  if (!entry) throw insufficientCredit();
}

function insufficientCredit(): OrderRefused {
  return new OrderRefused('INSUFFICIENT_CREDIT', 'The order is over the available credit. Nothing was ordered.');
}
