import { useLocation, useSearchParams } from 'react-router-dom';

/** The state of a list in the page's address: what it is filtered and sorted by, and which page it shows. */
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
  /** Sets filters, search or sorting ("" removes one) and goes back to the first page. */
  set(changes: Readonly<Record<string, string>>): void;
  next(cursor: string): void;
  /** @param options whether the page takes the place of this one in the browser's history */
  previous(options?: { replace: boolean }): void;
}

/**
 * Reads and writes the state of a list in the address.
 * @param prefix of its parameters, where two lists stand on one page
 */
export function useListAddress(prefix = ''): ListAddress {
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  const previousCursors = previousCursorsOf(location.state);
  const cursors = previousCursors[prefix] ?? [];
  const get = (name: string) => parameters.get(prefix + name) ?? '';
  const after = get('after') || null;
  const page = Math.max(1, Number.parseInt(get('page') || '1', 10) || 1);

  /** Goes to another page of the list; the cursors of the pages before it are kept in the state of the history entry. */
  const goTo = (cursor: string, pageNumber: number, before: readonly string[], replace = false) => {
    setParameters(
      (now) => withParameters(now, prefix, { after: cursor, page: pageNumber > 1 ? String(pageNumber) : '' }),
      {
        replace,
        state: { previousCursors: { ...previousCursors, [prefix]: before } },
      },
    );
  };

  return {
    get,
    sort: get('sort'),
    descending: get('order') === 'desc',
    after,
    page,
    filtered: (names) => names.some((name) => get(name) !== ''),
    set: (changes) =>
      setParameters((now) => withParameters(now, prefix, { ...changes, after: '', page: '' }), { replace: true }),
    next: (cursor) => goTo(cursor, page + 1, [...cursors, after ?? '']),
    previous: ({ replace } = { replace: false }) => {
      const cursor = cursors.at(-1);
      // A page opened by its address alone knows no page before it but the first.
      goTo(cursor ?? '', cursor === undefined ? 1 : page - 1, cursors.slice(0, -1), replace);
    },
  };
}

type PreviousCursors = Readonly<Record<string, readonly string[] | undefined>>;

function previousCursorsOf(state: unknown): PreviousCursors {
  return typeof state === 'object' && state !== null && 'previousCursors' in state
    ? (state.previousCursors as PreviousCursors)
    : {};
}

function withParameters(
  now: URLSearchParams,
  prefix: string,
  changes: Readonly<Record<string, string>>,
): URLSearchParams {
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(prefix + name);
    else next.set(prefix + name, value);
  }
  return next;
}
