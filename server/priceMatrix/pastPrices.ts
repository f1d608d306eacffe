import type { Amount } from '../../common/money';
import { paidByOwner } from '../catalog/priceHistory/pastPrices';
import { factsOf, type RawFacts } from '../pricing/history/factsAt';
import { afterChange } from '../pricing/history/replay';
import type { ListPrices } from '../pricing/price';
import type { AgreedPrices } from '../pricing/priceBook';
import {
  add,
  agreedKey,
  MOST_AGREED_CHANGES,
  MOST_PAST_CHANGES,
  type MatrixBusiness,
  type PastChange,
} from './readMatrix';

/** Whether prices have been what they are since an instant: the changes since then are taken back one by one. */
export class PastPrices {
  private readonly ofProducts = new Map<number, PastChange[]>();
  private readonly ofAgreed = new Map<string, PastChange[]>();
  private readonly ofTerms = new Map<number, PastChange[]>();
  /** With whom anything was agreed for a product; once for each change. */
  private readonly owners = new Map<number, number[]>();

  constructor(changes: readonly PastChange[]) {
    for (const change of changes) {
      const { productId, userId } = change;
      if (productId === null) add(this.ofTerms, userId!, change);
      else if (userId === null) add(this.ofProducts, productId, change);
      else {
        add(this.ofAgreed, agreedKey(userId, productId), change);
        add(this.owners, productId, userId);
      }
    }
  }

  /** The businesses of which anything of their own was changed: of their terms, or of what is agreed for the product. */
  ownersOf(productId: number): Iterable<number> {
    return [...this.ofTerms.keys(), ...(this.owners.get(productId) ?? [])];
  }

  /** @param amount what is paid now; null for no price */
  isUnchanged(
    product: ListPrices & { readonly name: string },
    variant: string | null,
    business: MatrixBusiness,
    agreed: AgreedPrices | null,
    amount: Amount | null,
  ): boolean {
    if ((this.owners.get(product.id)?.length ?? 0) > MOST_AGREED_CHANGES) return false;
    const ofProduct = (this.ofProducts.get(product.id) ?? []).filter(
      (change) => change.variant === '' || change.variant === variant,
    );
    const changes = [
      ...ofProduct,
      ...(this.ofAgreed.get(agreedKey(business.id, product.id)) ?? []),
      ...(this.ofTerms.get(business.id) ?? []),
    ].sort((a, b) => b.at.getTime() - a.at.getTime() || Number(b.id) - Number(a.id));
    if (changes.length > MOST_PAST_CHANGES) return false;
    let facts = rawFacts(product, business, agreed);
    for (const [at, change] of changes.entries()) {
      facts = afterChange(facts, { ...change, new: change.old });
      // What came to hold at the same moment is one.
      if (changes[at + 1]?.at.getTime() === change.at.getTime()) continue;
      if (paidByOwner(factsOf(facts), variant) !== amount) return false;
    }
    return true;
  }
}

/** What is there now, as the history keeps it. */
function rawFacts(
  { id, name, customerPrice, businessPrice, price, variants }: ListPrices & { readonly name: string },
  { id: userId, role, businessApproved, pricingMode, businessDiscount }: MatrixBusiness,
  agreed: AgreedPrices | null,
): RawFacts {
  return {
    productId: id,
    userId,
    product: { name, customerPrice, businessPrice, price, shown: true },
    sizes: Object.fromEntries(variants.map((size) => [size.name, size])),
    agreed: Object.fromEntries(Object.entries(agreed ?? {}).map(([variant, amount]) => [variant, { price: amount }])),
    terms: { role, approved: businessApproved, mode: pricingMode, discount: businessDiscount },
  };
}
