import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LIMITS } from '../../../common/constants';

/** Where in a portal's catalogue somebody is, kept in the page's address: `?category=…&search=…`. */
export interface CatalogueAddress {
  /** Slug of the chosen category; null for none. */
  category: string | null;
  /** What is searched for; "" for nothing. */
  search: string;
  /** The address of a category, for a link; null leads back to the categories. What else stands in it stays. */
  to: (category: string | null) => { search: string };
  /** Goes there. */
  choose: (category: string | null) => void;
  setSearch: (text: string) => void;
}

/** Reads and writes the place in the catalogue. */
export function useCatalogueAddress(): CatalogueAddress {
  const [parameters, setParameters] = useSearchParams();
  const to = useCallback(
    (category: string | null) => ({ search: `?${elsewhere(parameters, category)}` }),
    [parameters],
  );
  const choose = useCallback(
    (category: string | null) => setParameters((now) => elsewhere(now, category)),
    [setParameters],
  );
  const setSearch = useCallback(
    (text: string) =>
      setParameters(
        (now) => {
          const next = new URLSearchParams(now);
          if (text) next.set('search', text);
          else next.delete('search');
          return next;
        },
        // Going back leaves the list; it does not go through what was tried in it.
        { replace: true },
      ),
    [setParameters],
  );
  const category = parameters.get('category') || null;
  const search = (parameters.get('search') ?? '').trim().slice(0, LIMITS.search);
  return useMemo(() => ({ category, search, to, choose, setSearch }), [category, search, to, choose, setSearch]);
}

function elsewhere(now: URLSearchParams, category: string | null): URLSearchParams {
  const next = new URLSearchParams(now);
  next.delete('search');
  if (category === null) next.delete('category');
  else next.set('category', category);
  return next;
}
