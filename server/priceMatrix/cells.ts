import { compare, times, type Amount } from '../../common/money';
import { priceOf, type ListPrices, type Price } from '../pricing/price';
import type { AgreedPrices } from '../pricing/priceBook';
import type { FuturePrices } from './futurePrices';
import { PriceMatrixFilter, type PriceMatrixCellType, type PlannedPriceType } from './matrix.types';
import type { PastPrices } from './pastPrices';
import { add, type MatrixBusiness } from './readMatrix';

/** What a filter looks for. */
export interface CellFilter {
  readonly filter: PriceMatrixFilter | null;
  /** Of FAR_BELOW: how much of the customer price, a whole percentage. */
  readonly percent: number;
}

/** What is known of some products: what was agreed for them, what is planned, and what was changed. */
export interface CellFacts {
  /** By product, then by business. */
  readonly agreed: ReadonlyMap<number, ReadonlyMap<number, AgreedPrices>>;
  readonly future: FuturePrices;
  /** Null where it is not asked for, or not known for so long. */
  readonly past: PastPrices | null;
}

type Product = ListPrices & { readonly name: string };
type Cell = Omit<PriceMatrixCellType, 'userId' | 'agreedPrice'>;

/** Makes the cells of some products and businesses. */
export class Cells {
  /** How many prices were made. */
  made = 0;
  /** The businesses by how their prices are made; who has nothing of its own pays what the others of them pay. */
  private readonly byTerms = new Map<string, MatrixBusiness[]>();
  private readonly byId: ReadonlyMap<number, MatrixBusiness>;
  private readonly shared = new Map<string, Cell>();
  private readonly owners = new Map<number, ReadonlySet<number>>();

  constructor(
    businesses: readonly MatrixBusiness[],
    private readonly filter: CellFilter,
    private readonly facts: CellFacts,
  ) {
    for (const business of businesses) add(this.byTerms, termsOf(business), business);
    this.byId = new Map(businesses.map((business) => [business.id, business]));
  }

  /** What one business pays for a product or one of its sizes. */
  cell(product: Product, variant: string | null, business: MatrixBusiness): PriceMatrixCellType {
    const agreed = this.agreedWith(product, business);
    const agreedPrice = agreed && Object.hasOwn(agreed, variant ?? '') ? agreed[variant ?? '']! : null;
    const cell = isForAllSizes(product, variant)
      ? { price: null, planned: null, matches: this.filter.filter === null }
      : this.cellOf(product, variant, business);
    return { userId: business.id, agreedPrice, ...cell };
  }

  /** The businesses with such a price as the filter looks for; most of them share what is looked at. */
  matching(product: Product, variant: string | null): number[] {
    const owners = this.ownersOf(product);
    const shared = [...this.byTerms.values()].flatMap((businesses) => {
      const others = businesses.filter(({ id }) => !owners.has(id));
      return others[0] && this.cellOf(product, variant, others[0]).matches ? others.map(({ id }) => id) : [];
    });
    const own = [...owners].filter((id) => {
      const business = this.byId.get(id);
      return business !== undefined && this.cellOf(product, variant, business).matches;
    });
    return [...shared, ...own];
  }

  private cellOf(product: Product, variant: string | null, business: MatrixBusiness): Cell {
    if (this.ownersOf(product).has(business.id)) {
      return this.make(product, variant, business, this.agreedWith(product, business));
    }
    const key = JSON.stringify([product.id, variant, termsOf(business)]);
    let cell = this.shared.get(key);
    if (!cell) {
      cell = this.make(product, variant, business, null);
      this.shared.set(key, cell);
    }
    return cell;
  }

  /** With whom anything is agreed for the product, and of whom anything is planned or was changed. */
  private ownersOf({ id }: Product): ReadonlySet<number> {
    let owners = this.owners.get(id);
    if (!owners) {
      const { agreed, future, past } = this.facts;
      owners = new Set([...(agreed.get(id)?.keys() ?? []), ...future.ownersOf(id), ...(past?.ownersOf(id) ?? [])]);
      this.owners.set(id, owners);
    }
    return owners;
  }

  private agreedWith({ id }: Product, business: MatrixBusiness): AgreedPrices | null {
    return this.facts.agreed.get(id)?.get(business.id) ?? null;
  }

  private make(product: Product, variant: string | null, business: MatrixBusiness, agreed: AgreedPrices | null): Cell {
    this.made += 1;
    const price = priceOf(product, variant, business.book, agreed);
    const amount = price?.amount ?? null;
    const planned = this.facts.future.next(product, variant, business, agreed, amount);
    const isUnchanged = (): boolean =>
      amount !== null && (this.facts.past?.isUnchanged(product, variant, business, agreed, amount) ?? false);
    return { price, planned, matches: this.isLookedFor(price, planned, isUnchanged) };
  }

  private isLookedFor(price: Price | null, planned: PlannedPriceType | null, isUnchanged: () => boolean): boolean {
    const { filter, percent } = this.filter;
    switch (filter) {
      case null:
        return true;
      case PriceMatrixFilter.ABOVE_CUSTOMER:
        return beside(price, (amount, list) => compare(amount, list) > 0);
      case PriceMatrixFilter.FAR_BELOW:
        return beside(price, (amount, list) => compare(times(amount, 100), times(list, 100 - percent)) < 0);
      case PriceMatrixFilter.PLANNED:
        return planned !== null;
      case PriceMatrixFilter.UNCHANGED:
        return isUnchanged();
    }
  }
}

/** By what prices are made where nothing is agreed. */
function termsOf({ book }: MatrixBusiness): string {
  return book.kind === 'individual' ? book.kind : book.name;
}

/** Whether it stands for all sizes of a product that is bought in one of them. */
export function isForAllSizes({ variants }: ListPrices, variant: string | null): boolean {
  return variant === null && variants.length > 0;
}

/** A price and the customer price; false where one of them is not there. */
function beside(price: Price | null, is: (amount: Amount, list: Amount) => boolean): boolean {
  return price !== null && price.listAmount !== null && is(price.amount, price.listAmount);
}
