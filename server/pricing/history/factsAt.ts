import type { Amount } from '../../../common/money';
import type { Queryable } from '../../db/queryable';
import type { ListPrices } from '../price';
import { priceBookOf, type AgreedPrices, type PriceBook, type PricingTerms } from '../priceBook';

/** Of which product and which account, and when. */
export interface FactsQuestion {
  readonly productId: number;
  /** Null: a guest. */
  readonly userId: number | null;
  /** A moment that is not in the future; text as PostgreSQL reads it. */
  readonly at: Date | string;
}

/** What prices were made from at an instant: all that `priceOf` takes. */
export interface FactsAt {
  /** Null when there was no such product, or it was hidden. */
  readonly product: (ListPrices & { readonly name: string }) | null;
  /** Null when there was no such account. */
  readonly terms: PricingTerms | null;
  readonly book: PriceBook;
  /** What was agreed with the account's business for the product, by size. */
  readonly agreed: AgreedPrices;
}

/** The columns of one thing in the history, where its index begins, and how it stands now. */
interface Thing {
  readonly kind: 'product' | 'size' | 'agreed' | 'terms';
  readonly prefix: string;
  readonly now: string;
}

const PRODUCT: Thing = {
  kind: 'product',
  prefix: 'c.user_id IS NULL AND c.product_id = q.product_id',
  now: `SELECT jsonb_build_object('name', p.name, 'customerPrice', p.customer_price::text, 'businessPrice', p.business_price::text,
      'price', p.price::text, 'shown', p.deleted_at IS NULL)
    FROM product p WHERE p.id = q.product_id`,
};
const SIZE_FACTS = `jsonb_build_object('customerPrice', v.customer_price::text, 'businessPrice', v.business_price::text)`;
const SIZE_NOW = 'FROM product_variant v WHERE v.product_id = q.product_id';
const SIZE: Thing = {
  kind: 'size',
  // Under no name stands the product itself.
  prefix: `c.user_id IS NULL AND c.product_id = q.product_id AND c.variant > ''`,
  now: `SELECT ${SIZE_FACTS} ${SIZE_NOW} AND v.name = k.variant`,
};
const AGREED_FACTS = `jsonb_build_object('price', i.custom_price::text)`;
const AGREED_NOW = 'FROM individual_price i WHERE i.user_id = q.user_id AND i.product_id = q.product_id';
const AGREED: Thing = {
  kind: 'agreed',
  prefix: 'c.user_id = q.user_id AND c.product_id = q.product_id',
  now: `SELECT ${AGREED_FACTS} ${AGREED_NOW} AND i.variant = k.variant`,
};
// Of accounts that are no business nothing is recorded but that they became one: when they were made says the row.
const TERMS: Thing = {
  kind: 'terms',
  prefix: 'c.user_id = q.user_id AND c.product_id IS NULL',
  now: `SELECT jsonb_build_object('role', u.role, 'approved', u.business_approved, 'mode', u.pricing_mode,
      'discount', u.business_discount::text)
    FROM users u WHERE u.id = q.user_id AND u.created_at <= q.at`,
};

/**
 * The set of the change `c`, by its key. Joined as tables, all sets were read and hashed wherever PostgreSQL reckoned with many
 * changes of a product, of which few are looked at.
 */
export const SET_OF_CHANGE = '(SELECT * FROM price_change_set WHERE id = c.set_id OFFSET 0)';

/**
 * How a thing stood at the instant: as the last change before it left it; else as the first one found it; else as it
 * stands. A change holds from the commit of its set on; what its statement says of the time only tells where to look.
 */
const stoodAt = ({ kind, prefix, now }: Thing, variant: string): string => {
  const row = `${prefix} AND c.variant = ${variant} AND c.kind = '${kind}'`;
  return `(SELECT facts FROM (
      (SELECT 1 AS rank, c.new AS facts FROM price_change c CROSS JOIN LATERAL ${SET_OF_CHANGE} s
        WHERE ${row} AND c.at <= q.at AND s.at <= q.at ORDER BY c.at DESC, c.id DESC LIMIT 1)
      UNION ALL
      (SELECT 2, c.old FROM price_change c WHERE ${row} ORDER BY c.at, c.id LIMIT 1)
      UNION ALL
      (SELECT 3, (${now}))
    ) AS known ORDER BY rank LIMIT 1)`;
};

