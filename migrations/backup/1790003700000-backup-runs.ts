import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What became of nightly backups (specification 26.6). A new table: nobody waits for it. */
export class BackupRuns1790003700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "backup_run" (
      "id" SERIAL CONSTRAINT "backup_run_pkey" PRIMARY KEY,
      "day" date NOT NULL,
      "state" text NOT NULL CONSTRAINT "backup_run_state_known" CHECK ("state" IN ('made', 'failed')),
      "file" text NOT NULL,
      "begun_at" timestamptz NOT NULL,
      "ended_at" timestamptz NOT NULL DEFAULT now(),
      "bytes" bigint,
      "orders" integer,
      "verified_at" timestamptz,
      "error" text,
      CONSTRAINT "backup_run_made_or_failed" CHECK (("state" = 'made') = ("bytes" IS NOT NULL) AND ("state" = 'failed') = ("error" IS NOT NULL))
    )`);
    await runner.query('CREATE INDEX "backup_run_by_end" ON "backup_run" ("ended_at", "id")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "backup_run"');
  }
}
