import type { DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

/**
 * Gives a function that reads what the screen shows of these documents again, to be called after a change of it. A
 * document that is not on the screen is left out; it is read when its screen opens.
 * @param documents the same list at every call
 */
export function useRefetch(documents: readonly DocumentNode[]): () => void {
  const client = useApolloClient();
  return useCallback(() => {
    const names = documents.map(operationName);
    for (const query of client.getObservableQueries()) {
      // The screen that shows the query shows its failure, too.
      if (query.queryName && names.includes(query.queryName)) query.refetch().catch(() => {});
    }
  }, [client, documents]);
}

function operationName({ definitions }: DocumentNode): string | undefined {
  return definitions.flatMap((part) => ('operation' in part && part.name ? [part.name.value] : []))[0];
}
