import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropConcurrently, makeConcurrently } from '../concurrent/concurrentIndexes';

const NAME = `nullif("business_name", '')`;
const PERSON = `nullif(btrim(coalesce("first_name", '') || ' ' || coalesce("last_name", '')), '')`;
const SEARCHED = `lower("username" || ' ' || "email" || coalesce(' ' || "first_name", '') || coalesce(' ' || "last_name", '')
  || coalesce(' ' || "business_name", ''))`;

const indexes = {
  users_by_name: `"users" ((coalesce(${NAME}, ${PERSON}, "username") COLLATE "und-x-icu"), "id")`,
  users_by_business_name: `"users" ((coalesce(${NAME}, "username") COLLATE "und-x-icu"), "id")`,
  users_by_text: `"users" USING gin ((${SEARCHED}) gin_trgm_ops)`,
  audit_entry_by_time: '"audit_entry" ("at", "id")',
};

/** Users are sorted by names and searched, and the audit log is read of a period, without being read whole. */
export class IndexesOfLongerLists1790004701000 implements MigrationInterface {
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return makeConcurrently(runner, indexes);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropConcurrently(runner, indexes);
  }
}
