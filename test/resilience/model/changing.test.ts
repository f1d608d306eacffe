import type { DataSource } from 'typeorm';
import { setPaymentMode } from '../../../server/accounts/businesses/businesses';
import { recordPayment } from '../../../server/credit/changeCredit';
import { openShopDatabase } from '../../../server/database';
import { PaymentMode } from '../../../server/identity/roles';
import { findAccount, viewerOf } from '../../../server/identity/viewer';
import { verifyOrders } from '../../../server/orders/verifying/verifyOrders';
import { recordReceipt, setStock } from '../../../server/stock/changeStock';
import { idOf, makeProduct } from '../../support/data/orderBodies';
import { freshDatabase, type FreshDatabase } from '../../support/database';
import { WHOLE } from '../../support/whole';
import { ROUND, checkRound, readOrders, type Done } from './changing/round';
import { codeKey, creditKey, stockKey, takenBy, type ModelOrder } from './changing/model';
import { outcomeOf, perform, randomOperation, randomPlacing, type ChangingShop } from './changing/shop';
import { money, totalOf } from './creditModel';
import { random, randomBelow, randomElement, SEED } from './random';

/**
 * Twenty orders, and twenty things that are done to them at the same instant, through two connections' pools as two
 * processes have them: placed, changed by their buyers and by the shop, cancelled, taken up again, shipped and paid, while
 * they share the credit of businesses, counted stock and codes. After each round every order is as the model has it after
 * some sequence of what was done to it, and nothing was refused that could have been done. `npm run test:whole` does ten
 * thousand with a new seed, which MODEL_SEED repeats as far as the machine does things in the same sequence.
 */
const OPERATIONS = Number(process.env.MODEL_OPERATIONS ?? (WHOLE ? 10_000 : 500));

jest.setTimeout(900_000);

let database: FreshDatabase;
let pools: DataSource[];
let shop: ChangingShop;
const counted = new Set<number>();
/** What there was of everything that is shared, with all that was added since. */
const given = new Map<string, bigint>();
const orders: ModelOrder[] = [];

beforeAll(async () => {
  database = await freshDatabase('demo');
  pools = [await openShopDatabase(database.url), await openShopDatabase(database.url)];
  const db = pools[0]!;
  const admin = viewerOf(await findAccount(db, await idOf(db, 'admin')));
  // Without zones no cut-off passes meanwhile.
  await db.query('UPDATE delivery_zone SET deleted_at = now() WHERE deleted_at IS NULL');
  const businesses = [];
  for (const [index, percent] of ['0', '12.50', '33.33'].entries()) {
    const [row] = await db.query<{ id: number; employeeId: number }[]>(
      `WITH business AS (
         INSERT INTO users (username, email, password_hash, role, business_approved, payment_mode, business_discount,
           address, city)
         VALUES ($1, $1 || '@model.example', 'x', 'business', true, 'cash', $2, 'Street 1', 'Beirut') RETURNING id)
       INSERT INTO users (username, email, password_hash, role, parent_business_id, address, city)
       SELECT $1 || '-employee', $1 || '@staff.example', 'x', 'employee', id, 'Street 2', 'Beirut' FROM business
       RETURNING parent_business_id AS id, id AS "employeeId"`,
      [`changing-${index}`, percent],
    );
    const paysByCredit = index > 0;
    if (paysByCredit) {
      await setPaymentMode(db, admin, row!.id, PaymentMode.CREDIT);
      given.set(creditKey(row!.id), 500_000n);
    }
    businesses.push({ ...row!, discount: BigInt(Math.round(Number(percent) * 100)), paysByCredit });
  }
  const products = [];
  for (const price of [333n, 1_005n, 19_999n, 50_050n]) {
    const id = await makeProduct(db, { name: `Product ${price}`, businessPrice: money(price) });
    products.push({ id, price });
    // One is not counted.
    if (price === 333n) continue;
    counted.add(id);
    given.set(stockKey(id), 20n);
    await setStock(db, admin, id, { stock: 20 });
  }
  const codes = [
    { code: 'CHANGING-3', percent: 10n, maxUses: 3, uses: 0 },
    { code: 'CHANGING-9', percent: 33n, maxUses: 9, uses: 0 },
  ];
  for (const code of codes) {
    given.set(codeKey(code), BigInt(code.maxUses));
    await db.query('INSERT INTO discount_code (code, discount_percent, max_uses) VALUES ($1, $2, $3)', [
      code.code,
      Number(code.percent),
      code.maxUses,
    ]);
  }
  shop = { admin, businesses, products, codes };
});

