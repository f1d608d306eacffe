import type { MigrationInterface, QueryRunner } from 'typeorm';
import { fold } from './fold';
import { rebuild } from './rebuild';
import { RANKINGS, TABLES, triggers, written } from './written';

/**
 * Keeps the sums that reports and counts are made of (specification 13.7). From the end of the first step on, whatever
 * changes an order leaves a note, an older version of the shop that runs beside this one included. The second step sums up
 * the orders that were there before, in one reading that nobody waits for. Both can be done again after an interruption.
 */
export class KeptSums1790001000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await inTransaction(runner, 'READ COMMITTED', [
      ...TABLES.map(({ make }) => make),
      ...RANKINGS,
      ...written,
      ...fold,
      ...rebuild,
      ...triggers.map(
        ({ name, table, when, does }) => `CREATE OR REPLACE TRIGGER ${name} ${when} ON "${table}" ${does}`,
      ),
    ]);
    // Nobody folds meanwhile; who orders adds notes and waits for nothing.
    await inTransaction(runner, 'REPEATABLE READ', [
      'LOCK TABLE "order_quarter" IN SHARE ROW EXCLUSIVE MODE',
      'SELECT fill_order_sums()',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await inTransaction(runner, 'READ COMMITTED', [
      ...triggers.map(({ name, table }) => `DROP TRIGGER IF EXISTS ${name} ON "${table}"`),
      ...FUNCTIONS.map((name) => `DROP FUNCTION IF EXISTS ${name}()`),
      ...TABLES.map(({ name }) => `DROP TABLE IF EXISTS "${name}"`),
    ]);
  }
}

const FUNCTIONS = [...written, ...fold, ...rebuild].map((statement) => /FUNCTION (\w+)/.exec(statement)![1]!);

/** Runs statements in one transaction, also where one is open already. */
async function inTransaction(
  runner: QueryRunner,
  level: 'READ COMMITTED' | 'REPEATABLE READ',
  statements: string[],
): Promise<void> {
  const isOpen = runner.isTransactionActive;
  if (!isOpen) await runner.startTransaction(level);
  try {
    for (const statement of statements) await runner.query(statement);
    if (!isOpen) await runner.commitTransaction();
  } catch (error) {
    if (!isOpen) await runner.rollbackTransaction();
    throw error;
  }
}
