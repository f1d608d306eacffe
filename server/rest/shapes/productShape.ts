/** The fields of a product that its documented REST shape is made of. */
export const PRODUCT_FIELDS = `id name description categoryId categorySlug tags inStock imageUrl picture { url }
  price { amount } customerPrice businessPrice listPrice
  variants { name price { amount } customerPrice businessPrice }`;

export interface ProductData {
  id: number;
  name: string;
  description: string;
  categoryId: number;
  categorySlug: string;
  tags: string[];
  inStock: boolean;
  imageUrl: string | null;
  picture: { url: string } | null;
  price: { amount: string } | null;
  customerPrice: string | null;
  businessPrice: string | null;
  listPrice: string | null;
  variants: VariantData[];
}

interface VariantData {
  name: string;
  price: { amount: string } | null;
  customerPrice: string | null;
  businessPrice: string | null;
}

/** A product as the specification describes it, with the viewer's own prices beside (specification 12.4). */
export function productShape(product: ProductData) {
  const { variants, price, listPrice, picture, ...fields } = product;
  return {
    ...fields,
    price: listPrice,
    pictureUrl: picture?.url ?? null,
    variants: variants.map(({ name }) => name),
    variantPricing:
      variants.length === 0
        ? null
        : byName(variants, ({ customerPrice, businessPrice }) => ({
            customer: customerPrice,
            business: businessPrice,
          })),
    viewerPrice: price?.amount ?? null,
    viewerVariantPrices: byName(variants, (variant) => variant.price?.amount ?? null),
  };
}

function byName<T>(variants: VariantData[], value: (variant: VariantData) => T): Record<string, T> {
  return Object.fromEntries(variants.map((variant) => [variant.name, value(variant)]));
}
