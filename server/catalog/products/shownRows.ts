import { pageOfEdges } from '../../db/page';
import type { ChosenBy, Shown } from '../../graphql/changes/shown';
import type { AppliedSort } from './lists/productSort';
import type { ProductFilter, ProductRow, ProductRows } from './readProducts';

/** The rows of the lists that responses show, by their notes. */
const shownRows = new WeakMap<Shown, readonly ProductRow[]>();
/** The rows that lists are to show instead of those that the database gives. */
const givenRows = new WeakMap<Shown, readonly ProductRow[]>();

/** Notes the products of one root field, for a response that is to be cached. */
export function noteRows(shown: Shown | undefined, rows: readonly ProductRow[], chosenBy: ChosenBy): void {
  if (!shown) return;
  shown.addProducts(
    rows.map(({ id }) => id),
    chosenBy,
  );
  shownRows.set(shown, rows);
}

/** The rows that were noted last, once: a response that is kept must not keep them with its notes. */
export function takeRows(shown: Shown): readonly ProductRow[] | null {
  const rows = shownRows.get(shown) ?? null;
  shownRows.delete(shown);
  return rows;
}

/** Lets the lists of a response show these rows, whatever else they would. */
export function giveRows(shown: Shown, rows: readonly ProductRow[]): void {
  givenRows.set(shown, rows);
}

/** Whether the response is read for rows that were given. */
export function hasGivenRows(shown: Shown | undefined): boolean {
  return shown !== undefined && givenRows.has(shown);
}

/** A page of the rows that were given, of which nothing but its nodes counts; null when none were. */
export function givenPage(shown: Shown | undefined): ProductRows | null {
  const rows = shown && givenRows.get(shown);
  if (!rows) return null;
  const edges = rows.map((node) => ({ cursor: '', node }));
  return { ...pageOfEdges(edges, { hasPreviousPage: false, hasNextPage: false }), totalCount: 0 };
}

/** By what of any product the list is chosen and sorted, beside its category and whether it is there. */
export function chosenBy({ search, inStock, untranslatedIn }: ProductFilter, sort: AppliedSort): ChosenBy {
  return [
    ...(inStock === null || inStock === undefined ? [] : (['stock'] as const)),
    ...(search?.trim() || untranslatedIn || sort === 'name' || sort === 'relevance' ? (['texts'] as const) : []),
    ...(sort === 'priceLow' || sort === 'priceHigh' ? (['prices'] as const) : []),
  ];
}
