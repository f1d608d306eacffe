import type { QueryRunner } from 'typeorm';

/**
 * Says anew what mails may be about, while they are written: new rows are checked at once, those of before without a lock
 * that anybody waits for. It may be interrupted anywhere, in a migration whose `transaction` is false.
 * @param kinds all of them, as an SQL list of texts
 */
export async function replaceMailKinds(runner: QueryRunner, kinds: string): Promise<void> {
  await runner.query(`ALTER TABLE "outgoing_mail" DROP CONSTRAINT IF EXISTS "outgoing_mail_kind_known",
    ADD CONSTRAINT "outgoing_mail_kind_known" CHECK ("kind" IN (${kinds})) NOT VALID`);
  await runner.query('ALTER TABLE "outgoing_mail" VALIDATE CONSTRAINT "outgoing_mail_kind_known"');
}
