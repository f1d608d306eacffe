import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { createServer as createPlainServer, type AddressInfo, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createServer } from 'node:tls';
import { Client } from 'pg';
import { diskOf } from '../../../../server/watching/disk';
import { report } from '../../../../server/watching/doctor/examine';
import { freshDatabase, type FreshDatabase } from '../../../support/database';
import { until } from '../../../support/data/rows';
import { startSmtp } from '../../../support/network/smtpServer';
import { startShop } from '../../../support/shop';
import { EXPIRED_CERTIFICATE, ITS_KEY } from './expiredCertificate';

let database: FreshDatabase;
let dataDir: string;
let db: Client;

beforeAll(async () => {
  database = await freshDatabase('empty');
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'bustan-doctor-'));
  db = new Client({ connectionString: database.url });
  await db.connect();
});

afterAll(async () => {
  await db.end();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** What the doctor prints, by what each line is about, and its exit code. */
async function examined(env: Record<string, string> = {}) {
  const lines: string[] = [];
  const code = await report({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...env }, (line) => void lines.push(line));
  const about = (what: string) => lines.filter((line) => line.slice(9).startsWith(`${what}: `));
  return { code, lines, about, last: lines.at(-1) };
}

/** The port of a server on loopback while the work lasts. */
async function serving<T>(server: Server, work: (port: number) => Promise<T>): Promise<T> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work((server.address() as AddressInfo).port);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

/** A mail server that knows no user. */
function refusesEverybody(): Server {
  return createPlainServer((socket) => {
    socket.on('error', () => undefined).write('220 mail.example\r\n');
    socket.on('data', (line) => {
      const isGreeting = line.toString().startsWith('EHLO');
      socket.write(isGreeting ? '250-mail.example\r\n250 AUTH PLAIN\r\n' : '535 5.7.8 nobody is known\r\n');
    });
  });
}

test('a shop that has what it needs: a line for each thing, and exit code 0', async () => {
  const { code, lines } = await examined();
  const what = lines.map((line) => /^(ok|warning|failed) +([a-z]+): /.exec(line)?.slice(1).join(' ') ?? line);
  // The disk is the machine's own.
  expect(what.filter((each) => !each.endsWith('disk'))).toEqual([
    'ok settings',
    'ok database',
    'ok version',
    'ok migrations',
    'ok extensions',
    'ok clock',
    'ok connections',
    'ok queue',
    'ok tasks',
    'ok backup',
    'ok certificate',
    expect.stringMatching(/^\d+ ok, \d+ warnings, \d+ failed$/),
  ]);
  expect(what.some((each) => each.endsWith('disk'))).toBe(true);
  if (what.includes('ok disk')) expect(code).toBe(0);
});

test('a wrong variable is named, and nothing else is looked at', async () => {
  const { code, lines } = await examined({ PORT: 'four thousand' });
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^failed {3}settings: PORT is "four thousand": it must be .* Set it right/),
    '0 ok, 0 warnings, 1 failed',
  ]);
});

test('a database that is not there, or refuses, is told without its password', async () => {
  const port = await serving(createPlainServer(), (free) => Promise.resolve(free));
  const away = await examined({ DATABASE_URL: `postgres://shop:hunter2@127.0.0.1:${port}/shop` });
  expect(away.code).toBe(1);
  expect(away.about('database')).toEqual([
    expect.stringMatching(/^failed {3}database: .*ECONNREFUSED.* See whether PostgreSQL runs/),
  ]);
  const wrong = new URL(database.url);
  wrong.pathname = '/no_such_database';
  wrong.searchParams.set('application_name', 'doctor');
  const missing = await examined({ DATABASE_URL: wrong.href });
  expect(missing.about('database')).toEqual([expect.stringContaining('"no_such_database" does not exist')]);
  expect([...away.lines, ...missing.lines].join()).not.toMatch(/hunter2/);
  // What needs no database is looked at all the same.
  expect(away.about('disk')).toHaveLength(1);
});

test('a mail server: it takes mails, is away, or takes neither user nor password, which is not told', async () => {
  expect((await examined()).about('mail')).toEqual([]);
  const smtp = await startSmtp();
  const { host } = new URL(smtp.url);
  const mailed = await examined({ SMTP_URL: smtp.url });
  expect(mailed.about('mail')).toEqual([`ok       mail: ${host} answers; no user is signed in`]);
  await smtp.stop();
  const away = await examined({ SMTP_URL: smtp.url });
  const refused = await serving(refusesEverybody(), (port) =>
    examined({ SMTP_URL: `smtp://bustan:hunter2@127.0.0.1:${port}` }),
  );
  expect(refused.about('mail')).toEqual([
    expect.stringMatching(/^failed {3}mail: .* takes none: .*535.* See whether SMTP_URL/),
  ]);
  expect(away.about('mail')).toEqual([expect.stringMatching(/^failed {3}mail: .* takes none: .*ECONNREFUSED/)]);
  expect([refused.code, away.code]).toEqual([1, 1]);
  expect(refused.lines.join()).not.toMatch(/hunter2/);
  expect(smtp.mails).toEqual([]);
});

