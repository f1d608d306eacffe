import type { PageRange } from '../../db/page';
import type { Queryable } from '../../db/queryable';
import type { Selection } from '../../db/selection';
import type { Position, PricedProduct, PriceSort } from './productSort';

/**
 * The price that a card shows a customer, as the database sorts by it: what `priceOf` makes of the first size in the
 * customers' book; null where it makes none. Both directions have an index on it.
 */
const PRICE = `nullif(coalesce((p.variants -> 0 ->> 'customerPrice')::numeric, p.customer_price, p.price), 0)`;

/** A price or an id, and on which side of it. */
interface Beyond {
  position: Position;
  side: '<' | '>';
}

/**
 * The products of a page that is sorted by the customers' prices, in the direction of the range, and one more where there
 * are more; one statement. Those without a price are last either way.
 *
 * @param columns what is read of each product `p` of the category `c`
 */
export function sortedByCustomerPrice<Row>(
  db: Queryable,
  columns: { shown: string; joins: string },
  { selection, from, matching }: { selection: Selection; from: string; matching: string },
  { sort, limit, fromEnd, after, before }: PageRange<Position> & { sort: PriceSort },
): Promise<(Row & PricedProduct)[]> {
  const most = selection.parameter(limit + 1);
  const ends: Beyond[] = [
    ...(after ? [{ position: after, side: '>' } as const] : []),
    ...(before ? [{ position: before, side: '<' } as const] : []),
  ];
  const priced = ends.map((end) => beyondPriced(selection, end, sort));
  const unpriced = ends.map((end) => beyondUnpriced(selection, end));
  const direction = fromEnd ? 'DESC' : 'ASC';
  const price = `${PRICE} ${(sort === 'priceLow') === fromEnd ? 'DESC' : 'ASC'}`;
  const page = (isLast: 0 | 1, conditions: string[], order: string) =>
    `(SELECT p.id, ${PRICE} AS price, ${isLast} AS last ${from}
      WHERE ${[selection.where, `${PRICE} IS ${isLast ? '' : 'NOT '}NULL`, ...conditions].join(' AND ')}
      ORDER BY ${order} p.id ${direction} LIMIT ${most})`;
  return db.query(
    `${matching} SELECT ${columns.shown}, s.price::numeric(14,2)::text AS amount
     FROM (${page(0, priced, `${price},`)} UNION ALL ${page(1, unpriced, '')}) AS s
       JOIN product p ON p.id = s.id JOIN category c ON c.id = p.category_id ${columns.joins}
     ORDER BY s.last ${direction}, ${price.replace(PRICE, 's.price')}, s.id ${direction} LIMIT ${most}`,
    selection.parameters,
  );
}

/** Of those with a price. All of them come before one without. */
function beyondPriced(selection: Selection, { position: { key, id }, side }: Beyond, sort: PriceSort): string {
  if (key === null) return side === '<' ? 'true' : 'false';
  const amount = `${selection.parameter(key)}::numeric`;
  const further = (sort === 'priceLow') === (side === '>') ? '>' : '<';
  // The first condition alone begins at the right place of the index.
  return `${PRICE} ${further}= ${amount} AND (${PRICE} <> ${amount} OR p.id ${side} ${selection.parameter(id)})`;
}

function beyondUnpriced(selection: Selection, { position: { key, id }, side }: Beyond): string {
  if (key !== null) return side === '>' ? 'true' : 'false';
  return `p.id ${side} ${selection.parameter(id)}`;
}
