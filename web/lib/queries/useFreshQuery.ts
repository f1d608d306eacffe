import { NetworkStatus, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';

let answeredAt = new WeakMap<object, Map<string, number>>();

/** Lets no answer count as fresh any more, as after a time offline in which old ones were shown. */
export function resetFreshness(): void {
  answeredAt = new WeakMap();
}

/** Lets the answer to this query, which is in the cache, count as fresh from now on. */
export function markFresh(document: object, variables: object): void {
  const byVariables = answeredAt.get(document) ?? new Map<string, number>();
  answeredAt.set(document, byVariables.set(JSON.stringify(variables), Date.now()));
}

/**
 * A query whose answer counts as fresh for `freshForMs`: within that time a screen that opens again reads the cache,
 * after it the cache is shown and asked anew. Screens whose variables change are to be keyed by them.
 */
export function useFreshQuery<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: NoInfer<TVariables>,
  freshForMs: number,
): useQuery.Result<TData, TVariables, 'empty' | 'complete' | 'streaming'> {
  const key = JSON.stringify(variables);
  const [fetchPolicy] = useState(() =>
    Date.now() - (answeredAt.get(document)?.get(key) ?? -Infinity) < freshForMs ? 'cache-first' : 'cache-and-network',
  );
  const options = {
    variables,
    fetchPolicy,
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  } as const;
  // The hook cannot know that variables of a type parameter are complete.
  const result = useQuery<TData, TVariables>(document, options as unknown as useQuery.Options<TData, TVariables>);
  const answered = fetchPolicy === 'cache-and-network' && result.networkStatus === NetworkStatus.ready;
  useEffect(() => {
    if (answered) markFresh(document, JSON.parse(key) as object);
  }, [answered, document, key]);
  return result;
}
