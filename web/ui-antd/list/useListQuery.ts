import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useLazyQuery } from '@apollo/client/react';
import { useEffect } from 'react';

/** A query of the back office: what is shown, whether it is being read, and what went wrong. */
export interface ListQuery<TData> {
  /** While a next page is read, still the one before. */
  data: TData | undefined;
  loading: boolean;
  error: unknown;
  /** Reads again. */
  retry: () => void;
}

/**
 * Reads for a screen of the back office: always from the server, since others change the same things, and without the
 * cache, which a day's work would fill. `useRefetch` reads it again after a change.
 *
 * The query is sent from an effect, once its variables stand on the screen, and not while a page is drawn as `useQuery`
 * does: the router draws a new address as a transition, and an answer that comes in between draws the old address once
 * more. With a table that takes long to draw, `useQuery` would then send both queries in turn without end.
 */
export function useListQuery<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: NoInfer<TVariables>,
): ListQuery<TData> {
  const [execute, { data, previousData, called, loading, error, refetch }] = useLazyQuery<TData, TVariables>(document, {
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const key = JSON.stringify(variables);
  useEffect(() => {
    const options = { variables: JSON.parse(key) as TVariables };
    // The hook cannot know that variables of a type parameter are complete.
    execute(...([options] as unknown as Parameters<typeof execute>)).catch(() => {});
  }, [execute, key]);
  const reading = loading || !called;
  return {
    data: data ?? (reading ? previousData : undefined),
    loading: reading,
    error: reading ? undefined : error,
    retry: () => void refetch().catch(() => {}),
  };
}
