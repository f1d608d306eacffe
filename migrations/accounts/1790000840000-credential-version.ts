import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts how often a user's password was changed or the user deactivated: a device that signed in before is not known any
 * more (specification 8.3), whoever makes the change.
 */
export class CredentialVersion1790000840000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "users" ADD "credential_version" integer NOT NULL DEFAULT '1'`);
    await runner.query(`CREATE FUNCTION count_credential_version() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.credential_version := OLD.credential_version + 1;
        RETURN NEW;
      END $$`);
    await runner.query(`CREATE TRIGGER users_credential_version BEFORE UPDATE OF "password_hash", "active" ON "users"
      FOR EACH ROW WHEN (NEW.password_hash <> OLD.password_hash OR (OLD.active AND NOT NEW.active))
      EXECUTE FUNCTION count_credential_version()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER users_credential_version ON "users"');
    await runner.query('DROP FUNCTION count_credential_version()');
    await runner.query('ALTER TABLE "users" DROP COLUMN "credential_version"');
  }
}
