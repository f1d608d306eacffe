import { Pool } from 'pg';
import { runMigrations } from 'graphile-worker';
import { MailKind } from '../../../server/mail/outgoingMail.entity';
import { migrate } from '../../../server/db/migrate';
import { jobQueue } from '../../../server/jobs/jobQueue';
import { queueWhatWaits } from '../../../server/jobs/queueWhatWaits';
import { transaction } from '../../../server/db/transaction';
import { guestBody, makeProduct } from '../../support/data/orderBodies';
import { jobsOf, makeJobsDue, queueJob } from '../../support/data/jobs';
import { eventually } from '../../support/processes';
import { startShop, type TestShop } from '../../support/shop';
import { startSmtp, type SmtpServer } from '../../support/network/smtpServer';
import { confirmedOrders, mailOf, place, untilMail } from '../mail/mails';

// Jobs are queued with what makes them due, done at least once, and shared by processes (specification 25.1).
let shop: TestShop;
let smtp: SmtpServer;
let juice: number;

beforeAll(async () => {
  smtp = await startSmtp();
  shop = await startShop({ env: { SMTP_URL: smtp.url } });
  juice = await makeProduct(shop.db, { name: 'Test juice', customerPrice: '10.00' });
});
beforeEach(async () => {
  smtp.setBehaviour('accepts');
  smtp.mails.length = 0;
  await shop.db.query('DELETE FROM rate_limit');
});
afterAll(async () => {
  smtp.setBehaviour('accepts');
  await shop.stop();
  await smtp.stop();
});

const order = () => place(shop.guest(), guestBody([{ productId: juice, quantity: 1 }]));
const mailJobs = () => jobsOf(shop.db, 'send_mail');

/** An order whose mail was refused once, with the key of its job; the next try will be accepted. */
async function orderWhoseMailWaits(): Promise<{ id: number; key: string }> {
  smtp.setBehaviour('refuses');
  const id = await order();
  await eventually('a try has failed', async () => (await mailOf(shop, id)).last_error !== null);
  await eventually('its job waits', async () => (await mailJobs()).every(({ isLocked }) => !isLocked));
  smtp.setBehaviour('accepts');
  return { id, key: `send_mail:${(await mailOf(shop, id)).id}` };
}

/** The lock of a job by workers that are no more, as a process leaves it that is killed. */
const lockByTheDead = (key: string) =>
  shop.db.query(
    `UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'pool-of-the-dead', attempts = 1 WHERE key = $1`,
    [key],
  );

test('a mail whose transaction is rolled back leaves no job, one that is committed leaves one that is done', async () => {
  const insert = `INSERT INTO outgoing_mail (kind, to_address, status, next_attempt_at)
    VALUES ('${MailKind.PASSWORD_RESET}', 'nobody@guests.example', 'queued', now() + interval '1 hour') RETURNING id`;
  const before = await mailJobs();
  await expect(
    transaction(shop.db, async (tx) => {
      await tx.query(insert);
      expect(await jobsOf(tx, 'send_mail')).toHaveLength(before.length + 1);
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await mailJobs()).toEqual(before);
  const [row] = await transaction(shop.db, (tx) => tx.query<[{ id: number }]>(insert));
  expect(await mailJobs()).toEqual([
    ...before,
    expect.objectContaining({ attempts: 0, maxAttempts: 32, lastError: null, isLocked: false }),
  ]);
  // A mail that is gone is nothing to do.
  await shop.db.query('DELETE FROM outgoing_mail WHERE id = $1', [row.id]);
  await makeJobsDue(shop.db, 'send_mail');
  await eventually('its job is done', async () => (await mailJobs()).length === before.length);
  expect(smtp.mails).toEqual([]);
});

test('two processes send a hundred mails, each once', async () => {
  const id = await order();
  await untilMail(shop, id, { status: 'sent' });
  const second = await startShop({ databaseUrl: shop.databaseUrl, env: { SMTP_URL: smtp.url } });
  smtp.mails.length = 0;
  try {
    await shop.db.query(
      `INSERT INTO outgoing_mail (kind, to_address, order_id)
       SELECT 'order_confirmation', 'many-' || n || '@guests.example', $1 FROM generate_series(1, 100) AS n`,
      [id],
    );
    await eventually('all came', () => smtp.mails.length >= 100);
    await eventually('no job is left', async () => (await mailJobs()).length === 0);
  } finally {
    await second.stop();
  }
  expect(smtp.mails).toHaveLength(100);
  expect(new Set(smtp.mails.map(({ to }) => to[0])).size).toBe(100);
});

test('a job of a process that was killed before it did anything is done by another', async () => {
  const { id, key } = await orderWhoseMailWaits();
  await lockByTheDead(key);
  await shop.db.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_by = $1', [
    'pool-of-the-dead',
  ]);
  await queueJob(shop.db, 'release_lost_jobs');
  await untilMail(shop, id, { status: 'sent', attempts: 2 });
  expect(confirmedOrders(smtp)).toEqual([id]);
});

