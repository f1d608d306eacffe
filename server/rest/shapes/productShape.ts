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
] as const satisfies readonly (keyof ProductType | 'imageUrl')[];

type ListPrices = 'customerPrice' | 'businessPrice';

interface PriceData {
  price: Pick<PriceType, 'amount'> | null;
}

type VariantData = Pick<ProductVariantType, 'name' | ListPrices> & PriceData;

/** A product as the documents read it; of a list whose columns were chosen, no more than these need. */
export interface ProductData
  extends Pick<ProductType, Exclude<(typeof FIELDS)[number], 'imageUrl'> | 'listPrice'>, PriceData {
  imageUrl: string | null;
  picture: Pick<PictureType, 'url'> | null;
  variants: VariantData[];
}

/** One field of a product as the specification describes it (specification 12.4). */
interface Column {
  /** What of the product it is made of. */
  of?: string;
  /** What of its sizes it is made of, beside their names. */
  ofSizes?: readonly string[];
  value: (product: ProductData) => unknown;
}

const COLUMNS: Readonly<Record<string, Column>> = {
  ...Object.fromEntries(FIELDS.map((field): [string, Column] => [field, { of: field, value: (each) => each[field] }])),
  price: { of: 'listPrice', value: ({ listPrice }) => listPrice },
  pictureUrl: { of: 'picture { url }', value: ({ picture }) => picture?.url ?? null },
  variants: { ofSizes: [], value: ({ variants }) => variants.map(({ name }) => name) },
  variantPricing: {
    ofSizes: ['customerPrice', 'businessPrice'],
    value: ({ variants }) =>
      variants.length === 0
        ? null
        : byName(variants, ({ customerPrice, businessPrice }) => ({
            customer: customerPrice,
            business: businessPrice,
          })),
  },
  viewerPrice: { of: 'price { amount }', value: ({ price }) => price?.amount ?? null },
  viewerVariantPrices: {
    ofSizes: ['price { amount }'],
    value: ({ variants }) => byName(variants, ({ price }) => price?.amount ?? null),
  },
};

/** The fields of a product in its documented shape, with the viewer's own prices at the end. */
export const PRODUCT_COLUMNS: readonly string[] = Object.keys(COLUMNS);

/** The selection of a product for these fields of its documented shape; for all of them, when none are named. */
export function productSelection(columns: readonly string[] = PRODUCT_COLUMNS): string {
  const chosen = columns.map((name) => COLUMNS[name]!);
  const sizes = chosen.flatMap(({ ofSizes }) => (ofSizes ? ['name', ...ofSizes] : []));
  return [
    ...chosen.flatMap(({ of }) => of ?? []),
    ...(sizes.length > 0 ? [`variants { ${[...new Set(sizes)].join(' ')} }`] : []),
  ].join(' ');
}

/** A product as the specification describes it, with all of its fields or these alone. */
export function productShape(
  product: ProductData,
  columns: readonly string[] = PRODUCT_COLUMNS,
): Record<string, unknown> {
  return Object.fromEntries(columns.map((name) => [name, COLUMNS[name]!.value(product)]));
}

function byName<T>(variants: VariantData[], value: (variant: VariantData) => T): Record<string, T> {
  return Object.fromEntries(variants.map((variant) => [variant.name, value(variant)]));
}
