import type { AgreedPricesQuery, PricedProductsQuery } from '../../gql/graphql';

type Product = PricedProductsQuery['products']['nodes'][number];
type AgreedPrice = AgreedPricesQuery['agreedPrices'][number];

/** One price that can be agreed: of a product, or of one of its sizes. */
export interface PriceRow {
  /** Unique among the rows. */
  key: string;
  productId: number;
  productName: string;
  /** Null: the product whatever its size. */
  variant: string | null;
  /** The business price without an agreement; null when none is set. */
  base: string | null;
  /** What was agreed; null for nothing. */
  custom: string | null;
}

/** The rows of these products: the product itself, then each of its sizes. */
export function priceRows(products: readonly Product[], agreed: readonly AgreedPrice[]): PriceRow[] {
  const prices = new Map(agreed.map(({ productId, variant, customPrice }) => [keyOf(productId, variant), customPrice]));
  return products.flatMap((product) => {
    const row = (variant: string | null, base: string | null): PriceRow => {
      const key = keyOf(product.id, variant);
      return { key, productId: product.id, productName: product.name, variant, base, custom: prices.get(key) ?? null };
    };
    return [
      row(null, product.businessPrice ?? product.customerPrice),
      ...product.variants.map(({ name, businessPrice, customerPrice }) => row(name, businessPrice ?? customerPrice)),
    ];
  });
}

function keyOf(productId: number, variant: string | null): string {
  return JSON.stringify([productId, variant]);
}
