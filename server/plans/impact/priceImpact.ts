import { setImmediate as turn } from 'node:timers/promises';
import { LIMITS } from '../../../common/constants';
import { compare } from '../../../common/money';
import { priceChangesRules } from '../../../common/rules/catalogue/planRules';
import { checkInput } from '../../core/checkInput';
import { badInput } from '../../core/errors';
import type { Queryable } from '../../db/queryable';
import { priceOf } from '../../pricing/price';
import {
  CUSTOMER_BOOK,
  priceBookOf,
  type AgreedPrices,
  type PriceBook,
  type PricingTerms,
} from '../../pricing/priceBook';
import { plannedChanges } from '../plannedChanges';
import type {
  PriceImpact,
  PriceImpactArgs,
  PriceImpactInput,
  PriceImpactOfViewer,
  PriceImpactPrice,
} from './impact.types';
import { Overlay } from './overlay';
import { agreedKey, readAgreedPrices, readPricedProducts, type AgreedByKey, type PricedProduct } from './readPriced';

/** How many products may be priced for all businesses of one part: it ends earlier when these are more. */
const MAX_PRICED = 100_000;

/** So many products are priced at a time. */
const TURN_AFTER = 1_000;

interface Business extends PricingTerms {
  readonly businessName: string;
}

/** The prices of one viewer that differ, before they are cut to what is shown. */
type Changed = Pick<PriceImpactOfViewer, 'productCount' | 'priceCount' | 'risenCount' | 'fallenCount' | 'goneCount'> & {
  prices: PriceImpactPrice[];
};

/**
 * Whom changes would touch, and how: by the one function that makes prices, for a part of the businesses (specification
 * 23.5). The number of statements is the same for any number of them.
 * @throws ShopError BAD_USER_INPUT as of a plan, and for sizes of the part out of bounds
 */
export async function priceImpact(db: Queryable, { input, first, prices }: PriceImpactArgs): Promise<PriceImpact> {
  checkInput(priceChangesRules, input);
  for (const [name, size] of Object.entries({ first, prices })) {
    if (size < 1 || size > LIMITS.page) throw badInput({ [name]: `Ask for 1 to ${LIMITS.page} at a time` });
  }
  const changes = await plannedChanges(db, input);
  const overlay = new Overlay(changes);
  const businesses = await readBusinesses(db, input, overlay, first + 1);
  const part = businesses.slice(0, first);
  const catalogue = await readPricedProducts(db, pricedIds(part, overlay));
  const agreed = await readAgreed(db, part, overlay);
  const reader = new ImpactReader(overlay, catalogue, agreed, { first: prices, after: input.afterProductId ?? 0 });

  const found: PriceImpactOfViewer[] = [];
  let seen = 0;
  for (const business of part) {
    if (seen > 0 && reader.priced > MAX_PRICED) break;
    seen += 1;
    const impact = await reader.ofBusiness(business);
    if (impact.priceCount > 0) found.push(impact);
    // Others are answered in between.
    await turn();
  }
  const isFirst = input.userId == null && input.afterUserId == null;
  const customers = isFirst ? await reader.ofCustomers() : null;
  return {
    changeCount: changes.length,
    customers: customers && customers.priceCount > 0 ? customers : null,
    businesses: found,
    nextUserId: businesses.length > seen ? (part[seen - 1]?.id ?? null) : null,
  };
}

class ImpactReader {
  /** How many products were priced. */
  priced = 0;
  private readonly byId: Map<number, PricedProduct>;
  private readonly ofBooks = new Map<string, Changed>();

  constructor(
    private readonly overlay: Overlay,
    private readonly products: readonly PricedProduct[],
    private readonly agreed: AgreedByKey,
    private readonly shown: { first: number; after: number },
  ) {
    this.byId = new Map(products.map((product) => [product.id, product]));
  }

  ofCustomers(): Promise<PriceImpactOfViewer> {
    return this.viewer(null, null, CUSTOMER_BOOK, CUSTOMER_BOOK);
  }

  ofBusiness(business: Business): Promise<PriceImpactOfViewer> {
    const after = priceBookOf(this.overlay.terms(business));
    return this.viewer(business.id, business.businessName, priceBookOf(business), after);
  }

  private async viewer(
    userId: number | null,
    businessName: string | null,
    before: PriceBook,
    after: PriceBook,
  ): Promise<PriceImpactOfViewer> {
    const { prices, ...counts } = await this.changed(before, after);
    const rest = prices.filter(({ productId }) => productId > this.shown.after);
    const cut = wholeProducts(rest, this.shown.first);
    return {
      userId,
      businessName,
      bookBefore: before.name,
      bookAfter: after.name,
      ...counts,
      prices: cut,
      nextProductId: cut.length < rest.length ? (cut.at(-1)?.productId ?? null) : null,
    };
  }

