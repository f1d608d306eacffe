import { setImmediate as turn } from 'node:timers/promises';
import { LIMITS } from '../../common/constants';
import { badInput, type FieldErrors } from '../core/errors';
import type { Queryable } from '../db/queryable';
import type { Viewer } from '../identity/viewer';
import { searchText } from '../graphql/paging';
import { readProducts, type ProductRow } from '../catalog/products/readProducts';
import { historyBegan } from '../pricing/history/factsAt';
import { priceOf } from '../pricing/price';
import { CUSTOMER_BOOK } from '../pricing/priceBook';
import { Cells, isForAllSizes } from './cells';
import { FuturePrices } from './futurePrices';
import { PriceMatrixFilter, type PriceMatrixArgs, type PriceMatrixRowType, type PriceMatrixType } from './matrix.types';
import { PastPrices } from './pastPrices';
import {
  readAgreed,
  readBusinesses,
  readPastOfProducts,
  readPastTerms,
  readPlannedOfProducts,
  readPlannedProducts,
  readPlannedTerms,
  type MatrixBusiness,
  type PastChange,
  type PlannedItem,
} from './readMatrix';

/** How many businesses a filter looks at. */
const MAX_BUSINESSES = 1_000;
/** A part ends after so many cells, products that were looked at, and prices that were made. */
const MAX_CELLS = 1_000;
const MAX_PRODUCTS = 300;
const MAX_PRICED = 100_000;
/** How many products are read at a time where a filter looks through them. */
const BATCH = 100;
const DAY_MS = 86_400_000;

const BOUNDS = { products: 50, businesses: 50, percent: 99, days: 3_650 } as const;

/** A row that was found, and with which businesses a filter found it. */
interface FoundRow {
  readonly product: ProductRow;
  readonly variant: string | null;
  readonly cells: Cells;
  readonly userIds: readonly number[];
}

/** What is read once for all products of a part. */
interface Scope {
  readonly businesses: readonly MatrixBusiness[];
  readonly plannedTerms: readonly PlannedItem[];
  /** Null where the past is not asked for, or not known for so long. */
  readonly past: { readonly since: Date; readonly terms: readonly PastChange[] } | null;
}

/**
 * What businesses pay now, product by product (specification 3.17): each price by `priceOf`. A part is bounded both ways;
 * a filter looks through products until the part is full or enough were looked at.
 * @throws ShopError BAD_USER_INPUT for sizes, percentages and days out of bounds, too many ids, and searches too long
 */
export async function priceMatrix(db: Queryable, viewer: Viewer, args: PriceMatrixArgs): Promise<PriceMatrixType> {
  check(args);
  const { filter = null, afterUserId = null } = args;
  const { since: knownSince, now } = await historyBegan(db);
  const selected = await readBusinesses(
    db,
    viewer,
    {
      userIds: args.userIds ?? null,
      search: text('business', args.business),
      pricingMode: args.pricingMode ?? null,
      after: filter === null ? afterUserId : null,
    },
    filter === null ? args.businesses + 1 : MAX_BUSINESSES + 1,
  );
  const businesses = selected.slice(0, filter === null ? args.businesses : MAX_BUSINESSES);
  const userIds = businesses.map(({ id }) => id);
  const since = new Date(now.getTime() - args.days * DAY_MS);
  const plannedTerms = await readPlannedTerms(db, userIds);
  const isOfPast = filter === PriceMatrixFilter.UNCHANGED && since >= knownSince;
  const past = isOfPast ? { since, terms: await readPastTerms(db, userIds, since) } : null;
  const { rows, nextProductId, looked } = await findRows(db, args, { businesses, plannedTerms, past });

  const matching = new Set(rows.flatMap((row) => row.userIds));
  const columns =
    filter === null ? selected : businesses.filter(({ id }) => matching.has(id) && id > (afterUserId ?? 0));
  const shown = columns.slice(0, args.businesses);
  return {
    businesses: shown.map(({ id, businessName, book }) => ({ userId: id, businessName, priceBook: book.name })),
    rows: rows.map((row) => rowOf(row, shown)),
    nextProductId,
    nextUserId: columns.length > shown.length ? shown.at(-1)!.id : null,
    productsLookedAt: looked,
    isOfFirstBusinesses: filter !== null && selected.length > MAX_BUSINESSES,
    knownSince,
  };
}

function rowOf({ product, variant, cells }: FoundRow, shown: readonly MatrixBusiness[]): PriceMatrixRowType {
  const isAll = isForAllSizes(product, variant);
  return {
    productId: product.id,
    productName: product.name,
    variant,
    isForAllSizes: isAll,
    customerPrice: isAll ? null : (priceOf(product, variant, CUSTOMER_BOOK)?.amount ?? null),
    cells: shown.map((business) => cells.cell(product, variant, business)),
  };
}

