import { isUnset } from '../../../../common/amountText';
import type { PageRange } from '../../../db/page';
import type { Queryable } from '../../../db/queryable';
import type { Selection } from '../../../db/selection';
import type { PriceBook } from '../../../pricing/priceBook';
import type { Position, PricedProduct, PriceSort } from './productSort';

/** What the fallback order finds for the first size, before anything was agreed; zero and null are no price. */
const LISTED = {
  customer: `coalesce((p.variants -> 0 ->> 'customerPrice')::numeric, p.customer_price, p.price)`,
  business: `coalesce((p.variants -> 0 ->> 'businessPrice')::numeric, p.business_price,
    (p.variants -> 0 ->> 'customerPrice')::numeric, p.customer_price, p.price)`,
} as const;

/** A price or an id, and on which side of it. */
interface Beyond {
  position: Position;
  side: '<' | '>';
}

/**
 * How the database sorts by the price that a card shows first: by what `priceOf` makes of the first size; null where it
 * makes none. What is shown comes from `priceOf` alone.
 */
interface SortPrice {
  /** The price that is listed. Both directions have an index on it. */
  readonly listed: string;
  /** What is taken off it, as a placeholder; null for nothing. */
  readonly percent: string | null;
  /** The business with which prices were agreed, as a placeholder; null for none. */
  readonly business: string | null;
}

/** The products that a list chooses from. */
export interface Selected {
  readonly selection: Selection;
  readonly from: string;
  readonly matching: string;
}

/**
 * The products of a page that is sorted by the prices of a book, in the direction of the range, and one more where there
 * are more; one statement, which reads as many products as the page has, those that cost the same as its last one, and
 * those that a price was agreed for. Those without a price are last either way.
 *
 * @param columns what is read of each product `p` of the category `c`
 */
export function sortedByPrice<Row>(
  db: Queryable,
  columns: { shown: string; joins: string },
  { selection, from, matching }: Selected,
  { sort, ...range }: PageRange<Position> & { sort: PriceSort },
  book: PriceBook,
): Promise<(Row & PricedProduct)[]> {
  const price = sortPriceOf(book, selection);
  const page = new PricePage({ selection, from, range, sort, price });
  return db.query(
    `${matching} SELECT ${columns.shown}, s.price::numeric(14,2)::text AS amount
     FROM (${page.parts().join(' UNION ALL ')}) AS s
       JOIN product p ON p.id = s.id JOIN category c ON c.id = p.category_id ${columns.joins}
     ORDER BY s.last ${page.direction}, s.price ${page.priceDirection}, s.id ${page.direction} LIMIT ${page.most}`,
    selection.parameters,
  );
}

function sortPriceOf(book: PriceBook, selection: Selection): SortPrice {
  const listed = `nullif(${book.kind === 'customer' ? LISTED.customer : LISTED.business}, 0)`;
  const business = book.kind === 'individual' ? selection.parameter(book.userId) : null;
  if (book.kind !== 'discount' || isUnset(book.percent)) return { listed, percent: null, business };
  // Nothing is left of any price.
  if (Number(book.percent) === 100) return { listed: 'NULL::numeric', percent: null, business };
  return { listed, percent: `${selection.parameter(book.percent)}::numeric`, business };
}

interface Parts {
  selection: Selection;
  from: string;
  range: PageRange<Position>;
  sort: PriceSort;
  price: SortPrice;
}

/** The parts of which a page is put together, each of products `id` with their `price`, `last` 1 for those without one. */
class PricePage {
  readonly direction: 'ASC' | 'DESC';
  readonly priceDirection: 'ASC' | 'DESC';
  readonly most: string;
  private readonly ends: readonly Beyond[];

  constructor(private readonly of: Parts) {
    const { range, sort, selection } = of;
    this.direction = range.fromEnd ? 'DESC' : 'ASC';
    this.priceDirection = (sort === 'priceLow') === range.fromEnd ? 'DESC' : 'ASC';
    this.most = selection.parameter(range.limit + 1);
    this.ends = [
      ...(range.after ? [{ position: range.after, side: '>' } as const] : []),
      ...(range.before ? [{ position: range.before, side: '<' } as const] : []),
    ];
  }

  parts(): string[] {
    const { percent, business } = this.of.price;
    return [
      ...(percent === null ? [this.priced()] : [this.discounted(), this.nothingLeft()]),
      this.unlisted(),
      ...(business === null ? [] : [this.agreed(business)]),
    ];
  }

  /** Those with a listed price, by its index. */
  private priced(): string {
    const { listed } = this.of.price;
    return `(SELECT p.id, ${listed} AS price, 0 AS last ${this.chosen(this.listedAndPriced())}
      ORDER BY ${listed} ${this.priceDirection}, p.id ${this.direction} LIMIT ${this.most})`;
  }

  /**
   * Those of which the percentage leaves a price. Different listed prices can come to the same one by rounding: as many as
   * the page has are found by the index of listed prices, and with them all that cost the same as the last.
   */
  private discounted(): string {
    const { listed } = this.of.price;
    const chosen = this.listedAndPriced();
    const nearest = `SELECT ${listed} AS price ${this.chosen(chosen)}
      ORDER BY ${listed} ${this.priceDirection} LIMIT ${this.most}`;
    const [last, isUpTo] = this.priceDirection === 'ASC' ? (['max', '<'] as const) : (['min', '>'] as const);
    const lastPrice = `(SELECT ${this.left(`${last}(n.price)`)} FROM (${nearest}) AS n)`;
    return `(SELECT p.id, ${this.left(listed)} AS price, 0 AS last
      ${this.chosen([...chosen, this.reaches(isUpTo, lastPrice)])}
      ORDER BY price ${this.priceDirection}, p.id ${this.direction} LIMIT ${this.most})`;
  }

