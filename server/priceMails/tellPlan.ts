import { setImmediate as turn } from 'node:timers/promises';
import type { Queryable } from '../db/queryable';
import { Overlay } from '../plans/impact/overlay';
import type { PlannedChange } from '../plans/plannedChanges';
import { PlanState } from '../plans/pricePlan.entity';
import { NoticeKind, TellingScope, type ToldPrice } from './priceNotice.entity';
import { Undone } from './undone';
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

interface Plan {
  readonly id: number;
  readonly at: Date;
  readonly state: PlanState;
  readonly version: number;
  readonly reason: string | null;
}

/** What stands now. */
const AS_IS = new Undone([]);

/**
 * Tells the next businesses what a plan will change for them; those who were told before, what is not so any more
 * (specification 23.9). A telling whose plan has been edited or applied since is over: others tell of that.
 */
export async function tellPlan(db: Queryable, telling: Telling): Promise<void> {
  const [plan] = await db.query<Plan[]>(
    'SELECT id, at, state, version, reason FROM price_plan WHERE id = $1 AND version = $2',
    [telling.planId, telling.planVersion],
  );
  const isEnded = telling.scope === TellingScope.ENDED;
  if (!plan || (!isEnded && plan.state !== PlanState.PLANNED))
    return advance(db, telling, { readers: [], isLast: true });
  const { readers, isLast } = await nextReaders(db, telling);
  let left: Reader | undefined;
  const believed = new Map(
    (
      await readBelieved(
        db,
        readers.map(({ id }) => id),
        [plan.id],
      )
    ).map((each) => [each.userId, each]),
  );
  const told = telling.scope === TellingScope.PLAN ? readers : readers.filter(({ id }) => believed.has(id));
  if (told.length > 0) {
    const changes = isEnded ? [] : await readChanges(db, plan.id);
    const layers = [AS_IS, new Overlay(changes)] as const;
    const besides = [...believed.values()].flatMap((each) => each.told.map(([productId]) => productId));
    const facts = await readFacts(db, told, layers, besides);
    const views = layers.map((layer) => new ViewOfPrices(layer, facts)) as [ViewOfPrices, ViewOfPrices];
    const notices: Notice[] = [];
    let priced = 0;
    for (const reader of told) {
      if (priced >= PRICES_OF_PART) {
        left = reader;
        break;
      }
      const ids = touchedBy(reader, layers) ?? [...facts.products.keys()];
      priced += ids.length;
      const notice = await noticeOf(plan, reader, ids, believed.get(reader.id) ?? null, views);
      if (notice) notices.push(notice);
    }
    await writeNotices(db, telling, notices);
  }
  const reached = left ? readers.slice(0, readers.indexOf(left)) : readers;
  await advance(db, telling, { readers: reached, isLast: isLast && !left });
}

function readChanges(db: Queryable, planId: number): Promise<PlannedChange[]> {
  return db.query(
    `SELECT kind, product_id AS "productId", variant, user_id AS "userId", value, made_on AS "madeOn"
     FROM price_plan_item WHERE plan_id = $1 ORDER BY position`,
    [planId],
  );
}

/** @returns null when the business pays nothing differently by the plan, or knows it already */
async function noticeOf(
  plan: Plan,
  reader: Reader,
  ids: readonly number[],
  believed: Believed | null,
  [now, then]: [ViewOfPrices, ViewOfPrices],
): Promise<Notice | null> {
  const known = new Map<string, string | null>(
    (believed?.told ?? []).map(([id, variant, amount]) => [keyOf(id, variant), amount]),
  );
  const isMoved = believed !== null && believed.at.getTime() !== plan.at.getTime();
  const isEnded = plan.state !== PlanState.PLANNED;
  const differences: Difference[] = [];
  const told: ToldPrice[] = [];
  const all = [...new Set([...ids, ...(believed?.told ?? []).map(([id]) => id)])].sort((a, b) => a - b);
  for (const [index, productId] of all.entries()) {
    if (index % TURN_AFTER === TURN_AFTER - 1) await turn();
    const product = now.product(productId);
    if (!product) continue;
    for (const variant of sizesOf(product)) {
      const before = now.amount(reader, productId, variant) ?? null;
      const after = then.amount(reader, productId, variant) ?? null;
      const announced = known.get(keyOf(productId, variant));
      if (announced === undefined && before === after) continue;
      told.push([productId, variant, after]);
      const isOther = announced !== undefined && announced !== after;
      const isNews = isOther || (before !== after && (announced === undefined || isMoved));
      // With another day, everything is said anew; else what was said stands beside what is so instead.
      const former = isOther && (isEnded || !isMoved) ? announced : before;
      if (isNews) differences.push({ productId, name: product.name, variant, before: former, after });
    }
  }
  if (differences.length === 0) return null;
  return {
    userId: reader.id,
    email: reader.email,
    planId: plan.id,
    kind: isEnded ? NoticeKind.WITHDRAWN : believed ? NoticeKind.REPLANNED : NoticeKind.PLANNED,
    at: plan.at,
    formerAt: believed?.at ?? null,
    reasons: isEnded || plan.reason === null ? [] : [plan.reason],
    differences,
    told: isEnded ? null : told,
  };
}

function keyOf(productId: number, variant: string | null): string {
  return JSON.stringify([productId, variant]);
}
