import type { MigrationInterface, QueryRunner } from 'typeorm';

const DUTIES = `ARRAY['orders', 'packing', 'driving', 'catalogue', 'prices', 'accounts', 'credit']`;
const CHECKS = {
  role: (roles: string) => `CHECK ("role" IN (${roles}))`,
  scopes: (scopes: string) => `CHECK ("scopes" <@ ARRAY[${scopes}])`,
};
const ROLES_BEFORE = `'admin', 'business', 'employee', 'customer'`;
const ROLES = `'admin', 'staff', 'business', 'employee', 'customer'`;
const SCOPES_BEFORE = `'read', 'order', 'employees', 'admin'`;
const SCOPES = `'read', 'order', 'employees', 'staff', 'admin'`;

/** The role staff with its duties, and the scope of its tokens. Each step ends by itself, and can be done again. */
export class Staff1790002100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "users" ADD COLUMN IF NOT EXISTS "duties" text array NOT NULL DEFAULT '{}'`);
    await check(runner, 'users', 'users_role_known', CHECKS.role(ROLES));
    await check(runner, 'users', 'users_duties_known', `CHECK ("duties" <@ ${DUTIES})`);
    await check(runner, 'users', 'users_duties_of_staff', `CHECK ("role" = 'staff' OR "duties" = '{}')`);
    await check(runner, 'api_token', 'api_token_scopes_known', CHECKS.scopes(SCOPES));
    await countEditsOf(runner, 'role, duties');
  }

  /** Who was staff cannot sign in any more, since the version before would take them for customers. */
  async down(runner: QueryRunner): Promise<void> {
    await countEditsOf(runner, 'role');
    await runner.query(
      `UPDATE "api_token" SET "scopes" = array_remove("scopes", 'staff') WHERE 'staff' = ANY("scopes")`,
    );
    await check(runner, 'api_token', 'api_token_scopes_known', CHECKS.scopes(SCOPES_BEFORE));
    await runner.query(
      `UPDATE "users" SET "role" = 'customer', "active" = false, "duties" = '{}' WHERE "role" = 'staff'`,
    );
    await check(runner, 'users', 'users_role_known', CHECKS.role(ROLES_BEFORE));
    await runner.query(`ALTER TABLE "users" DROP CONSTRAINT IF EXISTS "users_duties_known",
      DROP CONSTRAINT IF EXISTS "users_duties_of_staff", DROP COLUMN IF EXISTS "duties"`);
  }
}

/** Rows are checked without a lock that would stop the shop. */
async function check(runner: QueryRunner, table: string, name: string, condition: string): Promise<void> {
  await runner.query(`ALTER TABLE "${table}" DROP CONSTRAINT IF EXISTS "${name}",
    ADD CONSTRAINT "${name}" ${condition} NOT VALID`);
  await runner.query(`ALTER TABLE "${table}" VALIDATE CONSTRAINT "${name}"`);
}

/** Makes the trigger anew that counts the edits of a user. */
async function countEditsOf(runner: QueryRunner, role: string): Promise<void> {
  await runner.query(`CREATE OR REPLACE TRIGGER users_version BEFORE UPDATE OF username, email, ${role}, first_name,
      last_name, active, business_approved, payment_mode, pricing_mode, business_discount, business_name, location,
      address, city, state, zip, country, phone
    ON "users" FOR EACH ROW EXECUTE FUNCTION count_version()`);
}