test('a migration that is missing, and one that this version does not know', async () => {
  const { rows } = await db.query<{ id: number; timestamp: string; name: string }>(
    'DELETE FROM migration WHERE id = (SELECT max(id) FROM migration) RETURNING *',
  );
  const last = rows[0]!;
  const pending = await examined();
  expect(pending.code).toBe(1);
  expect(pending.about('migrations')).toEqual([
    expect.stringMatching(
      new RegExp(`^failed {3}migrations: 1 of \\d+ are still to be done, ${last.name} first\\. Run npm run migrate`),
    ),
  ]);
  const put = 'INSERT INTO migration (id, timestamp, name) VALUES ($1, $2, $3)';
  await db.query(put, [last.id, last.timestamp, last.name]);
  await db.query(put, [last.id + 1, '1999999999999', 'Later1999999999999']);
  const newer = await examined();
  expect(newer.about('migrations')).toEqual([expect.stringMatching(/^warning {2}migrations: the database has 1 that/)]);
  await db.query('DELETE FROM migration WHERE id = $1', [last.id + 1]);
});

test('an extension that is missing, and how to get it', async () => {
  await db.query('DROP EXTENSION fuzzystrmatch CASCADE');
  const { code, about } = await examined();
  expect(code).toBe(1);
  expect(about('extensions')).toEqual([
    'failed   extensions: fuzzystrmatch missing. Run in the database as its owner: CREATE EXTENSION fuzzystrmatch;',
  ]);
  await db.query('CREATE EXTENSION fuzzystrmatch');
});

test('mails that wait too long, and such as were given up', async () => {
  await db.query(`INSERT INTO outgoing_mail (kind, to_address, created_at, next_attempt_at)
    VALUES ('password_reset', 'a@shop.example', now() - interval '20 minutes', now() + interval '1 hour')`);
  const late = await examined();
  expect(late.code).toBe(1);
  expect(late.about('queue')).toEqual([
    'failed   queue: 1 mails wait, 0 were given up; one waits since 20 minutes. See SMTP_URL, and the mails in the back office',
  ]);
  await db.query(`UPDATE outgoing_mail SET status = 'failed'`);
  const { about } = await examined();
  expect(about('queue')).toEqual([expect.stringMatching(/^warning {2}queue: 0 mails wait, 1 were given up\. /)]);
  await db.query('DELETE FROM outgoing_mail');
});

test('jobs of other kinds that are late, have failed or are tried again, by their tasks', async () => {
  await db.query(`SELECT graphile_worker.add_job('fold_order_sums', run_at => now() - interval '20 minutes'),
    graphile_worker.add_job('apply_plans', run_at => now() - interval '10 minutes'),
    graphile_worker.add_job('send_mail', run_at => now() - interval '3 hours')`);
  const late = await examined();
  expect(late.code).toBe(1);
  expect(late.about('tasks')).toEqual([
    'failed   tasks: fold_order_sums wait to be done, since up to 20 minutes. See that a process with RUN_JOBS=on runs, and what its log says of jobs',
  ]);
  await db.query(`UPDATE graphile_worker._private_jobs SET run_at = now() + interval '1 hour', last_error = 'no',
    attempts = CASE WHEN run_at < now() - interval '15 minutes' THEN max_attempts ELSE 2 END`);
  const { about } = await examined();
  expect(about('tasks')).toEqual([
    'warning  tasks: failed: fold_order_sums; tried again after a failure: apply_plans. See in the back office, under Jobs, why; mend that, and run them again there',
  ]);
  await db.query('DELETE FROM graphile_worker._private_jobs');
});

