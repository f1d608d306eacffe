import { useState } from 'react';

/** A product that may have sizes; its prices are there when the document asks for them. */
interface Sized<Price> {
  price?: Price;
  variants: readonly { name: string; label?: string; price?: Price }[];
}

/** Which size of a product is chosen. */
export interface SizeChoice {
  /** Null for a product that has no sizes. */
  variant: string | null;
  /** What that size is called in the viewer's language. */
  label: string | null;
  choose: (variant: string) => void;
}

/** The size of a product that the shopper chose, with its price: the first until then, or when the chosen one is gone. */
export function useSize<Price>(product: Sized<Price>): SizeChoice & { price: Price } {
  const [chosen, choose] = useState<string | null>(null);
  const variant = product.variants.find(({ name }) => name === chosen) ?? product.variants[0];
  // What the document asks of a product it asks of its sizes, too.
  return {
    variant: variant?.name ?? null,
    label: variant?.label ?? variant?.name ?? null,
    price: (variant ?? product).price as Price,
    choose,
  };
}
