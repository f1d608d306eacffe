import { useApolloClient } from '@apollo/client/react';

/** Evicts the catalogue from Apollo's cache after it was changed, so that the store reads it again. */
export function useEvictCatalogue(): () => void {
  const { cache } = useApolloClient();
  return () => {
    for (const fieldName of ['categories', 'category', 'products', 'product', 'catalogue']) {
      cache.evict({ id: 'ROOT_QUERY', fieldName });
    }
    cache.gc();
  };
}
