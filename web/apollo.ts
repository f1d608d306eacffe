import { ApolloClient, InMemoryCache, type FieldMergeFunction } from '@apollo/client';
import type { ApolloLink } from '@apollo/client/link';

interface Page {
  nodes: readonly unknown[];
}

/** Adds a further page (asked for with `after`) to what is there; a first page begins anew. */
const pages: FieldMergeFunction<Page> = (existing, incoming, { args }) =>
  args?.after && existing ? { ...incoming, nodes: [...existing.nodes, ...incoming.nodes] } : incoming;

/** The shop's Apollo client; `link` is the network, or what stands for it in a test. */
export function createClient(link: ApolloLink): ApolloClient {
  return new ApolloClient({
    link,
    cache: new InMemoryCache({
      possibleTypes: { Refusal: ['DiscountCodeRefusal', 'SignInRefusal', 'PriceChanged', 'OrderRefusal'] },
      typePolicies: {
        Query: {
          fields: {
            products: { keyArgs: ['category', 'search', 'inStock', 'ids', 'sort'], merge: pages },
            orders: { keyArgs: ['status'], merge: pages },
          },
        },
      },
    }),
  });
}
