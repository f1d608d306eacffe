import type { QueryRunner } from 'typeorm';

/** Indexes by name, each with its table and columns as CREATE INDEX has them: `"orders" ("discount_code_id")`. */
type Indexes = Readonly<Record<string, string>>;

/**
 * Makes indexes while their tables are read and written, unless a transaction is open; for a migration whose
 * `transaction` is false. It may be interrupted anywhere: what is there already stays, and an index that was left half
 * made is made anew.
 */
export function makeConcurrently(runner: QueryRunner, indexes: Indexes): Promise<void> {
  return withoutLockTimeout(runner, async () => {
    for (const [name, on] of Object.entries(indexes)) {
      if (await isHalfMade(runner, name)) await runner.query(`DROP INDEX ${how(runner)} "${name}"`);
      await runner.query(`CREATE INDEX ${how(runner)} IF NOT EXISTS "${name}" ON ${on}`);
    }
  });
}

/** Takes the indexes back, while their tables are read and written unless a transaction is open. */
export function dropConcurrently(runner: QueryRunner, indexes: Indexes): Promise<void> {
  return withoutLockTimeout(runner, async () => {
    for (const name of Object.keys(indexes)) await runner.query(`DROP INDEX ${how(runner)} IF EXISTS "${name}"`);
  });
}

/** TypeORM's own way back runs in a transaction. */
function how(runner: QueryRunner): string {
  return runner.isTransactionActive ? '' : 'CONCURRENTLY';
}

/** Work that waits for every running transaction to end, however long it takes, but that nobody waits behind. */
async function withoutLockTimeout(runner: QueryRunner, work: () => Promise<void>): Promise<void> {
  const [{ before }] = (await runner.query(`SELECT current_setting('lock_timeout') AS before`)) as [{ before: string }];
  if (!runner.isTransactionActive) await runner.query(`SELECT set_config('lock_timeout', '0', false)`);
  try {
    await work();
  } finally {
    if (!runner.isTransactionActive) await runner.query(`SELECT set_config('lock_timeout', $1, false)`, [before]);
  }
}

async function isHalfMade(runner: QueryRunner, name: string): Promise<boolean> {
  const rows = (await runner.query(
    `SELECT 1 FROM pg_index WHERE indexrelid = to_regclass(quote_ident($1)) AND NOT indisvalid`,
    [name],
  )) as unknown[];
  return rows.length > 0;
}
