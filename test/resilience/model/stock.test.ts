import type { DataSource } from 'typeorm';
import { openShopDatabase } from '../../../server/database';
import { findAccount, viewerOf, type Viewer } from '../../../server/identity/viewer';
import { OrderStatus } from '../../../server/orders/orderTerms';
import { guestOrder } from '../../../server/orders/placing/checkouts';
import { OrderRefused } from '../../../server/orders/placing/newOrder';
import { placeOrder } from '../../../server/orders/placing/placeOrder';
import { changeStatus } from '../../../server/orders/status/changeStatus';
import { recordLoss, recordReceipt, setStock } from '../../../server/stock/changeStock';
import { setOnlyLeftFrom } from '../../../server/stock/settings';
import { guestOrderRules } from '../../../common/rules/orderRules';
import { ShopError } from '../../../server/core/errors';
import { asInput, guestBody, idOf, makeProduct } from '../../support/data/orderBodies';
import { freshDatabase, type FreshDatabase } from '../../support/database';
import { WHOLE } from '../../support/whole';
import { random, randomBelow, randomElement, SEED } from './random';

/**
 * Random operations against the shop's own functions on a real PostgreSQL, and against a model in memory, which knows of
 * each thing how many there are and of each order what it holds. `npm run test:whole` makes ten thousand with a new seed,
 * which MODEL_SEED repeats.
 */
const OPERATIONS = Number(process.env.MODEL_OPERATIONS ?? (WHOLE ? 10_000 : 500));

jest.setTimeout(900_000);

/** Something that can be ordered; its stock is that of the key, or of the product where the key is not counted. */
interface Thing {
  readonly productId: number;
  /** Null for a product without sizes. */
  readonly size: string | null;
}

interface ModelOrder {
  readonly id: number;
  status: OrderStatus;
  /** What it holds now, and what it gave back when it was cancelled, by stock. */
  holds: Map<string, number>;
  gaveBack: Map<string, number>;
}

let database: FreshDatabase;
let db: DataSource;
let admin: Viewer;
const things: Thing[] = [];
/** How many there are by `product size`; absent: not counted. */
const stock = new Map<string, number>();
const orders: ModelOrder[] = [];
let onlyLeftFrom = 5;

const keyOf = (productId: number, size: string | null): string => `${productId} ${size ?? ''}`;

/** The stock that an order of the thing takes from; null: it is not counted. */
function stockKey({ productId, size }: Thing): string | null {
  return [keyOf(productId, size), keyOf(productId, null)].find((key) => stock.has(key)) ?? null;
}

beforeAll(async () => {
  database = await freshDatabase('demo');
  db = await openShopDatabase(database.url);
  admin = viewerOf(await findAccount(db, await idOf(db, 'admin')));
  for (const sizes of [[], [], ['Small', 'Large'], ['Half', 'Whole', 'Double']]) {
    const variants = Object.fromEntries(sizes.map((size) => [size, { customer: '2.00' }]));
    const productId = await makeProduct(db, { name: `Model ${things.length}`, customerPrice: '1.00', variants });
    for (const size of sizes.length > 0 ? sizes : [null]) things.push({ productId, size });
  }
});
afterAll(async () => {
  await db?.destroy();
  await database?.drop();
});

/** What came of an operation: nothing for done, else the code of the refusal. */
async function codeOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof OrderRefused || error instanceof ShopError) return error.code;
    throw error;
  }
}

async function order(): Promise<void> {
  const lines = Array.from({ length: 1 + randomBelow(3) }, () => ({
    ...randomElement(things),
    quantity: 1 + randomBelow(random() < 0.9 ? 4 : 30),
  }));
  const wanted = new Map<string, number>();
  for (const line of lines) {
    const key = stockKey(line);
    if (key !== null) wanted.set(key, (wanted.get(key) ?? 0) + line.quantity);
  }
  const isThere = [...wanted].every(([key, many]) => stock.get(key)! >= many);
  const items = lines.map(({ productId, size, quantity }) => ({ productId, quantity, selectedSize: size }));
  const input = asInput(guestBody(items, { paymentMethod: 'cod' }));
  const rules = guestOrderRules('+961 1 000 000');
  const code = await codeOf(async () => {
    const asked = { ...input, paymentMethod: 'cod' } as unknown as Parameters<typeof guestOrder>[0];
    const { answer } = await placeOrder(db, guestOrder(asked, viewerOf(null), rules));
    orders.push({ id: answer.orderId, status: OrderStatus.PENDING, holds: wanted, gaveBack: new Map() });
  });
  expect(code).toBe(isThere ? null : 'OUT_OF_STOCK');
  if (isThere) for (const [key, many] of wanted) stock.set(key, stock.get(key)! - many);
}

