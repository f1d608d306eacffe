import { entityColumns } from '../../db/entityColumns';
import type { Queryable } from '../../db/queryable';
import { Selection } from '../../db/selection';
import { priceOf } from '../../pricing/price';
import type { AgreedPrices, PriceBook } from '../../pricing/priceBook';
import type { Category } from '../categories/category.entity';
import type { Picture } from '../pictures/picture.entity';
import { ProductEntity } from './product.entity';
import {
  isPriceSort,
  priceComparator,
  type AppliedSort,
  type Position,
  type PricedProduct,
  type PriceSort,
} from './productSort';

const PRICES = [
  'id',
  'customerPrice',
  'businessPrice',
  'price',
  'variants',
] as const satisfies readonly (keyof ProductEntity)[];

const TEXTS = [
  'version',
  'name',
  'description',
  'inStock',
  'pictureHash',
] as const satisfies readonly (keyof ProductEntity)[];

/** A product as the catalogue reads it: its list prices, its variants, and what was agreed with one business. */
export interface ProductRow extends Readonly<
  Pick<ProductEntity, (typeof PRICES)[number] | (typeof TEXTS)[number] | 'tags'>
> {
  /** A product that is not deleted has one. */
  readonly categoryId: number;
  readonly categorySlug: Category['slug'];
  readonly pictureWidth: Picture['width'] | null;
  readonly pictureHeight: Picture['height'] | null;
  readonly copySize: Picture['copySize'];
  /** Read in individual mode only. */
  readonly agreedPrices: AgreedPrices | null;
}

/** Which products a list holds. */
export interface ProductFilter {
  /** Slug of a category. */
  category?: string | null;
  /** Words of the name, of a tag or of the description, without regard to case, accents and most typing errors. */
  search?: string | null;
  inStock?: boolean | null;
  /** Only these. */
  ids?: readonly number[] | null;
}

export interface PageRequest {
  /** 1 to 100, or up to 1,000 for the whole catalogue in one answer. */
  first: number;
  sort: AppliedSort;
  /** Only products after this position. */
  after: Position | null;
}

/** A page of products. */
export interface ProductRows {
  rows: ProductRow[];
  hasNextPage: boolean;
  /** Of the last product; null for an empty page. */
  end: Position | null;
  /** How many products the filter selects, where that is known from this page. */
  totalCount?: number;
}

const PRICE_COLUMNS = entityColumns(ProductEntity, 'p', PRICES);

const PRODUCT_COLUMNS = `${PRICE_COLUMNS}, ${entityColumns(ProductEntity, 'p', TEXTS)},
  p.category_id AS "categoryId", c.slug AS "categorySlug", array_to_json(p.tags) AS tags,
  i.width AS "pictureWidth", i.height AS "pictureHeight", i.copy_size AS "copySize"`;

const JOIN_PICTURE = 'LEFT JOIN picture i ON i.hash = p.picture_hash';

/** Names as dictionaries sort them, by a collation that every PostgreSQL has. */
const COLLATED_NAME = 'p.name COLLATE "und-x-icu"';

/** What the database sorts by: the sorting, the condition for what comes after a position, and that position's key. */
const SORTS: Record<Exclude<AppliedSort, PriceSort>, { orderBy: string; after: string; key: string | null }> = {
  oldest: { orderBy: 'p.id', after: 'p.id > ?', key: null },
  newest: { orderBy: 'p.id DESC', after: 'p.id < ?', key: null },
  name: { orderBy: `${COLLATED_NAME}, p.id`, after: `(${COLLATED_NAME}, p.id) > (?, ?)`, key: 'p.name' },
  relevance: { orderBy: 's.rank, p.id', after: '(s.rank, p.id) > (?::integer, ?)', key: 's.rank::text' },
};

