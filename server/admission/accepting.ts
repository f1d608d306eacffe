/** For how long new connections go before work, in milliseconds. */
const ACCEPT_MS = 250;
/** For how long work then goes on whatever connects, in milliseconds: who only connects does not stop it. */
const WORK_MS = 250;

/**
 * Node.js accepts one connection in each turn of its event loop. Turns that begin no work are short: while connections
 * come turn after turn, those that wait are taken up at once, health checks among them (docs/specification 21.7).
 */
export class Accepting {
  private came = false;
  private holds = false;
  private until = 0;

  /**
   * @param goOn called when work may begin again
   * @param now milliseconds that only grow
   */
  constructor(
    private readonly goOn: () => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether work is to wait for a moment before it begins. */
  get isFirst(): boolean {
    return this.holds;
  }

  /** A connection was accepted. */
  connection(): void {
    this.came = true;
    if (this.holds) return;
    const now = this.now();
    if (now < this.until + WORK_MS) return;
    this.until = now + ACCEPT_MS;
    this.holds = true;
    this.look();
  }

  /** At the end of each turn: work goes on after the first one in which nobody connected. */
  private look(): void {
    this.came = false;
    // The first end is this turn's own, the second that of the next one.
    setImmediate(() =>
      setImmediate(() => {
        if (this.came && this.now() < this.until) return this.look();
        this.holds = false;
        this.goOn();
      }),
    );
  }
}
