import type { Logger } from 'pino';

interface Job {
  /** How long it rests after each run, in milliseconds. */
  readonly pauseMs: number;
  /** The log's line about a run that failed; the next run tries again. */
  readonly failure: string;
  /** One run. @param isStopped is asked between batches whether to end early */
  readonly run: (isStopped: () => boolean) => Promise<void>;
}

/** Background work that is run again and again while the shop is open, one run at a time. */
export class RepeatedJob {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly log: Logger,
    private readonly job: Job,
  ) {}

  /** Runs it now, and then after each pause. */
  start(): void {
    this.running = this.runOnce().finally(() => {
      this.running = undefined;
      this.startLater();
    });
  }

  /** Runs it after the first pause, and then after each. */
  startLater(): void {
    if (!this.stopped) this.timer = setTimeout(() => this.start(), this.job.pauseMs);
  }

  /** Ends after the batch that is being done. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async runOnce(): Promise<void> {
    try {
      await this.job.run(() => this.stopped);
    } catch (error) {
      this.log.error({ err: error }, this.job.failure);
    }
  }
}
