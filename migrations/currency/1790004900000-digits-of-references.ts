import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A reference in Arabic or Persian digits is the one in Western ones, unless another order has that already. */
export class DigitsOfReferences1790004900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `WITH folded AS (
         SELECT DISTINCT ON (key) order_id, key FROM (
           SELECT order_id, translate(reference_key, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789') AS key
           FROM order_transfer WHERE reference_key ~ '[٠-٩۰-۹]') AS eastern
         ORDER BY key, order_id)
       UPDATE order_transfer t SET reference_key = folded.key FROM folded
       WHERE t.order_id = folded.order_id
         AND NOT EXISTS (SELECT FROM order_transfer other WHERE other.reference_key = folded.key)`,
    );
  }

  /** How it was typed is kept beside it. */
  async down(): Promise<void> {}
}
