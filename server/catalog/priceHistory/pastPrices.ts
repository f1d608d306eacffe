import type { Amount } from '../../../common/money';
import type { Queryable } from '../../db/queryable';
import { SET_OF_CHANGE, type FactsAt } from '../../pricing/history/factsAt';
import type { Change } from '../../pricing/history/replay';
import { hasVariant, priceOf } from '../../pricing/price';

/** Which price, and when. */
export interface PriceHeld {
  readonly productId: number;
  readonly variant: string | null;
  /** Whose; null: that of customers. */
  readonly userId: number | null;
  /** Null: now. */
  readonly at: Date | null;
}

/** More changes than these are not looked through for one answer. */
export const MOST_CHANGES = 1_000;

/** A change with its set: from when on it holds, who made it, from where and why. */
export interface RecordedChange extends Change {
  readonly at: Date;
  /** As the history keeps it; null: it was not there. */
  readonly old: object | null;
  readonly actorUsername: string | null;
  readonly via: string;
  readonly reason: string | null;
}

/** What was paid in a price book by the facts; null for no price, and where the product or the size was not there. */
export function paid(facts: FactsAt, variant: string | null, book: FactsAt['book']): Amount | null {
  const { product, agreed } = facts;
  return product && isSold(facts, variant) ? (priceOf(product, variant, book, agreed)?.amount ?? null) : null;
}

/** The same for whom the facts are of: null also where there was no such account. */
export function paidByOwner(facts: FactsAt, variant: string | null): Amount | null {
  return facts.terms && paid(facts, variant, facts.book);
}

/** Whether the product was there, in the size: of one that was not there, `priceOf` gives the price of the product. */
export function isSold({ product }: FactsAt, variant: string | null): boolean {
  return product !== null && hasVariant(product, variant);
}

/** The newest changes of things, of each by an index, however many there are. */
function newestOf(things: string, which: string, when: string, most: number): string {
  // Those of one thing are a chain, in which what its statement says of the time is as good an order as the time itself.
  return `(SELECT newest.* FROM ${things} CROSS JOIN LATERAL (
      SELECT c.id, s.at, c.kind, c.variant, c.user_id AS "userId", c.old, c.new, s.actor_username AS "actorUsername", s.via,
        s.reason
      FROM price_change c CROSS JOIN LATERAL ${SET_OF_CHANGE} s
      WHERE ${which} AND ${when} ORDER BY c.at DESC, c.id DESC LIMIT ${most + 1}) newest)`;
}

/** What may have changed one of the lines, newest first, with one more than the most. */
export function changesOf(
  { product, sizes, accounts }: { product: string; sizes: string; accounts: string },
  when: string,
  most: number,
): string {
  const of = (things: string, which: string) => newestOf(things, which, when, most);
  return `SELECT * FROM (
       ${of(sizes, `c.user_id IS NULL AND c.product_id = ${product} AND c.variant = size.name`)}
       UNION ALL
       ${of(`${accounts}, ${sizes}`, `c.user_id = account.id AND c.product_id = ${product} AND c.variant = size.name`)}
       UNION ALL
       ${of(accounts, `c.user_id = account.id AND c.product_id IS NULL AND c.variant = ''`)}
     ) AS changes ORDER BY at DESC, id DESC LIMIT ${most + 1}`;
}

const BETWEEN = changesOf(
  { product: '$1', sizes: 'unnest($2::text[]) AS size(name)', accounts: 'unnest($3::integer[]) AS account(id)' },
  's.at > $4 AND s.at <= $5 AND c.at <= $5',
  MOST_CHANGES,
);

/** What may have changed one of the lines, oldest first; of more than the most the newest, from a later moment on. */
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
  const sizes = variant === null ? [''] : ['', variant];
  const rows = await db.query<RecordedChange[]>(BETWEEN, [productId, sizes, businesses, from, to]);
  const { cut, changes } = withoutCut(rows, MOST_CHANGES);
  return { from: cut ?? from, changes: changes.reverse() };
}

/** Of more than the most those after the moment at which they are cut off, of which some may be missing. */
export function withoutCut(rows: RecordedChange[], most: number): { cut: Date | null; changes: RecordedChange[] } {
  const cut = rows[most]?.at ?? null;
  return { cut, changes: cut ? rows.filter(({ at }) => at > cut) : rows };
}
