import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropConcurrently, makeConcurrently } from '../concurrent/concurrentIndexes';

/** How many orders are filled in one transaction: about a tenth of a second. */
const BATCH = 1_000;

// Each order is put into its place at once: a list of those to be put later would be read by every search.
const indexes = { orders_search: '"orders" USING gin ("search") WITH (fastupdate = off)' };

const before = {
  orders_by_words: `"orders" USING gin (order_words("customer_name", "employee_name", "customer_email"))`,
  orders_by_phone: `"orders" (phone_backwards("customer_phone") text_pattern_ops, "id")`,
};

/**
 * Fills what is searched of the orders that were there before, and lets one index find orders in place of two. Each
 * batch and index is a step by itself, so that no order waits; stopped in the middle, it goes on where it was.
 */
export class OrderSearchIndex1790000890000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (let last: number | null = 0; last !== null; last = await fillBatch(runner, last));
    await makeConcurrently(runner, indexes);
    await dropConcurrently(runner, before);
  }

  async down(runner: QueryRunner): Promise<void> {
    await makeConcurrently(runner, before);
    await dropConcurrently(runner, indexes);
  }
}

/** Fills the orders after the given one. @returns the last of them; null when there was none */
async function fillBatch(runner: QueryRunner, after: number): Promise<number | null> {
  const [batch] = (await runner.query(
    `WITH batch AS (SELECT id FROM orders WHERE id > $1 ORDER BY id LIMIT $2),
     filled AS (
       UPDATE orders o SET search = order_search(o.customer_name, o.employee_name, o.customer_email, o.customer_phone)
       FROM batch WHERE o.id = batch.id AND o.search IS NULL)
     SELECT max(id) AS last FROM batch`,
    [after, BATCH],
  )) as [{ last: number | null }];
  return batch.last;
}
