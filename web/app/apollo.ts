import {
  ApolloClient,
  InMemoryCache,
  type FieldMergeFunction,
  type FieldReadFunction,
  type Reference,
} from '@apollo/client';
import type { ApolloLink } from '@apollo/client/link';

interface Page {
  nodes: readonly unknown[];
}

interface ProductPage {
  nodes: readonly Reference[];
  pageInfo: { endCursor: string | null };
  /** Absent where it is not asked for. */
  totalCount?: number;
}

/** Adds a further page (asked for with `after`) to what is there; a first page begins anew. */
const pages: FieldMergeFunction<Page> = (existing, incoming, { args }) =>
  args?.after && existing ? { ...incoming, nodes: [...existing.nodes, ...incoming.nodes] } : incoming;

/**
 * Adds a further page of products where the last one ended. A first page that is read again and holds the same products
 * leaves the further ones in place, so that a long list does not shrink while it is read. One with fewer than before holds
 * others, also where nobody asks how many there are.
 */
const productPages: FieldMergeFunction<ProductPage> = (existing, incoming, { args }) => {
  if (!existing) return incoming;
  if (args?.after) {
    if (existing.pageInfo.endCursor !== args.after) return existing;
    return { ...incoming, nodes: [...existing.nodes, ...incoming.nodes] };
  }
  const { nodes, pageInfo, totalCount } = existing;
  const same =
    totalCount === incoming.totalCount &&
    incoming.nodes.length === Math.min(nodes.length, (args?.first as number | undefined) ?? nodes.length) &&
    incoming.nodes.every(({ __ref }, index) => __ref === nodes[index]?.__ref);
  return same ? { ...incoming, nodes, pageInfo } : incoming;
};

/** A product that a list has loaded is shown at once on its own page. */
const product: FieldReadFunction = (existing: unknown, { args, toReference }) =>
  existing === undefined && args ? toReference({ __typename: 'Product', id: args.id as number }) : existing;

/** The shop's Apollo client; `link` is the network, or what stands for it in a test. */
export function createClient(link: ApolloLink): ApolloClient {
  return new ApolloClient({
    link,
    cache: new InMemoryCache({
      possibleTypes: { Refusal: ['DiscountCodeRefusal', 'SignInRefusal', 'PriceChanged', 'OrderRefusal'] },
      typePolicies: {
        Query: {
          fields: {
            products: { keyArgs: ['category', 'search', 'inStock', 'ids', 'sort', 'first'], merge: productPages },
            product,
            orders: { keyArgs: ['status'], merge: pages },
          },
        },
      },
    }),
  });
}
