import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropConcurrently, makeConcurrently } from '../concurrent/concurrentIndexes';

const indexes = { stock_entry_of_stop: `"stock_entry" ("stock_id", "id") WHERE "kind" = 'stop'` };

/** Whether an order took something before its stock was not counted any more is found without reading all entries of it. */
export class StopsOfStocks1790004800000 implements MigrationInterface {
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return makeConcurrently(runner, indexes);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropConcurrently(runner, indexes);
  }
}