afterAll(async () => {
  for (const pool of pools ?? []) await pool.destroy();
  await database?.drop();
});

/** What is left of everything that orders share, as the model has it. */
function leftInModel(): Map<string, bigint> {
  const left = new Map(given);
  for (const order of orders) {
    for (const [key, taken] of takenBy(order, order.state, counted)) left.set(key, left.get(key)! - taken);
  }
  return left;
}

/** The same as PostgreSQL has it, with the sums of both ledgers beside. */
async function leftInDatabase(): Promise<{ left: Map<string, bigint>; ledgers: Map<string, bigint> }> {
  const db = pools[0]!;
  const { businesses, codes } = shop;
  const accounts = await db.query<{ userId: number; balance: string; sum: string }[]>(
    `SELECT user_id AS "userId", current_balance AS balance,
       (SELECT sum(amount) FROM credit_entry e WHERE e.user_id = a.user_id) AS sum
     FROM credit_account a WHERE user_id = ANY($1)`,
    [businesses.map(({ id }) => id)],
  );
  const stocks = await db.query<{ productId: number; quantity: number; sum: number }[]>(
    `SELECT product_id AS "productId", quantity,
       (SELECT sum(change)::integer FROM stock_entry e WHERE e.stock_id = s.id) AS sum
     FROM stock s WHERE product_id = ANY($1)`,
    [[...counted]],
  );
  const uses = await db.query<{ code: string; left: number }[]>(
    'SELECT code, max_uses - current_uses AS left FROM discount_code WHERE code = ANY($1)',
    [codes.map(({ code }) => code)],
  );
  const cents = (amount: string) => BigInt(amount.replace('.', ''));
  const left = new Map([
    ...accounts.map(({ userId, balance }) => [creditKey(userId), cents(balance)] as const),
    ...stocks.map(({ productId, quantity }) => [stockKey(productId), BigInt(quantity)] as const),
    ...codes.map((code) => [codeKey(code), BigInt(uses.find((each) => each.code === code.code)!.left)] as const),
  ]);
  const ledgers = new Map([
    ...accounts.map(({ userId, sum }) => [creditKey(userId), cents(sum)] as const),
    ...stocks.map(({ productId, sum }) => [stockKey(productId), BigInt(sum)] as const),
  ]);
  return { left, ledgers };
}

const sorted = (map: ReadonlyMap<string, bigint>) => Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)));

async function compare(when: string): Promise<void> {
  const expected = leftInModel();
  const { left, ledgers } = await leftInDatabase();
  expect({ when, ...sorted(left) }).toEqual({ when, ...sorted(expected) });
  for (const [key, sum] of ledgers) expect({ when, key, sum }).toEqual({ when, key, sum: expected.get(key) });
}

/** More credit and stock, now and then, so that there is too little of both again and again, but never for long. */
async function replenish(): Promise<void> {
  const left = leftInModel();
  for (const { id, paysByCredit } of shop.businesses) {
    if (!paysByCredit || left.get(creditKey(id))! > 100_000n || random() < 0.5) continue;
    const amount = BigInt(1 + randomBelow(300_000));
    await recordPayment(pools[0]!, shop.admin, id, { amount: money(amount) });
    given.set(creditKey(id), given.get(creditKey(id))! + amount);
  }
  for (const productId of counted) {
    if (left.get(stockKey(productId))! > 12n || random() < 0.5) continue;
    const quantity = 1 + randomBelow(25);
    await recordReceipt(pools[0]!, shop.admin, productId, { quantity, reason: 'The model' });
    given.set(stockKey(productId), given.get(stockKey(productId))! + BigInt(quantity));
  }
}

