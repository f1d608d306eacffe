import type { Amount } from '../../../common/money';
import type { Queryable } from '../../db/queryable';
import type { FactsAt } from '../../pricing/history/factsAt';
import type { Change } from '../../pricing/history/replay';
import { priceOf } from '../../pricing/price';

/** More changes than these are not looked through for one answer. */
export const MOST_CHANGES = 1_000;

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

/** What may have changed one of the lines, oldest first; of more than `most` the newest, from a later moment on. */
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
  most = MOST_CHANGES,
): Promise<{ from: Date; changes: RecordedChange[] }> {
  // Those of one thing are a chain, in which what its statement says of the time is as good an order as the time itself:
  // the newest of each are found by an index, however many there are.
  const of = (things: string, which: string) => `(SELECT newest.* FROM ${things} CROSS JOIN LATERAL (
      SELECT c.id, s.at, c.kind, c.variant, c.user_id AS "userId", c.new, s.actor_username AS "actorUsername", s.via,
        s.reason
      FROM price_change c JOIN price_change_set s ON s.id = c.set_id
      WHERE ${which} AND s.at > $4 AND s.at <= $5 AND c.at <= $5 ORDER BY c.at DESC, c.id DESC LIMIT ${most + 1}) newest)`;
  const sizes = 'unnest($2::text[]) AS size(name)';
  const accounts = 'unnest($3::integer[]) AS account(id)';
  const rows = await db.query<RecordedChange[]>(
    `SELECT * FROM (
       ${of(sizes, 'c.user_id IS NULL AND c.product_id = $1 AND c.variant = size.name')}
       UNION ALL
       ${of(`${accounts}, ${sizes}`, 'c.user_id = account.id AND c.product_id = $1 AND c.variant = size.name')}
       UNION ALL
       ${of(accounts, `c.user_id = account.id AND c.product_id IS NULL AND c.variant = ''`)}
     ) AS changes ORDER BY at DESC, id DESC LIMIT ${most + 1}`,
    [productId, variant === null ? [''] : ['', variant], businesses, from, to],
  );
  const first = rows[most]?.at;
  const changes = first ? rows.filter(({ at }) => at > first) : rows;
  return { from: first ?? from, changes: changes.reverse() };
}
