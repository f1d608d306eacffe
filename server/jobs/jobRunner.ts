import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { parseCronItems, run, type CronItem, type Runner, type Task, type WorkerEvents } from 'graphile-worker';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { jobRuns } from '../metrics/counters';
import { addJob, type JobPayload } from './addJob';
import { countDone } from './jobCounts';
import { JobError, reasonOf } from './jobError';
import { JOB_TERMS, JobTask } from './jobTask';
import { connectionName } from './lostJobs';
import { quietLogger } from './quietLogger';

/** A try of a job. */
export interface JobTry {
  /** 1 for the first. */
  readonly attempt: number;
  /** Whether the job has failed when this try does. */
  readonly isLast: boolean;
  /** Whether the process is to end: what is left then is done by another, or later. */
  readonly isStopped: () => boolean;
}

/** Does a job. It may run twice, and beside itself: a comment at each says what makes that harmless. */
export type RunTask = (payload: JobPayload, attempt: JobTry) => Promise<unknown>;

type LocalQueue = NonNullable<NonNullable<GraphileConfig.Preset['worker']>['localQueue']>;

/** What a process does at the same time: a mail server that is slow holds up nothing but mail. */
interface Lane {
  readonly tasks: readonly JobTask[];
  readonly concurrency: number;
  /** How often it looks for what has become due by the clock; of what is queued for now PostgreSQL tells. */
  readonly pollMs: number;
  /** Takes jobs for all its workers at once, by these terms of graphile-worker; absent: each worker looks for its own. */
  readonly localQueue?: LocalQueue;
}

const LANES: readonly Lane[] = [
  { tasks: [JobTask.SEND_MAIL], concurrency: 1, pollMs: 2_000 },
  {
    tasks: Object.values(JobTask).filter((task) => task !== JobTask.SEND_MAIL),
    concurrency: 2,
    pollMs: 1_000,
    // PostgreSQL tells of each mail, too, and a search that finds no other job has read all mails that wait: after one
    // the next comes 100 ms later. What was taken and cannot begin within a second goes back for other processes.
    localQueue: { size: 2, ttl: 1_000, refetchDelay: { durationMs: 100, maxAbortThreshold: Infinity } },
  },
];
/** One that listens for each lane, and one for taking jobs and giving them back. */
export const JOB_CONNECTIONS = LANES.length + 1;
/**
 * PostgreSQL plans the statements of graphile-worker once for a connection, while nothing waits: reading and sorting the whole
 * table looks cheapest then, and would be done for each mail while thousands wait. So it goes by the library's own index.
 */
const BY_INDEX = '-c enable_seqscan=off -c enable_sort=off';
/** After this time workers that ended with an error begin anew. */
const RESTART_MS = 1_000;
/** How long the end of the process waits for the jobs that run. */
const STOP_WITHIN_MS = 3_000;

interface JobRunnerParts {
  db: DataSource;
  /** Where LISTEN works: straight to PostgreSQL, whatever stands before it for everybody else. */
  listenUrl: string;
  log: Logger;
  tasks: Readonly<Record<JobTask, RunTask>>;
  /** Of personal data, how many days after an order they are kept, as this process was told. */
  keepPersonalDataDays: number;
}

/** Runs the jobs of the queue in this process (specification 25); several processes share them. */
export class JobRunner {
  private readonly pool: Pool;
  private readonly runners = new Set<Runner>();
  private running: Promise<unknown> = Promise.resolve();
  private readonly stopping = new AbortController();

