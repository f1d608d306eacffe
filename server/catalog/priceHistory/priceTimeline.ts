import { isUnset } from '../../../common/amountText';
import type { Amount } from '../../../common/money';
import type { Queryable } from '../../db/queryable';
import { badInput, notFound } from '../../core/errors';
import { Duty, hasDuty } from '../../identity/duties';
import type { Viewer } from '../../identity/viewer';
import { historyBegan, readRawFactsAt, type FactsAt } from '../../pricing/history/factsAt';
import { replay, type Moment } from '../../pricing/history/replay';
import { CUSTOMER_BOOK } from '../../pricing/priceBook';
import { isSold, paid, paidByOwner, readChanges } from './pastPrices';
import { checkInstant, whoseHistory } from './priceAt';
import { PriceSeriesKind, type PricePointType, type PriceSeriesType, type PriceTimelineType } from './priceAt.types';

/** Which lines, from when to when. */
interface TimelineQuestion {
  readonly productId: number;
  readonly variant: string | null;
  readonly from: Date | null;
  readonly to: Date | null;
  /** Null: of an admin none, of a business itself. */
  readonly userIds: readonly number[] | null;
}

const MOST_BUSINESSES = 5;

/**
 * A product's prices over time: for admins customer, business and legacy price and what some businesses paid, for a
 * business the customer price and what it paid itself (specification 3.12).
 * @throws ShopError BAD_USER_INPUT for moments out of bounds and more than five businesses; FORBIDDEN as `priceAt`;
 *   NOT_FOUND for a product that never was
 */
export async function priceTimeline(
  db: Queryable,
  viewer: Viewer,
  { productId, variant, userIds, ...range }: TimelineQuestion,
): Promise<PriceTimelineType> {
  if (userIds && userIds.length > MOST_BUSINESSES) {
    throw badInput({ userIds: `Ask for at most ${MOST_BUSINESSES} businesses` });
  }
  const seesAll = hasDuty(viewer.account, Duty.PRICES);
  const businesses = seesAll ? [...new Set(userIds)] : [whoseHistory(viewer, userIds?.[0] ?? null)!];
  const known = await historyBegan(db);
  const [asked, to] = [range.from ?? known.since, range.to ?? known.now];
  checkInstant('from', asked, known);
  checkInstant('to', to, known);
  if (asked > to) throw badInput({ to: 'The end comes after the beginning' });
  const { from, changes } = await readChanges(db, { productId, variant, businesses, from: asked, to });
  const starts = await readRawFactsAt(
    db,
    [null, ...businesses].map((userId) => ({ productId, userId, at: from })),
  );
  const [forAll, ...own] = starts.map((start) => replay(start, from, changes));
  if (changes.length === 0 && !forAll![0]!.facts.product) throw notFound('Product');
  const series = (kind: PriceSeriesKind, moments: readonly Moment[], amountOf: (facts: FactsAt) => Amount | null) =>
    ({
      kind,
      userId: null,
      points: pointsOf(moments, (facts) => (isSold(facts, variant) ? amountOf(facts) : null)),
    }) satisfies PriceSeriesType;
  return {
    productId,
    variant,
    since: known.since,
    from,
    to,
    series: [
      series(PriceSeriesKind.CUSTOMER, forAll!, (facts) => paid(facts, variant, CUSTOMER_BOOK)),
      ...(seesAll
        ? [
            series(PriceSeriesKind.BUSINESS, forAll!, (facts) => businessPrice(facts, variant)),
            series(PriceSeriesKind.LEGACY, forAll!, ({ product }) => set(product?.price)),
          ]
        : []),
      ...own.map((moments, index) => ({
        ...series(PriceSeriesKind.OWN, moments, (facts) => paidByOwner(facts, variant)),
        userId: businesses[index]!,
      })),
    ],
  };
}

/** The business price of the size, else of the product. */
function businessPrice({ product }: FactsAt, variant: string | null): Amount | null {
  const size = product?.variants.find(({ name }) => name === variant);
  return set(size?.businessPrice ?? product?.businessPrice);
}

function set(amount: Amount | null | undefined): Amount | null {
  return isUnset(amount) ? null : (amount ?? null);
}

/** The amounts at the beginning and wherever they become others. */
function pointsOf(moments: readonly Moment[], amountOf: (facts: FactsAt) => Amount | null): PricePointType[] {
  const points: PricePointType[] = [];
  for (const { at, facts } of moments) {
    const amount = amountOf(facts);
    if (points.length === 0 || points.at(-1)!.amount !== amount) points.push({ at, amount });
  }
  return points;
}
