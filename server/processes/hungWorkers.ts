import cluster, { type Worker } from 'node:cluster';

/** What the first process asks each server process, and what that answers. */
const PING = 'ping';
const PONG = 'pong';
/** How often it asks, in milliseconds. */
const EVERY_MS = 10_000;
/** So many questions in a row may be without an answer: a minute, however long the machine itself has slept. */
const UNANSWERED = 6;

/** In a server process: answers as long as its event loop turns. */
export function answerPings(): void {
  process.on('message', (message) => {
    if (message === PING) process.send?.(PONG);
  });
}

/** In the first process: finds the server processes that do something without an end, and would let everybody wait. */
export class HungWorkers {
  private readonly unanswered = new Map<number, number>();
  private readonly timer: NodeJS.Timeout;

  /**
   * @param workers those that have opened
   * @param onHung told of one that has not answered for a minute; it is to be ended
   */
  constructor(
    private readonly workers: () => Iterable<Worker>,
    private readonly onHung: (worker: Worker) => void,
  ) {
    cluster.on('message', this.hear);
    this.timer = setInterval(() => this.askAll(), EVERY_MS);
  }

  end(): void {
    clearInterval(this.timer);
    cluster.off('message', this.hear);
  }

  private readonly hear = ({ id }: Worker, message: unknown): void => {
    if (message === PONG) this.unanswered.delete(id);
  };

  private askAll(): void {
    const open = [...this.workers()];
    for (const id of this.unanswered.keys()) if (!open.some((worker) => worker.id === id)) this.unanswered.delete(id);
    for (const worker of open) {
      const unanswered = this.unanswered.get(worker.id) ?? 0;
      if (unanswered === UNANSWERED) this.onHung(worker);
      this.unanswered.set(worker.id, unanswered + 1);
      // One that is ending hears nothing.
      worker.send(PING, () => undefined);
    }
  }
}