  /** Those without a listed price, by the index of listed prices: of most catalogues these are few. */
  private unlisted(): string {
    const { listed } = this.of.price;
    return `(SELECT p.id, NULL::numeric AS price, 1 AS last ${this.chosen([`${listed} IS NULL`, ...this.unpriced()])}
      ORDER BY ${listed} ${this.direction}, p.id ${this.direction} LIMIT ${this.most})`;
  }

  /** Those of which the percentage leaves nothing, by the same index: sorted by id only once they are found. */
  private nothingLeft(): string {
    const { listed } = this.of.price;
    const conditions = [`${listed} > 0 AND ${listed} < ${this.edge('0', '+')}`, ...this.unpriced()];
    return `(SELECT n.id, NULL::numeric AS price, 1 AS last
      FROM (SELECT p.id ${this.chosen(conditions)} OFFSET 0) AS n ORDER BY n.id ${this.direction} LIMIT ${this.most})`;
  }

  private unpriced(): string[] {
    const beyond = this.ends.map(({ position: { key, id }, side }) => {
      if (key !== null) return side === '>' ? 'true' : 'false';
      return `p.id ${side} ${this.of.selection.parameter(id)}`;
    });
    return [...this.withoutAgreed(), ...beyond];
  }

  /** Those for which something was agreed, priced one by one: they are few beside all others. */
  private agreed(business: string): string {
    const { selection, from } = this.of;
    const agreedFor = (size: string) =>
      `(SELECT a.custom_price FROM individual_price a
        WHERE a.user_id = ${business} AND a.product_id = p.id AND a.variant = ${size})`;
    const price = `nullif(coalesce(${agreedFor(`p.variants -> 0 ->> 'name'`)}, ${agreedFor(`''`)}, ${LISTED.business}), 0)`;
    const beyond = this.ends.map(({ position: { key, id }, side }) => {
      const [same, isFurther] = [`id ${side} ${selection.parameter(id)}`, side === '>'];
      if (key === null) return isFurther ? `price IS NULL AND ${same}` : `(price IS NOT NULL OR ${same})`;
      const amount = `${selection.parameter(key)}::numeric`;
      return `(price ${this.furtherThan(side)} ${amount} OR price = ${amount} AND ${same}${isFurther ? ' OR price IS NULL' : ''})`;
    });
    return `(SELECT id, price, (price IS NULL)::integer AS last
      FROM (SELECT p.id, ${price} AS price ${from} WHERE ${selection.where}
        AND p.id IN (SELECT product_id FROM individual_price WHERE user_id = ${business})) AS own
      WHERE ${['true', ...beyond].join(' AND ')})`;
  }

  private chosen(conditions: readonly string[]): string {
    const { from, selection } = this.of;
    return `${from} WHERE ${[selection.where, ...conditions].join(' AND ')}`;
  }

  /** Those with a listed price of which something is left, beyond the ends of the page. */
  private listedAndPriced(): string[] {
    const { listed, percent } = this.of.price;
    return [
      percent === null ? `${listed} IS NOT NULL` : `${listed} >= ${this.edge('0', '+')}`,
      ...this.withoutAgreed(),
      ...this.ends.map((end) => this.beyondPriced(end)),
    ];
  }

  /** All of these come before one without a price. */
  private beyondPriced({ position: { key, id }, side }: Beyond): string {
    if (key === null) return side === '<' ? 'true' : 'false';
    const { selection, price } = this.of;
    const amount = `${selection.parameter(key)}::numeric`;
    // The first condition alone begins at the right place of the index.
    return `${this.reaches(this.furtherThan(side), amount)}
      AND (${this.left(price.listed)} <> ${amount} OR p.id ${side} ${selection.parameter(id)})`;
  }

  private furtherThan(side: '<' | '>'): '<' | '>' {
    return (this.of.sort === 'priceLow') === (side === '>') ? '>' : '<';
  }

  private withoutAgreed(): string[] {
    const { business } = this.of.price;
    if (business === null) return [];
    return [`NOT EXISTS (SELECT FROM individual_price a WHERE a.user_id = ${business} AND a.product_id = p.id)`];
  }

  /** What the percentage leaves of a listed price, as `lessPercent` rounds it. */
  private left(listed: string): string {
    const { percent } = this.of.price;
    return percent === null ? listed : `round(${listed} * (100 - ${percent}) / 100, 2)`;
  }

  /** Whether what is left of the listed price is the amount, or more (`>`) or less (`<`) than it, by the listed price alone. */
  private reaches(comparison: '<' | '>', amount: string): string {
    const { listed, percent } = this.of.price;
    if (percent === null) return `${listed} ${comparison}= ${amount}`;
    return comparison === '>' ? `${listed} >= ${this.edge(amount, '-')}` : `${listed} < ${this.edge(amount, '+')}`;
  }

  /**
   * The least listed price of which the amount is left (`-`), or more than it (`+`): half a cent is rounded up. With so many
   * decimals that no price of two lies between it and the exact quotient.
   */
  private edge(amount: string, side: '+' | '-'): string {
    return `(${amount} ${side} 0.005)::numeric(40,20) * 100 / (100 - ${this.of.price.percent})`;
  }
}
