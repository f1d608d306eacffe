import path from 'node:path';
import { makeBackup } from '../../../server/backup/makeBackup';
import { restoreBackup } from '../../../server/backup/restoreBackup';
import { makeJobsDue, queueJob } from '../../support/data/jobs';
import { guestBody, makeProduct } from '../../support/data/orderBodies';
import { startSmtp, type SmtpServer } from '../../support/network/smtpServer';
import { eventually } from '../../support/processes';
import { startShop, type TestShop } from '../../support/shop';
import { confirmedOrders, mailOf, place, untilMail } from '../mail/mails';
import { ask, bareDatabase, useFolder } from './backups';

// The queue is no part of a backup: what waits in the rows is queued when they are loaded (specification 26.3).
const used = useFolder();
let smtp: SmtpServer;
let shop: TestShop;
let target: { url: string; drop(): Promise<void> };
/** Orders whose mail waits after a failed try, and was given up. */
let waiting: number;
let givenUp: number;

const JOBS = `SELECT key, run_at AS "runAt", attempts, max_attempts AS most FROM graphile_worker.jobs
  WHERE key LIKE 'send_mail:%' ORDER BY key`;
/** A job counts its try when it is taken; it is given back a moment after the mail says why the try failed. */
const isGivenBack = `SELECT FROM graphile_worker.jobs WHERE key LIKE 'send_mail:%' AND attempts = 1 AND locked_at IS NULL`;

beforeEach(async () => {
  smtp = await startSmtp();
  smtp.setBehaviour('refuses');
  shop = await startShop({ env: { SMTP_URL: smtp.url } });
  const juice = await makeProduct(shop.db, { name: 'Test juice', customerPrice: '10.00' });
  const order = () => place(shop.guest(), guestBody([{ productId: juice, quantity: 1 }]));
  givenUp = await order();
  await eventually('it was tried', async () => (await mailOf(shop, givenUp)).last_error !== null);
  await eventually('its job is given back', async () => (await shop.db.query<unknown[]>(isGivenBack)).length === 1);
  await shop.db.query(`UPDATE graphile_worker._private_jobs SET attempts = 31 WHERE key = $1`, [
    `send_mail:${(await mailOf(shop, givenUp)).id}`,
  ]);
  await shop.db.query('UPDATE outgoing_mail SET next_attempt_at = now()');
  await makeJobsDue(shop.db, 'send_mail');
  await untilMail(shop, givenUp, { status: 'failed', attempts: 32 });
  waiting = await order();
  await eventually('it was tried', async () => (await mailOf(shop, waiting)).last_error !== null);
  const file = path.join(used.folder, 'shop.backup');
  await makeBackup({ url: shop.databaseUrl, file });
  target = await bareDatabase(shop.databaseUrl);
  await shop.stop();
  smtp.setBehaviour('accepts');
  await restoreBackup({ url: target.url, file });
});
afterEach(async () => {
  await smtp.stop();
  await target.drop();
});

/** What happens to both mails in a shop that opens on the restored database. */
async function expectBothSent(): Promise<void> {
  const again = await startShop({ databaseUrl: target.url, env: { SMTP_URL: smtp.url } });
  try {
    await eventually('the one that was given up has a job', async () => (await ask(target.url, JOBS)).length > 0);
    await makeJobsDue(again.db, 'send_mail');
    await untilMail(again, waiting, { status: 'sent' });
    expect(await mailOf(again, givenUp)).toMatchObject({ status: 'failed' });
    expect(confirmedOrders(smtp)).toEqual([waiting]);

    const admin = await again.signedIn('admin');
    expect(await admin.graphql('mutation { runFailedJobs(task: SEND_MAIL) }')).toMatchObject({
      data: { runFailedJobs: 1 },
    });
    await untilMail(again, givenUp, { status: 'sent' });
    expect(confirmedOrders(smtp)).toEqual([waiting, givenUp]);
  } finally {
    await again.stop();
  }
}

test('a mail that waited is sent after a restore, and one that was given up can be run again', async () => {
  const mails = await ask<{ id: number; status: string; at: Date }>(
    target.url,
    'SELECT id, status, next_attempt_at AS at FROM outgoing_mail ORDER BY id',
  );
  expect(mails.map(({ status }) => status)).toEqual(['failed', 'queued']);
  expect(await ask(target.url, JOBS)).toEqual([
    { key: `send_mail:${mails[0]!.id}`, runAt: mails[0]!.at, attempts: 32, most: 32 },
    { key: `send_mail:${mails[1]!.id}`, runAt: mails[1]!.at, attempts: 0, most: 31 },
  ]);
  // The demo plans changes of prices.
  const plans = await ask<{ key: string }>(
    target.url,
    `SELECT 'apply_plans:' || id AS key, at AS "runAt" FROM price_plan WHERE state = 'planned' ORDER BY 1`,
  );
  expect(plans.length).toBeGreaterThan(0);
  expect(
    await ask(
      target.url,
      `SELECT key, run_at AS "runAt" FROM graphile_worker.jobs WHERE task_identifier = 'apply_plans' ORDER BY 1`,
    ),
  ).toEqual(plans);
  await expectBothSent();
});

test('in a database that was restored before without its jobs, they are queued at the start', async () => {
  await ask(target.url, 'DELETE FROM graphile_worker._private_jobs');
  await expectBothSent();
});

test('what has a job keeps it, however often it is looked', async () => {
  const [one] = await ask<{ key: string }>(target.url, JOBS);
  await ask(target.url, 'UPDATE graphile_worker._private_jobs SET attempts = 3, max_attempts = 7 WHERE key = $1', [
    one!.key,
  ]);
  await ask(target.url, `UPDATE graphile_worker._private_jobs SET run_at = now() + interval '1 day'`);
  const before = await ask(target.url, JOBS);
  const again = await startShop({ databaseUrl: target.url, env: { SMTP_URL: smtp.url } });
  try {
    for (const count of [1, 2]) {
      await queueJob(again.db, 'release_lost_jobs');
      await eventually('it was looked', async () => {
        const [row] = await again.db.query<[{ done: number }]>(
          `SELECT coalesce(sum(done), 0)::integer AS done FROM job_count WHERE task = 'release_lost_jobs'`,
        );
        return row.done > count;
      });
    }
    expect(await ask(target.url, JOBS)).toEqual(before);
  } finally {
    await again.stop();
  }
});
