import type { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { countUsers } from '../../../server/accounts/users/readUsers';
import { countProducts } from '../../../server/catalog/products/lists/countProducts';
import { openShopDatabase } from '../../../server/database';
import { migrate } from '../../../server/db/migrate';
import { PaymentMode, PricingMode, Role, UserStatus } from '../../../server/identity/roles';
import { viewerOf, type Account } from '../../../server/identity/viewer';
import { foldCounts, wrongCounts } from '../../../server/listCounts/keptCounts';
import { freshDatabase, type FreshDatabase } from '../../support/database';
import { backBefore, besideWriters } from './writers';

// How many products and users of each kind there are is kept (specification 11.3).
let database: FreshDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await freshDatabase('demo');
  db = await openShopDatabase(database.url, { poolSize: 2 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const ANY_PRODUCT = '(SELECT id FROM product ORDER BY random() LIMIT 1)';
const ANY_CATEGORY = '(SELECT id FROM category ORDER BY random() LIMIT 1)';
const ANY_CUSTOMER = `(SELECT id FROM users WHERE role IN ('customer', 'business') ORDER BY random() LIMIT 1)`;
const MADE = `(SELECT id FROM product WHERE name = 'made' ORDER BY random() LIMIT 1)`;

const CHANGES = [
  `INSERT INTO product (category_id, name, description, in_stock) SELECT ${ANY_CATEGORY}, 'made', 'x', random() < 0.5 FROM generate_series(1, 3)`,
  `UPDATE product SET category_id = ${ANY_CATEGORY} WHERE id IN (${ANY_PRODUCT}, ${ANY_PRODUCT})`,
  `UPDATE product SET in_stock = NOT in_stock WHERE id = ${ANY_PRODUCT}`,
  `UPDATE product SET stock_left = CASE WHEN random() < 0.5 THEN '{"": 0}'::jsonb WHEN random() < 0.5 THEN '{"": 3}'::jsonb END WHERE id = ${ANY_PRODUCT}`,
  `UPDATE product SET deleted_at = CASE WHEN deleted_at IS NULL THEN now() END WHERE id = ${ANY_PRODUCT} AND category_id IS NOT NULL`,
  `UPDATE product SET description = description || '.' WHERE id = ${ANY_PRODUCT}`,
  `DELETE FROM product WHERE id = ${MADE}`,
  `INSERT INTO users (username, email, password_hash, role) SELECT gen_random_uuid(), 'a@a.example', '', 'customer'`,
  `UPDATE users SET active = NOT active WHERE id = ${ANY_CUSTOMER}`,
  `UPDATE users SET business_approved = NOT business_approved, pricing_mode = CASE WHEN random() < 0.5 THEN 'individual' ELSE 'discount' END
   WHERE id = ${ANY_CUSTOMER} AND role = 'business'`,
  `DELETE FROM users u WHERE id = ${ANY_CUSTOMER} AND email = 'a@a.example'`,
];

/** Some changes in one transaction, which is taken back now and then. */
async function change(client: Client, turn: number): Promise<void> {
  await client.query('BEGIN');
  try {
    for (let at = 0; at < 3; at += 1) await client.query(CHANGES[(turn * 3 + at * 5) % CHANGES.length]!);
    await client.query(turn % 7 === 0 ? 'ROLLBACK' : 'COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    // Two that change the same rows in another sequence.
    if ((error as { code?: string }).code !== '40P01') throw error;
  }
}

/** Does the work while rows are changed by two at once. */
const beside = (work: (everybodyChanges: () => Promise<void>) => Promise<void>): Promise<void> =>
  besideWriters(database, { write: change, turns: 12 }, work);

test('they are what the rows say at any moment, while rows change and the counts are put together', async () => {
  await beside(async (everybodyChanges) => {
    for (let round = 0; round < 10; round += 1) {
      expect(await wrongCounts(db)).toEqual([]);
      await Promise.all([foldCounts(db), foldCounts(db)]);
      expect(await wrongCounts(db)).toEqual([]);
      if (round % 3 === 0) await db.query('SELECT fill_list_counts()');
      await everybodyChanges();
    }
  });
  expect(await wrongCounts(db)).toEqual([]);
});

test('they are made of the rows that are there, while these change', async () => {
  await beside(async (everybodyChanges) => {
    for (let round = 0; round < 3; round += 1) {
      await backBefore(db, 'KeptCounts1790004700000');
      await everybodyChanges();
      await migrate(db, { pauseMs: 20 });
      expect(await wrongCounts(db)).toEqual([]);
    }
  });
  expect(await wrongCounts(db)).toEqual([]);
});

test('one row is left of each kind, and none of a kind that is gone', async () => {
  await db.query(`DELETE FROM product WHERE name = 'made'`);
  await db.query('UPDATE product SET in_stock = true, stock_left = NULL');
  await foldCounts(db);
  const kinds = await db.query<unknown[]>(
    'SELECT category_id, in_stock, count(*)::integer AS products FROM product WHERE deleted_at IS NULL GROUP BY 1, 2 ORDER BY 1, 2',
  );
  expect(kinds.length).toBeGreaterThan(3);
  expect(await db.query('SELECT * FROM product_count ORDER BY 1, 2')).toEqual(kinds);
});

test('the lists tell as many as there are', async () => {
  const count = async (sql: string, parameters: unknown[] = []) =>
    (await db.query<[{ count: number }]>(`SELECT count(*)::integer AS count FROM ${sql}`, parameters))[0].count;
  await db.query(
    `UPDATE product SET in_stock = id % 3 > 0, stock_left = CASE WHEN id % 5 = 0 THEN '{"": 0}'::jsonb END`,
  );
  const slugs = (await db.query<{ slug: string }[]>('SELECT slug FROM category')).map(({ slug }) => slug);
  for (const category of [null, ...slugs, 'no-such']) {
    for (const inStock of [null, true, false]) {
      expect(await countProducts(db, { category, inStock })).toBe(
        await count(
          `product p JOIN category c ON c.id = p.category_id WHERE p.deleted_at IS NULL AND ($1::text IS NULL OR c.slug = $1)
             AND ($2::boolean IS NULL OR (p.in_stock AND (p.stock_left IS NULL OR NOT is_sold_out(p.stock_left, p.variants))) = $2)`,
          [category, inStock],
        ),
      );
    }
  }
  const admin = viewerOf({ role: Role.ADMIN, duties: [] as Account['duties'] } as Account);
  const anybody = { role: null, status: null, paymentMode: null, pricingMode: null, search: null };
  expect(await countUsers(db, admin, anybody)).toBe(await count('users'));
  for (const role of Object.values(Role)) {
    expect(await countUsers(db, admin, { ...anybody, role })).toBe(await count('users WHERE role = $1', [role]));
  }
  for (const [status, rows] of [
    [UserStatus.ACTIVE, 'active'],
    [UserStatus.INACTIVE, 'NOT active'],
    [UserStatus.APPROVED, `active AND role = 'business' AND business_approved`],
    [UserStatus.PENDING, `active AND role = 'business' AND NOT business_approved`],
  ] as const) {
    expect(await countUsers(db, admin, { ...anybody, status })).toBe(await count(`users WHERE ${rows}`));
  }
  expect(
    await countUsers(db, admin, { ...anybody, paymentMode: PaymentMode.CREDIT, pricingMode: PricingMode.INDIVIDUAL }),
  ).toBe(await count(`users WHERE payment_mode = 'credit' AND pricing_mode = 'individual'`));
});
