import type { Queryable } from '../../db/queryable';
import { Selection } from '../../db/selection';
import { countSelected, everyRow, type SortedList } from '../../db/sortedPage';
import type { VariantPrices } from '../../pricing/price';

/** Which products; null does not narrow. */
export interface ProductSelection {
  /** Slug of a category. */
  category: string | null;
  inStock: boolean | null;
  search: string | null;
}

/** A product with its list prices, for those who may see them all. */
export interface ListedProduct {
  id: number;
  name: string;
  description: string;
  categoryName: string;
  customerPrice: string | null;
  businessPrice: string | null;
  inStock: boolean;
  tags: string[];
  variants: VariantPrices[];
}

const PRODUCTS: SortedList<'date'> = {
  columns: `p.id, p.name, p.description, c.name AS "categoryName", p.customer_price AS "customerPrice",
    p.business_price AS "businessPrice", p.in_stock AS "inStock", array_to_json(p.tags) AS tags, p.variants`,
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
    .given('c.slug = ?', category)
    .given('p.in_stock = ?', inStock)
    .given('p.id IN (SELECT product_id FROM search_products(?))', search);
}
