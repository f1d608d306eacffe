import type { MigrationInterface, QueryRunner } from 'typeorm';
import { beginPriceChange, OF_ACCOUNT } from './recorded';

const AS_TOLD = `CASE WHEN is_told THEN left(nullif(current_setting('bustan.actor_username', true), ''), 200) END`;

/** A plan may be applied when the account of who made it is gone: then the history keeps the name that the plan kept. */
export class NamesOfPlanners1790003800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(beginPriceChange(`coalesce(${OF_ACCOUNT}, ${AS_TOLD})`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(beginPriceChange(OF_ACCOUNT));
  }
}
