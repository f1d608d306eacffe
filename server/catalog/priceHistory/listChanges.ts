import { MOST_COUNTED } from '../../../common/constants';
import { badInput } from '../../core/errors';
import type { Queryable } from '../../db/queryable';
import { showPage, type Page } from '../../db/page';
import { Selection } from '../../db/selection';
import { countSelected, readSortedPage, type SortedList, type SortedPageRequest } from '../../db/lists/sortedPage';
import type { ChangeFilter, PriceChangeKind, PriceChangeType, PriceChangeValueType } from './priceChange.types';

/** What is kept as `price` of a product is called so for historical reasons; the API calls it by its other name. */
const NAMES: Readonly<Partial<Record<PriceChangeKind, Readonly<Record<string, string>>>>> = {
  product: { price: 'listPrice' },
};
/** What everybody may know of a product's prices. */
const FOR_BUSINESSES = ['customerPrice', 'price'];

const CHANGES: SortedList<'date'> = {
  columns: `c.id::text AS id, s.at, c.kind, c.product_id AS "productId", nullif(c.variant, '') AS variant, c.user_id AS "userId",
    c.old, c.new, s.actor_username AS "actorUsername", s.via, s.reason,
    coalesce(p.name, (SELECT coalesce(n.old, n.new)->>'name' FROM price_change n WHERE n.product_id = c.product_id
      AND n.user_id IS NULL AND n.variant = '' AND n.kind = 'product' ORDER BY n.at DESC, n.id DESC LIMIT 1)) AS "productName",
    coalesce(nullif(u.business_name, ''), u.username, (SELECT coalesce(n.old, n.new)->>'name' FROM price_change n
      WHERE n.user_id = c.user_id AND n.product_id IS NULL AND n.variant = '' AND n.kind = 'terms'
      ORDER BY n.at DESC, n.id DESC LIMIT 1)) AS "businessName"`,
  from: `price_change c JOIN price_change_set s ON s.id = c.set_id LEFT JOIN product p ON p.id = c.product_id
    LEFT JOIN users u ON u.id = c.user_id`,
  id: { sql: 'c.id', type: 'bigint' },
  sorts: { date: null },
};

type Facts = Readonly<Record<string, string | boolean | null>>;

interface ChangeRow extends Omit<PriceChangeType, 'values' | 'isNew' | 'isGone'> {
  readonly old: Facts | null;
  readonly new: Facts | null;
}

/**
 * A page of the history, as who asks may see it.
 * @throws ShopError BAD_USER_INPUT as of every page, and when all of the history is to be narrowed by what only one
 *   product or business has an index for
 */
export async function readPriceChanges(
  db: Queryable,
  filter: ChangeFilter,
  page: Omit<SortedPageRequest<'date'>, 'by'>,
): Promise<Page<PriceChangeType>> {
  const { productId, userId, variant, kind, from, to, asBusiness } = filter;
  if (productId === null && userId === null && asBusiness === null) {
    if ((variant ?? kind ?? from ?? to) !== null) throw badInput({ productId: 'Name a product or a business as well' });
  }
  const rows = await readSortedPage<ChangeRow, 'date'>(db, CHANGES, selected(filter), { ...page, by: 'date' });
  return showPage(rows, (row) => showChange(row, filter.asBusiness !== null));
}

/** So many changes are counted: one more than are told exactly. */
const COUNT_LIMIT = MOST_COUNTED + 1;

/** How many changes the filter selects, exact up to 10,000; 10,001 stands for more (specification 3.16). */
export function countPriceChanges(db: Queryable, filter: ChangeFilter): Promise<number> {
  const isByTime = filter.from !== null || filter.to !== null;
  const from = `price_change c ${isByTime ? 'JOIN price_change_set s ON s.id = c.set_id' : ''}`;
  return countSelected(db, { from }, selected(filter), COUNT_LIMIT);
}

/** Whether the product was to be seen before and after the change: by the change itself, of a size by those around it. */
const WAS_SHOWN = `CASE c.kind
  WHEN 'product' THEN coalesce(c.old->>'shown', 'true') = 'true' AND coalesce(c.new->>'shown', 'true') = 'true'
  ELSE coalesce(
    (SELECT coalesce(b.new->>'shown', 'true') FROM price_change b WHERE b.user_id IS NULL AND b.product_id = c.product_id
      AND b.variant = '' AND b.kind = 'product' AND b.at <= c.at AND b.id < c.id ORDER BY b.at DESC, b.id DESC LIMIT 1),
    (SELECT coalesce(b.old->>'shown', 'true') FROM price_change b WHERE b.user_id IS NULL AND b.product_id = c.product_id
      AND b.variant = '' AND b.kind = 'product' ORDER BY b.at, b.id LIMIT 1),
    (SELECT (shown.deleted_at IS NULL)::text FROM product shown WHERE shown.id = c.product_id), 'true') = 'true' END`;

function selected({ productId, variant, userId, kind, from, to, asBusiness }: ChangeFilter): Selection {
  const selection = new Selection()
    .andIfPresent('c.product_id = ?', productId)
    .andIfPresent('c.variant = ?', variant)
    .andIfPresent('c.user_id = ?', userId)
    .andIfPresent('c.kind = ?', kind)
    // What a statement wrote before an instant may hold since a later one, but never the other way round.
    .andIfPresent('s.at >= ?', from)
    .andIfPresent('s.at < ?', to)
    .andIfPresent('c.at < ?', to);
  if (asBusiness === null) return selection;
  if (productId === null) return selection.and('c.user_id = ?', asBusiness);
  return selection.and(
    `(c.user_id = ? OR (c.user_id IS NULL AND (c.old->>'customerPrice', c.old->>'price')
      IS DISTINCT FROM (c.new->>'customerPrice', c.new->>'price') AND ${WAS_SHOWN}))`,
    asBusiness,
  );
}

function showChange({ old, new: now, ...change }: ChangeRow, asBusiness: boolean): PriceChangeType {
  const isShown = (name: string): boolean =>
    name !== 'name' && (!asBusiness || change.userId !== null || FOR_BUSINESSES.includes(name));
  const names = Object.keys({ ...old, ...now }).filter(isShown);
  const values = names.flatMap((name): PriceChangeValueType[] => {
    const [before, after] = [textOf(old?.[name]), textOf(now?.[name])];
    return before === after ? [] : [{ name: NAMES[change.kind]?.[name] ?? name, old: before, new: after }];
  });
  return { ...change, isNew: old === null, isGone: now === null, values };
}

function textOf(value: string | boolean | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
