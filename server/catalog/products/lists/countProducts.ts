import type { Queryable } from '../../../db/queryable';
import { Selection } from '../../../db/selection';
import { selectProducts, type ProductFilter } from '../readProducts';

/** How many products the filter selects; without a search, from the counts that are kept (specification 11.3). */
export async function countProducts(db: Queryable, filter: ProductFilter): Promise<number> {
  const { sql, parameters } = isKept(filter) ? keptCount(filter) : countOfRows(filter);
  const [row] = await db.query<{ count: number }[]>(sql, parameters);
  return row?.count ?? 0;
}

interface Statement {
  sql: string;
  parameters: unknown[];
}

function isKept({ search, ids, untranslatedIn }: ProductFilter): boolean {
  return !search?.trim() && !ids && !untranslatedIn;
}

function keptCount({ category, inStock }: ProductFilter): Statement {
  const selection = new Selection()
    .andIfPresent('category_id = (SELECT id FROM category WHERE slug = ?)', category || null)
    .andIfPresent('in_stock = ?', inStock);
  const sql = `SELECT coalesce(sum(products), 0)::integer AS count FROM product_count WHERE ${selection.where}`;
  return { sql, parameters: selection.parameters };
}

function countOfRows(filter: ProductFilter): Statement {
  const { selection, from, matching } = selectProducts(filter);
  const sql = `${matching} SELECT count(*)::integer AS count ${from} WHERE ${selection.where}`;
  return { sql, parameters: selection.parameters };
}
