import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever is named in the ledger stays a user: an admin who moved credit is deactivated, never erased. */
export class WhoMovedCredit1790000002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "credit_entry" ADD CONSTRAINT "credit_entry_actor_fk"
      FOREIGN KEY ("created_by_user_id") REFERENCES "users"("id") ON DELETE RESTRICT`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "credit_entry" DROP CONSTRAINT "credit_entry_actor_fk"');
  }
}
