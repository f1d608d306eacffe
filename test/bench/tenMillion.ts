import type { DataSource } from 'typeorm';
import { allowLongQueries } from '../../server/db/dataSource';
import { allowLongTransaction, transaction } from '../../server/db/transaction';

/** How many entries a long history has. */
export const ENTRIES = Number(process.env.BENCH_HISTORY ?? 10_000_000);
/** One transaction changed so many. */
const OF_A_SET = 10;
/** Every so many entries one is of a single size of the first product, which has 25,000 of ten million. */
const OF_THE_FIRST = 400;

const half = `CASE WHEN n % 2 = 0 THEN '90000.00' ELSE '95000.00' END`;
const otherHalf = `CASE WHEN n % 2 = 0 THEN '95000.00' ELSE '90000.00' END`;
const factsOf = (price: string): string => `CASE kind
  WHEN 'product' THEN jsonb_build_object('name', 'Product', 'customerPrice', ${price}, 'businessPrice', ${price},
    'price', NULL, 'shown', true)
  WHEN 'size' THEN jsonb_build_object('customerPrice', ${price}, 'businessPrice', ${price})
  ELSE jsonb_build_object('price', ${price}) END`;

/**
 * Fills the history with entries of three years: of 100,000 products with their sizes, and of what was agreed with 1,000
 * businesses. What was changed need not be there any more.
 */
export async function fillHistory(db: DataSource): Promise<void> {
  await transaction(db, async (tx) => {
    await allowLongTransaction(tx, '0');
    const indexes = await tx.query<{ name: string; made: string }[]>(
      `SELECT indexname AS name, indexdef AS made FROM pg_indexes
       WHERE tablename = 'price_change' AND indexname <> 'price_change_pkey'`,
    );
    // They are quicker made in the end.
    for (const { name } of indexes) await tx.query(`DROP INDEX "${name}"`);
    const [{ last }] = await tx.query<[{ last: number }]>(
      'SELECT coalesce(max(id), 0)::integer AS last FROM price_change_set',
    );
    // Before what was recorded of the fixture, so that each entry has a time after the one before it.
    const time = (set: string) =>
      `now() - interval '3 years' + ${set} * interval '3 years' / ($1::bigint / ${OF_A_SET} + 2)`;
    await tx.query(
      `INSERT INTO price_change_set (id, at, via) OVERRIDING SYSTEM VALUE
       SELECT $2::bigint + set, ${time('set')}, 'back office' FROM generate_series(1, $1::bigint / ${OF_A_SET}) set`,
      [ENTRIES, last],
    );
    await tx.query(
      `INSERT INTO price_change (set_id, at, kind, user_id, product_id, variant, old, new)
       SELECT $2::bigint + set, ${time('set')}, kind,
         CASE WHEN kind = 'agreed' THEN 1 + (set * 31 + n) % 1000 END,
         CASE WHEN n % ${OF_THE_FIRST} = 0 THEN 1 ELSE 1 + (set * 7919 + n) % 100000 END,
         CASE WHEN kind = 'product' THEN '' WHEN n % 2 = 0 THEN '1L' ELSE '500ml' END, ${factsOf(otherHalf)}, ${factsOf(half)}
       FROM (SELECT n, (n - 1) / ${OF_A_SET} + 1 AS set,
           CASE WHEN n % ${OF_A_SET} < 4 THEN 'size' WHEN n % ${OF_A_SET} < 6 THEN 'product' ELSE 'agreed' END AS kind
         FROM generate_series(1, $1::bigint / ${OF_A_SET} * ${OF_A_SET}) n) AS entries`,
      [ENTRIES, last],
    );
    for (const { made } of indexes) await tx.query(made);
  });
  // As that of a database that is three years old; else the server would begin with it while it is measured.
  const connection = db.createQueryRunner();
  try {
    await allowLongQueries(connection);
    await connection.query('VACUUM ANALYZE price_change, price_change_set');
    await connection.query('RESET statement_timeout');
  } finally {
    await connection.release();
  }
}
