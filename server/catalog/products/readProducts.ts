import type { Language, TranslatedLanguage } from '../../../common/languages';
import { entityColumns } from '../../db/entityColumns';
import { pageOf, type Page, type PageRange } from '../../db/page';
import type { Queryable } from '../../db/queryable';
import { Selection } from '../../db/selection';
import type { AgreedPrices, PriceBook } from '../../pricing/priceBook';
import type { Category } from '../categories/category.entity';
import type { Picture } from '../pictures/picture.entity';
import { translationColumn, type ProductTranslation } from '../translations/translations';
import { lacksTexts } from '../translations/untranslated';
import { sortedByPrice, type Selected } from './lists/sortByPrice';
import { ProductEntity } from './product.entity';
import { IN_STOCK, STOCK_COLUMNS, type StockRow } from './stockLeft';
import { encodeCursor, isPriceSort, type AppliedSort, type Position, type PriceSort } from './lists/productSort';

const PRICES = [
  'id',
  'customerPrice',
  'businessPrice',
  'price',
  'variants',
] as const satisfies readonly (keyof ProductEntity)[];

const TEXTS = ['version', 'name', 'description', 'pictureHash'] as const satisfies readonly (keyof ProductEntity)[];

/** A product as the catalogue reads it: its list prices, its variants, and what was agreed with one business. */
export interface ProductRow
  extends Readonly<Pick<ProductEntity, (typeof PRICES)[number] | (typeof TEXTS)[number] | 'tags'>>, StockRow {
  /** A product that is not deleted has one. */
  readonly categoryId: number;
  readonly categorySlug: Category['slug'];
  /** What it says in the language of the reading; null in English. */
  readonly translation: ProductTranslation | null;
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
  /** Only what lacks a text in this language. */
  untranslatedIn?: TranslatedLanguage | null;
}

/** Which page, in which order; of up to 1,000 for the whole catalogue in one answer. */
export interface ProductRange extends PageRange<Position> {
  readonly sort: AppliedSort;
}

/** A page of products. */
export interface ProductRows extends Page<ProductRow> {
  /** How many products the filter selects, where that is known from this page. */
  readonly totalCount?: number | undefined;
}

const PRICE_COLUMNS = entityColumns(ProductEntity, 'p', PRICES);

const PRODUCT_COLUMNS = `${PRICE_COLUMNS}, ${entityColumns(ProductEntity, 'p', TEXTS)}, ${STOCK_COLUMNS},
  p.category_id AS "categoryId", c.slug AS "categorySlug", array_to_json(p.tags) AS tags,
  i.width AS "pictureWidth", i.height AS "pictureHeight", i.copy_size AS "copySize"`;

const JOIN_PICTURE = 'LEFT JOIN picture i ON i.hash = p.picture_hash';

/** Names as dictionaries sort them, by a collation that every PostgreSQL has. */
const COLLATED_NAME = 'p.name COLLATE "und-x-icu"';

/** What the database sorts by before the id: its column, how it stands in a cursor, and the type to read it back as. */
const KEYS = {
  name: { column: COLLATED_NAME, key: 'p.name', type: 'text' },
  relevance: { column: 's.rank', key: 's.rank::text', type: 'integer' },
} as const;

/** One page of products; one statement. */
export async function readProducts(
  db: Queryable,
  filter: ProductFilter,
  { sort, ...range }: ProductRange,
  book: PriceBook,
  language: Language = 'en',
): Promise<ProductRows> {
  if (isPriceSort(sort)) return readSortedByPrice(db, filter, { ...range, sort }, book, language);
  const { limit, fromEnd, after, before } = range;
  const sorted = sort === 'name' || sort === 'relevance' ? KEYS[sort] : null;
  const descending = sort === 'newest';
  const isSearchAlone = isOfSearchAlone(filter);
  // Of all that match a search, those of the page are chosen first, and no other product is read.
  const isChosenFirst = isSearchAlone && sort !== 'name';
  const { selection, from, matching } = selectProducts(filter, JOIN_PICTURE, isChosenFirst ? 'page' : 'matching');
  const agreedPrices = agreedPricesColumn(selection, book);
  const id = isChosenFirst ? 's.product_id' : 'p.id';
  const beyond = (position: Position | null, comparison: '<' | '>'): string[] => {
    if (!position) return [];
    const idBeyond = selection.parameter(position.id);
    if (!sorted) return [`${id} ${comparison} ${idBeyond}`];
    return [
      `(${sorted.column}, ${id}) ${comparison} (${selection.parameter(position.key)}::${sorted.type}, ${idBeyond})`,
    ];
  };
  const conditions = [...beyond(after, descending ? '<' : '>'), ...beyond(before, descending ? '>' : '<')];
  const direction = descending === fromEnd ? 'ASC' : 'DESC';
  const orderBy = [...(sorted ? [sorted.column] : []), id].map((column) => `${column} ${direction}`).join(', ');
  const end = `ORDER BY ${orderBy} LIMIT ${selection.parameter(limit + 1)}`;
  const ofPage = ['true', ...conditions].join(' AND ');
  const columns = `${PRODUCT_COLUMNS}, ${translationColumn('p', language)}, ${sorted?.key ?? 'NULL'} AS key,
       ${isSearchAlone ? '(SELECT count(*)::integer FROM matching)' : 'NULL::integer'} AS matching, ${agreedPrices}`;
  const found = await db.query<(ProductRow & { key: string | null; matching: number | null })[]>(
    isChosenFirst
      ? `${matching}, page AS (SELECT * FROM matching s WHERE ${ofPage} ${end})
         SELECT ${columns} ${from} WHERE ${selection.where} ORDER BY ${orderBy}`
      : `${matching} SELECT ${columns} ${from} WHERE ${selection.where} AND ${ofPage} ${end}`,
    selection.parameters,
  );
  const isWhole = after === null && before === null && found.length <= limit;
  return {
    ...pageOf(
      found.map((row) => ({ cursor: encodeCursor(sort, row), node: row })),
      range,
    ),
    totalCount: isWhole ? found.length : (found[0]?.matching ?? undefined),
  };
}

