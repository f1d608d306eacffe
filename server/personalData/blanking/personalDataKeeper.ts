import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { blankDue } from './blankOrders';

const ONE_HOUR_MS = 3_600_000;

/** Blanks personal data that are not to be kept any more: when the shop opens, then each hour (specification 24.3). */
export class PersonalDataKeeper {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private stopped = false;

  /** @param days for how many days after an order they are kept */
  constructor(
    private readonly db: DataSource,
    private readonly log: Logger,
    private readonly days: number,
  ) {}

  start(): void {
    this.running = this.work().finally(() => {
      this.running = undefined;
      if (!this.stopped) this.timer = setTimeout(() => this.start(), ONE_HOUR_MS);
    });
  }

  /** Ends after the batch that is being written. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async work(): Promise<void> {
    try {
      const orders = await blankDue(this.db, this.days, () => this.stopped);
      if (orders > 0) this.log.info({ orders }, 'personal data of old orders were blanked');
    } catch (error) {
      this.log.error({ err: error }, 'personal data of old orders could not be blanked; it will be tried again');
    }
  }
}
