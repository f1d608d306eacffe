import { useState } from 'react';
import type { ProductPricesFragment } from '../gql/graphql';

type Priced = Pick<ProductPricesFragment, 'price' | 'variants'>;

/** Which size of a product is chosen, and what it costs. */
export interface ChosenSize {
  /** Null for a product that has no sizes. */
  variant: string | null;
  /** Null when there is no price yet. */
  price: ProductPricesFragment['price'];
  choose: (variant: string) => void;
}

/** The size of a product that the shopper chose: the first until then, or when the chosen one is gone. */
export function useSize(product: Priced): ChosenSize {
  const [chosen, choose] = useState<string | null>(null);
  const variant = product.variants.find(({ name }) => name === chosen) ?? product.variants[0];
  return { variant: variant?.name ?? null, price: (variant ?? product).price, choose };
}
