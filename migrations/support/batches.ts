import type { QueryRunner } from 'typeorm';

/** Rows that are written anew, a batch at a time. */
interface Backfill {
  table: string;
  /** What is set, as an UPDATE has it; the row is `t`: `"search" = lower(t."name")`. */
  set: string;
  /** Which rows are still to be written: true of none any more that was. */
  where: string;
  /** The most rows of one transaction; 500 take about a tenth of a second. */
  size?: number;
}

/**
 * Fills in the rows that were there before, for a migration whose `transaction` is false. Each batch is a transaction of
 * its own, so that no reader waits and a writer only for the batch that has its row. After an interruption it goes through
 * the table again and writes only what is left. Rows are taken by their number in `id`.
 */
export async function inBatches(runner: QueryRunner, { table, set, where, size = 500 }: Backfill): Promise<void> {
  let after: string | null | undefined = '0';
  while (after) {
    const [batch] = (await runner.query(
      `WITH batch AS (SELECT id FROM "${table}" WHERE id > $1 ORDER BY id LIMIT ${size}),
       filled AS (UPDATE "${table}" t SET ${set} FROM batch WHERE t.id = batch.id AND (${where}))
       SELECT max(id)::text AS last FROM batch`,
      [after],
    )) as { last: string | null }[];
    after = batch?.last;
  }
}
