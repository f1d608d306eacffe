import type { Viewer } from '../../identity/viewer';
import { worksHere } from '../../identity/duties';
import type { Queryable } from '../../db/queryable';

/** An order that is new or has changed. */
export interface OrderChange {
  orderId: number;
  isNew: boolean;
  /** Whether it is of the shop's work alone, as packing is; buyers are not told. */
  isOfWork?: boolean;
}

/** The user and the business of an order; neither ever changes. */
interface Parties {
  userId: number | null;
  accountId: number | null;
}

/** A listener with more pending changes than this is ended; its client reads everything anew when it comes back. */
const MAX_PENDING = 1_000;

/** One open stream, with the changes that it has not sent yet. */
export class OrderListener {
  private readonly pending = new Map<number, OrderChange>();
  private wake: (() => void) | undefined;
  private ended = false;
  private recheck = false;

  constructor(
    readonly viewer: Viewer,
    readonly sessionId: string,
    private readonly orderId: number | null,
  ) {}

  /** The next change; null when it is time to check the viewer's rights again, undefined when the stream is over. */
  async next(withinMs: number): Promise<OrderChange | null | undefined> {
    if (!this.ended && !this.recheck && this.pending.size === 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, withinMs);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.wake = undefined;
    }
    if (this.ended) return undefined;
    this.recheck = false;
    const [first] = this.pending.values();
    if (!first) return null;
    this.pending.delete(first.orderId);
    return first;
  }

  /** Several pending changes of one order count as one: the order is read when its change is sent. */
  push(change: OrderChange): void {
    const isNew = change.isNew || (this.pending.get(change.orderId)?.isNew ?? false);
    this.pending.set(change.orderId, { ...change, isNew });
    if (this.pending.size > MAX_PENDING) this.end();
    this.wake?.();
  }

  /** Forgets the changes that were not sent. */
  forget(): void {
    this.pending.clear();
  }

  /** Has the viewer's rights checked now. */
  recheckRights(): void {
    this.recheck = true;
    this.wake?.();
  }

  end(): void {
    this.ended = true;
    this.wake?.();
  }

  /**
   * By the rights that the viewer had at the beginning: a stream whose viewer's rights change is checked on its own.
   */
  isConcernedBy({ orderId, isOfWork }: OrderChange, { userId, accountId }: Parties): boolean {
    if (this.orderId !== null && this.orderId !== orderId) return false;
    const { account } = this.viewer;
    if (!account) return false;
    if (worksHere(account)) return true;
    return !isOfWork && (userId === account.id || accountId === account.id);
  }
}

/** Passes changes of orders to this process's listeners; PostgreSQL notifies every process (see migrations). */
export class OrderFeed {
  private readonly listeners = new Set<OrderListener>();

  constructor(private readonly db: Queryable) {}

  add(listener: OrderListener): void {
    this.listeners.add(listener);
  }

  remove(listener: OrderListener): void {
    this.listeners.delete(listener);
  }

  /** An order is new, or has changed; one statement however many listen. */
  async orderChanged(change: OrderChange): Promise<void> {
    if (this.listeners.size === 0) return;
    const [parties] = await this.db.query<Parties[]>(
      'SELECT user_id AS "userId", account_id AS "accountId" FROM orders WHERE id = $1',
      [change.orderId],
    );
    if (!parties) return;
    for (const listener of this.listeners) if (listener.isConcernedBy(change, parties)) listener.push(change);
  }

  /** The rights of a user, or of an employee's business, may have changed. */
  userChanged(userId: number): void {
    for (const listener of this.listeners) {
      const { account } = listener.viewer;
      if (account?.id === userId || account?.parentBusinessId === userId) listener.recheckRights();
    }
  }

  sessionChanged(sessionId: string): void {
    for (const listener of this.listeners) if (listener.sessionId === sessionId) listener.recheckRights();
  }
}
