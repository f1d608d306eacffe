import type { ListPrices } from '../../pricing/price';
import type { AgreedPrices, PricingTerms } from '../../pricing/priceBook';
import type { PlannedChange } from '../plannedChanges';
import { PlannedKind } from '../pricePlan.entity';

/** Changes of prices and terms, laid over what the database says. */
export class Overlay {
  private readonly ofProducts = new Map<number, PlannedChange[]>();
  private readonly ofAgreed = new Map<string, PlannedChange[]>();
  private readonly ofTerms = new Map<number, PlannedChange[]>();

  constructor(changes: readonly PlannedChange[]) {
    for (const change of changes) {
      const { kind, productId, userId } = change;
      if (kind === PlannedKind.AGREED_PRICE) add(this.ofAgreed, `${userId}:${productId}`, change);
      else if (productId !== null) add(this.ofProducts, productId, change);
      else add(this.ofTerms, userId!, change);
    }
  }

  /** The products whose list prices change. */
  get productIds(): number[] {
    return [...this.ofProducts.keys()];
  }

  /** The businesses with changes of their own. */
  get userIds(): number[] {
    return [
      ...new Set([...this.ofTerms.keys(), ...[...this.ofAgreed.keys()].map((name) => Number(name.split(':')[0]))]),
    ];
  }

  /** The products of which a price agreed with the business changes. */
  agreedProductIds(userId: number): number[] {
    return [...this.ofAgreed.values()].flatMap(([change]) => (change?.userId === userId ? [change.productId!] : []));
  }

  product<Product extends ListPrices>(product: Product): Product {
    const changes = this.ofProducts.get(product.id);
    return changes ? changes.reduce(withListPrice, product) : product;
  }

  agreed(userId: number, productId: number, agreed: AgreedPrices | null): AgreedPrices | null {
    const changes = this.ofAgreed.get(`${userId}:${productId}`);
    if (!changes) return agreed;
    const prices = new Map(Object.entries(agreed ?? {}));
    for (const { variant, value } of changes) {
      if (value === null) prices.delete(variant);
      else prices.set(variant, value);
    }
    return Object.fromEntries(prices);
  }

  terms<Terms extends PricingTerms>(terms: Terms): Terms {
    return (this.ofTerms.get(terms.id) ?? []).reduce<Terms>((changed, { kind, value }) => {
      if (kind === PlannedKind.DISCOUNT) return { ...changed, businessDiscount: value };
      return kind === PlannedKind.APPROVAL
        ? { ...changed, businessApproved: value === 'true' }
        : { ...changed, pricingMode: value };
    }, terms);
  }
}

function withListPrice<Product extends ListPrices>(product: Product, { kind, variant, value }: PlannedChange): Product {
  if (kind === PlannedKind.LEGACY_PRICE) return { ...product, price: value };
  const field = kind === PlannedKind.CUSTOMER_PRICE ? 'customerPrice' : 'businessPrice';
  if (variant === '') return { ...product, [field]: value };
  const variants = product.variants.map((size) => (size.name === variant ? { ...size, [field]: value } : size));
  return { ...product, variants };
}

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
