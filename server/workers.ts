import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

/**
 * The delay before a process that ended by itself is started again, so that one that always fails does not use up the
 * machine.
 */
const RESTART_DELAY_MS = 1_000;

/** A server process ended before it listened; it has logged the reason itself. */
export class WorkerFailed extends Error {}

/** Server processes that share one port: the system's processors all answer, and one that dies is replaced. */
export class Workers {
  private stopping = false;

  /** @param env variables added to this process's environment */
  constructor(
    private readonly count: number,
    private readonly env: Record<string, string>,
    private readonly log: Logger,
  ) {}

  /**
   * Starts them, and waits until all are open. The first one alone, so that an error that keeps all from starting is
   * printed once.
   * @returns the port
   * @throws WorkerFailed
   */
  async start(): Promise<number> {
    const port = await this.open();
    await Promise.all(Array.from({ length: this.count - 1 }, () => this.open()));
    return port;
  }

  /** Ends them; each finishes its requests first. */
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
      await delay(RESTART_DELAY_MS);
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
