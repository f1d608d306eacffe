import { setTimeout as delay } from 'node:timers/promises';
import type { Task } from 'graphile-worker';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { jobRuns } from '../../metrics/counters';
import { addJob, type JobPayload } from '../addJob';
import { countDone } from '../jobCounts';
import { JobError, reasonOf } from '../jobError';
import { JOB_TERMS, JobTask } from '../jobTask';
import { LaneRun } from './laneRun';
import { LANES, type Lane } from './lanes';

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
  private readonly runs = new Set<LaneRun>();
  private running: Promise<unknown> = Promise.resolve();
  private readonly stopping = new AbortController();

  constructor(private readonly parts: JobRunnerParts) {}

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
    const runs = [...this.runs].map((run) => run.stop());
    const inTime = new AbortController();
    await Promise.race([
      Promise.all([...runs, this.running]),
      delay(STOP_WITHIN_MS, undefined, { signal: inTime.signal }).catch(() => undefined),
    ]);
    inTime.abort();
    await Promise.all([...this.runs].map((run) => run.close()));
  }

  private get isStopped(): boolean {
    return this.stopping.signal.aborted;
  }

  private async keepRunning(lane: Lane): Promise<void> {
    while (!this.isStopped) {
      const { listenUrl, log } = this.parts;
      const run = new LaneRun({ lane, listenUrl, log, taskOf: (task) => this.taskOf(task) });
      this.runs.add(run);
      try {
        await run.untilEnd();
      } catch (error) {
        if (!this.isStopped) log.error({ err: error }, 'jobs are not run; it begins anew');
      }
      await run.close();
      this.runs.delete(run);
      await this.pause();
    }
  }

  private async pause(): Promise<void> {
    await delay(RESTART_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
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