test('one that was killed after the mail was sent, and before the job was done, sends nothing twice', async () => {
  const id = await order();
  const { id: mail } = await untilMail(shop, id, { status: 'sent', attempts: 1 });
  await eventually('its job is done', async () => (await mailJobs()).length === 0);
  await shop.db.query(
    `SELECT graphile_worker.add_job('send_mail', json_build_object('id', $1::integer), job_key => 'send_mail:' || $1::integer,
       run_at => now() + interval '1 hour')`,
    [mail],
  );
  await lockByTheDead(`send_mail:${mail}`);
  await queueJob(shop.db, 'release_lost_jobs');
  await eventually('the job is free', async () => (await mailJobs()).every(({ isLocked }) => !isLocked));
  await makeJobsDue(shop.db, 'send_mail');
  await eventually('its job is done', async () => (await mailJobs()).length === 0);
  expect(await mailOf(shop, id)).toMatchObject({ status: 'sent', attempts: 1 });
  expect(confirmedOrders(smtp)).toEqual([id]);
});

test('the jobs of a process that lives are not taken from it', async () => {
  smtp.setBehaviour('stalls');
  const begun = smtp.begun();
  const id = await order();
  await eventually('the mail is being sent', () => smtp.begun() > begun);
  await eventually('its workers have their name', async () => {
    const named = await shop.db.query<unknown[]>(
      `SELECT 1 FROM graphile_worker.jobs j JOIN pg_stat_activity a ON a.application_name = 'bustan-jobs ' || j.locked_by
       WHERE j.task_identifier = 'send_mail' AND a.datname = current_database()`,
    );
    return named.length === 1;
  });
  await lookForLostJobs();
  expect(await mailJobs()).toEqual([expect.objectContaining({ attempts: 1, isLocked: true })]);
  // Nor is it told as one that waits, however long it takes, or has failed, also at its last try.
  const [before] = await shop.db.query<[{ attempts: number }]>(
    `UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 hour', attempts = max_attempts
     WHERE task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'send_mail') RETURNING attempts`,
  );
  expect(before).toBeDefined();
  const { failed, oldestSeconds } = await jobQueue(shop.db);
  expect([failed, oldestSeconds < 600]).toEqual([0, true]);
  smtp.setBehaviour('accepts');
  await untilMail(shop, id, { status: 'sent', attempts: 1 });
  expect(confirmedOrders(smtp)).toEqual([id]);
});

