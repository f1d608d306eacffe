import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What admins edit, by table; a use of a code, for instance, is no edit of it. */
const edited = {
  category: 'name, slug, description, picture_hash',
  product:
    'name, description, category_id, customer_price, business_price, price, tags, in_stock, picture_hash, deleted_at',
  discount_code: 'code, discount_percent, max_uses, expires_at, is_active',
  users: `username, email, role, first_name, last_name, active, business_approved, payment_mode, pricing_mode,
    business_discount, business_name, location, address, city, state, zip, country, phone`,
};

/** Counts the edits of what admins edit, so that nobody overwrites what they have not seen. */
export class Versions1790000320000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE FUNCTION count_version() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.version := OLD.version + 1;
          RETURN NEW;
        END $$`,
    );
    for (const [table, columns] of Object.entries(edited)) {
      await runner.query(`ALTER TABLE "${table}" ADD "version" integer NOT NULL DEFAULT '1'`);
      await runner.query(
        `CREATE TRIGGER ${table}_version BEFORE UPDATE OF ${columns} ON "${table}"
          FOR EACH ROW EXECUTE FUNCTION count_version()`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(edited)) {
      await runner.query(`DROP TRIGGER ${table}_version ON "${table}"`);
      await runner.query(`ALTER TABLE "${table}" DROP COLUMN "version"`);
    }
    await runner.query('DROP FUNCTION count_version()');
  }
}
