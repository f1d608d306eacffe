import { graphql } from '../../gql/gql';

/** One page of the catalogue at the business's own prices; the fragments are the portals' and the store's. */
export const BusinessProductsDocument = graphql(`
  query BusinessProducts($category: String, $search: String, $after: String) {
    products(category: $category, search: $search, first: 24, after: $after) {
      nodes {
        ...PortalProduct
        ...ProductPrices
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);

/** What the quick order bar finds for what is typed. */
export const QuickProductsDocument = graphql(`
  query QuickProducts($search: String!) {
    products(search: $search, first: 12) {
      nodes {
        name
        ...ProductPrices
      }
    }
  }
`);

/** What the shop says today of the products in the cart. */
export const CartProductsDocument = graphql(`
  query BusinessCartProducts($ids: [Int!]!) {
    products(ids: $ids, first: 100) {
      nodes {
        name
        picture {
          url
          width
          height
        }
        ...ProductPrices
      }
    }
  }
`);
