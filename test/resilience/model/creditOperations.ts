import type { DataSource } from 'typeorm';
import { setPaymentMode } from '../../../server/accounts/businesses/businesses';
import { ShopError } from '../../../server/core/errors';
import { addCredit, adjustBalance, recordPayment, setCreditLimit } from '../../../server/credit/changeCredit';
import { PaymentMode } from '../../../server/identity/roles';
import { findAccount, viewerOf, type Viewer } from '../../../server/identity/viewer';
import { cancelOrder } from '../../../server/orders/cancelling/cancelOrder';
import { changeByBuyer, changeByShop } from '../../../server/orders/changing/changes';
import { AddressType, OrderStatus, PaymentMethod } from '../../../server/orders/orderTerms';
import { employeeOrder, oneClickOrder } from '../../../server/orders/placing/businessOrders';
import { accountOrder } from '../../../server/orders/placing/checkouts';
import { OrderRefused, type NewOrder } from '../../../server/orders/placing/newOrder';
import { placeOrder } from '../../../server/orders/placing/placeOrder';
import { changeStatus } from '../../../server/orders/status/changeStatus';
import {
  applyChange,
  discounted,
  fits,
  LARGEST_AMOUNT,
  money,
  openAccount,
  post,
  type CreditModel,
  totalOf,
  type ModelOrder,
} from './creditModel';
import { random, randomBelow, randomElement } from './random';

/** The shop's database, and what the model says that it holds. */
export interface ModelShop {
  db: DataSource;
  admin: Viewer;
  model: CreditModel;
}

/** What an operation came to, and what the model expected. */
type Outcomes = [actual: string, expected: string];
type Operation = (shop: ModelShop) => Promise<Outcomes>;

let keys = 0;

/** What an operation actual to: "done", or the code of the refusal. */
async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof OrderRefused || error instanceof ShopError) return error.code;
    throw error;
  }
}

/** Mostly small, sometimes near the largest. */
function randomAmount(): bigint {
  const kind = random();
  if (kind < 0.02) return LARGEST_AMOUNT - BigInt(randomBelow(1_000));
  return BigInt(randomBelow(kind < 0.5 ? 1_000_000 : 20_000)) + 1n;
}

const viewerFor = async (db: DataSource, id: number): Promise<Viewer> => viewerOf(await findAccount(db, id));

async function order({ db, model }: ModelShop): Promise<Outcomes> {
  const business = randomElement(model.businesses);
  const kind = randomElement(['oneClick', 'employee', 'account'] as const);
  const code = kind === 'account' && random() < 0.6 ? randomElement(model.codes) : null;
  const lines = Array.from({ length: 1 + randomBelow(3) }, () => ({
    product: randomElement(model.products),
    quantity: 1 + randomBelow(4),
  }));
  const items = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  const idempotencyKey = `model-key-${String((keys += 1)).padStart(8, '0')}`;
  const byCredit = business.mode === PaymentMode.CREDIT;
  let newOrder: NewOrder;
  if (kind === 'oneClick') {
    newOrder = await oneClickOrder(db, { idempotencyKey, items }, await viewerFor(db, business.id));
  } else if (kind === 'employee') {
    newOrder = await employeeOrder(db, { idempotencyKey, items }, await viewerFor(db, business.employeeId));
  } else {
    const address = { deliveryAddress: { street: 'Street 3', city: 'Beirut' }, addressType: AddressType.MANUAL };
    const customer = { customerName: 'M', customerEmail: 'm@model.example', customerPhone: '+961 1 111 111' };
    const paymentMethod = byCredit ? PaymentMethod.CREDIT : PaymentMethod.COD;
    const input = { idempotencyKey, items, paymentMethod, discountCode: code?.code, ...address, ...customer };
    newOrder = accountOrder(input, await viewerFor(db, business.id));
  }
  const priced = {
    lines: lines.map(({ product, quantity }) => ({
      price: discounted(product.price, business.discount),
      quantity: BigInt(quantity),
    })),
    code,
    fee: kind === 'account' ? 300n : 0n,
  };
  const total = totalOf(priced);
  let id = 0;
  const actual = await outcome(placeOrder(db, newOrder).then(({ answer }) => (id = answer.orderId)));
  // A price that comes out as zero cannot be ordered.
  let expected = 'done';
  if (priced.lines.some(({ price }) => price === 0n)) expected = 'PRICE_UNAVAILABLE';
  else if (code && code.uses >= code.maxUses) expected = 'DISCOUNT_CODE_INVALID';
  else if (byCredit && total > business.balance) expected = 'INSUFFICIENT_CREDIT';
  if (expected === 'done') {
    model.orders.push({ id, business, total, status: OrderStatus.PENDING, byCredit, ...priced });
    if (byCredit) post(business, 'charge', -total, id);
    if (code) code.uses += 1;
  }
  return [actual, expected];
}