/** The rows of the part: of each product all that fit the filter, behind the one for all sizes. */
async function findRows(
  db: Queryable,
  args: PriceMatrixArgs,
  scope: Scope,
): Promise<{ rows: FoundRow[]; nextProductId: number | null; looked: number }> {
  const { filter = null } = args;
  const ids = await productIds(db, args, scope);
  const rows: FoundRow[] = [];
  const columns = Math.min(args.businesses, scope.businesses.length);
  let [after, found, looked, priced] = [args.afterProductId ?? null, 0, 0, 0];
  if (columns === 0) return { rows, nextProductId: null, looked };
  for (;;) {
    const limit = filter === null ? args.products - found : BATCH;
    const page = await readProducts(
      db,
      { category: args.category ?? null, search: text('search', args.search), ids },
      { sort: 'oldest', limit, fromEnd: false, after: after === null ? null : { id: after, key: null }, before: null },
      CUSTOMER_BOOK,
    );
    const cells = await cellsOf(db, args, scope, page.nodes);
    for (const [at, product] of page.nodes.entries()) {
      const before = cells.made;
      const more = rowsOf(product, cells, filter !== null);
      priced += cells.made - before;
      const isFull = rows.length > 0 && (rows.length + more.length) * columns > MAX_CELLS;
      if (isFull) return { rows, nextProductId: after, looked };
      [after, looked] = [product.id, looked + 1];
      if (more.length > 0) [found] = [found + 1, rows.push(...more)];
      const isEnough = found === args.products || looked >= MAX_PRODUCTS || priced > MAX_PRICED;
      const isLast = at === page.nodes.length - 1 && !page.pageInfo.hasNextPage;
      if (isEnough || isLast) return { rows, nextProductId: isLast ? null : after, looked };
      // Others are answered in between.
      if (at % 20 === 19) await turn();
    }
    if (!page.pageInfo.hasNextPage) return { rows, nextProductId: null, looked };
  }
}

function rowsOf(product: ProductRow, cells: Cells, isFiltered: boolean): FoundRow[] {
  const sizes = product.variants.map(({ name }) => name);
  const row = (variant: string | null, userIds: readonly number[]): FoundRow => ({ product, variant, cells, userIds });
  if (!isFiltered) return [null, ...sizes].map((variant) => row(variant, []));
  const found = (sizes.length > 0 ? sizes : [null])
    .map((variant) => row(variant, cells.matching(product, variant)))
    .filter(({ userIds }) => userIds.length > 0);
  return sizes.length > 0 && found.length > 0 ? [row(null, []), ...found] : found;
}

/** Which products may be found at all; null: any. */
async function productIds(db: Queryable, args: PriceMatrixArgs, { plannedTerms }: Scope): Promise<number[] | null> {
  const asked = args.productIds ?? null;
  // Terms that are to change touch every product.
  if (args.filter !== PriceMatrixFilter.PLANNED || plannedTerms.length > 0) return asked;
  const planned = await readPlannedProducts(db);
  return asked ? planned.filter((id) => asked.includes(id)) : planned;
}

/** What is known of the products. */
async function cellsOf(
  db: Queryable,
  { filter = null, percent }: PriceMatrixArgs,
  { businesses, plannedTerms, past }: Scope,
  products: readonly ProductRow[],
): Promise<Cells> {
  const ids = products.map(({ id }) => id);
  const userIds = businesses.map(({ id }) => id);
  const sizes = products.flatMap(({ id, variants }) =>
    ['', ...variants.map(({ name }) => name)].map((variant) => ({ productId: id, variant })),
  );
  const [agreed, planned, changes] = await Promise.all([
    readAgreed(db, ids, userIds),
    readPlannedOfProducts(db, ids, userIds),
    past ? readPastOfProducts(db, sizes, userIds, past.since) : null,
  ]);
  return new Cells(
    businesses,
    { filter, percent },
    {
      agreed,
      future: new FuturePrices([...planned, ...plannedTerms]),
      past: past && changes && new PastPrices([...changes, ...past.terms]),
    },
  );
}

function check(args: PriceMatrixArgs): void {
  const errors: FieldErrors = {};
  for (const [name, most] of Object.entries(BOUNDS) as [keyof typeof BOUNDS, number][]) {
    if (args[name] < 1 || args[name] > most) errors[name] = `Ask for 1 to ${most}`;
  }
  for (const name of ['productIds', 'userIds'] as const) {
    if ((args[name]?.length ?? 0) > LIMITS.orderLines) errors[name] = `Ask for at most ${LIMITS.orderLines} at a time`;
  }
  if (Object.keys(errors).length > 0) throw badInput(errors);
}

function text(name: 'search' | 'business', value: string | null | undefined): string | null {
  if (value && value.length > LIMITS.search)
    throw badInput({ [name]: `Search for at most ${LIMITS.search} characters` });
  return name === 'search' ? searchText(value) : value?.trim() || null;
}
