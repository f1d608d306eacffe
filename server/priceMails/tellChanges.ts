import { setImmediate as turn } from 'node:timers/promises';
import type { Queryable } from '../db/queryable';
import { NoticeKind } from './priceNotice.entity';
import { Undone, type Former } from './undone';
import { readFacts, sizesOf, touchedBy, ViewOfPrices } from './viewOfPrices';
import {
  advance,
  nextReaders,
  PRICES_OF_PART,
  readBelieved,
  writeNotices,
  type Believed,
  type Difference,
  type Notice,
  type Reader,
  type Telling,
} from './writeNotices';

/** Others are answered after so many products. */
const TURN_AFTER = 1_000;

/** A mail gives at most so many reasons. */
const MOST_REASONS = 5;

/** How one thing stood before, and since when the last change of it that is told holds; null when none of them is told. */
interface Changed extends Former {
  readonly at: Date | null;
}

/** A plan that was applied among the changes that are told, and since when that holds. */
interface AppliedPlan {
  readonly planId: number;
  readonly at: Date;
}

/**
 * Tells the next businesses which prices they pay differently since changes were gathered (specification 23.10). A price
 * that they were told of before, by a mail about a plan, is told again only when it came out otherwise.
 */
export async function tellChanges(db: Queryable, telling: Telling): Promise<void> {
  const { readers, isLast } = await nextReaders(db, telling, await countEntries(db));
  let reached = 0;
  const userIds = readers.map(({ id }) => id);
  if (readers.length > 0) {
    const plans = await readPlans(db, telling);
    const changed = await formers(db, telling, userIds, true);
    const layers = [new Undone(changed), new Undone(await formers(db, telling, userIds, false))] as const;
    const planIds = plans.map(({ planId }) => planId);
    const believed = await readBelieved(db, userIds, planIds);
    const besides = believed.flatMap(({ told }) => told.map(([productId]) => productId));
    const facts = await readFacts(db, readers, layers, besides);
    const [before, after] = layers.map((layer) => new ViewOfPrices(layer, facts)) as [ViewOfPrices, ViewOfPrices];
    const notices: Notice[] = [];
    let priced = 0;
    for (const reader of readers) {
      if (priced >= PRICES_OF_PART) break;
      reached += 1;
      const told = believed.filter(({ userId }) => userId === reader.id);
      const ids = touchedBy(reader, layers) ?? [...facts.products.keys()];
      priced += ids.length;
      const differences = await differencesOf(reader, ids, told, before, after);
      if (differences.length === 0) continue;
      const concerned = concernedBy(reader, differences, changed);
      const toldPlans = plans.filter(({ planId }) => told.some((each) => each.planId === planId));
      notices.push({
        userId: reader.id,
        email: reader.email,
        planId: null,
        kind: NoticeKind.CHANGED,
        // What a plan was to change and did not holds since the plan was applied.
        at: lastOf(concerned) ?? lastOf(toldPlans)!,
        formerAt: null,
        reasons: reasonsOf(concerned),
        differences,
        told: null,
      });
    }
    await writeNotices(db, telling, notices);
  }
  await advance(db, telling, { readers: readers.slice(0, reached), isLast: isLast && reached === readers.length });
}

/** How many entries of the history may have to be undone. */
async function countEntries(db: Queryable): Promise<number> {
  const [row] = await db.query<[{ count: number }]>(
    `SELECT count(*)::integer AS count FROM price_change
     WHERE id >= (SELECT min(first_change_id) FROM price_change_untold)`,
  );
  return row.count;
}

async function differencesOf(
  reader: Reader,
  ids: readonly number[],
  believed: readonly Believed[],
  before: ViewOfPrices,
  after: ViewOfPrices,
): Promise<Difference[]> {
  const told = new Map<number, Map<string | null, string | null>>();
  for (const [productId, variant, amount] of believed.flatMap((each) => each.told)) {
    told.set(productId, (told.get(productId) ?? new Map<string | null, string | null>()).set(variant, amount));
  }
  const found: Difference[] = [];
  const all = [...new Set([...ids, ...told.keys()])].sort((a, b) => a - b);
  for (const [index, productId] of all.entries()) {
    if (index % TURN_AFTER === TURN_AFTER - 1) await turn();
    const product = after.product(productId);
    if (!product) continue;
    for (const variant of sizesOf(product)) {
      const now = after.amount(reader, productId, variant);
      const ofPlan = told.get(productId)?.get(variant);
      const was = ofPlan === undefined ? before.amount(reader, productId, variant) : ofPlan;
      // What is new has no former price.
      if (now === undefined || was === undefined || was === now) continue;
      found.push({ productId, name: product.name, variant, before: was, after: now });
    }
  }
  return found;
}

/** What was changed of what this business pays differently, and nothing else. */
function concernedBy(reader: Reader, differences: readonly Difference[], changed: readonly Changed[]): Changed[] {
  const productIds = new Set(differences.map(({ productId }) => productId));
  return changed.filter(({ userId, productId }) =>
    userId === null
      ? productIds.has(productId!)
      : userId === reader.id && (productId === null || productIds.has(productId)),
  );
}

/** Why, as far as it was said. */
function reasonsOf(concerned: readonly Changed[]): string[] {
  return [...new Set(concerned.flatMap(({ reasons }) => reasons))].slice(0, MOST_REASONS);
}

function lastOf(changes: readonly { readonly at: Date | null }[]): Date | null {
  return changes.reduce<Date | null>((last, { at }) => (at && (!last || at > last) ? at : last), null);
}

function readPlans(db: Queryable, { id }: Telling): Promise<AppliedPlan[]> {
  return db.query(
    `SELECT substring(s.via FROM '^plan:([0-9]{1,9})$')::integer AS "planId", max(s.at) AS at
     FROM price_change_untold w JOIN price_change_set s ON s.id = w.set_id
     WHERE w.telling_id = $1 AND s.via ~ '^plan:[0-9]{1,9}$' GROUP BY s.via`,
    [id],
  );
}

/**
 * How things stood before the changes that are not told: of those that wait for more, and of the telling's own as well.
 * What is told goes before what waits, of each thing, since nobody changes a price before another change of it has ended.
 */
function formers(db: Queryable, { id }: Telling, userIds: readonly number[], withOwn: boolean): Promise<Changed[]> {
  const untold = withOwn
    ? '(w.telling_id IS NULL OR w.telling_id = $1)'
    : 'w.telling_id IS NULL AND $1::integer IS NOT NULL';
  return db.query(
    `WITH untold AS MATERIALIZED (SELECT w.set_id, w.telling_id, w.first_change_id, s.at, s.reason
       FROM price_change_untold w JOIN price_change_set s ON s.id = w.set_id WHERE ${untold})
     SELECT c.kind, c.user_id AS "userId", c.product_id AS "productId", c.variant,
       (array_agg(c.old ORDER BY c.id))[1] AS old,
       max(u.at) FILTER (WHERE u.telling_id IS NOT NULL) AS at,
       coalesce(array_agg(DISTINCT u.reason) FILTER (WHERE u.reason IS NOT NULL AND u.telling_id IS NOT NULL), '{}') AS reasons
     FROM untold u JOIN price_change c ON c.set_id = u.set_id
     WHERE c.id >= (SELECT min(first_change_id) FROM untold) AND (c.user_id IS NULL OR c.user_id = ANY($2::integer[]))
     GROUP BY c.kind, c.user_id, c.product_id, c.variant`,
    [id, userIds],
  );
}