async function status({ db, admin, model }: ModelShop): Promise<Outcomes> {
  const chosen = recentOrder(model);
  if (!chosen) return ['done', 'done'];
  const to = random() < 0.5 ? OrderStatus.CANCELLED : randomElement(Object.values(OrderStatus));
  const actual = await outcome(changeStatus(db, admin, { orderId: chosen.id, status: to }));
  const { business, total, code } = chosen;
  const wasCancelled = chosen.status === OrderStatus.CANCELLED;
  const isCancelled = to === OrderStatus.CANCELLED;
  let expected = 'done';
  if (!wasCancelled && isCancelled && chosen.byCredit && !fits(business.balance + total)) expected = 'CONFLICT';
  if (wasCancelled && !isCancelled && code && code.uses >= code.maxUses) expected = 'DISCOUNT_CODE_INVALID';
  else if (wasCancelled && !isCancelled && chosen.byCredit && total > business.balance)
    expected = 'INSUFFICIENT_CREDIT';
  if (expected === 'done') setInModel(chosen, to);
  return [actual, expected];
}

/** By its buyer: one that the shop has not taken up yet, for this shop has no zones and so no cut-offs. */
async function cancelling({ db, model }: ModelShop): Promise<Outcomes> {
  const chosen = recentOrder(model);
  if (!chosen) return ['done', 'done'];
  const { id, business, status: before } = chosen;
  const stranger = model.businesses.find((each) => each !== business);
  const isOwn = stranger === undefined || random() < 0.9;
  const actual = await outcome(cancelOrder(db, id, isOwn ? business.id : stranger.id));
  if (!isOwn) return [actual, 'NOT_FOUND'];
  if (before === OrderStatus.CANCELLED) return [actual, 'done'];
  if (before !== OrderStatus.PENDING) return [actual, 'CONFLICT'];
  if (chosen.byCredit && !fits(business.balance + chosen.total)) return [actual, 'CONFLICT'];
  setInModel(chosen, OrderStatus.CANCELLED);
  return [actual, 'done'];
}

/** How many there are of some lines, by the buyer while the shop has not taken it up, or by the shop until it is shipped. */
async function changing({ db, admin, model }: ModelShop): Promise<Outcomes> {
  const chosen = recentOrder(model);
  if (!chosen) return ['done', 'done'];
  const { id, business, status: is } = chosen;
  const byBuyer = random() < 0.5;
  const rows = await db.query<{ id: number }[]>('SELECT id FROM order_line WHERE order_id = $1 ORDER BY position', [
    id,
  ]);
  const after = chosen.lines.map((line) => ({
    ...line,
    quantity: random() < 0.6 ? BigInt(randomBelow(6)) : line.quantity,
  }));
  const lines = rows.map((row, at) => ({ lineId: row.id, quantity: Number(after[at]!.quantity) }));
  const actual = await outcome(
    byBuyer
      ? changeByBuyer(db, business, { orderId: id, lines })
      : changeByShop(db, admin, { orderId: id, lines, reason: 'By the model' }),
  );
  const left = after.filter(({ quantity }) => quantity > 0n);
  if (is !== OrderStatus.PENDING && (byBuyer || is !== OrderStatus.CONFIRMED)) return [actual, 'CONFLICT'];
  if (left.length === 0) return [actual, 'BAD_USER_INPUT'];
  return [actual, setLines(chosen, left)];
}

/** Something else instead of a line, whole or in part, or beside all of them, by the shop until it is shipped. */
async function replacing({ db, admin, model }: ModelShop): Promise<Outcomes> {
  const chosen = recentOrder(model);
  if (!chosen) return ['done', 'done'];
  const { id, business, status: is } = chosen;
  const rows = await db.query<{ id: number }[]>('SELECT id FROM order_line WHERE order_id = $1 ORDER BY position', [
    id,
  ]);
  const product = randomElement(model.products);
  const at = random() < 0.8 ? randomBelow(rows.length) : null;
  const replaced = at === null ? null : chosen.lines[at]!;
  const fewer = replaced && BigInt(1 + randomBelow(Number(replaced.quantity)));
  const quantity = 1 + randomBelow(4);
  const instead = at === null ? {} : { replacesLineId: rows[at]!.id, replacesQuantity: Number(fewer) };
  const added = [{ productId: product.id, quantity, ...instead }];
  const actual = await outcome(changeByShop(db, admin, { orderId: id, lines: [], added, reason: 'By the model' }));
  if (is !== OrderStatus.PENDING && is !== OrderStatus.CONFIRMED) return [actual, 'CONFLICT'];
  const own = discounted(product.price, business.discount);
  if (own === 0n) return [actual, 'PRICE_UNAVAILABLE'];
  const line = { price: replaced && replaced.price < own ? replaced.price : own, quantity: BigInt(quantity) };
  const lines = chosen.lines.map((each) =>
    each === replaced ? { ...each, quantity: each.quantity - (fewer ?? 0n) } : each,
  );
  // What is sent instead of a whole line stands in its place.
  if (at !== null && lines[at]!.quantity === 0n) lines[at] = line;
  else lines.push(line);
  return [actual, setLines(chosen, lines)];
}

