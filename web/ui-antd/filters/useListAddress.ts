import { useLocation, useSearchParams } from 'react-router-dom';

/** Where a list stands, kept in the page's address: what it is filtered and sorted by, and which page it shows. */
export interface ListAddress {
  /** A filter or the search; "" when it is not set. */
  get(name: string): string;
  /** Like "totalAmount"; "" for the list's own order. */
  sort: string;
  descending: boolean;
  /** The cursor that the page begins after; null for the first one. */
  after: string | null;
  /** Number of the page from 1, as far as it was paged through. */
  page: number;
  /** Whether anything but the order and the page is set. */
  filtered(names: readonly string[]): boolean;
  /** Sets filters, search or order ("" takes one away) and goes back to the first page. */
  set(changes: Readonly<Record<string, string>>): void;
  next(cursor: string): void;
  previous(): void;
}

/**
 * Reads and writes a list's place in the address.
 * @param prefix of its parameters, where two lists stand on one page
 */
export function useListAddress(prefix = ''): ListAddress {
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  const trails = trailsOf(location.state);
  const trail = trails[prefix] ?? [];
  const get = (name: string) => parameters.get(prefix + name) ?? '';
  const after = get('after') || null;
  const page = Math.max(1, Number.parseInt(get('page') || '1', 10) || 1);

  /** Goes to another page of the list; the pages before it are remembered beside the address. */
  const goTo = (cursor: string, number: number, passed: readonly string[]) => {
    setParameters((now) => written(now, prefix, { after: cursor, page: number > 1 ? String(number) : '' }), {
      state: { trails: { ...trails, [prefix]: passed } },
    });
  };

  return {
    get,
    sort: get('sort'),
    descending: get('order') === 'desc',
    after,
    page,
    filtered: (names) => names.some((name) => get(name) !== ''),
    set: (changes) =>
      setParameters((now) => written(now, prefix, { ...changes, after: '', page: '' }), { replace: true }),
    next: (cursor) => goTo(cursor, page + 1, [...trail, after ?? '']),
    previous: () => {
      const cursor = trail.at(-1);
      // A page opened by its address alone knows no page before it but the first.
      goTo(cursor ?? '', cursor === undefined ? 1 : page - 1, trail.slice(0, -1));
    },
  };
}

type Trails = Readonly<Record<string, readonly string[] | undefined>>;

function trailsOf(state: unknown): Trails {
  return typeof state === 'object' && state !== null && 'trails' in state ? (state.trails as Trails) : {};
}

function written(now: URLSearchParams, prefix: string, changes: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(prefix + name);
    else next.set(prefix + name, value);
  }
  return next;
}
