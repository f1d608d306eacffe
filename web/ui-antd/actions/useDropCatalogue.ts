import { useApolloClient } from '@apollo/client/react';

/** Forgets what the store has read of the catalogue, after it was changed, so that the store reads it anew. */
export function useDropCatalogue(): () => void {
  const { cache } = useApolloClient();
  return () => {
    for (const fieldName of ['categories', 'category', 'products', 'product', 'catalogue']) {
      cache.evict({ id: 'ROOT_QUERY', fieldName });
    }
    cache.gc();
  };
}
