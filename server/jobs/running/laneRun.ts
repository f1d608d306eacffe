import { EventEmitter } from 'node:events';
import { parseCronItems, run, type CronItem, type Runner, type Task, type WorkerEvents } from 'graphile-worker';
import type { Logger } from 'pino';
import { JOB_TERMS, type JobTask } from '../jobTask';
import { connectionName } from '../lostJobs';
import { LanePool } from './lanePool';
import type { Lane } from './lanes';
import { quietLogger } from './quietLogger';
import { WorkerWatch } from './workerWatch';

interface LaneRunParts {
  lane: Lane;
  /** Where LISTEN works. */
  listenUrl: string;
  log: Logger;
  taskOf: (task: JobTask) => Task;
  /** How long workers that run no job may do nothing, in milliseconds; absent: a minute. */
  stillMs?: number;
}

/**
 * The workers of a lane, on connections of their own, from their beginning to their end. Workers of graphile-worker 0.17 whose
 * connections are lost while they give jobs back may wait for ever to end: those that do nothing any more are given up, and
 * what they had taken is free once their connections are closed (`releaseLostJobs`).
 */
export class LaneRun {
  private readonly pool: LanePool;
  private readonly watch: WorkerWatch;
  private readonly closing = new AbortController();
  private runner: Runner | null = null;
  private isStopping = false;

  constructor(private readonly parts: LaneRunParts) {
    this.pool = new LanePool(parts.listenUrl, parts.log);
    this.watch = new WorkerWatch(parts.stillMs);
  }

  /**
   * Runs jobs until it is stopped.
   * @throws when the workers can not begin, or do nothing any more; of those that end with an error the library tells in the log
   */
  async untilEnd(): Promise<void> {
    this.runner = await run(this.options());
    this.watch.sign();
    // The end was asked for while it began.
    if (this.isStopping) await this.runner.stop();
    await Promise.race([this.runner.promise, this.watch.untilStill(this.closing.signal)]);
  }

  /** Takes no more jobs; `untilEnd` ends after those that run. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await this.runner?.stop().catch(() => undefined);
  }

  /** Closes its connections, also those that are in use: what is done on them is left to others. */
  async close(): Promise<void> {
    this.closing.abort();
    void this.stop();
    await this.pool.close();
  }

  private options(): Parameters<typeof run>[0] {
    const { lane, log, taskOf } = this.parts;
    const { tasks, concurrency, pollMs } = lane;
    return {
      pgPool: this.pool,
      taskList: Object.fromEntries(tasks.map((task) => [task, this.watch.watched(taskOf(task))])),
      parsedCronItems: parseCronItems(tasks.flatMap(cronItemsOf)),
      concurrency,
      pollInterval: pollMs,
      noHandleSignals: true,
      logger: quietLogger(log),
      events: this.events(),
      // At once, but by the way that is waited for at the end; the other one may end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    };
  }

  private events(): WorkerEvents {
    const events: WorkerEvents = new EventEmitter();
    // By its name another process knows that these workers live; once LISTEN is through, which begins right after this.
    events.on('pool:listen:success', ({ workerPool, client }) => {
      const name = connectionName(workerPool.id);
      client.once('drain', () => {
        client.query(`SELECT set_config('application_name', $1, false)`, [name]).catch(() => undefined);
        if (!this.parts.lane.isTold) client.query('UNLISTEN *').catch(() => undefined);
      });
    });
    this.watch.listenTo(events);
    return events;
  }
}

/** One job of a regular task waits at most: under its key a newer one replaces it, and begins its tries anew. */
function cronItemsOf(task: JobTask): CronItem[] {
  const { cron, attempts } = JOB_TERMS[task];
  if (cron === undefined) return [];
  return [{ task, match: cron, identifier: task, options: { jobKey: task, maxAttempts: attempts } }];
}
