import type { MigrationInterface, QueryRunner } from 'typeorm';

const queueMail = (more: string) => `CREATE OR REPLACE FUNCTION queue_mail() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM graphile_worker.add_job('send_mail', json_build_object('id', NEW.id),
      run_at => NEW.next_attempt_at, max_attempts => greatest(32 - NEW.attempts, 1),
      job_key => 'send_mail:' || NEW.id${more});
      RETURN NULL;
    END $$`;

/**
 * A mail that is written now has no job yet: the mode that leaves an existing job as it is does the same with an eighth of
 * the work, in the transaction of each order.
 */
export class MailJobsInsertedAtOnce1790003210000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(queueMail(`, job_key_mode => 'unsafe_dedupe'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(queueMail(''));
  }
}
