import { setInterval as interval } from 'node:timers/promises';
import type { Task, WorkerEvents } from 'graphile-worker';

/** Workers that run no job look for one every second or two, and wait for an answer for 35 seconds at most. */
const STILL_MS = 60_000;
/** How long workers may take to end that run no job. */
const ENDING_MS = 5_000;
/** How often it is looked at, and when that comes so late that the process did not run. */
const LOOK_MS = 1_000;
const LATE_LOOK_MS = 5_000;

/** Watches whether the workers of a lane run a job, or look for one and are answered. */
export class WorkerWatch {
  private running = 0;
  private lastSign = performance.now();

  /** @param stillMs how long workers that run no job may do nothing, in milliseconds */
  constructor(private stillMs = STILL_MS) {}

  /** Takes it that they live now. */
  readonly sign = (): void => void (this.lastSign = performance.now());

  listenTo(events: WorkerEvents): void {
    events.on('worker:getJob:empty', this.sign);
    events.on('pool:gracefulShutdown', () => {
      this.sign();
      this.stillMs = ENDING_MS;
    });
  }

  /** The same task, whose runs are seen. */
  watched(task: Task): Task {
    return async (...given) => {
      this.running += 1;
      try {
        return await task(...given);
      } finally {
        this.running -= 1;
        this.sign();
      }
    };
  }

  /**
   * Ends when the signal is aborted.
   * @throws when the workers do nothing any more
   */
  async untilStill(signal: AbortSignal): Promise<void> {
    let lastLook = performance.now();
    for await (const _ of interval(LOOK_MS, undefined, { ref: false, signal })) {
      const now = performance.now();
      // The process itself was stopped for a while.
      if (now - lastLook > LATE_LOOK_MS) this.sign();
      lastLook = now;
      const still = now - this.lastSign;
      if (this.running === 0 && still > this.stillMs) {
        throw new Error(`The workers have done nothing for ${Math.floor(still / 1_000)} s.`);
      }
    }
  }
}
