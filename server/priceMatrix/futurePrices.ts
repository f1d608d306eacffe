import type { Amount } from '../../common/money';
import { priceOf, type ListPrices } from '../pricing/price';
import { priceBookOf, type AgreedPrices } from '../pricing/priceBook';
import { Overlay } from '../plans/impact/overlay';
import type { PlannedPriceType } from './matrix.types';
import { add, agreedKey, type MatrixBusiness, type PlannedItem } from './readMatrix';

/** What prices will be by the plans that are to come. */
export class FuturePrices {
  private readonly ofProducts = new Map<number, PlannedItem[]>();
  private readonly ofAgreed = new Map<string, PlannedItem[]>();
  private readonly ofTerms = new Map<number, PlannedItem[]>();
  private readonly owners = new Map<number, number[]>();

  /** @param items the next first */
  constructor(items: readonly PlannedItem[]) {
    for (const item of items) {
      const { productId, userId } = item;
      if (productId === null) add(this.ofTerms, userId!, item);
      else if (userId === null) add(this.ofProducts, productId, item);
      else {
        add(this.ofAgreed, agreedKey(userId, productId), item);
        add(this.owners, productId, userId);
      }
    }
  }

  /** The businesses of which anything of their own is planned: of their terms, or of what is agreed for the product. */
  ownersOf(productId: number): Iterable<number> {
    return [...this.ofTerms.keys(), ...(this.owners.get(productId) ?? [])];
  }

  /** The next price that is another one than is paid now; null for none. */
  next(
    product: ListPrices,
    variant: string | null,
    business: MatrixBusiness,
    agreed: AgreedPrices | null,
    amount: Amount | null,
  ): PlannedPriceType | null {
    const items = [
      ...(this.ofProducts.get(product.id) ?? []),
      ...(this.ofAgreed.get(agreedKey(business.id, product.id)) ?? []),
      ...(this.ofTerms.get(business.id) ?? []),
    ].sort((a, b) => a.at.getTime() - b.at.getTime() || a.planId - b.planId);
    for (const [at, { planId, at: instant }] of items.entries()) {
      // What comes to hold at the same moment is one, of whatever plans.
      if (items[at + 1]?.at.getTime() === instant.getTime()) continue;
      const overlay = new Overlay(items.slice(0, at + 1).map((item) => ({ ...item, madeOn: null })));
      const book = priceBookOf(overlay.terms(business));
      const next = priceOf(overlay.product(product), variant, book, overlay.agreed(business.id, product.id, agreed));
      if ((next?.amount ?? null) !== amount) return { planId, at: instant, amount: next?.amount ?? null };
    }
    return null;
  }
}
