import { useState } from 'react';

/** What a product and each of its sizes say; prices are there when the document asks for them. */
interface Offered<Price> {
  price?: Price;
  inStock: boolean;
  onlyLeft?: number | null;
}

/** A product that may have sizes. */
interface Sized<Price> extends Offered<Price> {
  variants: readonly (Offered<Price> & { name: string; label?: string })[];
}

/** Which size of a product is chosen. */
export interface SizeChoice {
  /** Null for a product that has no sizes. */
  variant: string | null;
  /** What that size is called in the viewer's language. */
  label: string | null;
  choose: (variant: string) => void;
}

/**
 * The size of a product that the shopper chose, with its price and stock: the first until then, or when the chosen one is
 * gone.
 */
export function useSize<Price>(product: Sized<Price>): SizeChoice & Required<Offered<Price>> {
  const [chosen, choose] = useState<string | null>(null);
  const variant = product.variants.find(({ name }) => name === chosen) ?? product.variants[0];
  const { price, onlyLeft = null } = variant ?? product;
  return {
    variant: variant?.name ?? null,
    label: variant?.label ?? variant?.name ?? null,
    // What the document asks of a product it asks of its sizes, too.
    price: price as Price,
    inStock: product.inStock && (variant?.inStock ?? true),
    onlyLeft,
    choose,
  };
}
