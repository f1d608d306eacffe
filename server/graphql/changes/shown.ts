import type { CatalogueChange, ProductAspect } from '../../db/catalogueChange';
import { individualBook, type PriceBook } from '../../pricing/priceBook';

/** Root fields that read the catalogue, by what they show of it. */
const ROOTS: Readonly<Record<string, 'nothing' | 'categories' | 'products'>> = {
  __typename: 'nothing',
  shop: 'nothing',
  categories: 'categories',
  categoryPage: 'categories',
  category: 'categories',
  product: 'products',
  products: 'products',
  catalogue: 'products',
};

/** Whether the answer of a root field is a function of its arguments, the price book and the catalogue alone. */
export function isCatalogueField(name: string): boolean {
  return Object.hasOwn(ROOTS, name);
}

/** By what of any product, shown or not, the products of a list are chosen and sorted. */
export type ChosenBy = readonly ProductAspect[];

/** Products that a response shows as they were, by what has changed: prices agreed with its business, or the product. */
export type StaleProducts = ReadonlyMap<number, 'agreed' | 'product'>;

/** What changes do to a response: nothing; some of its products are shown otherwise; or it may be any other one. */
export type Effect = 'none' | StaleProducts | 'any';

/**
 * What a response shows of the catalogue, noted by the resolvers while it is read. Where a root field notes nothing that
 * was to, every change counts.
 */
export class Shown {
  private readonly productIds = new Set<number>();
  private readonly chosenBy = new Set<ProductAspect>();
  private readonly ofCategories: boolean;
  private readonly ofShop: boolean;
  private readonly productRoots: number;
  private noted = 0;

  /** @param roots the root fields of the operation, like `products`; null for what is not known */
  constructor(private readonly roots: readonly string[] | null) {
    const kinds = roots?.map((root) => (Object.hasOwn(ROOTS, root) ? ROOTS[root] : undefined)) ?? [undefined];
    if (kinds.includes(undefined)) this.roots = null;
    this.ofCategories = kinds.includes('categories');
    this.ofShop = roots?.includes('shop') ?? true;
    this.productRoots = kinds.filter((kind) => kind === 'products').length;
  }

  /** How many products it shows. */
  get size(): number {
    return this.productIds.size;
  }

  /** Notes what one root field shows. To be called once by each that shows products. */
  addProducts(ids: Iterable<number>, chosenBy: ChosenBy): void {
    this.noted += 1;
    for (const id of ids) this.productIds.add(id);
    for (const aspect of chosenBy) this.chosenBy.add(aspect);
  }

  /** What the changes do to the response in a price book. */
  effectOf(changes: readonly CatalogueChange[], book: PriceBook['name']): Effect {
    let stale: Map<number, 'agreed' | 'product'> | null = null;
    for (const change of changes) {
      const effect = this.effect(change, book);
      if (effect === 'any') return effect;
      if (effect === 'none') continue;
      stale ??= new Map();
      if (stale.get(effect) !== 'agreed') stale.set(effect, change.of === 'agreedPrices' ? 'agreed' : 'product');
    }
    return stale ?? 'none';
  }

  /** The same of one change; a number for the product that is shown otherwise. */
  private effect(change: CatalogueChange, book: PriceBook['name']): 'none' | 'any' | number {
    if (change.of === 'agreedPrices' && book !== individualBook(change.userId).name) return 'none';
    if (this.roots === null || this.noted !== this.productRoots) return 'any';
    switch (change.of) {
      case 'everything':
        return 'any';
      case 'shop':
        return this.ofShop ? 'any' : 'none';
      case 'categories':
        return this.ofCategories ? 'any' : 'none';
      case 'product':
        if (WITH[change.aspect].some((aspect) => this.chosenBy.has(aspect))) return 'any';
        if (!this.productIds.has(change.productId)) return 'none';
        return change.aspect === 'texts' ? 'any' : change.productId;
      case 'agreedPrices':
        if (this.chosenBy.has('prices')) return 'any';
        if (change.productId === null) return this.productIds.size > 0 ? 'any' : 'none';
        return this.productIds.has(change.productId) ? change.productId : 'none';
    }
  }
}

/** What may have changed together with an aspect. */
const WITH: Readonly<Record<ProductAspect, readonly ProductAspect[]>> = {
  // No list is chosen or sorted by how many are left.
  left: [],
  prices: ['prices'],
  stock: ['prices', 'stock'],
  texts: ['prices', 'stock', 'texts'],
};
