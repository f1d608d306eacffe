import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Changing a password and deactivating a user end all of the user's sessions (specification 8.4), in the same
 * transaction and whoever makes the change: a session that was only held back would live again with the user.
 */
export class EndSessions1790000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE FUNCTION end_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM "session" WHERE ("sess"->>'userId')::integer = NEW.id;
        RETURN NULL;
      END $$`);
    await runner.query(`CREATE TRIGGER users_end_sessions AFTER UPDATE OF "password_hash", "active" ON "users"
      FOR EACH ROW WHEN (NEW.password_hash <> OLD.password_hash OR (OLD.active AND NOT NEW.active))
      EXECUTE FUNCTION end_sessions()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER users_end_sessions ON "users"');
    await runner.query('DROP FUNCTION end_sessions()');
  }
}
