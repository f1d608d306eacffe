import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many entries of the ledger are linked in one transaction. */
const BATCH = 5_000;

/**
 * A change of an order's status names the entry of the ledger that it wrote, which its mail tells of; until now the two
 * had their time alone in common. The first event of an order is its placing, which has a mail of its own kind.
 *
 * Each step ends by itself, so that requests wait for none of them, and can be done again after an interruption.
 */
export class CreditOfStatusChanges1790000750000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "order_event" ADD COLUMN IF NOT EXISTS "credit_entry_id" bigint');
    const known = (await runner.query(`SELECT 1 FROM pg_constraint WHERE conname = 'order_event_credit_fk'
      AND conrelid = 'order_event'::regclass`)) as unknown[];
    if (known.length === 0) {
      await runner.query(`ALTER TABLE "order_event" ADD CONSTRAINT "order_event_credit_fk"
        FOREIGN KEY ("credit_entry_id") REFERENCES "credit_entry"("id") ON DELETE RESTRICT NOT VALID`);
    }
    await runner.query('ALTER TABLE "order_event" VALIDATE CONSTRAINT "order_event_credit_fk"');
    for (let last: string | null = '0'; last !== null; last = await linkBatch(runner, last));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "order_event" DROP COLUMN IF EXISTS "credit_entry_id"');
  }
}

/** Links the entries after the given one. @returns the last of them; null when there was none */
async function linkBatch(runner: QueryRunner, after: string): Promise<string | null> {
  const [batch] = (await runner.query(
    `WITH batch AS (
       SELECT id, order_id, created_at FROM credit_entry WHERE id > $1 AND order_id IS NOT NULL ORDER BY id LIMIT $2),
     linked AS (
       UPDATE order_event e SET credit_entry_id = batch.id FROM batch
       WHERE e.order_id = batch.order_id AND e.at = batch.created_at AND e.credit_entry_id IS NULL
         AND EXISTS (SELECT 1 FROM order_event before WHERE before.order_id = e.order_id AND before.id < e.id))
     SELECT max(id) AS last FROM batch`,
    [after, BATCH],
  )) as [{ last: string | null }];
  return batch.last;
}
