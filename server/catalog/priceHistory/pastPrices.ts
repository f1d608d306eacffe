import type { Amount } from '../../../common/money';
import type { Queryable } from '../../db/queryable';
import type { FactsAt } from '../../pricing/history/factsAt';
import type { Change } from '../../pricing/history/replay';
import { priceOf } from '../../pricing/price';

/** More changes than these are not looked through for one answer. */
const MOST_CHANGES = 1_000;

/** A change with its set: from when on it holds, who made it, from where and why. */
export interface RecordedChange extends Change {
  readonly at: Date;
  readonly actorUsername: string | null;
  readonly via: string;
  readonly reason: string | null;
}

/** What was paid in a price book by the facts; null for no price. */
export function paid({ product, agreed }: FactsAt, variant: string | null, book: FactsAt['book']): Amount | null {
  return product && (priceOf(product, variant, book, agreed)?.amount ?? null);
}

/** What may have changed one of the lines, oldest first; of more than can be shown the newest, from a later moment on. */
export async function readChanges(
  db: Queryable,
  {
    productId,
    variant,
    businesses,
    from,
    to,
  }: {
    productId: number;
    variant: string | null;
    businesses: readonly number[];
    from: Date;
    to: Date;
  },
): Promise<{ from: Date; changes: RecordedChange[] }> {
  const of = (which: string) => `(SELECT c.id, s.at, c.kind, c.variant, c.user_id AS "userId", c.new,
      s.actor_username AS "actorUsername", s.via, s.reason
    FROM price_change c JOIN price_change_set s ON s.id = c.set_id
    WHERE ${which} AND s.at > $4 AND s.at <= $5 AND c.at <= $5 ORDER BY s.at DESC, c.id DESC LIMIT ${MOST_CHANGES + 1})`;
  const rows = await db.query<RecordedChange[]>(
    `SELECT * FROM (
       ${of('c.user_id IS NULL AND c.product_id = $1 AND c.variant = ANY($2::text[])')}
       UNION ALL
       ${of('c.user_id = ANY($3::integer[]) AND c.product_id = $1 AND c.variant = ANY($2::text[])')}
       UNION ALL
       ${of(`c.user_id = ANY($3::integer[]) AND c.product_id IS NULL AND c.variant = ''`)}
     ) AS changes ORDER BY at DESC, id DESC LIMIT ${MOST_CHANGES + 1}`,
    [productId, variant === null ? [''] : ['', variant], businesses, from, to],
  );
  const first = rows[MOST_CHANGES]?.at;
  const changes = first ? rows.filter(({ at }) => at > first) : rows;
  return { from: first ?? from, changes: changes.reverse() };
}
