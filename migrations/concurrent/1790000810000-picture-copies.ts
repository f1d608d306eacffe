import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropConcurrently, makeConcurrently } from './concurrentIndexes';

/** By what a list says of a picture, the picture is found when it is sent back. */
const indexes = { picture_by_copy: '"picture" ("copy_hash")' };

/**
 * Keeps the small copy of each picture that lists carry. The columns are empty at first: the shop makes the copies of
 * the pictures that are there already in the background, and each at the latest when a list first needs it.
 */
export class PictureCopies1790000810000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "picture" ADD COLUMN IF NOT EXISTS "copy_hash" text,
      ADD COLUMN IF NOT EXISTS "copy_size" integer, ADD COLUMN IF NOT EXISTS "copy" bytea`);
    await makeConcurrently(runner, indexes);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropConcurrently(runner, indexes);
    await runner.query(`ALTER TABLE "picture" DROP COLUMN IF EXISTS "copy", DROP COLUMN IF EXISTS "copy_size",
      DROP COLUMN IF EXISTS "copy_hash"`);
  }
}
