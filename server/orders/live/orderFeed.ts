import type { Viewer } from '../../identity/viewer';
import { Role } from '../../identity/roles';
import type { Queryable } from '../../db/queryable';

/** An order that is new or whose status or tracking number has changed. */
export interface OrderNews {
  orderId: number;
  isNew: boolean;
}

/** Whom an order concerns; neither ever changes. */
interface Parties {
  userId: number | null;
  accountId: number | null;
}

/** More news than this at once for one listener are not kept: it is ended, and reads everything anew when it is back. */
const MOST_WAITING = 1_000;

/** One who listens: what it was told and has not taken yet. */
export class OrderListener {
  private readonly waiting = new Map<number, OrderNews>();
  private wake: (() => void) | undefined;
  private ended = false;
  private called = false;

  constructor(
    readonly viewer: Viewer,
    readonly sessionId: string,
    private readonly onlyOrder: number | null,
  ) {}

  /** The next order; null when it is time to look after the viewer's rights again, undefined when it is over. */
  async next(withinMs: number): Promise<OrderNews | null | undefined> {
    if (!this.ended && !this.called && this.waiting.size === 0) {
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
    this.called = false;
    const [first] = this.waiting.values();
    if (!first) return null;
    this.waiting.delete(first.orderId);
    return first;
  }

  /** Several changes of one order that were not taken yet are one: whoever takes it reads the order as it is then. */
  tell(news: OrderNews): void {
    const isNew = news.isNew || (this.waiting.get(news.orderId)?.isNew ?? false);
    this.waiting.set(news.orderId, { ...news, isNew });
    if (this.waiting.size > MOST_WAITING) this.end();
    this.wake?.();
  }

  /** Has the viewer's rights looked after now. */
  call(): void {
    this.called = true;
    this.wake?.();
  }

  end(): void {
    this.ended = true;
    this.wake?.();
  }

  /** By the rights of the beginning: whose rights have changed is ended anyway. */
  concernedBy({ orderId }: OrderNews, { userId, accountId }: Parties): boolean {
    if (this.onlyOrder !== null && this.onlyOrder !== orderId) return false;
    const { account } = this.viewer;
    if (!account) return false;
    return account.role === Role.ADMIN || userId === account.id || accountId === account.id;
  }
}

/** Tells the listeners of this process of orders; PostgreSQL tells every process (see migrations and Notifications). */
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
  async orderChanged(news: OrderNews): Promise<void> {
    if (this.listeners.size === 0) return;
    const [parties] = await this.db.query<Parties[]>(
      'SELECT user_id AS "userId", account_id AS "accountId" FROM orders WHERE id = $1',
      [news.orderId],
    );
    if (!parties) return;
    for (const listener of this.listeners) if (listener.concernedBy(news, parties)) listener.tell(news);
  }

  /** The rights of a user, or of an employee's business, may have changed. */
  userChanged(userId: number): void {
    for (const listener of this.listeners) {
      const { account } = listener.viewer;
      if (account?.id === userId || account?.parentBusinessId === userId) listener.call();
    }
  }

  sessionChanged(sessionId: string): void {
    for (const listener of this.listeners) if (listener.sessionId === sessionId) listener.call();
  }
}
