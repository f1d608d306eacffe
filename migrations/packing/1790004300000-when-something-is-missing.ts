import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addConstraint } from '../support/constraints';

/**
 * What a buyer wants when something of an order is missing (specification 4.16). Orders of before say nothing. Each step can
 * be done again.
 */
export class WhenSomethingIsMissing1790004300000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "orders" ADD COLUMN IF NOT EXISTS "when_missing" text');
    await addConstraint(
      runner,
      'orders',
      'orders_when_missing',
      `CHECK ("when_missing" IN ('call', 'substitute', 'leave_out'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "orders" DROP COLUMN IF EXISTS "when_missing"');
  }
}
