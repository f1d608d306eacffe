import type { Queryable } from '../../db/queryable';
import { priceOf, type ListPrices, type VariantPrices } from '../../pricing/price';
import type { AgreedPrices, PriceBook } from '../../pricing/priceBook';
import { byPrice, isPriceOrder, type Order, type Place, type PriceOrder, type Priced } from './productSort';

/** A product as the catalogue reads it: its list prices, its variants, and what was agreed with one business. */
export interface ProductRow extends ListPrices {
  readonly version: number;
  readonly name: string;
  readonly description: string;
  readonly categoryId: number;
  readonly categorySlug: string;
  readonly tags: string[];
  readonly inStock: boolean;
  readonly pictureHash: string | null;
  readonly pictureWidth: number | null;
  readonly pictureHeight: number | null;
  readonly variants: readonly VariantPrices[];
  /** Read in individual mode only. */
  readonly own: AgreedPrices | null;
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
  order: Order;
  /** Products after this place in the order. */
  after: Place | null;
}

/** A page of products. */
export interface ProductRows {
  rows: ProductRow[];
  hasNextPage: boolean;
  /** Where the page ends; null for an empty one. */
  end: Place | null;
  /** How many products the filter selects, when that was found out on the way. */
  totalCount?: number;
}

const PRICE_COLUMNS = `p.id, p.customer_price AS "customerPrice", p.business_price AS "businessPrice", p.price, p.variants`;

const PRODUCT_COLUMNS = `${PRICE_COLUMNS}, p.version, p.name, p.description, p.category_id AS "categoryId",
  c.slug AS "categorySlug", array_to_json(p.tags) AS tags, p.in_stock AS "inStock", p.picture_hash AS "pictureHash",
  i.width AS "pictureWidth", i.height AS "pictureHeight"`;

const OWN_PRICES = `(SELECT json_object_agg(o.variant, o.custom_price::text) FROM individual_price o
  WHERE o.product_id = p.id AND o.user_id = $1) AS own`;

const SHOWN = 'FROM product p JOIN category c ON c.id = p.category_id';
const PICTURED = 'LEFT JOIN picture i ON i.hash = p.picture_hash';

/** Names in the order of dictionaries, by a collation that every PostgreSQL has. */
const NAME = 'p.name COLLATE "und-x-icu"';

/** The orders that the database knows: what they go by, and how a place in them is passed. */
const ORDERS: Record<Exclude<Order, PriceOrder>, { by: string; after: string; key: string | null }> = {
  shelf: { by: 'p.id', after: 'p.id > ?', key: null },
  newest: { by: 'p.id DESC', after: 'p.id < ?', key: null },
  name: { by: `${NAME}, p.id`, after: `(${NAME}, p.id) > (?, ?)`, key: 'p.name' },
  match: { by: 's.rank, p.id', after: '(s.rank, p.id) > (?::integer, ?)', key: 's.rank::text' },
};

/** One page of products; a constant number of statements, one but in the orders of prices. */
export async function readProducts(
  db: Queryable,
  filter: ProductFilter,
  page: PageRequest,
  book: PriceBook,
): Promise<ProductRows> {
  if (isPriceOrder(page.order)) return readByPrice(db, filter, { ...page, order: page.order }, book);
  const { by, after, key } = ORDERS[page.order];
  const sql = new Statement(`${PRODUCT_COLUMNS}, ${key ?? 'NULL'} AS key`, filter, book, PICTURED);
  if (page.after) sql.and(after, ...(key === null ? [] : [page.after.key]), page.after.id);
  const found = await db.query<(ProductRow & { key: string | null })[]>(
    `${sql.text} ORDER BY ${by} LIMIT ${sql.parameter(page.first + 1)}`,
    sql.parameters,
  );
  const rows = found.slice(0, page.first);
  const hasNextPage = found.length > page.first;
  return {
    rows,
    hasNextPage,
    end: rows.at(-1) ?? null,
    // A list that begins and ends on this page is counted.
    totalCount: page.after === null && !hasNextPage ? rows.length : undefined,
  };
}

/**
 * A page in an order of the viewer's prices: the price is made in one place alone (`priceOf`), so it sorts here what the
 * filter selects, and reads the rest of the page's products after that. The price is the one that a card shows first.
 */
async function readByPrice(
  db: Queryable,
  filter: ProductFilter,
  { first, order, after }: PageRequest & { order: PriceOrder },
  book: PriceBook,
): Promise<ProductRows> {
  const sql = new Statement(PRICE_COLUMNS, filter, book);
  const priced = (await db.query<Pick<ProductRow, keyof ListPrices | 'own'>[]>(sql.text, sql.parameters)).map(
    (row): Priced => ({
      id: row.id,
      amount: priceOf(row, row.variants[0]?.name ?? null, book, row.own)?.amount ?? null,
    }),
  );
  const compare = byPrice(order);
  const place = after && { id: after.id, amount: after.key };
  const left = priced.filter((each) => !place || compare(each, place) > 0).sort(compare);
  const chosen = left.slice(0, first);
  const read = await readProductsById(
    db,
    chosen.map(({ id }) => id),
    book,
  );
  const byId = new Map(read.map((row) => [row.id, row]));
  const last = chosen.at(-1);
  return {
    // One that was deleted a moment ago is not there any more.
    rows: chosen.flatMap(({ id }) => byId.get(id) ?? []),
    hasNextPage: left.length > first,
    end: last ? { id: last.id, key: last.amount } : null,
    totalCount: priced.length,
  };
}

/** The products with these ids that are not deleted, in no order. */
export async function readProductsById(db: Queryable, ids: readonly number[], book: PriceBook): Promise<ProductRow[]> {
  const sql = new Statement(PRODUCT_COLUMNS, { ids }, book, PICTURED);
  return db.query(sql.text, sql.parameters);
}

/** How many products the filter selects. */
export async function countProducts(db: Queryable, filter: ProductFilter): Promise<number> {
  const sql = new Statement('count(*)::integer AS count', filter);
  const rows = await db.query<{ count: number }[]>(sql.text, sql.parameters);
  return rows[0]?.count ?? 0;
}

/** A statement over the products that are shown, which grows condition by condition, each value a parameter. */
class Statement {
  text: string;
  readonly parameters: unknown[] = [];

  /** @param book selects what was agreed with its business, too */
  constructor(columns: string, filter: ProductFilter, book?: PriceBook, joins = '') {
    if (book?.kind === 'individual') this.parameters.push(book.userId);
    const own = book ? `, ${book.kind === 'individual' ? OWN_PRICES : 'NULL AS own'}` : '';
    const search = filter.search?.trim();
    const found = search ? `JOIN search_products(${this.parameter(search)}) s ON s.product_id = p.id` : '';
    this.text = `SELECT ${columns}${own} ${SHOWN} ${found} ${joins} WHERE p.deleted_at IS NULL`;
    if (filter.category) this.and('c.slug = ?', filter.category);
    if (typeof filter.inStock === 'boolean') this.and('p.in_stock = ?', filter.inStock);
    if (filter.ids) this.and('p.id = ANY(?::integer[])', filter.ids);
  }

  /** Adds a condition; each question mark in it stands for the next value. */
  and(condition: string, ...values: unknown[]): void {
    let next = 0;
    this.text += ` AND ${condition.replace(/\?/g, () => this.parameter(values[next++]))}`;
  }

  parameter(value: unknown): string {
    this.parameters.push(value);
    return `$${this.parameters.length}`;
  }
}
