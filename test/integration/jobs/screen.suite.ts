import { jobsOf } from '../../support/data/jobs';
import { eventually } from '../../support/processes';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';

// What admins see of jobs, and do with them (specification 25.5).
let shop: TestShop;
let admin: ShopClient;
beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signedIn('admin');
});
afterAll(() => shop.stop());

/** A job that fails at its only try: it names no mail. */
async function failedJob(): Promise<string> {
  const [{ id }] = await shop.db.query<[{ id: string }]>(
    `SELECT id::text AS id FROM graphile_worker.add_job('send_mail', max_attempts => 1)`,
  );
  await eventually('it has failed', async () => {
    const job = (await jobsOf(shop.db, 'send_mail')).find((each) => each.id === id);
    return job?.lastError != null && !job.isLocked;
  });
  return id;
}

const entries = () =>
  shop.db.query<Record<string, unknown>[]>(
    `SELECT action, subject_id AS "subjectId", before, after FROM audit_entry WHERE subject_type = 'job' ORDER BY id`,
  );

test('a job that failed stays, says why, and is run again by an admin, which the audit log says', async () => {
  const id = await failedJob();
  const { data } = await admin.graphql(
    '{ jobs(state: FAILED) { totalCount nodes { id task state attempts maxAttempts lastError } } jobCounts { task failed done } }',
  );
  expect(data.jobs).toMatchObject({
    totalCount: 1,
    nodes: [
      {
        id,
        task: 'SEND_MAIL',
        state: 'FAILED',
        attempts: 1,
        maxAttempts: 1,
        lastError: 'The job does not say which mail.',
      },
    ],
  });
  expect(data.jobCounts[0]).toMatchObject({ task: 'SEND_MAIL', failed: 1 });
  const again = await admin.graphql('mutation ($id: ID!) { runJobAgain(id: $id) { id attempts } }', { id });
  expect(again.data.runJobAgain).toMatchObject({ id, attempts: 0 });
  await eventually('it has failed again', async () => {
    const [job] = await jobsOf(shop.db, 'send_mail');
    return job!.attempts === 1 && !job!.isLocked;
  });
  expect(await entries()).toEqual([
    {
      action: 'job.run_again',
      subjectId: id,
      before: { task: 'send_mail', state: 'failed', lastError: 'The job does not say which mail.' },
      after: null,
    },
  ]);
  const all = await admin.graphql('mutation { runFailedJobs(task: SEND_MAIL) }');
  expect(all.data.runFailedJobs).toBe(1);
  expect((await entries())[1]).toEqual({
    action: 'job.run_failed',
    subjectId: 'send_mail',
    before: null,
    after: { count: 1 },
  });
});

test('one that waits for its first try is not run again, and nothing is written', async () => {
  const [{ id }] = await shop.db.query<[{ id: string }]>(
    `SELECT id::text AS id FROM graphile_worker.add_job('send_mail', run_at => now() + interval '1 hour')`,
  );
  const before = [
    await jobsOf(shop.db, 'send_mail').then((jobs) =>
      jobs.map(({ id: number, attempts, lastError }) => [number, attempts, lastError]),
    ),
    await entries(),
  ];
  for (const [asked, code] of [
    [id, 'CONFLICT'],
    ['999999999', 'NOT_FOUND'],
    ['1; DROP TABLE users', 'NOT_FOUND'],
    ['9'.repeat(200), 'NOT_FOUND'],
  ]) {
    const { errors } = await admin.graphql('mutation ($id: ID!) { runJobAgain(id: $id) { id } }', { id: asked });
    expect(errors.map((error) => error.extensions.code)).toEqual([code]);
  }
  expect([
    await jobsOf(shop.db, 'send_mail').then((jobs) =>
      jobs.map(({ id: number, attempts, lastError }) => [number, attempts, lastError]),
    ),
    await entries(),
  ]).toEqual(before);
});

test('of two who run a job again at the same moment, one does', async () => {
  await shop.db.query(`UPDATE graphile_worker._private_jobs SET attempts = 3, last_error = 'x' WHERE attempts = 0
    AND task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'send_mail')`);
  const [job] = (await jobsOf(shop.db, 'send_mail')).filter(({ attempts }) => attempts === 3);
  const written = (await entries()).length;
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      admin.graphql('mutation ($id: ID!) { runJobAgain(id: $id) { id } }', { id: job!.id }),
    ),
  );
  const done = answers.filter(({ errors }) => errors.length === 0).length;
  expect(done).toBeGreaterThanOrEqual(1);
  expect(await entries()).toHaveLength(written + done);
});

test('jobs that another version of the shop has queued are left out, and left alone', async () => {
  await shop.db.query(`SELECT graphile_worker.add_job('work_of_tomorrow')`);
  const { data, errors } = await admin.graphql('{ jobs { nodes { task } } jobCounts { task } }');
  expect(errors).toEqual([]);
  expect(data.jobCounts).toHaveLength(15);
  expect(await jobsOf(shop.db, 'work_of_tomorrow')).toHaveLength(1);
});