/** @returns what is expected of it: when it is refused, nothing of the order changes */
function setLines(order: ModelOrder, lines: ModelOrder['lines']): string {
  const { business, byCredit, total } = order;
  const dearer = totalOf({ ...order, lines }) - total;
  if (byCredit && dearer > 0n && dearer > business.balance) return 'INSUFFICIENT_CREDIT';
  if (byCredit && !fits(business.balance - dearer)) return 'CONFLICT';
  if (byCredit && dearer !== 0n) post(business, dearer > 0n ? 'charge' : 'refund', -dearer, order.id);
  order.lines = lines;
  order.total += dearer;
  return 'done';
}

const recentOrder = ({ orders }: CreditModel): ModelOrder | undefined =>
  orders[Math.max(0, orders.length - 1 - randomBelow(60))];

/** What a change of the status does to the ledger and to the code. */
function setInModel(order: ModelOrder, to: OrderStatus): void {
  const { business, total, code } = order;
  const isCancelled = to === OrderStatus.CANCELLED;
  if ((order.status === OrderStatus.CANCELLED) !== isCancelled) {
    if (order.byCredit) post(business, isCancelled ? 'refund' : 'charge', isCancelled ? total : -total, order.id);
    if (code) code.uses += isCancelled ? -1 : 1;
  }
  order.status = to;
}

async function payment({ db, admin, model }: ModelShop): Promise<Outcomes> {
  const business = randomElement(model.businesses);
  const amount = randomAmount();
  const actual = await outcome(recordPayment(db, admin, business.id, { amount: money(amount) }));
  return [actual, applyChange(business, 'payment', amount)];
}

async function adjustment({ db, admin, model }: ModelShop): Promise<Outcomes> {
  const business = randomElement(model.businesses);
  const amount = random() < 0.5 ? randomAmount() : -randomAmount();
  const actual = await outcome(
    random() < 0.5
      ? adjustBalance(db, admin, business.id, { amount: money(amount), description: 'By the model' })
      : addCredit(db, admin, business.id, { amount: money(amount) }),
  );
  return [actual, applyChange(business, 'adjustment', amount)];
}

/** Moves the balance back to an everyday one, so that orders are charged and refused in turn. */
async function settle({ db, admin, model }: ModelShop): Promise<Outcomes> {
  const business = randomElement(model.businesses);
  const amount = BigInt(randomBelow(3_000_000)) - (business.limit === null ? 500_000n : business.balance);
  if (amount === 0n || amount > LARGEST_AMOUNT || amount < -LARGEST_AMOUNT) return ['done', 'done'];
  const actual = await outcome(addCredit(db, admin, business.id, { amount: money(amount) }));
  return [actual, applyChange(business, 'adjustment', amount)];
}

async function limit({ db, admin, model }: ModelShop): Promise<Outcomes> {
  const business = randomElement(model.businesses);
  const to = random() < 0.05 ? 0n : randomAmount();
  const actual = await outcome(setCreditLimit(db, admin, business.id, { creditLimit: money(to) }));
  return [actual, applyChange(business, 'adjustment', to - (business.limit ?? 500_000n), to)];
}

async function mode({ db, admin, model }: ModelShop): Promise<Outcomes> {
  const business = randomElement(model.businesses);
  const to = random() < 0.8 ? PaymentMode.CREDIT : PaymentMode.CASH;
  const actual = await outcome(setPaymentMode(db, admin, business.id, to));
  business.mode = to;
  if (to === PaymentMode.CREDIT) openAccount(business);
  return [actual, 'done'];
}

/** How often each operation is chosen, of 100. */
const SHARES: readonly [number, string, Operation][] = [
  [30, 'order', order],
  [8, 'changing', changing],
  [4, 'replacing', replacing],
  [25, 'status', status],
  [8, 'cancelling', cancelling],
  [6, 'payment', payment],
  [7, 'adjustment', adjustment],
  [4, 'settle', settle],
  [4, 'limit', limit],
  [4, 'mode', mode],
];

/** Chooses the next operation, and names it. */
export function randomOperation(): [string, Operation] {
  let left = random() * 100;
  for (const [share, name, run] of SHARES) {
    if (left < share) return [name, run];
    left -= share;
  }
  return ['order', order];
}
