import { storePicture } from '../../../server/catalog/pictures/pictures';
import { JobTask } from '../../../server/jobs/jobTask';
import { jobsOf, queueJob } from '../../support/data/jobs';
import { smallPicture } from '../../support/data/pictures';
import { eventually } from '../../support/processes';
import { startShop, type TestShop } from '../../support/shop';

// What is cleaned up by the hour (specification 25.3).
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

async function run(task: JobTask): Promise<void> {
  const done = async () => {
    const [row] = await shop.db.query<[{ done: number }]>(
      'SELECT coalesce(sum(done), 0)::integer AS done FROM job_count WHERE task = $1',
      [task],
    );
    return row.done;
  };
  const before = await done();
  await queueJob(shop.db, task);
  await eventually(`${task} is done`, async () => (await done()) > before);
}

test('sessions, carts, links, attempts and counters that are over go, and those that are not stay', async () => {
  const sql = [
    `INSERT INTO session (sid, sess, expire) VALUES ('over', '{}', now() - interval '1 minute'), ('runs', '{}', now() + interval '1 day')`,
    `INSERT INTO cart_item (owner, product_id, quantity, updated_at)
       SELECT owner, (SELECT min(id) FROM product), 1, at
       FROM (VALUES ('cart:over', now() - interval '31 days'), ('cart:runs', now() - interval '29 days')) AS v(owner, at)`,
    `INSERT INTO rate_limit (key, points, expire) VALUES
       ('over', 1, extract(epoch FROM now() - interval '2 hours') * 1000), ('runs', 1, extract(epoch FROM now() + interval '1 hour') * 1000),
       ('for ever', 1, NULL)`,
    `INSERT INTO step_attempt (key_hash, kind, expires_at) VALUES
       ('over', 'passkey', now() - interval '1 minute'), ('runs', 'passkey', now() + interval '1 hour')`,
    `INSERT INTO account_link (user_id, kind, email, language, credential_version, secret_hash, expires_at)
       SELECT id, kind, email, 'en', 1, kind, at FROM users, (VALUES
         ('password_reset', now() - interval '25 hours'), ('email_confirmation', now() - interval '23 hours')) AS v(kind, at)
       WHERE username = 'customer'`,
  ];
  for (const statement of sql) await shop.db.query(statement);
  for (const task of [
    JobTask.DELETE_OLD_SESSIONS,
    JobTask.DELETE_OLD_CARTS,
    JobTask.DELETE_EXPIRED_ATTEMPTS,
    JobTask.DELETE_EXPIRED_LINKS,
  ]) {
    await run(task);
  }
  const left = async (query: string) => (await shop.db.query<{ what: string }[]>(query)).map(({ what }) => what);
  expect(await left(`SELECT sid AS what FROM session WHERE sid IN ('over', 'runs')`)).toEqual(['runs']);
  expect(await left(`SELECT owner AS what FROM cart_item WHERE owner LIKE 'cart:%'`)).toEqual(['cart:runs']);
  expect(await left('SELECT key AS what FROM rate_limit ORDER BY key')).toEqual(['for ever', 'runs']);
  expect(await left('SELECT key_hash AS what FROM step_attempt')).toEqual(['runs']);
  expect(await left('SELECT kind AS what FROM account_link')).toEqual(['email_confirmation']);
});

test('a picture that nothing shows is kept for a week, and one that is shown for good', async () => {
  const unused = await storePicture(shop.db, await smallPicture(2_000, 1));
  const used = await storePicture(shop.db, await smallPicture(2_000, 2));
  const since = async (hash: string) =>
    shop.db.query<{ since: Date | null }[]>('SELECT unused_since AS since FROM picture WHERE hash = $1', [hash]);
  await shop.db.query('UPDATE product SET picture_hash = $1 WHERE id = (SELECT min(id) FROM product)', [used]);
  await run(JobTask.DELETE_UNUSED_PICTURES);
  expect(await since(unused)).toEqual([{ since: expect.any(Date) }]);
  expect(await since(used)).toEqual([{ since: null }]);
  await shop.db.query(`UPDATE picture SET unused_since = now() - interval '6 days' WHERE hash = $1`, [unused]);
  await run(JobTask.DELETE_UNUSED_PICTURES);
  expect(await since(unused)).toHaveLength(1);
  // Both are old; one of them is shown again since.
  await shop.db.query(`UPDATE picture SET unused_since = now() - interval '8 days' WHERE hash IN ($1, $2)`, [
    unused,
    used,
  ]);
  await shop.db.query(`INSERT INTO picture_size (hash, width, bytes) VALUES ($1, 320, '\\x00')`, [unused]);
  await run(JobTask.DELETE_UNUSED_PICTURES);
  expect(await since(unused)).toEqual([]);
  expect(await shop.db.query('SELECT 1 FROM picture_size WHERE hash = $1', [unused])).toEqual([]);
  expect(await since(used)).toEqual([{ since: null }]);
});

test('a regular job whose process ended in the middle is no failure once a newer one has come', async () => {
  const task = JobTask.DELETE_OLD_CARTS;
  await shop.db.query(`SELECT graphile_worker.add_job($1, job_key => $1, run_at => now() + interval '1 hour')`, [task]);
  // As it is left when a newer one comes under its key while it is done.
  await shop.db.query(
    `UPDATE graphile_worker._private_jobs SET key = NULL, attempts = max_attempts, locked_at = now(), locked_by = 'pool-gone'
     WHERE key = $1`,
    [task],
  );
  expect(await jobsOf(shop.db, task)).toHaveLength(1);
  await run(JobTask.RELEASE_LOST_JOBS);
  await eventually('it is gone', async () => (await jobsOf(shop.db, task)).length === 0);
});