/** Twenty things at once: new orders in the place of old ones, and changes of those there are, up to three of one order. */
async function round(slots: (ModelOrder | null)[]): Promise<Done[]> {
  const perOrder = new Map<ModelOrder, number>();
  const all = Array.from({ length: ROUND }, (_, index): Promise<Done> => {
    const db = pools[index % pools.length]!;
    const slot = slots[index]!;
    const chosen = slot === null || random() < 0.12 ? null : randomElement(slots.filter((each) => each !== null));
    if (chosen === null || (perOrder.get(chosen) ?? 0) >= 3) {
      const { order, place } = randomPlacing(shop);
      let id = 0;
      return outcomeOf(place(db).then((placed) => (id = placed))).then((outcome) => ({
        order: { ...order, id },
        operation: null,
        outcome,
        slot: index,
      }));
    }
    perOrder.set(chosen, (perOrder.get(chosen) ?? 0) + 1);
    const operation = randomOperation(shop, chosen);
    return outcomeOf(perform(db, shop.admin, chosen, operation)).then((outcome) => ({
      order: chosen,
      operation,
      outcome,
      slot: index,
    }));
  });
  return Promise.all(all);
}

const deadlocks = async (): Promise<number> => {
  const [row] = await pools[0]!.query<{ deadlocks: string }[]>(
    'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  return Number(row?.deadlocks);
};

test(`${OPERATIONS} operations, ${ROUND} at once, agree with the model, seed ${SEED}`, async () => {
  const before = await deadlocks();
  const counts: Record<string, number> = {};
  const slots: (ModelOrder | null)[] = Array.from({ length: ROUND }, () => null);
  for (let done = 0; done < OPERATIONS; done += ROUND) {
    const when = `seed ${SEED}, operations ${done + 1} to ${done + ROUND}`;
    await replenish();
    const left = leftInModel();
    const results = await round(slots);
    const placed = results.filter(({ operation, outcome }) => operation === null && outcome === 'done');
    const touched = new Set(results.flatMap(({ operation, order }) => (operation ? [order] : [])));
    const rows = await readOrders(pools[0]!, [
      ...placed.map(({ order }) => order.id),
      ...[...touched].map(({ id }) => id),
    ]);
    checkRound({ results, left, rows, counted, when });
    for (const { order, slot } of placed) {
      orders.push(order);
      slots[slot] = order;
    }
    for (const { operation, outcome } of results) {
      const name = `${operation?.kind ?? 'order'} ${outcome}`;
      counts[name] = (counts[name] ?? 0) + 1;
    }
    await compare(when);
  }
  if (WHOLE) console.log(`seed ${SEED}: ${orders.length} orders;`, JSON.stringify(counts));
  const rows = await pools[0]!.query<{ id: number; total: string }[]>(
    'SELECT id, total_amount AS total FROM orders WHERE id = ANY($1) ORDER BY id',
    [orders.map(({ id }) => id)],
  );
  const inModel = orders.map((order) => ({
    id: order.id,
    total: money(totalOf({ ...order, lines: [...order.state.lines] })),
  }));
  expect(rows).toEqual(inModel.sort((a, b) => a.id - b.id));
  const faults: string[] = [];
  await verifyOrders(pools[0]!, (fault) => faults.push(fault));
  expect(faults).toEqual([]);
  expect(await deadlocks()).toBe(before);
  // Everything was done, and everything was refused that can be.
  for (const kind of [
    'order',
    'change by buyer',
    'change by shop',
    'cancel by buyer',
    'set status',
    'confirm transfer',
  ]) {
    expect(counts[`${kind} done`] ?? 0).toBeGreaterThan(0);
  }
  for (const refused of ['INSUFFICIENT_CREDIT', 'OUT_OF_STOCK', 'CONFLICT', 'DISCOUNT_CODE_INVALID']) {
    const names = Object.keys(counts).filter((name) => name.endsWith(refused));
    expect({ refused, names }).toEqual({ refused, names: expect.arrayContaining([expect.any(String)]) });
  }
});
