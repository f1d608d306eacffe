import type { PricedProduct } from '../plans/impact/readPriced';
import type { RawFacts } from '../pricing/history/factsAt';
import type { AgreedPrices, PricingTerms } from '../pricing/priceBook';
import type { Layer } from './viewOfPrices';

/** How one thing stood before the changes, by the history. */
export interface Former {
  readonly kind: 'product' | 'size' | 'agreed' | 'terms';
  readonly userId: number | null;
  readonly productId: number | null;
  readonly variant: string;
  /** Null: it was not there. */
  readonly old: object | null;
  /** Why it was changed, as far as it was said. */
  readonly reasons: readonly string[];
}

/** Prices as they were before changes that are recorded. */
export class Undone implements Layer {
  private readonly products = new Map<number, RawFacts['product']>();
  private readonly sizes = new Map<number, Former[]>();
  private readonly agreedPrices = new Map<number, Map<number, Former[]>>();
  private readonly ofTerms = new Map<number, RawFacts['terms']>();
  readonly productIds: readonly number[];

  constructor(formers: readonly Former[]) {
    for (const former of formers) {
      const { kind, productId, userId } = former;
      if (kind === 'product') this.products.set(productId!, former.old as RawFacts['product']);
      else if (kind === 'size') listIn(this.sizes, productId!).push(former);
      else if (kind === 'terms') this.ofTerms.set(userId!, former.old as RawFacts['terms']);
      else {
        const ofUser = this.agreedPrices.get(userId!) ?? new Map<number, Former[]>();
        this.agreedPrices.set(userId!, ofUser);
        listIn(ofUser, productId!).push(former);
      }
    }
    this.productIds = [...new Set([...this.products.keys(), ...this.sizes.keys()])];
  }

  agreedProductIds(userId: number): number[] {
    return [...(this.agreedPrices.get(userId)?.keys() ?? [])];
  }

  product(product: PricedProduct): PricedProduct | null {
    const former = this.products.get(product.id);
    if (former === null || former?.shown === false) return null;
    const sizes = new Map(product.variants.map((size) => [size.name, size]));
    for (const { variant, old } of this.sizes.get(product.id) ?? []) {
      if (old === null) sizes.delete(variant);
      else
        sizes.set(variant, {
          name: variant,
          ...(old as { customerPrice: string | null; businessPrice: string | null }),
        });
    }
    const { customerPrice, businessPrice, price } = former ?? product;
    return { ...product, customerPrice, businessPrice, price, variants: [...sizes.values()] };
  }

  agreed(userId: number, productId: number, agreed: AgreedPrices | null): AgreedPrices | null {
    const formers = this.agreedPrices.get(userId)?.get(productId);
    if (!formers) return agreed;
    const prices = new Map(Object.entries(agreed ?? {}));
    for (const { variant, old } of formers) {
      if (old === null) prices.delete(variant);
      else prices.set(variant, (old as { price: string }).price);
    }
    return Object.fromEntries(prices);
  }

  terms(terms: PricingTerms): PricingTerms | null {
    const former = this.ofTerms.get(terms.id);
    if (former === undefined) return terms;
    return (
      former && {
        id: terms.id,
        role: former.role,
        businessApproved: former.approved,
        pricingMode: former.mode,
        businessDiscount: former.discount,
      }
    );
  }
}

function listIn(lists: Map<number, Former[]>, key: number): Former[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}
