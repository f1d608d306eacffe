import type { DataSource } from 'typeorm';
import type { SmtpServer } from '../../support/network/smtpServer';
import { addRow } from './faultTable';

/**
 * Fails where a mail that is noted as sent has not come to the mail server, or has come too often.
 * @param most how often it may come, by how often it was tried
 */
export async function expectMails(db: DataSource, smtp: SmtpServer, most: (attempts: number) => number): Promise<void> {
  const came = new Map<number, number>();
  for (const { data } of smtp.mails) {
    const id = Number(/^Message-ID: <mail-(\d+)@/im.exec(data)?.[1]);
    came.set(id, (came.get(id) ?? 0) + 1);
  }
  const sent = await db.query<{ id: number; attempts: number }[]>(
    `SELECT id, attempts FROM outgoing_mail WHERE status = 'sent'`,
  );
  const there = sent.filter(({ id }) => came.has(id)).length;
  const doubled = sent.filter(({ id, attempts }) => (came.get(id) ?? 0) > most(attempts)).length;
  addRow({ fault: 'their mails', answered: sent.length, there, lost: sent.length - there, doubled, seconds: 0 });
  expect(there).toBeGreaterThan(0);
  expect({ lost: sent.length - there, doubled }).toEqual({ lost: 0, doubled: 0 });
}

/** Fails unless each of the plans, and no other, was applied once, in their sequence. */
export async function expectPlans(db: DataSource, plans: readonly number[]): Promise<void> {
  const applied = await db.query<{ id: number }[]>(
    `SELECT subject_id::integer AS id FROM audit_entry WHERE action = 'pricePlan.apply' ORDER BY id`,
  );
  const there = plans.filter((id) => applied.some((each) => each.id === id)).length;
  const lost = plans.length - there;
  const doubled = applied.length - there;
  addRow({ fault: 'plans that became due', answered: plans.length, there, lost, doubled, seconds: 0 });
  expect(applied.map(({ id }) => id)).toEqual(plans);
}