async function changeOrder(): Promise<void> {
  const target = orders.length > 0 ? randomElement(orders.slice(-40)) : null;
  if (!target) return;
  const status = randomElement([OrderStatus.CANCELLED, OrderStatus.PENDING, OrderStatus.SHIPPED]);
  const isCancelled = target.status === OrderStatus.CANCELLED;
  const takes = [...target.gaveBack].filter(([key]) => stock.has(key));
  const opens = isCancelled && status !== OrderStatus.CANCELLED;
  const isThere = !opens || takes.every(([key, many]) => stock.get(key)! >= many);
  const code = await codeOf(() => changeStatus(db, admin, { orderId: target.id, status }));
  expect(code).toBe(isThere ? null : 'OUT_OF_STOCK');
  if (!isThere) return;
  target.status = status;
  if (opens) {
    for (const [key, many] of takes) {
      stock.set(key, stock.get(key)! - many);
      target.gaveBack.delete(key);
      target.holds.set(key, many);
    }
  } else if (!isCancelled && status === OrderStatus.CANCELLED) {
    for (const [key, many] of [...target.holds].filter(([each]) => stock.has(each))) {
      stock.set(key, stock.get(key)! + many);
      target.holds.delete(key);
      target.gaveBack.set(key, many);
    }
  }
}

async function enter(): Promise<void> {
  const { productId, size } = randomElement(things);
  const variant = random() < 0.2 ? null : size;
  const key = keyOf(productId, variant);
  const before = stock.get(key);
  const quantity = 1 + randomBelow(12);
  const input = { variant, quantity, reason: 'The model' };
  switch (randomElement(['receipt', 'receipt', 'loss', 'count', 'count', 'stop'] as const)) {
    case 'receipt':
      expect(await codeOf(() => recordReceipt(db, admin, productId, input))).toBe(
        before === undefined ? 'BAD_USER_INPUT' : null,
      );
      if (before !== undefined) stock.set(key, before + quantity);
      break;
    case 'loss':
      expect(await codeOf(() => recordLoss(db, admin, productId, input))).toBe(
        before === undefined || before < quantity ? 'BAD_USER_INPUT' : null,
      );
      if (before !== undefined && before >= quantity) stock.set(key, before - quantity);
      break;
    case 'count':
      await setStock(db, admin, productId, { variant, stock: quantity - 1 });
      stock.set(key, quantity - 1);
      break;
    case 'stop':
      if (random() < 0.5) return;
      await setStock(db, admin, productId, { variant, stock: null });
      stock.delete(key);
      // The next count says what is there.
      for (const { holds } of orders) holds.delete(key);
      break;
  }
}

async function tellFrom(): Promise<void> {
  onlyLeftFrom = randomBelow(9);
  await setOnlyLeftFrom(db, admin, onlyLeftFrom);
}

/** What the database has is what the model has: stocks, sums of their entries, and what shoppers may read. */
async function compare(): Promise<void> {
  const ids = [...new Set(things.map(({ productId }) => productId))];
  const rows = await db.query<{ key: string; quantity: number | null; sum: number }[]>(
    `SELECT s.product_id || ' ' || s.variant AS key, s.quantity,
       (SELECT coalesce(sum(change), 0)::integer FROM stock_entry e WHERE e.stock_id = s.id) AS sum
     FROM stock s WHERE s.product_id = ANY($1)`,
    [ids],
  );
  const counted = rows.filter(({ quantity }) => quantity !== null);
  expect(new Map(counted.map(({ key, quantity }) => [key, quantity]))).toEqual(stock);
  for (const { quantity, sum } of rows) expect(sum).toBe(quantity ?? 0);
  const shown = await db.query<{ id: number; left: Record<string, number | null> | null; isSoldOut: boolean }[]>(
    `SELECT id, stock_left AS left, is_sold_out(stock_left, variants) AS "isSoldOut" FROM product WHERE id = ANY($1)`,
    [ids],
  );
  for (const { id, left, isSoldOut } of shown) {
    const own = [...stock].filter(([key]) => key.startsWith(`${id} `));
    const told = own.map(([key, many]) => [key.slice(`${id} `.length), many <= onlyLeftFrom ? many : null]);
    expect(left).toEqual(own.length === 0 ? null : Object.fromEntries(told));
    const keys = things.filter(({ productId }) => productId === id).map(stockKey);
    expect(isSoldOut).toBe(keys.every((key) => key !== null && stock.get(key) === 0));
  }
}

test(`${OPERATIONS} random operations, seed ${SEED}`, async () => {
  for (let done = 0; done < OPERATIONS; done += 1) {
    const operation = randomElement([order, order, order, order, changeOrder, changeOrder, enter, enter]);
    await (randomBelow(40) === 0 ? tellFrom : operation)();
    if (done % 10 === 0) await compare();
  }
  await compare();
  expect(orders.length).toBeGreaterThan(OPERATIONS / 10);
});
