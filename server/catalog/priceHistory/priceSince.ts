import type { Queryable } from '../../db/queryable';
import { factsOf, type RawFacts } from '../../pricing/history/factsAt';
import { afterChange } from '../../pricing/history/replay';
import { CUSTOMER_BOOK } from '../../pricing/priceBook';
import { readNewestChanges, type NewestChanges } from './newestChanges';
import { MOST_CHANGES, paid, type PriceHeld, type RecordedChange } from './pastPrices';
import type { PriceOriginType } from './priceOrigin.types';

/** Mostly it is one of so few changes that made the price. */
const FEW_CHANGES = 20;

/**
 * Since when a price has been what it is, and who made it so (specification 3.13): the latest change of anything it is
 * made from after which it was another one.
 * @returns null when it was the same before the history begins, or before the last thousand changes of what makes it
 */
export async function priceSince(db: Queryable, held: PriceHeld): Promise<PriceOriginType | null> {
  for (const most of [FEW_CHANGES, MOST_CHANGES]) {
    const newest = await readNewestChanges(db, held, most);
    const made = changeThatMade(newest, held);
    if (made || newest.isAll) return made;
  }
  return null;
}

/** The last of the changes of one moment before which the price was another one; null for none. */
function changeThatMade({ facts, changes }: NewestChanges, { variant, userId }: PriceHeld): RecordedChange | null {
  const amountOf = (raw: RawFacts) => {
    const stood = factsOf(raw);
    return paid(stood, variant, userId === null ? CUSTOMER_BOOK : stood.book);
  };
  const amount = amountOf(facts);
  let before = facts;
  for (const [index, { at, ...change }] of changes.entries()) {
    before = afterChange(before, { ...change, new: change.old });
    // What holds from the same moment on is one.
    if (changes[index + 1]?.at.getTime() === at.getTime()) continue;
    if (amountOf(before) !== amount) return changes.find((each) => each.at.getTime() === at.getTime())!;
  }
  return null;
}