/** Whether as many products are on all pages as the search finds. */
function isOfSearchAlone({ search, category, inStock, ids, untranslatedIn }: ProductFilter): boolean {
  return Boolean(search?.trim()) && !category && inStock == null && ids == null && !untranslatedIn;
}

/** A page that is sorted by the viewer's prices: one statement, by an index. */
async function readSortedByPrice(
  db: Queryable,
  filter: ProductFilter,
  { sort, ...range }: ProductRange & { sort: PriceSort },
  book: PriceBook,
  language: Language,
): Promise<ProductRows> {
  const selected = selectProducts(filter);
  const columns = {
    shown: `${PRODUCT_COLUMNS}, ${translationColumn('p', language)}, ${agreedPricesColumn(selected.selection, book)}`,
    joins: JOIN_PICTURE,
  };
  const found = await sortedByPrice<ProductRow>(db, columns, selected, { ...range, sort }, book);
  const page = pageOf(
    found.map(({ amount, ...row }) => ({ cursor: encodeCursor(sort, { id: row.id, key: amount }), node: row })),
    range,
  );
  const isWhole = range.after === null && range.before === null && found.length <= range.limit;
  return { ...page, totalCount: isWhole ? found.length : undefined };
}

/**
 * The products with these ids that are not deleted, in no particular sequence.
 * @param besides more columns of the same reading, each `?` of which stands for one of the values
 */
export async function readProductsById<Besides extends object = object>(
  db: Queryable,
  ids: readonly number[],
  book: PriceBook,
  besides?: { columns: string; values: readonly unknown[] } | null,
  language: Language = 'en',
): Promise<(ProductRow & Besides)[]> {
  const { selection, from } = selectProducts({ ids }, JOIN_PICTURE);
  const values = besides?.values.values();
  const more = besides ? `, ${besides.columns.replaceAll('?', () => selection.parameter(values?.next().value))}` : '';
  return db.query(
    `SELECT ${PRODUCT_COLUMNS}, ${translationColumn('p', language)}, ${agreedPricesColumn(selection, book)}${more} ${from} WHERE ${selection.where}`,
    selection.parameters,
  );
}

/**
 * The products of the filter that are not deleted: their tables, and the conditions.
 * @param matched where those are that match the search
 */
export function selectProducts(
  { category, search, inStock, ids, untranslatedIn }: ProductFilter,
  joins = '',
  matched: 'matching' | 'page' = 'matching',
): Selected {
  const selection = new Selection()
    .and('p.deleted_at IS NULL')
    .andIfPresent('c.slug = ?', category || null)
    .andIfPresent(`${IN_STOCK} = ?`, inStock)
    .andIfPresent('p.id = ANY(?::integer[])', ids);
  if (untranslatedIn) selection.and(lacksTexts(selection.parameter(untranslatedIn)));
  const words = search?.trim();
  // Searched once for the page and the number of all that match.
  const matching = words
    ? `WITH matching AS MATERIALIZED (SELECT * FROM search_products(${selection.parameter(words)}))`
    : '';
  const matches = words ? `JOIN ${matched} s ON s.product_id = p.id` : '';
  return { selection, from: `FROM product p JOIN category c ON c.id = p.category_id ${matches} ${joins}`, matching };
}

/** What was agreed with the book's business for the product, by size; null in every other book. */
function agreedPricesColumn(selection: Selection, book: PriceBook): string {
  if (book.kind !== 'individual') return 'NULL AS "agreedPrices"';
  return `(SELECT json_object_agg(a.variant, a.custom_price::text) FROM individual_price a
    WHERE a.product_id = p.id AND a.user_id = ${selection.parameter(book.userId)}) AS "agreedPrices"`;
}
