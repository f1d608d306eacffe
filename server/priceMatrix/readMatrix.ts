import { seesPersons } from '../accounts/users/managed';
import type { Queryable } from '../db/queryable';
import { Selection } from '../db/selection';
import type { PricingMode } from '../identity/roles';
import type { Viewer } from '../identity/viewer';
import { SET_OF_CHANGE } from '../pricing/history/factsAt';
import { priceBookOf, type AgreedPrices, type PriceBook, type PricingTerms } from '../pricing/priceBook';
import type { PlannedChange } from '../plans/plannedChanges';

/** A business with the book by which its prices are made. */
export interface MatrixBusiness extends PricingTerms {
  readonly businessName: string;
  readonly book: PriceBook;
}

/** A change of a plan that is to come. */
export interface PlannedItem extends Omit<PlannedChange, 'madeOn'> {
  readonly planId: number;
  readonly at: Date;
}

/** A change of the past that may have made a price another one. */
export interface PastChange {
  readonly id: string;
  /** When it came to hold. */
  readonly at: Date;
  readonly kind: 'product' | 'size' | 'agreed' | 'terms';
  readonly productId: number | null;
  readonly variant: string;
  readonly userId: number | null;
  /** What stood before; null: nothing. */
  readonly old: object | null;
}

/** More changes than these of one thing are not read: it counts as changed. */
export const MOST_PAST_CHANGES = 1_000;
/** Likewise of all that was agreed for one product with the businesses in question. */
export const MOST_AGREED_CHANGES = 10_000;

/** Which businesses. */
interface BusinessFilter {
  readonly userIds: readonly number[] | null;
  readonly search: string | null;
  readonly pricingMode: PricingMode | null;
  readonly after: number | null;
}

/** The active businesses of the filter, by their ids; by their e-mail only who may find users by it. */
export async function readBusinesses(
  db: Queryable,
  viewer: Viewer,
  { userIds, search, pricingMode, after }: BusinessFilter,
  limit: number,
): Promise<MatrixBusiness[]> {
  const searched = seesPersons(viewer) ? 'u.username, u.email' : 'u.username';
  const selection = new Selection()
    .and(`u.role = 'business' AND u.active`)
    .andIfPresent('u.id = ANY(?::integer[])', userIds)
    .andIfPresent('u.pricing_mode = ?', pricingMode)
    .andIfPresent(`position(lower(?) IN lower(concat_ws(' ', ${searched}, u.business_name))) > 0`, search)
    .andIfPresent('u.id > ?', after);
  const rows = await db.query<Omit<MatrixBusiness, 'book'>[]>(
    `SELECT u.id, u.role, u.business_approved AS "businessApproved", u.pricing_mode AS "pricingMode",
       u.business_discount::text AS "businessDiscount", coalesce(nullif(u.business_name, ''), u.username) AS "businessName"
     FROM users u WHERE ${selection.where} ORDER BY u.id LIMIT ${selection.parameter(limit)}`,
    selection.parameters,
  );
  return rows.map((row) => ({ ...row, book: priceBookOf(row) }));
}

/** What is agreed for the products with the businesses: by product, then by business. */
export async function readAgreed(
  db: Queryable,
  productIds: readonly number[],
  userIds: readonly number[],
): Promise<Map<number, Map<number, AgreedPrices>>> {
  const rows = await db.query<{ userId: number; productId: number; prices: AgreedPrices }[]>(
    `SELECT user_id AS "userId", product_id AS "productId", json_object_agg(variant, custom_price::text) AS prices
     FROM individual_price WHERE product_id = ANY($1::integer[]) AND user_id = ANY($2::integer[])
     GROUP BY user_id, product_id`,
    [productIds, userIds],
  );
  const agreed = new Map(productIds.map((id) => [id, new Map<number, AgreedPrices>()]));
  for (const { productId, userId, prices } of rows) agreed.get(productId)!.set(userId, prices);
  return agreed;
}

/** Adds to the values of a key. */
export function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

export function agreedKey(userId: number, productId: number): string {
  return `${userId}:${productId}`;
}

