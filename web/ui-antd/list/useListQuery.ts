import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useLazyQuery } from '@apollo/client/react';
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
 *
 * It asks once what it asks for stands on the screen, not while that is drawn as `useQuery` does: the router draws a new
 * address in its own time, and an answer that comes meanwhile draws the address before it once more. A table whose
 * drawing takes long would then ask for both in turn, for ever.
 *
 * @param version another one reads again, after what is listed was changed beside it
 */
export function useListQuery<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: NoInfer<TVariables>,
  version = 0,
): Reading<TData> {
  const [execute, { data, previousData, called, loading, error, refetch }] = useLazyQuery<TData, TVariables>(document, {
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const asked = JSON.stringify(variables);
  useEffect(() => {
    const options = { variables: JSON.parse(asked) as TVariables };
    // The hook cannot know that variables of a type parameter are complete.
    execute(...([options] as unknown as Parameters<typeof execute>)).catch(() => {});
  }, [execute, asked]);
  const known = useRef(version);
  useEffect(() => {
    if (version === known.current) return;
    known.current = version;
    refetch().catch(() => {});
  }, [version, refetch]);
  const reading = loading || !called;
  const shown = data ?? (reading ? previousData : undefined);
  return {
    data: shown,
    loading: reading,
    error: reading ? undefined : error,
    retry: () => void refetch().catch(() => {}),
  };
}
