import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropConcurrently, makeConcurrently } from '../../../migrations/concurrent/concurrentIndexes';
import { inBatches } from '../../../migrations/support/batches';
import { addConstraint, setNotNull } from '../../../migrations/support/constraints';

const INDEXES = { orders_by_season: '"orders" ("season", "id")' };

/**
 * A migration that a next release could have, with each of the helpers: what the release before writes has the value of
 * the default.
 */
export class NextMigration1999000000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "orders" ADD COLUMN IF NOT EXISTS "season" text');
    await runner.query('ALTER TABLE "orders" ADD COLUMN IF NOT EXISTS "packed_by" integer');
    await runner.query(`ALTER TABLE "orders" ALTER COLUMN "season" SET DEFAULT 'now'`);
    await inBatches(runner, { table: 'orders', set: `"season" = 'before'`, where: 't."season" IS NULL', size: 2 });
    await setNotNull(runner, 'orders', 'season');
    await addConstraint(runner, 'orders', 'orders_season_known', `CHECK ("season" IN ('now', 'before'))`);
    await addConstraint(runner, 'orders', 'orders_packed_by_fk', 'FOREIGN KEY ("packed_by") REFERENCES "users" ("id")');
    await makeConcurrently(runner, INDEXES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropConcurrently(runner, INDEXES);
    await runner.query('ALTER TABLE "orders" DROP COLUMN IF EXISTS "season"');
    await runner.query('ALTER TABLE "orders" DROP COLUMN IF EXISTS "packed_by"');
  }
}
