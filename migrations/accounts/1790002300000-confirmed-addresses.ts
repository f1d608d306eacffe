import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = (more = '') => `CHECK ("kind" IN ('password_reset'${more}))`;

/**
 * Which addresses of accounts are confirmed (specification 8.19). Those that are there already count as confirmed, though
 * nobody has opened a link yet: a default says so, and no row is written.
 */
export class ConfirmedAddresses1790002300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "users" ADD "email_unconfirmed" boolean NOT NULL DEFAULT false,
      ADD "former_email" text, ADD "email_proved_at" timestamptz,
      ADD CONSTRAINT "users_former_email" CHECK ("former_email" IS NULL OR "email_unconfirmed")`);
    await replaceKinds(runner, kinds(`, 'email_confirmation'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM "account_link" WHERE "kind" = 'email_confirmation'`);
    await replaceKinds(runner, kinds());
    await runner.query(`ALTER TABLE "users" DROP CONSTRAINT "users_former_email", DROP COLUMN "email_unconfirmed",
      DROP COLUMN "former_email", DROP COLUMN "email_proved_at"`);
  }
}

function replaceKinds(runner: QueryRunner, check: string): Promise<unknown> {
  return runner.query(`ALTER TABLE "account_link" DROP CONSTRAINT "account_link_kind_known",
    ADD CONSTRAINT "account_link_kind_known" ${check}`);
}
