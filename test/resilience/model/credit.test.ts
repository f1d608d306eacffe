import { randomInt } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { setPaymentMode } from '../../../server/accounts/businesses/businesses';
import { PaymentMode } from '../../../server/identity/roles';
import { findAccount, viewerOf, type Viewer } from '../../../server/identity/viewer';
import { addCredit, adjustBalance, recordPayment, setCreditLimit } from '../../../server/credit/changeCredit';
import type { CreditTransaction } from '../../../server/credit/credit.entity';
import { readCreditTransactions } from '../../../server/credit/listCredit';
import { readCreditAccount, readCreditTotals } from '../../../server/credit/readCredit';
import type { Page } from '../../../server/db/sortedPage';
import { openShopDatabase } from '../../../server/database';
import { ShopError } from '../../../server/core/errors';
import { accountOrder } from '../../../server/orders/placing/checkouts';
import { employeeOrder, oneClickOrder } from '../../../server/orders/placing/businessOrders';
import { changeStatus } from '../../../server/orders/status/changeStatus';
import { OrderRefused, type NewOrder } from '../../../server/orders/placing/newOrder';
import { AddressType, OrderStatus, PaymentMethod } from '../../../server/orders/orderTerms';
import { placeOrder } from '../../../server/orders/placing/placeOrder';
import { freshDatabase, type FreshDatabase } from '../../support/database';
import { WHOLE } from '../whole';
import { idOf, ledgerOf, makeProduct } from '../../support/data/orderBodies';

/**
 * Random operations against the shop's own functions on a real PostgreSQL, and against a model in memory
 * that counts whole cents. The functions are called in this process, without HTTP, so that so many fit into a minute;
 * what HTTP adds is held by test/integration and test/resilience/races. `npm run test:long` makes ten thousand with a new
 * seed, which MODEL_SEED repeats.
 */
const OPERATIONS = Number(process.env.MODEL_OPERATIONS ?? (WHOLE ? 10_000 : 1_500));
const SEED = Number(process.env.MODEL_SEED ?? (WHOLE ? randomInt(2 ** 31) : 20_261_122));

jest.setTimeout(900_000);

/** mulberry32: the same numbers for the same seed. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = generator(SEED);
const upTo = (most: number): number => Math.floor(random() * most);
const among = <T>(all: readonly T[]): T => all[upTo(all.length)]!;

const MOST = 99_999_999_999_999n;

/** Cents as the shop writes an amount. */
function money(cents: bigint): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

interface ModelEntry {
  type: string;
  amount: bigint;
  balanceAfter: bigint;
  orderId: number | null;
}

interface ModelBusiness {
  id: number;
  employeeId: number;
  /** In hundredths of a percent. */
  discount: bigint;
  mode: PaymentMode;
  /** Null before the account is opened. */
  limit: bigint | null;
  balance: bigint;
  entries: ModelEntry[];
}

interface ModelOrder {
  id: number;
  business: ModelBusiness;
  total: bigint;
  status: OrderStatus;
  byCredit: boolean;
  code: ModelCode | null;
}

interface ModelCode {
  code: string;
  percent: bigint;
  most: number;
  uses: number;
}

let database: FreshDatabase;
let db: DataSource;
let admin: Viewer;
let businesses: ModelBusiness[];
let products: { id: number; price: bigint }[];
const orders: ModelOrder[] = [];
const codes: ModelCode[] = [
  { code: 'MODEL-5', percent: 10n, most: 5, uses: 0 },
  { code: 'MODEL-40', percent: 33n, most: 40, uses: 0 },
];
let keys = 0;