test('a job that a living process took without knowing it is given free once a try would have ended', async () => {
  const { id, key } = await orderWhoseMailWaits();
  // As it is when PostgreSQL is killed between the end of the transaction and its answer.
  const lockByTheLiving = (ago: string) =>
    shop.db.query(
      `UPDATE graphile_worker._private_jobs SET run_at = now(), locked_at = now() - $2::interval, locked_by = (
         SELECT substr(application_name, length('bustan-jobs ') + 1) FROM pg_stat_activity
         WHERE datname = current_database() AND application_name LIKE 'bustan-jobs pool-%' LIMIT 1)
       WHERE key = $1`,
      [key, ago],
    );
  await lockByTheLiving('1 minute');
  await lookForLostJobs();
  expect(await mailJobs()).toEqual([expect.objectContaining({ isLocked: true })]);
  await lockByTheLiving('121 seconds');
  await queueJob(shop.db, 'release_lost_jobs');
  await untilMail(shop, id, { status: 'sent', attempts: 2 });
  expect(confirmedOrders(smtp)).toEqual([id]);
});

async function lookForLostJobs(): Promise<void> {
  const counted = await doneOf('release_lost_jobs');
  await queueJob(shop.db, 'release_lost_jobs');
  await eventually('it was looked for lost jobs', async () => (await doneOf('release_lost_jobs')) > counted);
}

async function doneOf(task: string): Promise<number> {
  const [row] = await shop.db.query<[{ done: number }]>(
    'SELECT coalesce(sum(done), 0)::integer AS done FROM job_count WHERE task = $1',
    [task],
  );
  return row.done;
}

test('mails wait longer each time, up to an hour; the queue has the same times as the list of mails', async () => {
  const steps = await shop.db.query<{ seconds: number }[]>(
    'SELECT extract(epoch FROM job_back_off(n))::integer AS seconds FROM unnest(ARRAY[1, 2, 3, 8, 9, 10, 31]) AS n',
  );
  expect(steps.map(({ seconds }) => seconds)).toEqual([10, 20, 40, 1_280, 2_560, 3_600, 3_600]);
  smtp.setBehaviour('refuses');
  const id = await order();
  await eventually('the try has ended', async () => {
    const [job] = await mailJobs();
    return job !== undefined && !job.isLocked && job.attempts === 1;
  });
  const [job] = await mailJobs();
  expect(job!.wait).toBeLessThanOrEqual(10);
  expect(await mailOf(shop, id)).toMatchObject({ status: 'queued', attempts: 1, waits: true });
  // Nobody's address, and nothing of what the mail server said.
  expect(job!.lastError).toMatch(/^Error E[A-Z]+ 451\. The log says more\.$/);
  smtp.setBehaviour('accepts');
  await makeJobsDue(shop.db, 'send_mail');
  await untilMail(shop, id, { status: 'sent', attempts: 2 });
});

test('what graphile-worker needs is there: its own migrations find nothing to do, and migrating again changes nothing', async () => {
  const migrations = () => shop.db.query('SELECT id, ts FROM graphile_worker.migrations ORDER BY id');
  const before = await migrations();
  const pool = new Pool({ connectionString: shop.databaseUrl });
  await runMigrations({ pgPool: pool.on('error', () => undefined).on('connect', () => undefined) });
  await pool.end();
  await Promise.all([migrate(shop.db), migrate(shop.db)]);
  expect(await migrations()).toEqual(before);
});

test('what waits without a job is looked for each minute without a look at the mails that were sent', async () => {
  await shop.db.query(
    `INSERT INTO outgoing_mail (kind, to_address, status, sent_at)
     SELECT '${MailKind.PASSWORD_RESET}', 'nobody@guests.example', 'sent', now() FROM generate_series(1, 5000)`,
  );
  await shop.db.query('ANALYZE outgoing_mail');
  await transaction(shop.db, async (tx) => {
    // The table is small: what is asked is whether the indexes serve, not whether they are quicker here.
    await tx.query('SET LOCAL enable_seqscan = off');
    // It counts what the connection did before, too, until that is published.
    const read = `SELECT pg_stat_get_xact_numscans('outgoing_mail'::regclass)::integer AS scans`;
    const before = await tx.query(read);
    await queueWhatWaits(tx);
    expect(await tx.query(read)).toEqual(before);
  });
});