/** The names that sizes have or had, each found by one step in the index. */
const namesOf = ({ prefix }: Thing, current: string): string => `(
    WITH RECURSIVE names AS (
      (SELECT c.variant FROM price_change c WHERE ${prefix} ORDER BY c.variant LIMIT 1)
      UNION ALL
      SELECT (SELECT c.variant FROM price_change c WHERE ${prefix} AND c.variant > names.variant ORDER BY c.variant LIMIT 1)
      FROM names WHERE names.variant IS NOT NULL)
    SELECT variant FROM names WHERE variant IS NOT NULL UNION ${current}) AS k`;

const byName = (thing: Thing, current: string): string => `(
  SELECT json_object_agg(k.variant, k.facts) FROM (
    SELECT k.variant, ${stoodAt(thing, 'k.variant')} AS facts FROM ${namesOf(thing, current)}) AS k
  WHERE k.facts IS NOT NULL)`;

/**
 * The columns of `RawFacts` as things stand, of `q` with `product_id`, `user_id` and `at`: far quicker to plan than a moment
 * of the past.
 */
export const FACTS_NOW = `q.product_id AS "productId", q.user_id AS "userId", (${PRODUCT.now}) AS product,
    (SELECT jsonb_object_agg(v.name, ${SIZE_FACTS}) ${SIZE_NOW}) AS sizes,
    (SELECT jsonb_object_agg(i.variant, ${AGREED_FACTS}) ${AGREED_NOW}) AS agreed,
    (${TERMS.now}) AS terms`;

const FACTS = `SELECT q.product_id AS "productId", q.user_id AS "userId", ${stoodAt(PRODUCT, `''`)} AS product,
    ${byName(SIZE, `SELECT v.name ${SIZE_NOW}`)} AS sizes,
    ${byName(AGREED, `SELECT i.variant ${AGREED_NOW}`)} AS agreed,
    ${stoodAt(TERMS, `''`)} AS terms
  FROM unnest($1::integer[], $2::integer[], $3::timestamptz[]) WITH ORDINALITY AS q(product_id, user_id, at, n)
  ORDER BY q.n`;

interface SizeFacts {
  readonly customerPrice: Amount | null;
  readonly businessPrice: Amount | null;
}

/** The facts as the history keeps them. */
export interface RawFacts {
  readonly productId: number;
  readonly userId: number | null;
  readonly product: (SizeFacts & { name: string; price: Amount | null; shown: boolean }) | null;
  readonly sizes: Readonly<Record<string, SizeFacts>> | null;
  readonly agreed: Readonly<Record<string, { price: Amount }>> | null;
  readonly terms: {
    role: PricingTerms['role'];
    approved: boolean;
    mode: PricingTerms['pricingMode'];
    discount: string;
  } | null;
}

/**
 * What prices were made from at instants of the past, each by itself, by one statement and so by one view of the database
 * (specification 3.11). Exact from the beginning of the history on (`historyBegan`).
 * @returns in the order of the questions
 */
export async function readFactsAt(db: Queryable, questions: readonly FactsQuestion[]): Promise<FactsAt[]> {
  return (await readRawFactsAt(db, questions)).map(factsOf);
}

/** As `readFactsAt`, as the history keeps them: later changes can be applied to them. */
export function readRawFactsAt(db: Queryable, questions: readonly FactsQuestion[]): Promise<RawFacts[]> {
  return db.query(FACTS, [
    questions.map(({ productId }) => productId),
    questions.map(({ userId }) => userId),
    questions.map(({ at }) => at),
  ]);
}

/** The facts as `priceOf` takes them. */
export function factsOf({ productId, userId, product, sizes, agreed, terms }: RawFacts): FactsAt {
  const variants = Object.entries(sizes ?? {}).map(([name, prices]) => ({ name, ...prices }));
  const account = terms &&
    userId !== null && {
      id: userId,
      role: terms.role,
      businessApproved: terms.approved,
      pricingMode: terms.mode,
      businessDiscount: terms.discount,
    };
  return {
    product: product?.shown
      ? {
          id: productId,
          name: product.name,
          customerPrice: product.customerPrice,
          businessPrice: product.businessPrice,
          price: product.price,
          variants,
        }
      : null,
    terms: account || null,
    book: priceBookOf(account || null),
    // Names of sizes are typed by people: "__proto__" is one, too.
    agreed: Object.fromEntries(Object.entries(agreed ?? {}).map(([variant, { price }]) => [variant, price])),
  };
}

/** From when on every change is recorded, and the database's clock. */
export async function historyBegan(db: Queryable): Promise<{ since: Date; now: Date }> {
  const [row] = await db.query<[{ since: Date; now: Date }]>(
    'SELECT (SELECT min(at) FROM price_change_set) AS since, clock_timestamp() AS now',
  );
  return row;
}
