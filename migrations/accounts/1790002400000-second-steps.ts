import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  `CREATE TABLE "passkey" (
    "id" SERIAL NOT NULL,
    "user_id" integer NOT NULL,
    "credential_id" text NOT NULL,
    "public_key" bytea NOT NULL,
    "uses" bigint NOT NULL,
    "transports" text array NOT NULL,
    "name" text NOT NULL,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    "last_used_at" TIMESTAMP WITH TIME ZONE,
    CONSTRAINT "passkey_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "passkey_credential_unique" UNIQUE ("credential_id"),
    CONSTRAINT "passkey_user_fk" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE
  )`,
  `CREATE INDEX "passkey_by_user" ON "passkey" ("user_id")`,
  `CREATE TABLE "authenticator_app" (
    "user_id" integer NOT NULL,
    "sealed_secret" text NOT NULL,
    "last_time_step" integer NOT NULL,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "authenticator_app_pkey" PRIMARY KEY ("user_id"),
    CONSTRAINT "authenticator_app_user_fk" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE
  )`,
  `CREATE TABLE "recovery_code" (
    "user_id" integer NOT NULL,
    "code_hash" text NOT NULL,
    CONSTRAINT "recovery_code_pkey" PRIMARY KEY ("user_id", "code_hash"),
    CONSTRAINT "recovery_code_user_fk" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE
  )`,
  `CREATE TABLE "step_attempt" (
    "key_hash" text NOT NULL,
    "kind" text NOT NULL,
    "user_id" integer,
    "credential_version" integer,
    "challenge" text,
    "sealed_secret" text,
    "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT "step_attempt_kind_known"
      CHECK ("kind" IN ('second_step', 'passkey', 'confirmation', 'new_passkey', 'new_app')),
    CONSTRAINT "step_attempt_of_user" CHECK (("user_id" IS NULL) = ("kind" = 'passkey')
      AND ("user_id" IS NULL) = ("credential_version" IS NULL)),
    CONSTRAINT "step_attempt_pkey" PRIMARY KEY ("key_hash"),
    CONSTRAINT "step_attempt_user_fk" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE
  )`,
  `CREATE INDEX "step_attempt_by_expiry" ON "step_attempt" ("expires_at")`,
  `CREATE INDEX "step_attempt_by_user" ON "step_attempt" ("user_id")`,
];

/** The second step of who works for the shop: passkeys, apps, recovery codes, and what is under way (specification 8.22). */
export class SecondSteps1790002400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "users" ADD "second_step" boolean NOT NULL DEFAULT false`);
    for (const table of TABLES) await runner.query(table);
  }

  /** Who had a second step signs in with the password alone. */
  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['step_attempt', 'recovery_code', 'authenticator_app', 'passkey']) {
      await runner.query(`DROP TABLE "${table}"`);
    }
    await runner.query('ALTER TABLE "users" DROP COLUMN "second_step"');
  }
}
