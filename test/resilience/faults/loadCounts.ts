import type { Client } from 'pg';
import type { Answered } from '../../machines/buyers';

/** What was answered as done, held against the database. */
export interface Counts {
  answered: number;
  there: number;
  lost: number;
  doubled: number;
  /** Orders, answered or not, of which something is missing. */
  half: number;
}

/** What was answered as done beside orders. */
export class Done {
  /** Statuses that were set, by order. */
  readonly confirmed = new Set<number>();
  /** Orders that the shop or their buyer has cancelled. */
  readonly cancelled = new Set<number>();
  /** Orders whose lines the shop or their buyer has changed. */
  readonly changed = new Set<number>();
  /** Orders that were delivered, with a photo. */
  readonly delivered = new Set<number>();
  /** Payments that were recorded, by what they say. */
  readonly paid = new Set<string>();

  private get all(): ReadonlySet<unknown>[] {
    return [this.confirmed, this.cancelled, this.changed, this.delivered, this.paid];
  }

  get size(): number {
    return this.all.reduce((sum, { size }) => sum + size, 0);
  }

  /** Whether there is something of each kind. */
  get isOfEveryKind(): boolean {
    return this.all.every(({ size }) => size > 0);
  }
}

const EVENTS = `SELECT order_id AS key, count(*)::integer AS count FROM order_event WHERE order_id = ANY($1)`;

/** How often each kind of work is there, by order or name. */
const TIMES = {
  confirmed: `${EVENTS} AND status = 'confirmed' AND change IS NULL GROUP BY 1`,
  cancelled: `${EVENTS} AND status = 'cancelled' AND change IS NULL GROUP BY 1`,
  changed: `${EVENTS} AND change IS NOT NULL GROUP BY 1`,
  delivered: `SELECT a.order_id AS key, count(*)::integer AS count FROM delivery_attempt a
    JOIN delivery_photo f ON f.attempt_id = a.id JOIN orders o ON o.id = a.order_id AND o.status = 'delivered'
    WHERE a.order_id = ANY($1) GROUP BY 1`,
  paid: `SELECT description AS key, count(*)::integer AS count FROM credit_entry WHERE description = ANY($1) GROUP BY 1`,
} as const;

/** Looks for everything that was answered up to now. An order is there with all that is stored in its transaction. */
export async function countLoad(db: Client, buyers: readonly Answered[], done: Done): Promise<Counts> {
  const orders = [...buyers];
  const kinds = Object.entries(TIMES).map(([kind, read]) => ({ keys: [...done[kind as keyof typeof TIMES]], read }));
  const kept = await db.query<{ name: string; ids: number[]; count: number }>(
    `SELECT customer_name AS name, count(*)::integer AS count, coalesce(array_agg(o.id) FILTER (WHERE
       EXISTS (SELECT FROM order_line l WHERE l.order_id = o.id) AND
       EXISTS (SELECT FROM order_event e WHERE e.order_id = o.id) AND
       EXISTS (SELECT FROM order_request r WHERE r.order_id = o.id) AND
       EXISTS (SELECT FROM outgoing_mail m WHERE m.order_id = o.id) AND
       EXISTS (SELECT FROM stock_entry s WHERE s.order_id = o.id AND s.kind = 'order') AND
       (o.payment_method <> 'credit' OR EXISTS (SELECT FROM credit_entry c WHERE c.order_id = o.id))), '{}') AS ids
     FROM orders o WHERE customer_name LIKE 'Buyer %' GROUP BY 1`,
  );
  const ids = new Map(kept.rows.map((row) => [row.name, row.ids]));
  const counts: Counts = {
    answered: orders.length,
    there: orders.filter(({ name, id }) => ids.get(name)?.includes(id)).length,
    lost: 0,
    doubled: kept.rows.filter(({ count }) => count > 1).length,
    half: kept.rows.reduce((sum, row) => sum + row.count - row.ids.length, 0),
  };
  for (const { keys, read } of kinds) {
    const { rows } = await db.query<{ key: number | string; count: number }>(read, [keys]);
    counts.answered += keys.length;
    counts.there += rows.length;
    counts.doubled += rows.filter(({ count }) => count > 1).length;
  }
  return { ...counts, lost: counts.answered - counts.there };
}
