import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

/** How long a process that ended by itself stays away, so that one that cannot live does not take all the time. */
const AGAIN_AFTER_MS = 1_000;

/** A server process ended before it was open. It has said why itself. */
export class WorkerFailed extends Error {}

/** Server processes that share one port: the system's processors all answer, and one that dies is replaced. */
export class Workers {
  private stopping = false;

  /** @param env what the processes are told beside this one's environment */
  constructor(
    private readonly count: number,
    private readonly env: Record<string, string>,
    private readonly log: Logger,
  ) {}

  /**
   * Starts them, and waits until all are open. The first alone, so that what keeps it from opening is said once.
   * @returns the port
   * @throws WorkerFailed
   */
  async start(): Promise<number> {
    const port = await this.open();
    await Promise.all(Array.from({ length: this.count - 1 }, () => this.open()));
    return port;
  }

  /** Lets each finish the requests that it runs. */
  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all(
      running().map(async (worker) => {
        const ended = once(worker, 'exit');
        worker.process.kill('SIGTERM');
        await ended;
      }),
    );
  }

  private open(): Promise<number> {
    return new Promise((resolve, reject) => {
      const worker = cluster.fork(this.env);
      let isOpen = false;
      worker.once('listening', ({ port }) => {
        isOpen = true;
        resolve(port);
      });
      worker.once('exit', (code, signal) => {
        if (this.stopping) return;
        if (isOpen) void this.replace(worker, signal ?? code);
        else reject(new WorkerFailed());
      });
    });
  }

  private async replace({ process: { pid } }: Worker, by: string | number): Promise<void> {
    this.log.error({ pid, by }, 'a server process ended; another one takes its place');
    do {
      await delay(AGAIN_AFTER_MS);
    } while (
      !this.stopping &&
      !(await this.open().then(
        () => true,
        () => false,
      ))
    );
  }
}

function running(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}
