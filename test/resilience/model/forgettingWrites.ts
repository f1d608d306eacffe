import type { Client } from 'pg';
import { BUSINESSES, CATEGORIES, PRODUCTS, type ForgettingShop } from './forgettingShop';
import { randomBelow, randomElement } from './random';

/** A statement that changes what lists show, and its parameters. */
type Statement = [sql: string, ...parameters: unknown[]];

const product = (): number => 1 + randomBelow(PRODUCTS);
const price = (): string => (randomBelow(8) === 0 ? '0' : `${500 + randomBelow(2_000)}.${randomBelow(2)}0`);
const word = (): string => randomElement(['Almond', 'Wild', 'Cedar', 'Olive', 'Honey', 'Thyme']);

/** Changes of which a process forgets everything. */
const BROAD: (() => Statement)[] = [
  () => ['UPDATE product SET deleted_at = CASE WHEN deleted_at IS NULL THEN now() END WHERE id = $1', product()],
  () => ['UPDATE product SET category_id = $2 WHERE id = $1', product(), 1 + randomBelow(CATEGORIES.length)],
  () => [
    `UPDATE category SET slug = CASE WHEN slug LIKE '%-2' THEN replace(slug, '-2', '') ELSE slug || '-2' END WHERE id = $1`,
    1 + randomBelow(CATEGORIES.length),
  ],
];

/** Every other kind of change that a list shows, as it is made in SQL. */
const CHANGES: ((shop: ForgettingShop) => Statement)[] = [
  () => ['UPDATE product SET customer_price = $2 WHERE id = $1', product(), price()],
  () => ['UPDATE product SET business_price = $2 WHERE id = $1', product(), randomBelow(4) === 0 ? null : price()],
  () => ['UPDATE product SET customer_price = $2, in_stock = NOT in_stock WHERE id = $1', product(), price()],
  () => ['UPDATE product SET price = $1 WHERE id % 5 = $2', price(), randomBelow(5)],
  () => ['UPDATE product SET in_stock = NOT in_stock WHERE id = $1', product()],
  () => [`UPDATE product SET name = $2 || ' ' || id WHERE id = $1`, product(), word()],
  () => ['UPDATE product SET description = $2 WHERE id = $1', product(), `${word()} and more`],
  () => ['UPDATE product SET tags = ARRAY[$2, $3] WHERE id = $1', product(), word(), word()],
  () => ['UPDATE product SET picture_hash = $2 WHERE id = $1', product(), randomElement(['a', 'bb', null])],
  () => ['UPDATE product_variant SET customer_price = $2 WHERE product_id = $1', product(), price()],
  () => ['UPDATE product_variant SET name = $2 WHERE product_id = $1 AND position = 1', product(), word()],
  () => ['DELETE FROM product_variant WHERE product_id = $1', product()],
  () => [
    `INSERT INTO product_variant (product_id, name, position, customer_price) VALUES ($1, '2L', 9, $2)
     ON CONFLICT (product_id, name) DO UPDATE SET customer_price = $2`,
    product(),
    price(),
  ],
  () => ['UPDATE category SET name = $2 WHERE id = $1', 1 + randomBelow(CATEGORIES.length), word()],
  count,
  count,
  count,
  agree,
  agree,
  agree,
  agree,
  agree,
  ({ ids }) => ['DELETE FROM individual_price WHERE user_id = $1 AND product_id = $2', anyOf(ids), product()],
  ({ ids }) => ['UPDATE individual_price SET custom_price = custom_price + 1 WHERE user_id = $1', anyOf(ids)],
  ({ ids }) => [
    `UPDATE users SET pricing_mode = CASE pricing_mode WHEN 'discount' THEN 'individual' ELSE 'discount' END WHERE id = $1`,
    anyOf(ids),
  ],
  ({ ids }) => ['UPDATE users SET business_discount = $2 WHERE id = $1', anyOf(ids), randomBelow(5) * 5],
  ({ ids }) => ['UPDATE users SET business_approved = NOT business_approved WHERE id = $1', anyOf(ids)],
];

/** Says how many there are of a product or a size, around the number from which on shoppers are told, or counts it no more. */
function count(): Statement {
  return [
    `WITH before AS (
       SELECT id, coalesce(quantity, 0) AS quantity FROM stock WHERE product_id = $1 AND variant = $2 FOR UPDATE),
     counted AS (UPDATE stock s SET quantity = $3::integer FROM before b WHERE s.id = b.id)
     INSERT INTO stock_entry (stock_id, kind, change, balance_after, reason)
     SELECT id, 'count', coalesce($3::integer, 0) - quantity, coalesce($3::integer, 0), '' FROM before`,
    product(),
    randomElement(['', '1L', '2L']),
    randomBelow(6) === 0 ? null : randomBelow(9),
  ];
}

function agree({ ids }: ForgettingShop): Statement {
  return [
    `INSERT INTO individual_price (user_id, product_id, variant, custom_price) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id, product_id, variant) DO UPDATE SET custom_price = excluded.custom_price`,
    anyOf(ids),
    product(),
    randomElement(['', '', '1L']),
    price(),
  ];
}

const anyOf = (ids: ForgettingShop['ids']): number => ids[randomElement(BUSINESSES)]!;

/** Makes one change, sometimes with others in one transaction, or taken back. @returns what it did */
export async function randomWrite(shop: ForgettingShop): Promise<string> {
  const statements = Array.from({ length: 1 + (randomBelow(4) === 0 ? randomBelow(3) : 0) }, () =>
    (randomBelow(12) === 0 ? randomElement(BROAD) : randomElement(CHANGES))(shop),
  );
  const end = randomBelow(8) === 0 ? 'ROLLBACK' : 'COMMIT';
  await run(shop.db, statements, end);
  return `${statements.map((statement) => JSON.stringify(statement)).join('; ')}; ${end}`;
}

async function run(db: Client, statements: Statement[], end: 'COMMIT' | 'ROLLBACK'): Promise<void> {
  await db.query('BEGIN');
  for (const [sql, ...parameters] of statements) {
    await db.query('SAVEPOINT change');
    await db.query(sql, parameters).catch((error: { code?: string }) => {
      // Two sizes of one product cannot have the same name.
      if (error.code !== '23505') throw error;
      return db.query('ROLLBACK TO SAVEPOINT change');
    });
  }
  await db.query(end);
}
