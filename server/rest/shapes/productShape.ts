import type { PictureType } from '../../catalog/pictures/picture.types';
import type { PriceType } from '../../catalog/products/price.types';
import type { ProductType, ProductVariantType } from '../../catalog/products/product.types';

const FIELDS = [
  'id',
  'version',
  'name',
  'description',
  'categoryId',
  'categorySlug',
  'tags',
  'inStock',
  'imageUrl',
  'customerPrice',
  'businessPrice',
  'listPrice',
] as const satisfies readonly (keyof ProductType | 'imageUrl')[];

const VARIANT_FIELDS = [
  'name',
  'customerPrice',
  'businessPrice',
] as const satisfies readonly (keyof ProductVariantType)[];

/** The selection of a product for its documented REST shape. */
export const PRODUCT_FIELDS = `${FIELDS.join(' ')} picture { url } price { amount }
  variants { ${VARIANT_FIELDS.join(' ')} price { amount } }`;

interface PriceData {
  price: Pick<PriceType, 'amount'> | null;
}

type VariantData = Pick<ProductVariantType, (typeof VARIANT_FIELDS)[number]> & PriceData;

/** A product as that selection gives it. */
export interface ProductData extends Pick<ProductType, Exclude<(typeof FIELDS)[number], 'imageUrl'>>, PriceData {
  imageUrl: string | null;
  picture: Pick<PictureType, 'url'> | null;
  variants: VariantData[];
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
