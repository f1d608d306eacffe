import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { tellDue } from './tellDue';

const POLL_MS = 5_000;

/** Tells businesses of changed prices by mail (specification 23.9). Every process has one; one of them tells at a time. */
export class PriceMailKeeper {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private stopped = false;

  /** @param onTold is called after mails were queued */
  constructor(
    private readonly db: DataSource,
    private readonly log: Logger,
    private readonly onTold: () => void,
  ) {}

  start(): void {
    this.running = this.work().finally(() => {
      this.running = undefined;
      if (!this.stopped) this.timer = setTimeout(() => this.start(), POLL_MS);
    });
  }

  /** Ends after the businesses that are being told. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async work(): Promise<void> {
    try {
      if (await tellDue(this.db, () => this.stopped)) this.onTold();
    } catch (error) {
      this.log.error({ err: error }, 'businesses could not be told of changed prices; it will be tried again');
    }
  }
}
