import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { amount, compare, fullThousands, MAX_AMOUNT, minus, percentOf, sum, type Amount } from '../../../common/money';
import { readProductsById } from '../../catalog/products/readProducts';
import { CreditEntryType } from '../../credit/credit.entity';
import { lockCreditAccount, postEntry } from '../../credit/ledger';
import type { Queryable } from '../../db/queryable';
import { transaction } from '../../db/transaction';
import { takeCodeUse, type AppliedCode } from '../../discounts/codes';
import { badInput } from '../../core/errors';
import { OrderRefused, type FreshAmounts, type NewOrder, type PlacedOrder } from './newOrder';
import { OrderStatus, paymentTypeOf } from '../orderTerms';
import { priceLines, type PricedLine } from './priceLines';
import { writeOrder } from './writeOrder';

/** A placed order, and whether this request placed it or an earlier one with the same key had. */
export interface Placement {
  placed: PlacedOrder;
  replayed: boolean;
}

/**
 * The one way to place an order, whoever buys (decisions.md section 2): in one transaction the key is taken, locks are
 * taken in one fixed order (credit account, then code), every line is priced from the database, what the buyer saw is
 * checked, and lines, discount use, charge and mails are written. All of it happens or none.
 *
 * @throws OrderRefused when a screen has an answer to the reason; the key is not used up by it
 * @throws ShopError BAD_USER_INPUT with fields for unknown products and sizes
 */
export async function placeOrder(db: DataSource, order: NewOrder): Promise<Placement> {
  const bodyHash = createHash('sha256').update(order.asked).digest();
  return transaction(db, async (tx) => {
    const request = await takeKey(tx, order, bodyHash);
    if ('answer' in request) return { placed: request.answer, replayed: true };
    if (order.obstacle) throw order.obstacle;
    const products = await readProductsById(
      tx,
      [...new Set(order.lines.map((line) => line.productId))],
      order.buyer.book,
    );
    const { creditUserId } = order.buyer;
    const lines = priceLines(order, products);
    if (creditUserId !== null && !(await lockCreditAccount(tx, creditUserId))) throw insufficientCredit();
    const code = order.discountCode === null ? null : await takeCodeUse(tx, order.discountCode);
    if (order.discountCode !== null && !code) {
      throw new OrderRefused('DISCOUNT_CODE_INVALID', 'Please check your discount code and try again.');
    }
    const fresh = totals(order, lines, code);
    checkSeen(order, lines, fresh);
    const placed: PlacedOrder = {
      orderId: request.orderId,
      status: OrderStatus.PENDING,
      createdAt: request.now.toISOString(),
      subtotalAmount: fresh.subtotalAmount,
      discountAmount: fresh.discountAmount,
      deliveryFee: fresh.deliveryFee,
      totalAmount: fresh.totalAmount,
      loyaltyPointsEarned: order.buyer.earnsLoyalty ? fullThousands(fresh.subtotalAmount) : 0,
      paymentType: paymentTypeOf(order.paymentMethod, creditUserId !== null),
    };
    await writeOrder(tx, order, lines, code, placed);
    if (creditUserId !== null) await charge(tx, creditUserId, order, placed);
    return { placed, replayed: false };
  });
}

/**
 * Takes the idempotency key, or waits for whoever holds it and finds that answer.
 *
 * The row is the first thing written: a second request with the key waits here for the first to commit or roll back,
 * before it could find a code used up or a credit spent by its own first try.
 */
async function takeKey(
  tx: Queryable,
  order: NewOrder,
  bodyHash: Buffer,
): Promise<{ orderId: number; now: Date } | { answer: PlacedOrder }> {
  const key = [order.buyer.name, order.idempotencyKey];
  const taken = await tx.query<{ orderId: number; now: Date }[]>(
    `INSERT INTO order_request (buyer, key, body_hash, order_id) VALUES ($1, $2, $3, nextval('orders_id_seq'))
     ON CONFLICT (buyer, key) DO NOTHING RETURNING order_id AS "orderId", now() AS now`,
    [...key, bodyHash],
  );
  if (taken[0]) return taken[0];
  const [first] = await tx.query<{ bodyHash: Buffer; answer: PlacedOrder }[]>(
    'SELECT body_hash AS "bodyHash", answer FROM order_request WHERE buyer = $1 AND key = $2',
    key,
  );
  if (!first?.bodyHash.equals(bodyHash)) {
    throw new OrderRefused(
      'IDEMPOTENCY_CONFLICT',
      'This idempotency key was used for another order. Send a new key for a new order, or the same order again.',
    );
  }
  return { answer: first.answer };
}

function totals(order: NewOrder, lines: PricedLine[], code: AppliedCode | null): FreshAmounts {
  const subtotalAmount = sum(lines.map((line) => line.total));
  const discountAmount = code ? percentOf(subtotalAmount, code.discountPercent) : amount(0);
  const totalAmount = sum([minus(subtotalAmount, discountAmount), order.deliveryFee]);
  if (compare(subtotalAmount, MAX_AMOUNT) > 0 || compare(totalAmount, MAX_AMOUNT) > 0) {
    throw badInput({ items: 'The order is too large for one order; please split it.' });
  }
  return {
    subtotalAmount,
    discountAmount,
    deliveryFee: order.deliveryFee,
    totalAmount,
    items: lines.map(({ productId, selectedSize, unitPrice }) => ({ productId, selectedSize, unitPrice })),
  };
}

/** @throws OrderRefused PRICE_CHANGED, with the amounts as they are now, when the buyer saw another one anywhere */
function checkSeen({ seen }: NewOrder, lines: PricedLine[], fresh: FreshAmounts): void {
  const differs = (saw: Amount | null, is: Amount) => saw !== null && compare(saw, is) !== 0;
  if (
    lines.some((line) => differs(line.seenUnitPrice, line.unitPrice)) ||
    differs(seen.subtotalAmount, fresh.subtotalAmount) ||
    differs(seen.deliveryFee, fresh.deliveryFee) ||
    differs(seen.totalAmount, fresh.totalAmount)
  ) {
    throw new OrderRefused(
      'PRICE_CHANGED',
      'Prices have changed since you looked. Please check the new total and order again.',
      { fresh },
    );
  }
}

async function charge(tx: Queryable, userId: number, order: NewOrder, placed: PlacedOrder): Promise<void> {
  if (compare(placed.totalAmount, '0') === 0) return;
  const entry = await postEntry(tx, {
    userId,
    type: CreditEntryType.CHARGE,
    amount: minus('0', placed.totalAmount),
    description: `Order #${placed.orderId}`,
    orderId: placed.orderId,
    byUserId: order.buyer.userId,
    withinCredit: true,
  });
  if (!entry) throw insufficientCredit();
}

function insufficientCredit(): OrderRefused {
  return new OrderRefused('INSUFFICIENT_CREDIT', 'The order is over the available credit. Nothing was ordered.');
}
