import type { Language } from '../../../../common/languages';
import { entityColumns } from '../../../db/entityColumns';
import type { Queryable } from '../../../db/queryable';
import { Selection } from '../../../db/selection';
import { countSelected, everyRow, type SortedList } from '../../../db/lists/sortedPage';
import type { Category } from '../../categories/category.entity';
import {
  localizedProduct,
  translationColumn,
  type CategoryTranslation,
  type ProductTranslation,
} from '../../translations/translations';
import { ProductEntity } from '../product.entity';
import { IN_STOCK } from '../stockLeft';

/** Which products; null does not narrow. */
export interface ProductSelection {
  /** Slug of a category. */
  category: string | null;
  inStock: boolean | null;
  search: string | null;
}

const COLUMNS = [
  'id',
  'name',
  'description',
  'customerPrice',
  'businessPrice',
  'variants',
] as const satisfies readonly (keyof ProductEntity)[];

/** A product with its list prices, for those who may see them all. */
export interface ListedProduct extends Pick<ProductEntity, (typeof COLUMNS)[number] | 'inStock' | 'tags'> {
  categoryName: Category['name'];
}

const PRODUCTS: SortedList<'date'> = {
  columns: `${entityColumns(ProductEntity, 'p', COLUMNS)}, ${IN_STOCK} AS "inStock", array_to_json(p.tags) AS tags, c.name AS "categoryName"`,
  from: 'product p JOIN category c ON c.id = p.category_id',
  id: { sql: 'p.id', type: 'integer' },
  sorts: { date: null },
};

/** A product with what it and its category say in the language, as columns of the list. */
interface TranslatedRow extends ListedProduct {
  translation: ProductTranslation | null;
  categoryTranslation: CategoryTranslation | null;
}

/** Every product that the filter selects, in the order they were made and in the language's words, for exports. */
export async function* everyProduct(
  db: Queryable,
  filter: ProductSelection,
  language: Language,
): AsyncGenerator<ListedProduct> {
  const columns = [
    PRODUCTS.columns,
    translationColumn('p', language),
    translationColumn('c', language, 'categoryTranslation'),
  ];
  const list = { ...PRODUCTS, columns: columns.join(', ') };
  const rows = everyRow<TranslatedRow, 'date'>(db, list, () => selected(filter), { by: 'date', descending: false });
  for await (const { translation, categoryTranslation, ...product } of rows) {
    const { name, description, tags, sizes } = localizedProduct(product, translation);
    const categoryName = categoryTranslation?.name ?? product.categoryName;
    const variants = product.variants.map((variant, at) => ({ ...variant, name: sizes[at]! }));
    yield { ...product, name, description, tags, variants, categoryName };
  }
}

/** How many products the filter selects. */
export function countEveryProduct(db: Queryable, filter: ProductSelection): Promise<number> {
  return countSelected(db, PRODUCTS, selected(filter));
}

function selected({ category, inStock, search }: ProductSelection): Selection {
  return new Selection()
    .and('p.deleted_at IS NULL')
    .andIfPresent('c.slug = ?', category)
    .andIfPresent(`${IN_STOCK} = ?`, inStock)
    .andIfPresent('p.id IN (SELECT product_id FROM search_products(?))', search);
}
