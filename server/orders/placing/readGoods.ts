import type { ProductEntity } from '../../catalog/products/product.entity';
import { readProductsById, type ProductRow } from '../../catalog/products/readProducts';
import type { Queryable } from '../../db/queryable';
import { forbidden } from '../../core/errors';
import { isPlanDue } from '../../plans/applyPlans';
import { priceBookOf, type PriceBook, type PricingTerms } from '../../pricing/priceBook';
import { COUNTED, type CountedStock } from '../../stock/orderStock';
import { OPTION_DAYS } from '../../../common/delivery/days';
import type { Wish } from '../../../common/delivery/options';
import { bookedFrom, type Booked } from '../../delivery/offers/booked';
import { STAMP } from '../../delivery/setup';
import { OrderKind } from '../orderTerms';
import type { Buyer, NewOrder } from './newOrder';

/** A product with what it is called in all languages, which the line keeps, and what of it is counted. */
export interface OrderedProduct extends ProductRow, Pick<ProductEntity, 'translations'> {
  readonly counted: readonly CountedStock[] | null;
}

/** What an order is priced from, all of it as it was at one instant. */
export interface Goods {
  readonly products: readonly OrderedProduct[];
  /** By the buyer's terms of that instant. */
  readonly book: PriceBook;
  /** When they were read, in milliseconds of the database's clock: not before any change that was read. */
  readonly at: Date;
  readonly delivery: {
    /** Of the zones that are set up; null before the first. */
    readonly stamp: string | null;
    /** How many orders are for the windows among which the order gets one; empty where it names its window. */
    readonly booked: readonly Booked[];
  };
}

interface Besides extends Pick<OrderedProduct, 'translations' | 'counted'> {
  readonly isPlanDue: boolean;
  /** Null where no business buys. */
  readonly terms: PricingTerms | null;
  readonly readAt: Date;
  readonly deliveryStamp: string | null;
  /** Of the first product that was asked for. */
  readonly booked: readonly Booked[] | null;
}

const TERMS = `(SELECT json_build_object('id', b.id, 'role', b.role, 'businessApproved', b.business_approved,
    'pricingMode', b.pricing_mode, 'businessDiscount', b.business_discount::text) FROM users b WHERE b.id = ?)`;

// What was waited for before, a key or a lock, is over when the statement begins. A change that is read may have been told
// of the end of its millisecond: the order is not of a time before it. No other time is rounded up, since a plan may come
// at the end of the millisecond.
const NOW = 'statement_timestamp()';
const READ_AT = `(SELECT CASE WHEN newest.at BETWEEN ${NOW} AND ${NOW} + interval '1 millisecond' THEN newest.at
    ELSE date_trunc('milliseconds', ${NOW}) END FROM (SELECT max(at) AS at FROM price_change_set) AS newest)`;
// A day of slack at both ends: the shop's day is not that of the database.
const BOOKED = `CASE WHEN p.id = ?::integer THEN ${bookedFrom('(coalesce(?::date, current_date) - 1)', OPTION_DAYS + 2)} END`;
const IS_PLAN_DUE = isPlanDue('?', '?', `greatest(${NOW}, ${READ_AT})`);

/** For whom goods are read, and when they are to be delivered. */
interface GoodsFor {
  readonly buyer: Pick<Buyer, 'book' | 'termsOf'>;
  /** Absent: as soon as possible; null: nothing is asked for of its delivery. */
  readonly delivery?: Wish | null;
}

/** A business whose terms change at each reading changes them by itself. */
const READINGS = 5;

/**
 * Reads the products of an order, what was agreed for them, the buyer's terms and what is booked, all at one instant (specification
 * 23.4): one statement, and another one when the terms have changed since the buyer was identified.
 * @returns null when prices are planned that hold since, and that nobody has applied yet
 */
export async function readGoods(
  db: Queryable,
  ids: readonly number[],
  { buyer, delivery }: GoodsFor,
): Promise<Goods | null> {
  const { date = null, window = null } = delivery ?? {};
  const readsBooked = delivery !== null && window === null;
  let { book } = buyer;
  for (let reading = 1; reading <= READINGS; reading += 1) {
    const rows = await readProductsById<Besides>(db, ids, book, {
      columns: `p.translations, ${COUNTED} AS counted, ${IS_PLAN_DUE} AS "isPlanDue", ${READ_AT} AS "readAt", ${STAMP} AS "deliveryStamp",
        ${readsBooked ? BOOKED : 'NULL'} AS booked, ${buyer.termsOf === null ? 'NULL' : TERMS} AS terms`,
      values: [
        ids,
        buyer.termsOf,
        ...(readsBooked ? [ids[0], date, date] : []),
        ...(buyer.termsOf === null ? [] : [buyer.termsOf]),
      ],
    });
    const [first] = rows;
    if (first?.isPlanDue) return null;
    const bookNow = first?.terms ? priceBookOf(first.terms) : book;
    if (bookNow.name === book.name) {
      const stamp = first?.deliveryStamp ?? null;
      const booked = rows.find((row) => row.booked !== null)?.booked ?? [];
      return { products: rows, book, at: first?.readAt ?? new Date(), delivery: { stamp, booked } };
    }
    book = bookNow;
  }
  throw new Error('The terms of the buyer change faster than they are read');
}

/**
 * The buyer on the terms of the instant of the prices. A portal, and credit, are of approved businesses alone, also when the
 * approval began or ended between the look at the account and that at the prices. @throws ShopError FORBIDDEN
 */
export function onTermsOf(book: PriceBook, { kind, buyer }: NewOrder): Buyer {
  const isPortal = kind === OrderKind.ONE_CLICK || kind === OrderKind.EMPLOYEE;
  if (buyer.termsOf === null || isPortal) {
    if (isPortal && book.kind === 'customer') throw forbidden();
    return { ...buyer, book };
  }
  if (buyer.creditUserId !== null && book.kind === 'customer') throw forbidden();
  return { ...buyer, book, accountId: book.kind === 'customer' ? null : buyer.termsOf };
}