  /** Those with the same books before and after see the same changes. */
  private async changed(before: PriceBook, after: PriceBook): Promise<Changed> {
    const name = `${before.name} ${after.name}`;
    const known = this.ofBooks.get(name);
    if (known) return known;
    const touched = before.name === after.name ? this.touchedOf(before) : this.products;
    const changed = await changedPrices(touched, (product) => {
      const next = this.overlay.product(product);
      const [agreedNow, agreedThen] = [
        this.agreedWith(before, product.id, false),
        this.agreedWith(after, product.id, true),
      ];
      return (variant) => [
        priceOf(product, variant, before, agreedNow)?.amount ?? null,
        priceOf(next, variant, after, agreedThen)?.amount ?? null,
      ];
    });
    this.priced += touched.length;
    this.ofBooks.set(name, changed);
    return changed;
  }

  /** In a book that stays, only products that are named can change. */
  private touchedOf(book: PriceBook): PricedProduct[] {
    const own = book.kind === 'individual' ? this.overlay.agreedProductIds(book.userId) : [];
    const ids = [...new Set([...this.overlay.productIds, ...own])].sort((a, b) => a - b);
    return ids.flatMap((id) => this.byId.get(id) ?? []);
  }

  private agreedWith(book: PriceBook, productId: number, changed: boolean): AgreedPrices | null {
    if (book.kind !== 'individual') return null;
    const now = this.agreed.get(agreedKey(book.userId, productId)) ?? null;
    return changed ? this.overlay.agreed(book.userId, productId, now) : now;
  }
}

type Pair = [before: string | null, after: string | null];

/** The prices that differ: those of the sizes of a product with sizes, as its card shows them. */
async function changedPrices(
  products: readonly PricedProduct[],
  pairsOf: (product: PricedProduct) => (variant: string | null) => Pair,
): Promise<Changed> {
  const changed: Changed = { productCount: 0, priceCount: 0, risenCount: 0, fallenCount: 0, goneCount: 0, prices: [] };
  for (const [index, product] of products.entries()) {
    // Others are answered in between.
    if (index % TURN_AFTER === TURN_AFTER - 1) await turn();
    const pairOf = pairsOf(product);
    const sizes = product.variants.length > 0 ? product.variants.map(({ name }) => name) : [null];
    const before = changed.priceCount;
    for (const variant of sizes) {
      const [now, then] = pairOf(variant);
      if (now === then) continue;
      changed.priceCount += 1;
      if (then === null) changed.goneCount += 1;
      else if (now !== null) changed[compare(then, now) > 0 ? 'risenCount' : 'fallenCount'] += 1;
      changed.prices.push({ productId: product.id, productName: product.name, variant, before: now, after: then });
    }
    if (changed.priceCount > before) changed.productCount += 1;
  }
  return changed;
}

/** At most about so many prices, and no product by halves. */
function wholeProducts(prices: readonly PriceImpactPrice[], most: number): PriceImpactPrice[] {
  const last = prices[Math.min(most, prices.length) - 1]?.productId;
  return prices.filter(({ productId }, at) => at < most || productId === last);
}

/** The businesses that could be touched, by their ids: all when list prices change, else those that are named. */
function readBusinesses(
  db: Queryable,
  { userId, afterUserId }: PriceImpactInput,
  overlay: Overlay,
  limit: number,
): Promise<Business[]> {
  const only = userId == null ? (overlay.productIds.length > 0 ? null : overlay.userIds) : [userId];
  return db.query(
    `SELECT id, role, business_approved AS "businessApproved", pricing_mode AS "pricingMode",
       business_discount::text AS "businessDiscount", coalesce(nullif(business_name, ''), username) AS "businessName"
     FROM users WHERE role = 'business' AND active AND id > $1 AND ($2::integer[] IS NULL OR id = ANY($2))
     ORDER BY id LIMIT $3`,
    [afterUserId ?? 0, only, limit],
  );
}

/** Null: all of them. */
function pricedIds(part: readonly Business[], overlay: Overlay): number[] | null {
  const isAll = part.some((business) => priceBookOf(business).name !== priceBookOf(overlay.terms(business)).name);
  return isAll ? null : [...overlay.productIds, ...part.flatMap(({ id }) => overlay.agreedProductIds(id))];
}

/** What is agreed with the businesses that are in individual mode, now or then, by business and product. */
function readAgreed(db: Queryable, part: readonly Business[], overlay: Overlay): Promise<AgreedByKey> {
  const userIds = part
    .filter((business) => [business, overlay.terms(business)].some((terms) => priceBookOf(terms).kind === 'individual'))
    .map(({ id }) => id);
  return readAgreedPrices(db, userIds, pricedIds(part, overlay));
}
