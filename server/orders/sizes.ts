/** What choosing a size needs of a product. */
interface SizedProduct {
  readonly name: string;
  /** In the order of the selector. */
  readonly variants: readonly { readonly name: string }[];
}

/**
 * The variant that a size chooses (specification 4.6).
 * @param placeholders sizes that mean no variant, where the product has none of that name
 * @returns null for none; undefined for a size that the product does not have
 */
export function variantOf(
  product: SizedProduct,
  size: string | null,
  placeholders: readonly string[],
): string | null | undefined {
  if (size === null || size === '') return null;
  if (product.variants.some(({ name }) => name === size)) return size;
  return placeholders.includes(size) ? null : undefined;
}

/** What is wrong with a size that the product does not have, and which sizes there are. */
export function sizeMessage(product: SizedProduct, size: string | null): string {
  const sizes = product.variants.map(({ name }) => name).join(', ');
  return sizes
    ? `${product.name} does not come in ${size}; its sizes are ${sizes}`
    : `${product.name} does not come in ${size}; leave the size out`;
}
