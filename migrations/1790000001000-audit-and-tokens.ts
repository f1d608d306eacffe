import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  `CREATE TABLE "audit_entry" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    "actor_id" integer NOT NULL,
    "actor_username" text NOT NULL,
    "action" text NOT NULL,
    "subject_type" text NOT NULL,
    "subject_id" text NOT NULL,
    "before" jsonb,
    "after" jsonb,
    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
  )`,
  `CREATE INDEX "audit_entry_by_subject" ON "audit_entry" ("subject_type", "subject_id", "id")`,
  `CREATE INDEX "audit_entry_by_actor" ON "audit_entry" ("actor_id", "id")`,
  `CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE ON "audit_entry"
    FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER audit_entry_no_truncate BEFORE TRUNCATE ON "audit_entry"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
  `CREATE TABLE "api_token" (
    "id" SERIAL NOT NULL,
    "owner_id" integer NOT NULL,
    "name" text NOT NULL,
    "token_hash" bytea NOT NULL,
    "scopes" text array NOT NULL,
    "expires_at" TIMESTAMP WITH TIME ZONE,
    "last_used_at" TIMESTAMP WITH TIME ZONE,
    "revoked_at" TIMESTAMP WITH TIME ZONE,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "api_token_pkey" PRIMARY KEY ("id")
  )`,
  `CREATE UNIQUE INDEX "api_token_hash_unique" ON "api_token" ("token_hash")`,
  `CREATE INDEX "api_token_by_owner" ON "api_token" ("owner_id", "id")`,
  `ALTER TABLE "api_token" ADD CONSTRAINT "api_token_owner_fk"
    FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE`,
];

/** What admins did, and the keys of third parties' programs. */
export class AuditAndTokens1790000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "api_token"');
    await runner.query('DROP TABLE "audit_entry"');
  }
}
