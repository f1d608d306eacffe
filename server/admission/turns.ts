import { FairQueue, visitorWithMost } from './fairQueue';

/** As many requests are answered in one turn of the event loop as they come. */
const AT_ONCE = 8;
/** For how long visitors take turns after the last time that several of them had to wait, in milliseconds. */
const CONTENDED_MS = 1_000;
/** For how long an answer may wait for its turn, in milliseconds. */
const MAX_WAIT_MS = 10_000;
/** How many answers may wait for their turn; more are refused of the visitor with the most. */
const MAX_WAITING = 5_000;
/** How often those that have waited too long are looked for, in milliseconds. */
const LOOK_MS = 500;

/** What is done in turn: an answer that is there already. */
export interface Sending {
  visitor(): string;
  send(): void;
  /** Refuses it, when its turn does not come in time. */
  refuse(): void;
}

/**
 * Lets visitors take turns when more answers are to be sent than one turn of the event loop has time for, so that the
 * one with the most connections does not have most of it: each turn sends one answer to each visitor. While one visitor
 * alone asks for so much, or nobody does, answers are sent as they are asked for.
 */
export class Turns {
  private sent = 0;
  private another: string | null = null;
  private contended = false;
  private timer: NodeJS.Timeout | undefined;
  private isScheduled = false;
  private looked = 0;
  private readonly waiting = new FairQueue<Sending & { since: number }>();

  /** Sends it, now or when it is the visitor's turn. */
  run(sending: Sending): void {
    if (!this.isScheduled) this.schedule();
    if (this.contended || this.waiting.size > 0) {
      const visitor = sending.visitor();
      this.waiting.push(visitor, { since: performance.now(), ...sending });
      if (this.waiting.size > MAX_WAITING) this.refuseOne();
      return;
    }
    this.sent += 1;
    if (this.sent > AT_ONCE) this.notice(sending.visitor());
    sending.send();
  }

  /** Two visitors beyond what is sent at once: from now on they take turns. */
  private notice(visitor: string): void {
    if (this.another !== null && this.another !== visitor) this.contend();
    this.another = visitor;
  }

  private contend(): void {
    this.contended = true;
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.contended = false;
    }, CONTENDED_MS).unref();
    this.timer.refresh();
  }

  private schedule(): void {
    this.isScheduled = true;
    setImmediate(() => this.endTurn());
  }

  /** After all that has arrived was put in line; before more is read. */
  private endTurn(): void {
    this.isScheduled = false;
    this.sent = 0;
    this.another = null;
    const { visitors, size } = this.waiting;
    if (size === 0) return;
    if (visitors > 1) this.contend();
    const due = this.contended ? visitors : size;
    for (let n = 0; n < due; n += 1) this.waiting.take()?.send();
    this.refuseLate(performance.now());
    if (this.waiting.size > 0) this.schedule();
  }

  /** The newest of the visitor with the most waiting. */
  private refuseOne(): void {
    const most = visitorWithMost(this.waiting);
    if (most !== null) this.waiting.takeNewest(most)?.refuse();
  }

  private refuseLate(now: number): void {
    if (now - this.looked < LOOK_MS) return;
    this.looked = now;
    for (const late of this.waiting.takeWhile(({ since }) => now - since > MAX_WAIT_MS)) late.refuse();
  }
}
