import type { ShopError } from '../core/errors';
import { Accepting } from './accepting';
import { FairQueue, visitorWithMost } from './fairQueue';
import { tooBusy } from './refusal';

/** What a request does: orders and other writes go before reads. */
export type Kind = 'write' | 'read';

/** For how long a request may wait, in milliseconds; nobody waits longer for a page, but for an order. */
const MAX_WAIT_MS: Readonly<Record<Kind, number>> = { read: 10_000, write: 30_000 };
/** How many requests may wait; what they hold in memory is bounded by it. */
const MAX_WAITING = 1_000;
/** How often those that have waited too long are looked for, in milliseconds. */
const LOOK_MS = 200;
/** Within this time two visitors count as there together, in milliseconds. */
const TOGETHER_MS = 100;

/** A request that wants to be worked on. */
export interface Work {
  readonly visitor: string;
  readonly kind: Kind;
  /** Begins it. */
  begin(): void;
  /** False: it is refused at once when there is no place. */
  readonly mayWait?: boolean;
  /** Refuses it. */
  refuse: (refusal: ShopError) => void;
}

interface Waiting {
  readonly work: Work;
  /** `performance.now()` when it came. */
  readonly since: number;
}

/**
 * Bounds how many requests are worked on at once, so that a process that is asked for more than it can do goes on doing
 * what it can (docs/specification 21.7). What comes beyond waits, and is refused as UNAVAILABLE (503) when it has waited
 * too long or too much waits already. Writes go before reads, and reads have three quarters of the places at most; visitors
 * take turns, and while several are there one has few of the places.
 */
export class Gate {
  private readonly waiting: Readonly<Record<Kind, FairQueue<Waiting>>> = {
    write: new FairQueue(),
    read: new FairQueue(),
  };
  private readonly running = new Map<string, number>();
  private readonly count: Record<Kind, number> = { write: 0, read: 0 };
  private readonly readPlaces: number;
  private readonly share: number;
  private readonly accepting: Accepting;
  private isBeginning = false;
  private lastVisitor = '';
  private togetherUntil = 0;
  private timer: NodeJS.Timeout | undefined;

  /** @param places how many requests are worked on at once */
  constructor(
    private readonly places: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.readPlaces = Math.max(1, Math.floor(places * 0.75));
    this.share = Math.max(1, Math.round(places / 20));
    this.accepting = new Accepting(() => this.beginNext(), now);
  }

  /** Begins the work at once, when its turn comes, or never: it is refused or withdrawn then. */
  enter(work: Work): void {
    const waiting: Waiting = { work, since: this.now() };
    this.noticeVisitor(work.visitor, waiting.since);
    this.waiting[work.kind].push(work.visitor, waiting);
    this.beginNext();
    if (work.mayWait === false) this.refuseUnlessBegun(work);
    if (this.size > MAX_WAITING) this.refuseOne();
    if (this.size > 0) this.timer ??= setInterval(() => this.refuseLate(), LOOK_MS).unref();
  }

  /** Takes out work that waits. @returns whether it did */
  withdraw(work: Work): boolean {
    return this.waiting[work.kind].remove(work.visitor, (waiting) => waiting.work === work);
  }

  /** The work of a request that was begun is over, or pauses. */
  leave({ visitor, kind }: Pick<Work, 'visitor' | 'kind'>): void {
    this.count[kind] -= 1;
    const left = this.runningOf(visitor) - 1;
    if (left === 0) this.running.delete(visitor);
    else this.running.set(visitor, left);
    this.beginNext();
  }

  /** A connection was accepted. */
  connection(): void {
    this.accepting.connection();
  }

  get counts(): Readonly<Record<'working' | 'waiting', number>> {
    return { working: this.count.write + this.count.read, waiting: this.size };
  }

  private get size(): number {
    return this.waiting.write.size + this.waiting.read.size;
  }

  private beginNext(): void {
    // What is over as soon as it was begun comes back here.
    if (this.isBeginning || this.accepting.isFirst) return;
    this.isBeginning = true;
    try {
      for (let next = this.next(); next; next = this.next()) {
        this.begin(next);
      }
    } finally {
      this.isBeginning = false;
    }
  }

  private begin(work: Work): void {
    this.count[work.kind] += 1;
    this.running.set(work.visitor, this.runningOf(work.visitor) + 1);
    work.begin();
  }

  private get isFull(): boolean {
    return this.count.write + this.count.read >= this.places;
  }

  private next(): Work | undefined {
    if (this.isFull) return undefined;
    const mayHave =
      this.now() < this.togetherUntil ? (visitor: string) => this.runningOf(visitor) < this.share : undefined;
    const write = this.waiting.write.take(mayHave);
    if (write || this.count.read >= this.readPlaces) return write?.work;
    return this.waiting.read.take(mayHave)?.work;
  }

  private noticeVisitor(visitor: string, now: number): void {
    if (visitor === this.lastVisitor) return;
    if (this.lastVisitor !== '') this.togetherUntil = now + TOGETHER_MS;
    this.lastVisitor = visitor;
  }

  private runningOf(visitor: string): number {
    return this.running.get(visitor) ?? 0;
  }

  /** Not at once: it may have come while another one is begun or connections are accepted, after which it is looked at. */
  private refuseUnlessBegun(work: Work): void {
    setImmediate(() => {
      if (this.accepting.isFirst) this.refuseUnlessBegun(work);
      else if (!this.withdraw(work)) return;
      // Others who wait had their turn: a place that is free still would stay so.
      else if (this.isFull) work.refuse(tooBusy());
      else this.begin(work);
    });
  }

  /** The newest of the visitor with the most waiting, of its reads first. */
  private refuseOne(): void {
    const { write, read } = this.waiting;
    const most = visitorWithMost(read, write);
    if (most !== null) (read.takeNewest(most) ?? write.takeNewest(most))?.work.refuse(tooBusy());
  }

  private refuseLate(): void {
    const now = this.now();
    for (const kind of ['write', 'read'] as const) {
      const late = this.waiting[kind].takeWhile(({ since }) => now - since > MAX_WAIT_MS[kind]);
      for (const { work } of late) work.refuse(tooBusy());
    }
    if (this.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
