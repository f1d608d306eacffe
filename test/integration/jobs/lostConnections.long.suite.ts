import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { createLogger } from '../../../server/core/log';
import { openShopDatabase } from '../../../server/database';
import { JobTask } from '../../../server/jobs/jobTask';
import { JobRunner, type RunTask } from '../../../server/jobs/running/jobRunner';
import { LaneRun } from '../../../server/jobs/running/laneRun';
import { LANES } from '../../../server/jobs/running/lanes';
import { freshDatabase } from '../../support/database';
import { FaultProxy } from '../../support/network/faultProxy';
import { eventually } from '../../support/processes';

// Whatever becomes of their connections, a process that lives does jobs (specification 25.1).
const CUTS = 5;
const LONGEST_WAIT_MS = 200;
const MANY = 200;
/** So that all workers of a lane are busy when the connections are lost. */
const JOB_MS = 5;
const ONE_OF_EACH_LANE = [JobTask.SEND_MAIL, JobTask.DELETE_OLD_CARTS] as const;
const log = createLogger({ logLevel: 'silent' });

let db: DataSource;
let drop: () => Promise<void>;
let proxy: FaultProxy;
let listenUrl: string;
let done: JobTask[];

beforeAll(async () => {
  const database = await freshDatabase('empty');
  drop = database.drop;
  db = await openShopDatabase(database.url, { poolSize: 2 });
  proxy = new FaultProxy(new URL(database.url));
  listenUrl = await proxy.start();
});
beforeEach(() => {
  done = [];
  // The queue prints the error of a worker that ends, besides telling it to its logger; here some are cut off.
  jest.spyOn(console, 'trace').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  proxy.stop();
  await db.destroy();
  await drop();
});

const queue = (task: JobTask, count = 1) =>
  db.query('SELECT count(graphile_worker.add_job($1)) FROM generate_series(1, $2)', [task, count]);
const doneOf = (task: JobTask): number => done.filter((each) => each === task).length;
const named = (): Promise<unknown[]> =>
  db.query(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'bustan-jobs%'`);

test('workers whose connections are silent are given up, and end them; others do the jobs', async () => {
  const begin = () =>
    LANES.map((lane) => {
      const taskOf = (of: JobTask) => () => Promise.resolve(void done.push(of));
      const run = new LaneRun({ lane, listenUrl, log, taskOf, stillMs: 3_000 });
      return { run, end: run.untilEnd().then(String, String) };
    });
  const jobsAreDone = async (): Promise<void> => {
    done = [];
    for (const task of ONE_OF_EACH_LANE) await queue(task);
    await eventually('a job of each lane is done', () => ONE_OF_EACH_LANE.every((task) => doneOf(task) > 0));
  };
  const first = begin();
  await jobsAreDone();
  // They look for jobs, find none, and live.
  expect(await Promise.race([...first.map(({ end }) => end), delay(5_000, 'they live')])).toBe('they live');
  proxy.silence();
  for (const { run, end } of first) {
    expect(await end).toMatch(/^Error: The workers have done nothing for \d+ s\.$/);
    await run.close();
  }
  await eventually('their connections are gone', async () => (await named()).length === 0);
  const second = begin();
  await jobsAreDone();
  for (const { run, end } of second) {
    await run.stop();
    await end;
    await run.close();
  }
});

test('workers whose LISTEN is not answered end, and the process lives', async () => {
  proxy.set({ kind: 'unanswered', said: 'LISTEN "jobs:insert"' });
  try {
    const run = new LaneRun({ lane: LANES[0]!, listenUrl, log, taskOf: () => () => Promise.resolve() });
    const end = run.untilEnd().then(String, String);
    await eventually('it has said LISTEN', async () => {
      const said = await db.query<unknown[]>(`SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND application_name LIKE 'bustan-jobs%' AND query LIKE 'LISTEN%'`);
      return said.length === 1;
    });
    await run.close();
    await end;
    // A rejection that nobody handles ends a process, and fails a test.
    await delay(200);
  } finally {
    proxy.set({ kind: 'none' });
  }
  await eventually('its connections are gone', async () => (await named()).length === 0);
});

test('jobs go on after their connections were lost in the middle of many', async () => {
  const note =
    (task: JobTask): RunTask =>
    async () => {
      await delay(JOB_MS);
      done.push(task);
    };
  const tasks = Object.fromEntries(Object.values(JobTask).map((task) => [task, note(task)])) as Record<
    JobTask,
    RunTask
  >;
  const runner = new JobRunner({ db, listenUrl, log, tasks, keepPersonalDataDays: 730 });
  runner.start();
  try {
    for (let cut = 1; cut <= CUTS; cut += 1) {
      await Promise.all(ONE_OF_EACH_LANE.map((task) => queue(task, MANY)));
      await delay(Math.random() * LONGEST_WAIT_MS);
      proxy.set({ kind: 'gone' });
      await delay(Math.random() * LONGEST_WAIT_MS);
      proxy.set({ kind: 'none' });
      for (const task of ONE_OF_EACH_LANE) {
        const before = doneOf(task);
        await queue(task);
        await eventually(`${task} is done after ${cut} cuts`, () => doneOf(task) > before);
      }
    }
  } finally {
    await runner.stop();
  }
  // PostgreSQL ends the process of a connection some time after it was closed.
  await eventually('its connections are gone', async () => (await named()).length === 0);
});