/** One page of products; a constant number of statements: one, two where the viewer's prices sort. */
export async function readProducts(
  db: Queryable,
  filter: ProductFilter,
  page: PageRequest,
  book: PriceBook,
): Promise<ProductRows> {
  const { sort, first, after } = page;
  if (isPriceSort(sort)) return readSortedByPrice(db, filter, { first, after, sort }, book);
  const { orderBy, after: afterPosition, key } = SORTS[sort];
  const { selection, from } = selectProducts(filter, JOIN_PICTURE);
  const agreedPrices = agreedPricesColumn(selection, book);
  if (after) selection.and(afterPosition, ...(key === null ? [] : [after.key]), after.id);
  const found = await db.query<(ProductRow & { key: string | null })[]>(
    `SELECT ${PRODUCT_COLUMNS}, ${key ?? 'NULL'} AS key, ${agreedPrices} ${from} WHERE ${selection.where}
     ORDER BY ${orderBy} LIMIT ${selection.parameter(first + 1)}`,
    selection.parameters,
  );
  const rows = found.slice(0, first);
  const hasNextPage = found.length > first;
  return {
    rows,
    hasNextPage,
    end: rows.at(-1) ?? null,
    // A list that begins and ends on this page is counted.
    totalCount: after === null && !hasNextPage ? rows.length : undefined,
  };
}

/**
 * A page that is sorted by the viewer's prices. A price is made in one place alone (`priceOf`), so what the filter
 * selects is sorted here, and only then the rest of the page's products is read. The price is the one that a card shows
 * first.
 */
async function readSortedByPrice(
  db: Queryable,
  filter: ProductFilter,
  { first, sort, after }: PageRequest & { sort: PriceSort },
  book: PriceBook,
): Promise<ProductRows> {
  const { selection, from } = selectProducts(filter);
  const rows = await db.query<Pick<ProductRow, (typeof PRICES)[number] | 'agreedPrices'>[]>(
    `SELECT ${PRICE_COLUMNS}, ${agreedPricesColumn(selection, book)} ${from} WHERE ${selection.where}`,
    selection.parameters,
  );
  const priced = rows.map((row): PricedProduct => ({
    id: row.id,
    amount: priceOf(row, row.variants[0]?.name ?? null, book, row.agreedPrices)?.amount ?? null,
  }));
  const compare = priceComparator(sort);
  const position = after && { id: after.id, amount: after.key };
  const rest = priced.filter((product) => !position || compare(product, position) > 0).sort(compare);
  const page = rest.slice(0, first);
  const products = await readProductsById(
    db,
    page.map(({ id }) => id),
    book,
  );
  const byId = new Map(products.map((product) => [product.id, product]));
  const last = page.at(-1);
  return {
    // Without those that were deleted between the two statements.
    rows: page.flatMap(({ id }) => byId.get(id) ?? []),
    hasNextPage: rest.length > first,
    end: last ? { id: last.id, key: last.amount } : null,
    totalCount: priced.length,
  };
}

/** The products with these ids that are not deleted, in no particular sequence. */
export async function readProductsById(db: Queryable, ids: readonly number[], book: PriceBook): Promise<ProductRow[]> {
  const { selection, from } = selectProducts({ ids }, JOIN_PICTURE);
  return db.query(
    `SELECT ${PRODUCT_COLUMNS}, ${agreedPricesColumn(selection, book)} ${from} WHERE ${selection.where}`,
    selection.parameters,
  );
}

/** How many products the filter selects. */
export async function countProducts(db: Queryable, filter: ProductFilter): Promise<number> {
  const { selection, from } = selectProducts(filter);
  const [row] = await db.query<{ count: number }[]>(
    `SELECT count(*)::integer AS count ${from} WHERE ${selection.where}`,
    selection.parameters,
  );
  return row?.count ?? 0;
}

/** The products of the filter that are not deleted: their tables, and the conditions. */
function selectProducts(
  { category, search, inStock, ids }: ProductFilter,
  joins = '',
): { selection: Selection; from: string } {
  const selection = new Selection()
    .and('p.deleted_at IS NULL')
    .andIfPresent('c.slug = ?', category || null)
    .andIfPresent('p.in_stock = ?', inStock)
    .andIfPresent('p.id = ANY(?::integer[])', ids);
  const words = search?.trim();
  const matches = words ? `JOIN search_products(${selection.parameter(words)}) s ON s.product_id = p.id` : '';
  return { selection, from: `FROM product p JOIN category c ON c.id = p.category_id ${matches} ${joins}` };
}

/** What was agreed with the book's business for the product, by size; null in every other book. */
function agreedPricesColumn(selection: Selection, book: PriceBook): string {
  if (book.kind !== 'individual') return 'NULL AS "agreedPrices"';
  return `(SELECT json_object_agg(a.variant, a.custom_price::text) FROM individual_price a
    WHERE a.product_id = p.id AND a.user_id = ${selection.parameter(book.userId)}) AS "agreedPrices"`;
}
