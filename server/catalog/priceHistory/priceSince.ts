import type { Queryable } from '../../db/queryable';
import { factsOf, type RawFacts } from '../../pricing/history/factsAt';
import { afterChange } from '../../pricing/history/replay';
import { CUSTOMER_BOOK } from '../../pricing/priceBook';
import { readNewestChanges, type NewestChanges } from './newestChanges';
import { MOST_CHANGES, paid, paidByOwner, type PriceHeld, type RecordedChange } from './pastPrices';
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

/** The last change that made the price another one, of the last moment before which it was one; null for none. */
function changeThatMade({ facts, changes }: NewestChanges, { variant, userId }: PriceHeld): RecordedChange | null {
  const amountOf = (raw: RawFacts) => {
    const stood = factsOf(raw);
    return userId === null ? paid(stood, variant, CUSTOMER_BOOK) : paidByOwner(stood, variant);
  };
  const amount = amountOf(facts);
  let before = facts;
  let made: RecordedChange | null = null;
  for (const [index, change] of changes.entries()) {
    before = afterChange(before, { ...change, new: change.old });
    const isAnother = amountOf(before) !== amount;
    if (isAnother) made ??= change;
    // What holds from the same moment on is one: what was so only within it never was.
    if (changes[index + 1]?.at.getTime() === change.at.getTime()) continue;
    if (isAnother) return made;
    made = null;
  }
  return null;
}
