import type { MigrationInterface, QueryRunner } from 'typeorm';
import { fold, SUMS_LOCK } from '../fold';
import { rebuild as rebuildOfBefore } from '../rebuild';
import { NOTE_NEW_LINES } from '../1790003250000-orders-by-their-index';
import { written } from '../written';
import { FOLD, RATED } from './fold';
import { rebuild } from './rebuild';
import { CHANGED_ORDERS, IN_USD, ofLines, ofOrders, trigger } from './written';

const NOTES = ['order_change', 'sold_change'];
const SUMS = ['order_quarter', 'order_sum', 'account_sum', 'product_sum', 'category_sum'];

/**
 * Keeps beside each sum what it is in USD, each order at its own rate (specification 13.7). Who places orders waits for each
 * table once, until its functions are others; the sums are made anew only where orders have rates, in one reading that
 * nobody waits for. Each step can be done again.
 */
export class SumsInUsd1790004600000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(IN_USD);
    for (const table of NOTES) await runner.query(`ALTER TABLE "${table}" ADD COLUMN IF NOT EXISTS "usd" numeric`);
    for (const table of SUMS) {
      const type = (column: string) => (column === 'rated_orders' ? 'integer' : 'numeric');
      const columns = RATED.map((name) => `ADD COLUMN IF NOT EXISTS "${name}" ${type(name)} NOT NULL DEFAULT 0`);
      await runner.query(`ALTER TABLE "${table}" ${columns.join(', ')}`);
    }
    // The trigger first, whose table is then held: nobody who began before adds a note without USD afterwards.
    await atOnce(runner, [CHANGED_ORDERS, ...ofOrders]);
    await atOnce(runner, [trigger('order_line_sums_changed'), ...ofLines]);
    await atOnce(runner, [FOLD, ...rebuild]);
    const [{ areRated }] = (await runner.query(
      'SELECT EXISTS (SELECT FROM "orders" WHERE "lbp_per_usd" IS NOT NULL) AS "areRated"',
    )) as [{ areRated: boolean }];
    if (areRated) await fillSums(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    const ofBefore = (...names: string[]) =>
      names.map((name) => written.find((statement) => statement.includes(`FUNCTION ${name}()`))!);
    await atOnce(runner, [...fold, ...rebuildOfBefore]);
    await atOnce(runner, [
      trigger('order_line_sums_changed'),
      NOTE_NEW_LINES,
      'ALTER FUNCTION note_new_lines() SET enable_seqscan = off',
      ...ofBefore('note_changed_line', 'note_deleted_line'),
    ]);
    await atOnce(runner, [
      trigger('orders_sums_changed'),
      ...ofBefore('note_new_orders', 'note_changed_order', 'note_deleted_order'),
    ]);
    for (const table of NOTES) await runner.query(`ALTER TABLE "${table}" DROP COLUMN IF EXISTS "usd"`);
    for (const table of SUMS) {
      const columns = RATED.map((name) => `DROP COLUMN IF EXISTS "${name}"`);
      await runner.query(`ALTER TABLE "${table}" ${columns.join(', ')}`);
    }
    await runner.query('DROP FUNCTION IF EXISTS in_usd(numeric, numeric)');
  }
}

/** Statements that PostgreSQL does in one transaction, since they come as one. */
async function atOnce(runner: QueryRunner, statements: readonly string[]): Promise<void> {
  await runner.query(statements.join(';\n'));
}

/** Makes all sums anew. Whoever would fold meanwhile sees that it is done, and leaves it. */
async function fillSums(runner: QueryRunner): Promise<void> {
  try {
    // The lock before the view of the database begins, so that no fold ends between the two.
    await atOnce(runner, [
      'BEGIN',
      `SELECT pg_advisory_lock(${SUMS_LOCK})`,
      'COMMIT',
      'BEGIN ISOLATION LEVEL REPEATABLE READ',
      'SELECT fill_order_sums()',
      'COMMIT',
    ]);
  } catch (error) {
    await runner.query('ROLLBACK');
    throw error;
  } finally {
    await runner.query(`SELECT pg_advisory_unlock(${SUMS_LOCK})`);
  }
}
