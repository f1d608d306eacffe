import type { Queryable } from '../../db/queryable';
import { historyBegan, readRawFactsAt, type FactsAt } from '../../pricing/history/factsAt';
import { replay } from '../../pricing/history/replay';
import { CUSTOMER_BOOK } from '../../pricing/priceBook';
import { MOST_CHANGES, paid, readChanges } from './pastPrices';
import type { PriceOriginType } from './priceOrigin.types';

/** Which price, and when. */
export interface PriceHeld {
  readonly productId: number;
  readonly variant: string | null;
  /** Whose; null: that of customers. */
  readonly userId: number | null;
  /** Null: now. */
  readonly at: Date | null;
}

/** Mostly it is one of so few changes that made the price. */
const FEW_CHANGES = 20;

/**
 * Since when a price has been what it is, and who made it so (specification 3.13): the latest change of anything it is
 * made from after which it was another one.
 * @returns null when it was the same before the history begins, or before the last thousand changes of what makes it
 */
export async function priceSince(
  db: Queryable,
  { productId, variant, userId, at }: PriceHeld,
): Promise<PriceOriginType | null> {
  const { since, now } = await historyBegan(db);
  const businesses = userId === null ? [] : [userId];
  const asked = { productId, variant, businesses, from: since, to: at ?? now };
  const amountOf = (facts: FactsAt) => paid(facts, variant, userId === null ? CUSTOMER_BOOK : facts.book);
  for (const most of [FEW_CHANGES, MOST_CHANGES]) {
    const { from, changes } = await readChanges(db, asked, most);
    const [start] = await readRawFactsAt(db, [{ productId, userId, at: from }]);
    const moments = replay(start!, from, changes).map((moment) => ({ at: moment.at, amount: amountOf(moment.facts) }));
    const before = moments.findLastIndex(({ amount }) => amount !== moments.at(-1)!.amount);
    const first = before < 0 ? null : moments[before + 1]!.at.getTime();
    const isAll = from.getTime() === since.getTime();
    if (first !== null || isAll) return changes.findLast((change) => change.at.getTime() === first) ?? null;
  }
  return null;
}
