import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When each session was used last, and by which browser (specification 8.16). */
export class UsesOfSessions1790002002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "session_use" (
      "sid" character varying NOT NULL,
      "agent" text NOT NULL,
      "used_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
      CONSTRAINT "session_use_pkey" PRIMARY KEY ("sid"),
      CONSTRAINT "session_use_session_fk" FOREIGN KEY ("sid") REFERENCES "session" ("sid") ON DELETE CASCADE
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "session_use"');
  }
}
