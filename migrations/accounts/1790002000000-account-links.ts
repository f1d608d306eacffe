import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  `CREATE TABLE "account_link" (
    "id" SERIAL NOT NULL,
    "user_id" integer NOT NULL,
    "kind" text NOT NULL,
    "email" text NOT NULL,
    "language" text NOT NULL,
    "credential_version" integer NOT NULL,
    "secret_hash" text,
    "expires_at" TIMESTAMP WITH TIME ZONE,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "account_link_kind_known" CHECK ("kind" IN ('password_reset')),
    CONSTRAINT "account_link_language_known" CHECK ("language" IN ('en', 'ar', 'fr')),
    CONSTRAINT "account_link_made" CHECK (("secret_hash" IS NULL) = ("expires_at" IS NULL)),
    CONSTRAINT "account_link_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "account_link_once" UNIQUE ("user_id", "kind"),
    CONSTRAINT "account_link_user_fk" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE
  )`,
  `CREATE UNIQUE INDEX "account_link_by_secret" ON "account_link" ("secret_hash")`,
  `CREATE TABLE "password_request" (
    "id" SERIAL NOT NULL,
    "account" text NOT NULL,
    "language" text NOT NULL,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "password_request_language_known" CHECK ("language" IN ('en', 'ar', 'fr')),
    CONSTRAINT "password_request_pkey" PRIMARY KEY ("id")
  )`,
];

/** Links that mails carry to the owner of an account, and who has asked for one (specification 8.15). */
export class AccountLinks1790002000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(table);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "password_request"');
    await runner.query('DROP TABLE "account_link"');
  }
}
