import type { Queryable } from '../../db/queryable';
import { FACTS_NOW, readRawFactsAt, type RawFacts } from '../../pricing/history/factsAt';
import { changesOf, withoutCut, type PriceHeld, type RecordedChange } from './pastPrices';

/** How a price stands, and what it came from. */
export interface NewestChanges {
  /** What the price is made from at the end. */
  readonly facts: RawFacts;
  /** The changes of that before, newest first. */
  readonly changes: RecordedChange[];
  /** Whether these are all since the history began. */
  readonly isAll: boolean;
}

interface Found {
  /** As JSON, in which an instant is a text. */
  changes: (Omit<RecordedChange, 'at'> & { at: string })[];
}

const QUESTION = `(SELECT $1::integer AS product_id, $2::text AS variant, $3::integer AS user_id,
    coalesce($4::timestamptz, 'infinity') AS at) AS q`;

/** What is as old as the history was not changed since. */
const changesBefore = (most: number) =>
  `(SELECT coalesce(json_agg(c ORDER BY c.at DESC, c.id DESC), '[]') FROM (${changesOf(
    {
      product: 'q.product_id',
      sizes: `unnest(ARRAY['', q.variant]) AS size(name)`,
      accounts: '(SELECT q.user_id AS id) AS account',
    },
    's.at > (SELECT min(at) FROM price_change_set) AND s.at <= q.at AND c.at <= q.at',
    most,
  )}) AS c) AS changes`;

/** What a price is made from, and the newest changes of that: of more than the most those after a later moment. */
export async function readNewestChanges(
  db: Queryable,
  { productId, variant, userId, at }: PriceHeld,
  most: number,
): Promise<NewestChanges> {
  const held = [productId, variant, userId, at];
  if (at === null) {
    // By one statement, so that both are of one moment.
    const [now] = await db.query<[RawFacts & Found]>(
      `SELECT ${FACTS_NOW}, ${changesBefore(most)} FROM ${QUESTION}`,
      held,
    );
    return { facts: now, ...decoded(now, most) };
  }
  // What is past does not change any more.
  const [[past], [facts]] = await Promise.all([
    db.query<[Found]>(`SELECT ${changesBefore(most)} FROM ${QUESTION}`, held),
    readRawFactsAt(db, [{ productId, userId, at }]),
  ]);
  return { facts: facts!, ...decoded(past, most) };
}

function decoded({ changes }: Found, most: number): Pick<NewestChanges, 'changes' | 'isAll'> {
  const kept = withoutCut(
    changes.map((change) => ({ ...change, at: new Date(change.at) })),
    most,
  );
  return { changes: kept.changes, isAll: kept.cut === null };
}
