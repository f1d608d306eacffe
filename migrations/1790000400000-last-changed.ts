import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['category', 'product'];

/** When a category or a product was last changed, for the sitemap. */
export class LastChanged1790000400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.changed_at := now();
        RETURN NEW;
      END $$`);
    for (const table of TABLES) {
      await runner.query(`ALTER TABLE "${table}" ADD "changed_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now()`);
      await runner.query(`CREATE TRIGGER ${table}_note_change BEFORE UPDATE ON "${table}"
        FOR EACH ROW EXECUTE FUNCTION note_change()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`DROP TRIGGER ${table}_note_change ON "${table}"`);
      await runner.query(`ALTER TABLE "${table}" DROP "changed_at"`);
    }
    await runner.query('DROP FUNCTION note_change()');
  }
}
