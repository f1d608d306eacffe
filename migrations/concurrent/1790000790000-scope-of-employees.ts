import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = `ARRAY['read', 'order', 'admin']`;
const NOW = `ARRAY['read', 'order', 'employees', 'admin']`;

/** A token of a business may manage its employees. Each step ends by itself, and can be done again. */
export class ScopeOfEmployees1790000790000 implements MigrationInterface {
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return knowScopes(runner, NOW);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE "api_token" SET "scopes" = array_remove("scopes", 'employees') WHERE 'employees' = ANY("scopes")`,
    );
    await knowScopes(runner, BEFORE);
  }
}

/** Rows are checked without a lock that would stop the shop. */
async function knowScopes(runner: QueryRunner, scopes: string): Promise<void> {
  await runner.query(`ALTER TABLE "api_token" DROP CONSTRAINT IF EXISTS "api_token_scopes_known",
    ADD CONSTRAINT "api_token_scopes_known" CHECK ("scopes" <@ ${scopes}) NOT VALID`);
  await runner.query('ALTER TABLE "api_token" VALIDATE CONSTRAINT "api_token_scopes_known"');
}