beforeAll(async () => {
  database = await freshDatabase('demo');
  db = await openShopDatabase(database.url);
  admin = viewerOf(await findAccount(db, await idOf(db, 'admin')));
  businesses = [];
  for (const [index, percent] of ['0', '10', '12.50', '33.33'].entries()) {
    const [row] = await db.query<{ id: number; employeeId: number }[]>(
      `WITH business AS (
         INSERT INTO users (username, email, password_hash, role, business_approved, payment_mode, business_discount,
           address, city)
         VALUES ($1, $1 || '@model.example', 'x', 'business', true, 'cash', $2, 'Street 1', 'Beirut') RETURNING id)
       INSERT INTO users (username, email, password_hash, role, parent_business_id, address, city)
       SELECT $1 || '-employee', $1 || '@staff.example', 'x', 'employee', id, 'Street 2', 'Beirut' FROM business
       RETURNING parent_business_id AS id, id AS "employeeId"`,
      [`model-${index}`, percent],
    );
    const discount = BigInt(Math.round(Number(percent) * 100));
    businesses.push({ ...row!, discount, mode: PaymentMode.CASH, limit: null, balance: 0n, entries: [] });
  }
  products = [];
  for (const price of [1n, 333n, 1_005n, 99_999n, 250_050n]) {
    products.push({ id: await makeProduct(db, { name: `Product ${price}`, businessPrice: money(price) }), price });
  }
  for (const { code, percent, most } of codes) {
    await db.query('INSERT INTO discount_code (code, discount_percent, max_uses) VALUES ($1, $2, $3)', [
      code,
      Number(percent),
      most,
    ]);
  }
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** What an operation came to: "done", or the code of the refusal. */
async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof OrderRefused || error instanceof ShopError) return error.code;
    throw error;
  }
}

function open(business: ModelBusiness): void {
  if (business.limit !== null) return;
  business.limit = 500_000n;
  post(business, 'adjustment', 500_000n, null);
}

function post(business: ModelBusiness, type: string, amount: bigint, orderId: number | null): void {
  business.balance += amount;
  business.entries.push({ type, amount, balanceAfter: business.balance, orderId });
}

const fits = (balance: bigint): boolean => balance <= MOST && balance >= -MOST;

/** A change by an admin: the account is opened first, but stays closed when the change is refused. */
function changed(business: ModelBusiness, type: string, amount: bigint, limit?: bigint): string {
  const from = business.limit === null ? 500_000n : business.balance;
  if (!fits(from + amount)) return 'BAD_USER_INPUT';
  open(business);
  post(business, type, amount, null);
  if (limit !== undefined) business.limit = limit;
  return 'done';
}

/** Half-up, as the price book says: round(price × (100 - percent) / 100). */
function discounted(price: bigint, hundredths: bigint): bigint {
  return (price * (10_000n - hundredths) * 2n + 10_000n) / 20_000n;
}

/** Mostly small, sometimes as large as can be. */
function someAmount(): bigint {
  const kind = random();
  if (kind < 0.02) return MOST - BigInt(upTo(1_000));
  return BigInt(upTo(kind < 0.5 ? 1_000_000 : 20_000)) + 1n;
}

const viewerFor = async (id: number): Promise<Viewer> => viewerOf(await findAccount(db, id));

async function order(): Promise<[string, string]> {
  const business = among(businesses);
  const way = among(['oneClick', 'employee', 'account'] as const);
  const code = way === 'account' && random() < 0.6 ? among(codes) : null;
  const lines = Array.from({ length: 1 + upTo(3) }, () => ({ product: among(products), quantity: 1 + upTo(4) }));
  const items = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  const idempotencyKey = `model-key-${String((keys += 1)).padStart(8, '0')}`;
  const byCredit = business.mode === PaymentMode.CREDIT;
  let wanted: NewOrder;
  if (way === 'oneClick') {
    wanted = await oneClickOrder(db, { idempotencyKey, items }, await viewerFor(business.id));
  } else if (way === 'employee') {
    wanted = await employeeOrder(db, { idempotencyKey, items }, await viewerFor(business.employeeId));
  } else {
    const address = { deliveryAddress: { street: 'Street 3', city: 'Beirut' }, addressType: AddressType.MANUAL };
    const customer = { customerName: 'M', customerEmail: 'm@model.example', customerPhone: '+961 1 111 111' };
    const paymentMethod = byCredit ? PaymentMethod.CREDIT : PaymentMethod.COD;
    const input = { idempotencyKey, items, paymentMethod, discountCode: code?.code, ...address, ...customer };
    wanted = accountOrder(input, await viewerFor(business.id));
  }
  const subtotal = lines.reduce(
    (sum, { product, quantity }) => sum + discounted(product.price, business.discount) * BigInt(quantity),
    0n,
  );
  const off = code ? (subtotal * code.percent * 2n + 100n) / 200n : 0n;
  const total = subtotal - off + (way === 'account' ? 300n : 0n);
  let id = 0;
  const came = await outcome(placeOrder(db, wanted).then(({ placed }) => (id = placed.orderId)));
  // A price that comes out as zero cannot be ordered.
  let should = 'done';
  if (lines.some(({ product }) => discounted(product.price, business.discount) === 0n)) should = 'PRICE_UNAVAILABLE';
  else if (code && code.uses >= code.most) should = 'DISCOUNT_CODE_INVALID';
  else if (byCredit && total > business.balance) should = 'INSUFFICIENT_CREDIT';
  if (should === 'done') {
    orders.push({ id, business, total, status: OrderStatus.PENDING, byCredit, code });
    if (byCredit) post(business, 'charge', -total, id);
    if (code) code.uses += 1;
  }
  return [came, should];
}

