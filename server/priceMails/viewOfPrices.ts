import type { Amount } from '../../common/money';
import type { Queryable } from '../db/queryable';
import {
  agreedKey,
  readAgreedPrices,
  readPricedProducts,
  type AgreedByKey,
  type PricedProduct,
} from '../plans/impact/readPriced';
import { priceOf } from '../pricing/price';
import { priceBookOf, type AgreedPrices, type PriceBook, type PricingTerms } from '../pricing/priceBook';

/** A state of the shop's prices, made from what stands now: what will be, or what was. */
export interface Layer {
  /** The products whose list prices differ. */
  readonly productIds: readonly number[];
  /** The products of which a price agreed with the business differs. */
  agreedProductIds(userId: number): number[];
  /** Null: it is not there, or hidden. */
  product(product: PricedProduct): PricedProduct | null;
  agreed(userId: number, productId: number, agreed: AgreedPrices | null): AgreedPrices | null;
  /** Null: there is no such business. */
  terms(terms: PricingTerms): PricingTerms | null;
}

/** What prices of some businesses are made from. */
interface Facts {
  readonly products: ReadonlyMap<number, PricedProduct>;
  readonly agreed: AgreedByKey;
}

/** What stands now, as far as prices of the businesses may differ between the layers, and of the products named besides. */
export async function readFacts(
  db: Queryable,
  businesses: readonly PricingTerms[],
  layers: readonly [Layer, Layer],
  besides: readonly number[],
): Promise<Facts> {
  const isAll = businesses.some((business) => hasOtherBook(business, layers));
  const ids = isAll ? null : [...new Set([...businesses.flatMap((each) => touchedIds(each, layers)), ...besides])];
  const userIds = businesses
    .filter((business) => layers.some((layer) => bookIn(layer, business)?.kind === 'individual'))
    .map(({ id }) => id);
  const products = await readPricedProducts(db, ids);
  return {
    products: new Map(products.map((product) => [product.id, product])),
    agreed: await readAgreedPrices(db, userIds, ids),
  };
}

/** The products of which the business may pay another price in one layer than in the other; null: all. */
export function touchedBy(business: PricingTerms, layers: readonly [Layer, Layer]): number[] | null {
  return hasOtherBook(business, layers) ? null : touchedIds(business, layers);
}

function hasOtherBook(business: PricingTerms, [one, other]: readonly [Layer, Layer]): boolean {
  return bookIn(one, business)?.name !== bookIn(other, business)?.name;
}

function touchedIds({ id }: PricingTerms, layers: readonly [Layer, Layer]): number[] {
  const ids = layers.flatMap((layer) => [...layer.productIds, ...layer.agreedProductIds(id)]);
  return [...new Set(ids)].sort((a, b) => a - b);
}

function bookIn(layer: Layer, business: PricingTerms): PriceBook | null {
  const terms = layer.terms(business);
  return terms && priceBookOf(terms);
}

/** What businesses pay in one layer: by the one function that makes prices. */
export class ViewOfPrices {
  private readonly seen = new Map<number, PricedProduct | null>();

  constructor(
    private readonly layer: Layer,
    private readonly facts: Facts,
  ) {}

  /** Null: it is not there in this layer. */
  product(id: number): PricedProduct | null {
    let product = this.seen.get(id);
    if (product === undefined) {
      const now = this.facts.products.get(id);
      product = now ? this.layer.product(now) : null;
      this.seen.set(id, product);
    }
    return product;
  }

  /**
   * What the business pays for the size, null being the product of which no size is chosen, as its card shows it.
   * @returns null for "Price TBD"; undefined when the product, the size or the business is not there in this layer
   */
  amount(business: PricingTerms, productId: number, variant: string | null): Amount | null | undefined {
    const product = this.product(productId);
    const book = bookIn(this.layer, business);
    if (!product || !book || !sizesOf(product).includes(variant)) return undefined;
    const agreed =
      book.kind === 'individual'
        ? this.layer.agreed(book.userId, productId, this.facts.agreed.get(agreedKey(book.userId, productId)) ?? null)
        : null;
    return priceOf(product, variant, book, agreed)?.amount ?? null;
  }
}

/** The sizes whose prices a card shows. */
export function sizesOf({ variants }: PricedProduct): (string | null)[] {
  return variants.length > 0 ? variants.map(({ name }) => name) : [null];
}
