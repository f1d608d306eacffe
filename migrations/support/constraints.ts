import type { QueryRunner } from 'typeorm';

/**
 * Adds a CHECK or FOREIGN KEY while its table is read and written, for a migration whose `transaction` is false: new rows
 * are checked at once, those of before without a lock that anybody waits for. It may be interrupted anywhere.
 * @param what as ALTER TABLE has it: `CHECK ("total" >= 0)`
 * @throws when a row that is there breaks it
 */
export async function addConstraint(runner: QueryRunner, table: string, name: string, what: string): Promise<void> {
  const [known] = (await runner.query(
    `SELECT convalidated AS valid FROM pg_constraint WHERE conrelid = to_regclass(quote_ident($1)) AND conname = $2`,
    [table, name],
  )) as { valid: boolean }[];
  if (!known) await runner.query(`ALTER TABLE "${table}" ADD CONSTRAINT "${name}" ${what} NOT VALID`);
  if (!known?.valid) await runner.query(`ALTER TABLE "${table}" VALIDATE CONSTRAINT "${name}"`);
}

/**
 * Lets a column be empty no more, as `addConstraint` does: PostgreSQL takes the checked rule for a proof, and looks at no
 * row while the table is locked.
 * @throws when a row that is there has nothing in it
 */
export async function setNotNull(runner: QueryRunner, table: string, column: string): Promise<void> {
  const check = `${table}_${column}_filled`;
  const [known] = (await runner.query(
    `SELECT attnotnull AS filled FROM pg_attribute WHERE attrelid = to_regclass(quote_ident($1)) AND attname = $2`,
    [table, column],
  )) as { filled: boolean }[];
  if (!known?.filled) {
    await addConstraint(runner, table, check, `CHECK ("${column}" IS NOT NULL)`);
    await runner.query(`ALTER TABLE "${table}" ALTER COLUMN "${column}" SET NOT NULL`);
  }
  await runner.query(`ALTER TABLE "${table}" DROP CONSTRAINT IF EXISTS "${check}"`);
}
