import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { singleFlight } from '../core/process/singleFlight';
import { HungWorkers } from './hungWorkers';
import { askToLeave } from './leaving';

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
  /** Those that are open. */
  private readonly serving = new Set<Worker>();
  /** Those that another one takes the place of, until they have ended; when one dies, it is not replaced. */
  private readonly leaving = new Set<Worker>();
  private hung: HungWorkers | undefined;

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
    this.hung = new HungWorkers(
      () => [...this.serving, ...this.leaving],
      (worker) => this.kill(worker),
    );
    await Promise.all(Array.from({ length: this.count - 1 }, () => this.open()));
    return port;
  }

  /**
   * Exchanges each for one that loads its code anew, one after the other, while requests go on (specification 20.13). When
   * a new one does not open, those that are there stay. Asked for again meanwhile, it is the same.
   */
  readonly restart = singleFlight(() => this.exchange());

  /** Ends them; each finishes its requests first. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.hung?.end();
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
      worker.once('listening', ({ port }) => {
        this.serving.add(worker);
        resolve(port);
      });
      worker.once('exit', (code, signal) => {
        const wasOpen = this.serving.delete(worker);
        const hasLeft = this.leaving.delete(worker);
        if (this.stopping || hasLeft) return;
        if (wasOpen) void this.replace(worker, signal ?? code);
        else reject(new WorkerFailed());
      });
    });
  }

  private async exchange(): Promise<void> {
    this.log.info('exchanging the server processes, one after the other');
    for (const worker of [...this.serving]) {
      if (this.stopping) return;
      // One that has ended meanwhile was replaced by a new one already.
      if (!this.serving.has(worker)) continue;
      this.leaving.add(worker);
      try {
        await this.open();
      } catch {
        this.log.error('a new server process did not open, so those of before stay');
        if (!this.leaving.delete(worker)) void this.replace(worker, 'itself');
        return;
      }
      await this.letGo(worker);
    }
    this.log.info('all server processes are exchanged');
  }

  /** Waits until a process has finished what it does, and ended. */
  private async letGo(worker: Worker): Promise<void> {
    if (!this.leaving.has(worker)) return;
    const ended = once(worker, 'exit');
    askToLeave(worker);
    await ended;
  }

  /** Another one takes its place, as of one that has ended by itself. */
  private kill({ process: hung }: Worker): void {
    this.log.error({ pid: hung.pid }, 'a server process has not answered for a minute, and is ended');
    hung.kill('SIGKILL');
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