async function status(): Promise<[string, string]> {
  if (orders.length === 0) return ['done', 'done'];
  const which = orders[Math.max(0, orders.length - 1 - upTo(60))]!;
  const to = random() < 0.5 ? OrderStatus.CANCELLED : among(Object.values(OrderStatus));
  const came = await outcome(changeStatus(db, admin, { orderId: which.id, status: to }));
  const { business, total, code } = which;
  const was = which.status === OrderStatus.CANCELLED;
  const is = to === OrderStatus.CANCELLED;
  let should = 'done';
  if (!was && is && which.byCredit && !fits(business.balance + total)) should = 'CONFLICT';
  if (was && !is && code && code.uses >= code.most) should = 'DISCOUNT_CODE_INVALID';
  else if (was && !is && which.byCredit && total > business.balance) should = 'INSUFFICIENT_CREDIT';
  if (should === 'done') {
    if (was !== is && which.byCredit) post(business, is ? 'refund' : 'charge', is ? total : -total, which.id);
    if (was !== is && code) code.uses += is ? -1 : 1;
    which.status = to;
  }
  return [came, should];
}

async function payment(): Promise<[string, string]> {
  const business = among(businesses);
  const amount = someAmount();
  const came = await outcome(recordPayment(db, admin, business.id, { amount: money(amount) }));
  return [came, changed(business, 'payment', amount)];
}

async function adjustment(): Promise<[string, string]> {
  const business = among(businesses);
  const amount = random() < 0.5 ? someAmount() : -someAmount();
  const came = await outcome(
    random() < 0.5
      ? adjustBalance(db, admin, business.id, { amount: money(amount), description: 'By the model' })
      : addCredit(db, admin, business.id, { amount: money(amount) }),
  );
  return [came, changed(business, 'adjustment', amount)];
}

/** Back to an everyday balance, so that orders are charged and refused in turn. */
async function settle(): Promise<[string, string]> {
  const business = among(businesses);
  const amount = BigInt(upTo(3_000_000)) - (business.limit === null ? 500_000n : business.balance);
  if (amount === 0n || amount > MOST || amount < -MOST) return ['done', 'done'];
  const came = await outcome(addCredit(db, admin, business.id, { amount: money(amount) }));
  return [came, changed(business, 'adjustment', amount)];
}

async function limit(): Promise<[string, string]> {
  const business = among(businesses);
  const to = random() < 0.05 ? 0n : someAmount();
  const came = await outcome(setCreditLimit(db, admin, business.id, { creditLimit: money(to) }));
  return [came, changed(business, 'adjustment', to - (business.limit ?? 500_000n), to)];
}

async function mode(): Promise<[string, string]> {
  const business = among(businesses);
  const to = random() < 0.8 ? PaymentMode.CREDIT : PaymentMode.CASH;
  const came = await outcome(setPaymentMode(db, admin, business.id, to));
  business.mode = to;
  if (to === PaymentMode.CREDIT) open(business);
  return [came, 'done'];
}

/** How often each is drawn, of 100. */
const DRAWN: readonly [number, string, () => Promise<[string, string]>][] = [
  [45, 'order', order],
  [30, 'status', status],
  [6, 'payment', payment],
  [7, 'adjustment', adjustment],
  [4, 'settle', settle],
  [4, 'limit', limit],
  [4, 'mode', mode],
];

