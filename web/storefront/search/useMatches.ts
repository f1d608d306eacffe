import { useQuery } from '@apollo/client/react';
import type { SearchQuery } from '../../gql/graphql';
import { useDebounced } from '../../ui/useDebounced';
import { SearchDocument } from './searchDocument';

/** How long a pause in typing is. */
const PAUSE_MS = 200;

/** One product among the matches. */
export type Match = SearchQuery['products']['nodes'][number];

/** What the shop found for what is being typed. */
export interface Matches {
  /** What these are the matches of: what was typed before the last pause. */
  of: string;
  /** The best ones. */
  items: readonly Match[];
  /** How many there are in all; null until that is known. */
  total: number | null;
  failed: boolean;
}

const NONE: readonly Match[] = [];

/** The products that match what is being typed, asked for at each pause; the last ones stay until the next are there. */
export function useMatches(typed: string): Matches {
  const trimmed = typed.trim();
  const searched = useDebounced(trimmed, PAUSE_MS, '');
  const { data, previousData, error } = useQuery(SearchDocument, {
    variables: { search: searched },
    skip: searched === '',
  });
  if (!trimmed || !searched) return { of: '', items: NONE, total: null, failed: false };
  const found = (data ?? (error ? undefined : previousData))?.products;
  return {
    of: searched,
    items: found?.nodes ?? NONE,
    total: data?.products.totalCount ?? null,
    failed: error !== undefined && !data,
  };
}
