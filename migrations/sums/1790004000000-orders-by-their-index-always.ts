import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an order runs of its own when it is written. */
const FUNCTIONS = ['note_new_lines()', 'notify_orders()'];

/**
 * PostgreSQL plans the statements of these once for a connection: made while the shop had few orders, a plan reads the whole
 * table, and goes on to do so until it is analysed, when thousands have come. These read single rows by an index.
 */
export class OrdersByTheirIndexAlways1790004000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const each of FUNCTIONS) await runner.query(`ALTER FUNCTION ${each} SET enable_seqscan = off`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const each of FUNCTIONS) await runner.query(`ALTER FUNCTION ${each} RESET enable_seqscan`);
  }
}
