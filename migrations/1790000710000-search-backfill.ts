import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 500;

/**
 * Fills the searched name and tags of the products that were there before, each batch by itself, so that no reader and
 * hardly a writer waits. Stopped in the middle, it goes on where it was.
 */
export class SearchBackfill1790000710000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (;;) {
      const [batch] = (await runner.query(
        `WITH filled AS (
           UPDATE product SET search_name = search_form(name), search_tags = search_form(array_to_string(tags, ' '))
           WHERE id IN (SELECT id FROM product WHERE search_name IS NULL ORDER BY id LIMIT ${BATCH})
           RETURNING 1)
         SELECT count(*)::integer AS count FROM filled`,
      )) as { count: number }[];
      if (!batch || batch.count < BATCH) return;
    }
  }

  async down(): Promise<void> {
    // The columns go with the migration before.
  }
}
