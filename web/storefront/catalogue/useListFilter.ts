import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ProductSort } from '../../gql/graphql';
import { msg } from '../../i18n/text';

/** The orders that a shopper may choose, as the address names them; without one it is the shop's own. */
export const SORTS = [
  { value: 'name', sort: 'NAME', label: msg('Name: A to Z') },
  { value: 'price-low', sort: 'PRICE_LOW', label: msg('Price: low to high') },
  { value: 'price-high', sort: 'PRICE_HIGH', label: msg('Price: high to low') },
  { value: 'newest', sort: 'NEWEST', label: msg('Newest first') },
] as const satisfies readonly { value: string; sort: ProductSort; label: string }[];

/** How a list is sorted and filtered, kept in the address. */
export interface ListFilter {
  /** The value of one of `SORTS`; empty for the shop's own order. */
  sort: string;
  inStockOnly: boolean;
  /** The same for the shop's API; only what was chosen. */
  variables: { sort?: ProductSort; inStock?: true };
  setSort: (value: string) => void;
  setInStockOnly: (only: boolean) => void;
}

/** The sorting and the stock filter of the list at this address, `?sort=…&stock=in`. */
export function useListFilter(): ListFilter {
  const [search, setSearch] = useSearchParams();
  const chosen = SORTS.find(({ value }) => value === search.get('sort'));
  const inStockOnly = search.get('stock') === 'in';

  const set = useCallback(
    (name: string, value: string) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (value) next.set(name, value);
          else next.delete(name);
          return next;
        },
        // Going back leaves the list; it does not go through what was tried in it.
        { replace: true },
      ),
    [setSearch],
  );

  return useMemo(
    () => ({
      sort: chosen?.value ?? '',
      inStockOnly,
      variables: { ...(chosen && { sort: chosen.sort }), ...(inStockOnly && { inStock: true }) },
      setSort: (value) => set('sort', value),
      setInStockOnly: (only) => set('stock', only ? 'in' : ''),
    }),
    [chosen, inStockOnly, set],
  );
}
