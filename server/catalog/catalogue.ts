import type { Queryable } from '../db/queryable';
import type { ListPrices, VariantPrices } from '../pricing/price';
import type { OwnPrices, PriceBook } from '../pricing/priceBook';

/** A product as the catalogue reads it: its list prices, its variants, and what was agreed with one business. */
export interface ProductRow extends ListPrices {
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
  readonly own: OwnPrices | null;
}

/** Which products a list holds. */
export interface ProductFilter {
  /** Slug of a category. */
  category?: string | null;
  /** Text in the name, the description or a tag, without regard to case. */
  search?: string | null;
  inStock?: boolean | null;
}

export interface PageRequest {
  /** 1 to 100, or up to 1,000 for the whole catalogue in one answer. */
  first: number;
  /** Products after this id. */
  after: number | null;
}

const PRODUCT_COLUMNS = `p.id, p.name, p.description, p.category_id AS "categoryId", c.slug AS "categorySlug",
  array_to_json(p.tags) AS tags, p.in_stock AS "inStock", p.customer_price AS "customerPrice",
  p.business_price AS "businessPrice", p.price, p.picture_hash AS "pictureHash", i.width AS "pictureWidth",
  i.height AS "pictureHeight", p.variants`;

const OWN_PRICES = `(SELECT json_object_agg(o.variant, o.custom_price::text) FROM individual_price o
  WHERE o.product_id = p.id AND o.user_id = $1) AS own`;

const FROM = `FROM product p JOIN category c ON c.id = p.category_id LEFT JOIN picture i ON i.hash = p.picture_hash
  WHERE p.deleted_at IS NULL`;

/** One page of products by id, and one more when there are more; one statement whatever the price book. */
export async function readProducts(
  db: Queryable,
  filter: ProductFilter,
  page: PageRequest,
  book: PriceBook,
): Promise<ProductRow[]> {
  const sql = new Statement(book);
  sql.where(filter);
  if (page.after !== null) sql.and('p.id > ?', page.after);
  return db.query(`${sql.text} ORDER BY p.id LIMIT ${sql.parameter(page.first + 1)}`, sql.parameters);
}

/** The products with these ids that are not deleted, in no order. */
export async function readProductsById(db: Queryable, ids: readonly number[], book: PriceBook): Promise<ProductRow[]> {
  const sql = new Statement(book);
  sql.and('p.id = ANY(?::integer[])', ids);
  return db.query(sql.text, sql.parameters);
}

/** How many products the filter selects. */
export async function countProducts(db: Queryable, filter: ProductFilter): Promise<number> {
  const sql = new Statement(null);
  sql.where(filter);
  const rows = await db.query<{ count: number }[]>(sql.text, sql.parameters);
  return rows[0]?.count ?? 0;
}

/** A statement over products that grows condition by condition, each value a parameter. */
class Statement {
  text: string;
  readonly parameters: unknown[] = [];

  /** Null counts; a price book selects the columns that its prices need. */
  constructor(book: PriceBook | null) {
    if (book?.kind === 'individual') this.parameters.push(book.userId);
    const own = book?.kind === 'individual' ? OWN_PRICES : 'NULL AS own';
    this.text = book ? `SELECT ${PRODUCT_COLUMNS}, ${own} ${FROM}` : `SELECT count(*)::integer AS count ${FROM}`;
  }

  where(filter: ProductFilter): void {
    if (filter.category) this.and('c.slug = ?', filter.category);
    if (typeof filter.inStock === 'boolean') this.and('p.in_stock = ?', filter.inStock);
    const search = filter.search?.trim();
    if (search) {
      this.and(
        `(p.name || ' ' || p.description || ' ' || array_to_string(p.tags, ' ')) ILIKE ?`,
        `%${search.replace(/[\\%_]/g, '\\$&')}%`,
      );
    }
  }

  and(condition: string, value: unknown): void {
    this.text += ` AND ${condition.replace('?', this.parameter(value))}`;
  }

  parameter(value: unknown): string {
    this.parameters.push(value);
    return `$${this.parameters.length}`;
  }
}
