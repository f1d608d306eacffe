import type { DataSource } from 'typeorm';
import { priceMail } from '../../../server/priceMails/priceMail';
import { isAnythingDue, tellDue } from '../../../server/priceMails/tellDue';
import { queueJob } from '../../support/data/jobs';
import { eventually } from '../../support/processes';

/** What waits to be told has rested: as if some minutes had gone by. The shop looks for it now, and not in a minute. */
export async function rested(db: DataSource): Promise<void> {
  await db.query(`UPDATE price_change_untold SET noted_at = noted_at - interval '3 minutes'`);
  await db.query(`UPDATE price_plan SET changed_at = changed_at - interval '3 minutes'`);
  await queueJob(db, 'tell_prices');
}

/** Everybody is told of everything, by this process or by the shop's own. */
export async function tellAll(db: DataSource): Promise<void> {
  await rested(db);
  await eventually('everybody is told', async () => {
    await tellDue(db);
    // The shop's own process may be about to tell.
    return !(await isAnythingDue(db));
  });
}

/** A mail about prices, as it is queued. */
export interface Told {
  to: string;
  subject: string;
  text: string;
  html: string;
}

const OPTIONS = { publicUrl: 'https://shop.example', timeZone: 'Asia/Beirut' };

/** The mails that were queued behind this one, composed. */
export async function mailsAfter(db: DataSource, last: number): Promise<Told[]> {
  const rows = await db.query<{ to: string; priceNoticeId: number }[]>(
    `SELECT to_address AS "to", price_notice_id AS "priceNoticeId" FROM outgoing_mail
     WHERE kind = 'price_change' AND id > $1 ORDER BY id`,
    [last],
  );
  return Promise.all(rows.map(async ({ to, ...mail }) => ({ to, ...(await priceMail(db, mail, OPTIONS)) })));
}

export async function lastMail(db: DataSource): Promise<number> {
  const [row] = await db.query<[{ id: number }]>('SELECT coalesce(max(id), 0)::integer AS id FROM outgoing_mail');
  return row.id;
}

/** Everybody is told; the mails that came of it. */
export async function toldBy(db: DataSource, work: () => Promise<unknown>): Promise<Told[]> {
  const last = await lastMail(db);
  await work();
  await tellAll(db);
  return mailsAfter(db, last);
}

/** The lines of a mail's table. */
export function tableOf({ html }: Told): string[][] {
  const body = /<tbody>(.*)<\/tbody>/s.exec(html)?.[1] ?? '';
  return [...body.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row]) =>
    [...row!.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell]) => cell!.replace(/<\/?b>/g, '')),
  );
}