function draw(): [string, () => Promise<[string, string]>] {
  let left = random() * 100;
  for (const [share, name, run] of DRAWN) {
    if (left < share) return [name, run];
    left -= share;
  }
  return ['order', order];
}

/** What PostgreSQL holds of each business, as the model would say it. */
async function compare(when: string): Promise<void> {
  for (const business of businesses) {
    const account = await readCreditAccount(db, business.id);
    const heldLimit = business.limit ?? 500_000n;
    const used = business.limit === null ? 0n : heldLimit - business.balance;
    expect({ when, ...account }).toEqual({
      when,
      userId: business.id,
      currentBalance: money(business.balance),
      creditLimit: money(heldLimit),
      usedCredit: money(used < 0n ? 0n : used),
    });
    const ledger = await ledgerOf(db, business.id);
    expect({ when, ...ledger }).toEqual({
      when,
      balance: business.limit === null ? null : money(business.balance),
      sum: business.limit === null ? null : money(business.balance),
      entries: business.entries.length,
      brokenLinks: 0,
    });
  }
  const uses = await db.query(
    `SELECT code, current_uses AS uses FROM discount_code WHERE code LIKE 'MODEL-%' ORDER BY 1`,
  );
  expect(uses).toEqual(
    codes.map(({ code, uses: used }) => ({ code, uses: used })).sort((a, b) => (a.code < b.code ? -1 : 1)),
  );
}

test(`${OPERATIONS} random operations agree with the model, seed ${SEED}`, async () => {
  const counts: Record<string, number> = {};
  for (let turn = 1; turn <= OPERATIONS; turn += 1) {
    const [name, run] = draw();
    const [came, should] = await run();
    if (came !== should) throw new Error(`seed ${SEED}, operation ${turn}, ${name}: ${came} instead of ${should}`);
    counts[`${name} ${came}`] = (counts[`${name} ${came}`] ?? 0) + 1;
    if (turn % 250 === 0) await compare(`seed ${SEED}, operation ${turn}`);
  }
  await compare(`seed ${SEED}, in the end`);
  // Every entry of every ledger, one by one, and every order.
  for (const business of businesses) {
    const seen: ModelEntry[] = [];
    const filter = { userId: business.id, type: null, from: null, to: null };
    let after: string | null = null;
    do {
      const { nodes, pageInfo }: Page<CreditTransaction> = await readCreditTransactions(db, filter, {
        first: 100,
        after,
        descending: true,
      });
      for (const { type, amount, balanceAfter, orderId } of nodes) {
        const cents = (value: string) => BigInt(value.replace('.', ''));
        seen.push({ type, amount: cents(amount), balanceAfter: cents(balanceAfter), orderId });
      }
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen.reverse()).toEqual(business.entries);
  }
  const rows = await db.query<{ id: number; status: string; total: string }[]>(
    `SELECT id, status, total_amount AS total FROM orders WHERE id = ANY($1::integer[]) ORDER BY id`,
    [orders.map(({ id }) => id)],
  );
  expect(rows).toEqual(orders.map(({ id, status: is, total }) => ({ id, status: is, total: money(total) })));
  const totals = await readCreditTotals(db);
  const demo = await readCreditAccount(db, await idOf(db, 'business'));
  const inCredit = businesses.filter((business) => business.mode === PaymentMode.CREDIT);
  const cents = (value: string) => BigInt(value.replace('.', ''));
  expect(totals).toEqual({
    totalAvailableCredit: money(inCredit.reduce((sum, { balance }) => sum + balance, cents(demo.currentBalance))),
    totalUsedCredit: money(
      inCredit.reduce((sum, { limit: held, balance }) => {
        const used = (held ?? 0n) - balance;
        return sum + (used > 0n ? used : 0n);
      }, cents(demo.usedCredit)),
    ),
    businesses: inCredit.length + 1,
  });
  // The run was worth it: orders were placed and refused, charged and refunded.
  expect(counts['order done']).toBeGreaterThan(OPERATIONS / 20);
  expect(counts['order INSUFFICIENT_CREDIT']).toBeGreaterThan(OPERATIONS / 100);
  expect(counts['status done']).toBeGreaterThan(OPERATIONS / 20);
  expect(counts['status INSUFFICIENT_CREDIT']).toBeGreaterThan(OPERATIONS / 1_000);
});
