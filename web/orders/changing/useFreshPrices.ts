import { useApolloClient } from '@apollo/client/react';
import { graphql } from '../../gql/gql';
import type { Addition } from './AddedProducts';

const AddedPricesDocument = graphql(`
  query AddedPrices($ids: [Int!]!) {
    products(ids: $ids, first: 100) {
      nodes {
        id
        price {
          amount
        }
        variants {
          name
          price {
            amount
          }
        }
      }
    }
  }
`);

/** Reads what is to be added costs by now, after it was refused. What cannot be read stays as it was. */
export function useFreshPrices() {
  const client = useApolloClient();
  return async (additions: readonly Addition[]): Promise<readonly Addition[]> => {
    const ids = [...new Set(additions.map(({ productId }) => productId))];
    if (ids.length === 0) return additions;
    const { data } = await client
      .query({ query: AddedPricesDocument, variables: { ids }, fetchPolicy: 'no-cache' })
      .catch(() => ({ data: undefined }));
    if (!data) return additions;
    const products = new Map(data.products.nodes.map((product) => [product.id, product]));
    return additions.map((addition) => {
      const product = products.get(addition.productId);
      const size = product?.variants.find(({ name }) => name === addition.selectedSize);
      const price = addition.selectedSize === null ? product?.price : size?.price;
      return price ? { ...addition, price: price.amount } : addition;
    });
  };
}
