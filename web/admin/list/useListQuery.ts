import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';

/** A query of the back office: what is shown, whether it is being read, and what went wrong. */
export interface Reading<TData> {
  /** While a next page is read, still the one before. */
  data: TData | undefined;
  loading: boolean;
  error: unknown;
  /** Reads again. */
  retry: () => void;
}

/**
 * Reads for a screen of the back office: always from the server, for others change the same things, and without a cache
 * that a day's work would fill.
 * @param version another one reads again, after what is listed was changed beside it
 */
export function useListQuery<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: NoInfer<TVariables>,
  version = 0,
): Reading<TData> {
  const options = { variables, fetchPolicy: 'no-cache', notifyOnNetworkStatusChange: true } as const;
  // The hook cannot know that variables of a type parameter are complete.
  const { data, previousData, loading, error, refetch } = useQuery<TData, TVariables>(
    document,
    options as unknown as useQuery.Options<TData, TVariables>,
  );
  const known = useRef(version);
  useEffect(() => {
    if (version === known.current) return;
    known.current = version;
    refetch().catch(() => {});
  }, [version, refetch]);
  const shown = data ?? (loading ? previousData : undefined);
  return { data: shown, loading, error: loading ? undefined : error, retry: () => void refetch().catch(() => {}) };
}
