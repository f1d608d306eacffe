import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Change, ChangeListener } from '../db/notifications';
import { applyDuePlans } from './applyPlans';

/** The longest pause: the clock of the database may be set meanwhile. */
const MAX_SLEEP_MS = 5_000;
/** The pause while another process is applying the plan that is due. */
const TAKEN_MS = 100;
/** The pause after an error. */
const RETRY_MS = 1_000;

/**
 * Applies planned prices at their instant (specification 23.3). It sleeps until the next one, and wakes when plans
 * change. Every process has one; each plan is applied by one of them.
 */
export class PlanScheduler implements ChangeListener {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isAskedAgain = false;
  private stopped = false;

  constructor(
    private readonly db: DataSource,
    private readonly log: Logger,
  ) {}

  /** Applies what is due, before anybody is answered with older prices. */
  start(): Promise<void> {
    this.wake();
    return this.running ?? Promise.resolve();
  }

  /** Ends after the plan that is being applied. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  onChange(change: Change): void {
    if (change.kind === 'plans') this.wake();
  }

  /** Plans may have been made while no notifications came. */
  onListening(on: boolean): void {
    if (on) this.wake();
  }

  private wake(): void {
    if (this.stopped) return;
    if (this.running) {
      this.isAskedAgain = true;
      return;
    }
    clearTimeout(this.timer);
    this.running = this.work().then((sleepMs) => {
      this.running = undefined;
      if (this.stopped) return;
      const again = this.isAskedAgain;
      this.isAskedAgain = false;
      this.timer = setTimeout(() => this.wake(), again ? 0 : sleepMs);
    });
  }

  /** Applies what is due. @returns for how long nothing will be */
  private async work(): Promise<number> {
    try {
      for (;;) {
        const sleepMs = await this.untilNext();
        if (sleepMs > 0) return Math.min(sleepMs, MAX_SLEEP_MS);
        if (!(await applyDuePlans(this.db, false))) return TAKEN_MS;
      }
    } catch (error) {
      this.log.error({ err: error }, 'planned prices could not be applied; it will be tried again');
      return RETRY_MS;
    }
  }

  /** How long it is until the next instant, in milliseconds; 0 when it has come. */
  private async untilNext(): Promise<number> {
    const [next] = await this.db.query<{ ms: string | null }[]>(
      `SELECT extract(epoch FROM min(at) - clock_timestamp()) * 1000 AS ms FROM price_plan WHERE state = 'planned'`,
    );
    // A timer may end a little early.
    return next?.ms == null ? MAX_SLEEP_MS : Math.max(Math.ceil(Number(next.ms)), 0);
  }
}