  constructor(private readonly parts: JobRunnerParts) {
    this.pool = new Pool({
      connectionString: parts.listenUrl,
      max: JOB_CONNECTIONS,
      application_name: connectionName(''),
      connectionTimeoutMillis: 10_000,
      statement_timeout: 30_000,
      options: BY_INDEX,
      keepAlive: true,
    });
    // The pool has dropped the connection already, and opens another.
    const lost = (error: Error): void => parts.log.warn({ err: error }, 'a connection of the jobs was lost');
    this.pool.on('error', lost);
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** Begins in the background: requests do not wait for it. */
  start(): void {
    this.running = Promise.all([...LANES.map((lane) => this.keepRunning(lane)), this.queueFirst()]);
  }

  /**
   * Takes no more jobs, and ends after those that run. One that takes too long is left as it is: once the connections are
   * gone, another process gives it free and does it again.
   */
  async stop(): Promise<void> {
    this.stopping.abort();
    const runners = [...this.runners].map((runner) => runner.stop().catch(() => undefined));
    const inTime = new AbortController();
    await Promise.race([
      Promise.all([...runners, this.running]),
      delay(STOP_WITHIN_MS, undefined, { signal: inTime.signal }).catch(() => undefined),
    ]);
    inTime.abort();
    await this.pool.end();
  }

  private get isStopped(): boolean {
    return this.stopping.signal.aborted;
  }

  private async keepRunning(lane: Lane): Promise<void> {
    while (!this.isStopped) {
      try {
        const runner = await this.run(lane);
        this.runners.add(runner);
        // The end was asked for while it began.
        if (this.isStopped) await runner.stop();
        await runner.promise.finally(() => this.runners.delete(runner));
      } catch (error) {
        if (!this.isStopped) this.parts.log.error({ err: error }, 'jobs are not run; it begins anew');
      }
      await this.pause();
    }
  }

  private async pause(): Promise<void> {
    await delay(RESTART_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }

  private run({ tasks, concurrency, pollMs, localQueue }: Lane): Promise<Runner> {
    const events: WorkerEvents = new EventEmitter();
    // By its name another process knows that these workers live; once LISTEN is through, which begins right after this.
    events.on('pool:listen:success', ({ workerPool, client }) => {
      const name = connectionName(workerPool.id);
      client.once('drain', () => {
        client.query(`SELECT set_config('application_name', $1, false)`, [name]).catch(() => undefined);
      });
    });
    return run({
      pgPool: this.pool,
      taskList: Object.fromEntries(tasks.map((task) => [task, this.taskOf(task)])),
      parsedCronItems: parseCronItems(tasks.flatMap(cronItemsOf)),
      concurrency,
      pollInterval: pollMs,
      noHandleSignals: true,
      logger: quietLogger(this.parts.log),
      events,
      // At once, but by the way that tries again and is waited for at the end; the other one may end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0, ...(localQueue && { localQueue }) } },
    });
  }

  /** The work of the time when the shop was closed does not wait for its minute. */
  private async queueFirst(): Promise<void> {
    // Whichever process takes it goes by what the newest was told.
    const payload = { days: this.parts.keepPersonalDataDays };
    for (const task of Object.values(JobTask)) {
      if (!JOB_TERMS[task].atStart || this.isStopped) continue;
      await addJob(this.parts.db, task, { key: task, payload }).catch((error: unknown) =>
        this.parts.log.warn({ err: error, task }, 'a job could not be queued at the start; it comes at its minute'),
      );
    }
  }

  private taskOf(task: JobTask): Task {
    const { db, log, tasks } = this.parts;
    return async (payload, { job }) => {
      let isCutShort = false;
      const attempt = {
        attempt: job.attempts,
        isLast: job.attempts >= job.max_attempts,
        isStopped: () => (isCutShort ||= this.isStopped),
      };
      try {
        await tasks[task](payload as JobPayload, attempt);
        if (isCutShort) throw new JobError('The process was stopped in the middle.');
      } catch (error) {
        jobRuns.inc({ task, outcome: attempt.isLast ? 'given_up' : 'failed' });
        log.warn({ err: error, job: job.id, task, attempt: job.attempts, givenUp: attempt.isLast }, 'a job failed');
        // The error that is thrown here is kept in the queue, for admins to read.
        throw new JobError(reasonOf(error));
      }
      jobRuns.inc({ task, outcome: 'done' });
      await countDone(db.manager, task).catch((error: unknown) =>
        log.warn({ err: error, task }, 'a job that was done could not be counted'),
      );
    };
  }
}

/** One job of a regular task waits at most: under its key a newer one replaces it, and begins its tries anew. */
function cronItemsOf(task: JobTask): CronItem[] {
  const { cron, attempts } = JOB_TERMS[task];
  if (cron === undefined) return [];
  return [{ task, match: cron, identifier: task, options: { jobKey: task, maxAttempts: attempts } }];
}