const ITEMS = `SELECT i.plan_id AS "planId", i.at, i.kind, i.product_id AS "productId", i.variant, i.user_id AS "userId", i.value
  FROM price_plan_item i WHERE i.open`;
const IN_SEQUENCE = 'ORDER BY i.at, i.plan_id, i.position';

/** What is planned of the products' list prices, and of what is agreed for them with the businesses; the next first. */
export function readPlannedOfProducts(
  db: Queryable,
  productIds: readonly number[],
  userIds: readonly number[],
): Promise<PlannedItem[]> {
  return db.query(
    `${ITEMS} AND i.product_id = ANY($1::integer[]) AND (i.user_id IS NULL OR i.user_id = ANY($2::integer[])) ${IN_SEQUENCE}`,
    [productIds, userIds],
  );
}

/** What is planned of the businesses' terms; the next first. */
export function readPlannedTerms(db: Queryable, userIds: readonly number[]): Promise<PlannedItem[]> {
  return db.query(`${ITEMS} AND i.product_id IS NULL AND i.user_id = ANY($1::integer[]) ${IN_SEQUENCE}`, [userIds]);
}

/** The products of which anything is planned. */
export async function readPlannedProducts(db: Queryable): Promise<number[]> {
  const rows = await db.query<{ id: number }[]>(
    `SELECT DISTINCT product_id AS id FROM price_plan_item WHERE open AND product_id IS NOT NULL`,
  );
  return rows.map(({ id }) => id);
}

/**
 * A change is found by when its statement had its locks, and counts from the end of its transaction on: none lasts as
 * long as a day.
 */
const after = (instant: string): string =>
  `c.at > ${instant}::timestamptz - interval '1 day' AND s.at > ${instant}::timestamptz`;
const CHANGE = `c.id::text AS id, s.at, c.kind, c.product_id AS "productId", c.variant, c.user_id AS "userId", c.old
  FROM price_change c CROSS JOIN LATERAL ${SET_OF_CHANGE} s`;
const newest = (most: number): string => `ORDER BY c.at DESC, c.id DESC LIMIT ${most + 1}`;
const NEWEST = newest(MOST_PAST_CHANGES);

/** What was changed since an instant of the products and their sizes of now, and of what was agreed with the businesses. */
export async function readPastOfProducts(
  db: Queryable,
  sizes: readonly { productId: number; variant: string }[],
  userIds: readonly number[],
  since: Date,
): Promise<PastChange[]> {
  const lists = `SELECT found.* FROM unnest($1::integer[], $2::text[]) AS q(product_id, variant), LATERAL (
      SELECT ${CHANGE} WHERE c.user_id IS NULL AND c.product_id = q.product_id AND c.variant = q.variant
        AND ${after('$3')} ${NEWEST}) AS found`;
  const agreed = `SELECT found.* FROM unnest($1::integer[]) AS q(product_id), LATERAL (
      SELECT ${CHANGE} WHERE c.kind = 'agreed' AND c.product_id = q.product_id
        AND c.user_id = ANY($2::integer[]) AND ${after('$3')} ${newest(MOST_AGREED_CHANGES)}) AS found`;
  const ids = [...new Set(sizes.map(({ productId }) => productId))];
  const found = await Promise.all([
    db.query<PastChange[]>(lists, [
      sizes.map(({ productId }) => productId),
      sizes.map(({ variant }) => variant),
      since,
    ]),
    db.query<PastChange[]>(agreed, [ids, userIds, since]),
  ]);
  return found.flat();
}

/** What was changed of the businesses' terms since an instant. */
export function readPastTerms(db: Queryable, userIds: readonly number[], since: Date): Promise<PastChange[]> {
  return db.query(
    `SELECT found.* FROM unnest($1::integer[]) AS q(user_id), LATERAL (
       SELECT ${CHANGE} WHERE c.user_id = q.user_id AND c.product_id IS NULL AND c.variant = ''
         AND ${after('$2')} ${NEWEST}) AS found`,
    [userIds, since],
  );
}