test('the folder of backups: one that cannot be written, is empty, or whose newest backup is old', async () => {
  const backupDir = path.join(dataDir, 'nights');
  const backup = async () => {
    const { code, about } = await examined({ BACKUP_DIR: backupDir });
    return [code, ...about('backup')];
  };
  await writeFile(backupDir, 'no folder');
  expect(await backup()).toEqual([
    1,
    `failed   backup: BACKUP_DIR (${backupDir}) cannot be written: it is no folder. Mount it, give it to the user of the shop, and name it in ReadWritePaths of the service`,
  ]);
  await rm(backupDir);
  // The shop makes it with the first backup.
  expect((await backup())[1]).toMatch(/^warning {2}backup: /);
  await mkdir(backupDir);
  const file = path.join(backupDir, 'bustan-2026-11-25.backup');
  await writeFile(file, 'a backup');
  await writeFile(path.join(backupDir, 'mine.backup'), 'of somebody else');
  const hoursAgo = (hours: number) => utimes(file, new Date(), new Date(Date.now() - hours * 3_600_000 - 60_000));
  await hoursAgo(37);
  expect(await backup()).toEqual([
    1,
    `failed   backup: the newest in BACKUP_DIR (${backupDir}) is 37 hours old. See under Jobs in the back office why, and make one: npm run backup -- --nightly`,
  ]);
  await hoursAgo(35);
  // The disk is the machine's own.
  expect((await backup())[1]).toMatch(/^(ok {7}backup: the newest is 35 hours old; |warning {2}backup: )[\d.]+ GB of /);
  // More than the disk has.
  await truncate(file, (await diskOf(backupDir)).size + 1e9);
  await hoursAgo(35);
  expect((await backup())[1]).toMatch(/^failed {3}backup: .*, and the newest backup takes [\d.]+ GB\. Make room/);
});

test('more connections than PostgreSQL has', async () => {
  const { about } = await examined({ DB_POOL: '500', WORKERS: '64' });
  expect(about('connections')).toEqual([expect.stringMatching(/^warning .*up to 48320 .*Lower DB_POOL/)]);
});

test('with RUN_JOBS=off, whether another process runs the jobs, whose connections are not counted here', async () => {
  const alone = await examined({ RUN_JOBS: 'off', DB_POOL: '500', WORKERS: '64' });
  expect(alone.code).toBe(1);
  expect(alone.about('jobs')).toEqual([
    'failed   jobs: RUN_JOBS is off here, and no other process runs them. Start one with RUN_JOBS=on',
  ]);
  expect(alone.about('connections')).toEqual([expect.stringMatching(/^warning .*up to 48064 /)]);
  const shop = await startShop({ databaseUrl: database.url, jobs: true });
  try {
    await until(async () =>
      expect((await examined({ RUN_JOBS: 'off' })).about('jobs')).toEqual([
        'ok       jobs: RUN_JOBS is off here, and another process runs them',
      ]),
    );
  } finally {
    await shop.stop();
  }
});

test('a certificate that has ended, and an address where nothing answers', async () => {
  const tls = createServer({ cert: EXPIRED_CERTIFICATE, key: ITS_KEY });
  tls.on('tlsClientError', () => undefined);
  const closed = await serving(tls, async (port) => {
    const { code, about } = await examined({ PUBLIC_URL: `https://localhost:${port}`, TRUST_PROXY: '1' });
    expect(code).toBe(1);
    expect(about('certificate')).toEqual([
      expect.stringMatching(
        new RegExp(
          `^failed {3}certificate: that of https://localhost:${port} ended on 2020-02-01, \\d+ days ago\\. Renew it`,
        ),
      ),
    ]);
    return port;
  });
  const { about } = await examined({ PUBLIC_URL: `https://127.0.0.1:${closed}`, TRUST_PROXY: '1' });
  expect(about('certificate')).toEqual([
    expect.stringMatching(/^failed {3}certificate: .*cannot be reached: .*ECONNREFUSED/),
  ]);
});

test('what the shop starts with but hardly anybody wants is a warning', async () => {
  const env = { NODE_ENV: 'production', SESSION_SECRET: 'sixteen letters!', PUBLIC_URL: 'http://shop.example' };
  const { about } = await examined(env);
  expect(about('settings').map((line) => line.slice(0, 34))).toEqual([
    'warning  settings: SMTP_URL is not',
    'warning  settings: REQUIRE_SECOND_',
  ]);
  expect(about('certificate')).toEqual([expect.stringMatching(/^warning {2}certificate: PUBLIC_URL is http:/)]);
});

test('an own PostgreSQL that does not run is not started', async () => {
  const { code, about } = await examined({ DATABASE_URL: '' });
  expect(about('database')).toEqual([
    expect.stringMatching(/^warning {2}database: the shop's own PostgreSQL does not run/),
  ]);
  expect(code).toBe(0);
  const nowhere = path.join(dataDir, 'nowhere');
  expect((await examined({ DATABASE_URL: '', DATA_DIR: nowhere })).about('database')).toHaveLength(1);
  expect(existsSync(nowhere)).toBe(false);
});
