import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addConstraint } from '../support/constraints';

/**
 * By which price book, and when, a line was priced that was added to its order later (specification 5.14). Lines of before
 * have neither: they were priced with their order. Each step can be done again.
 */
export class AddedLines1790004400000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE "order_line" ADD COLUMN IF NOT EXISTS "price_book" text, ADD COLUMN IF NOT EXISTS "priced_at" timestamptz',
    );
    await addConstraint(
      runner,
      'order_line',
      'order_line_added',
      'CHECK (num_nulls("price_book", "priced_at") IN (0, 2))',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE "order_line" DROP COLUMN IF EXISTS "priced_at", DROP COLUMN IF EXISTS "price_book"',
    );
  }
}
