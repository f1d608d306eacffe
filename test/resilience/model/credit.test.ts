import type { DataSource } from 'typeorm';
import type { CreditTransaction } from '../../../server/credit/credit.entity';
import { readCreditTransactions } from '../../../server/credit/listCredit';
import { readCreditAccount, readCreditTotals } from '../../../server/credit/readCredit';
import { openShopDatabase } from '../../../server/database';
import type { Page } from '../../../server/db/page';
import { PaymentMode } from '../../../server/identity/roles';
import { findAccount, viewerOf } from '../../../server/identity/viewer';
import { verifyOrders } from '../../../server/orders/verifying/verifyOrders';
import { idOf, ledgerOf, makeProduct } from '../../support/data/orderBodies';
import { freshDatabase, type FreshDatabase } from '../../support/database';
import { WHOLE } from '../../support/whole';
import { money, type CreditModel, type ModelEntry } from './creditModel';
import { randomOperation, type ModelShop } from './creditOperations';
import { SEED } from './random';

/**
 * Random operations against the shop's own functions on a real PostgreSQL, and against a model in memory
 * that counts whole cents. The functions are called in this process, without HTTP, so that so many fit into a minute;
 * what HTTP adds is held by test/integration and test/resilience/races. `npm run test:whole` makes ten thousand with a new
 * seed, which MODEL_SEED repeats.
 */
const OPERATIONS = Number(process.env.MODEL_OPERATIONS ?? (WHOLE ? 10_000 : 1_500));

jest.setTimeout(900_000);

const model: CreditModel = {
  businesses: [],
  products: [],
  orders: [],
  codes: [
    { code: 'MODEL-5', percent: 10n, maxUses: 5, uses: 0 },
    { code: 'MODEL-40', percent: 33n, maxUses: 40, uses: 0 },
  ],
};

let database: FreshDatabase;
let db: DataSource;
let shop: ModelShop;

beforeAll(async () => {
  database = await freshDatabase('demo');
  db = await openShopDatabase(database.url);
  const admin = viewerOf(await findAccount(db, await idOf(db, 'admin')));
  shop = { db, admin, model };
  // Without zones no cut-off passes meanwhile.
  await db.query('UPDATE delivery_zone SET deleted_at = now() WHERE deleted_at IS NULL');
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
    model.businesses.push({ ...row!, discount, mode: PaymentMode.CASH, limit: null, balance: 0n, entries: [] });
  }
  for (const price of [1n, 333n, 1_005n, 99_999n, 250_050n]) {
    model.products.push({
      id: await makeProduct(db, { name: `Product ${price}`, businessPrice: money(price) }),
      price,
    });
  }
  for (const { code, percent, maxUses } of model.codes) {
    await db.query('INSERT INTO discount_code (code, discount_percent, max_uses) VALUES ($1, $2, $3)', [
      code,
      Number(percent),
      maxUses,
    ]);
  }
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** Compares what PostgreSQL holds of each business with the model. */
async function compare(when: string): Promise<void> {
  for (const business of model.businesses) {
    const account = await readCreditAccount(db, business.id);
    const limit = business.limit ?? 500_000n;
    const used = business.limit === null ? 0n : limit - business.balance;
    expect({ when, ...account }).toEqual({
      when,
      userId: business.id,
      currentBalance: money(business.balance),
      creditLimit: money(limit),
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
    model.codes.map(({ code, uses: used }) => ({ code, uses: used })).sort((a, b) => (a.code < b.code ? -1 : 1)),
  );
}

test(`${OPERATIONS} random operations agree with the model, seed ${SEED}`, async () => {
  const counts: Record<string, number> = {};
  for (let turn = 1; turn <= OPERATIONS; turn += 1) {
    const [name, run] = randomOperation();
    const [actual, expected] = await run(shop);
    if (actual !== expected)
      throw new Error(`seed ${SEED}, operation ${turn}, ${name}: ${actual} instead of ${expected}`);
    counts[`${name} ${actual}`] = (counts[`${name} ${actual}`] ?? 0) + 1;
    if (turn % 250 === 0) await compare(`seed ${SEED}, operation ${turn}`);
  }
  await compare(`seed ${SEED}, in the end`);
  // Every entry of every ledger, one by one, and every order.
  for (const business of model.businesses) {
    const entries: ModelEntry[] = [];
    const filter = { userId: business.id, type: null, from: null, to: null };
    let after: string | null = null;
    do {
      const { nodes, pageInfo }: Page<CreditTransaction> = await readCreditTransactions(db, shop.admin, filter, {
        first: 100,
        after,
        descending: true,
      });
      for (const { type, amount, balanceAfter, orderId } of nodes) {
        const cents = (value: string) => BigInt(value.replace('.', ''));
        entries.push({ type, amount: cents(amount), balanceAfter: cents(balanceAfter), orderId });
      }
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    expect(entries.reverse()).toEqual(business.entries);
  }
  const rows = await db.query<{ id: number; status: string; total: string }[]>(
    `SELECT id, status, total_amount AS total FROM orders WHERE id = ANY($1::integer[]) ORDER BY id`,
    [model.orders.map(({ id }) => id)],
  );
  expect(rows).toEqual(model.orders.map(({ id, status: is, total }) => ({ id, status: is, total: money(total) })));
  const lines = await db.query<{ orderId: number; quantities: number[] }[]>(
    `SELECT order_id AS "orderId", array_agg(quantity ORDER BY position) AS quantities FROM order_line
     WHERE order_id = ANY($1::integer[]) GROUP BY 1 ORDER BY 1`,
    [model.orders.map(({ id }) => id)],
  );
  expect(lines).toEqual(
    model.orders.map(({ id, lines: left }) => ({
      orderId: id,
      quantities: left.map(({ quantity }) => Number(quantity)),
    })),
  );
  const faults: string[] = [];
  await verifyOrders(db, (fault) => faults.push(fault));
  expect(faults).toEqual([]);
  const totals = await readCreditTotals(db);
  const demo = await readCreditAccount(db, await idOf(db, 'business'));
  const inCredit = model.businesses.filter((business) => business.mode === PaymentMode.CREDIT);
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
  // The operations have reached what they are to test: orders were placed and refused, charged and refunded.
  expect(counts['order done']).toBeGreaterThan(OPERATIONS / 20);
  expect(counts['order INSUFFICIENT_CREDIT']).toBeGreaterThan(OPERATIONS / 100);
  expect(counts['status done']).toBeGreaterThan(OPERATIONS / 20);
  expect(counts['changing done']).toBeGreaterThan(OPERATIONS / 100);
  expect(counts['changing INSUFFICIENT_CREDIT']).toBeGreaterThan(0);
  expect(counts['replacing done']).toBeGreaterThan(OPERATIONS / 200);
  expect(counts['status INSUFFICIENT_CREDIT']).toBeGreaterThan(OPERATIONS / 1_000);
});
