import { entityColumns } from '../../db/entityColumns';
import type { Queryable } from '../../db/queryable';
import { Selection } from '../../db/selection';
import { countSelected, everyRow, type SortedList } from '../../db/sortedPage';
import type { Category } from '../categories/category.entity';
import { ProductEntity } from './product.entity';
import { IN_STOCK } from './stockLeft';

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

/** Every product that the filter selects, in the order they were made, for exports. */
export function everyProduct(db: Queryable, filter: ProductSelection): AsyncGenerator<ListedProduct> {
  return everyRow(db, PRODUCTS, () => selected(filter), { by: 'date', descending: false });
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
