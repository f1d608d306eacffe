import { graphql } from '../../gql/gql';

/** One page of a portal's list; its fragment is what either portal's card shows. Neither asks for any amount. */
export const PortalProductsDocument = graphql(`
  query PortalProducts($category: String, $search: String, $after: String) {
    products(category: $category, search: $search, first: 24, after: $after) {
      nodes {
        ...PortalProduct
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }

  fragment PortalProduct on Product {
    id
    name
    description
    untranslated
    inStock
    onlyLeft
    picture {
      url
      width
      height
    }
    variants {
      name
      label
      inStock
      onlyLeft
    }
  }
`);

/** What products and their sizes are called, in the language of whoever asks; no amounts. */
export const ProductNamesDocument = graphql(`
  query ProductNames($ids: [Int!]!) {
    products(ids: $ids, first: 100) {
      nodes {
        id
        name
        variants {
          name
          label
        }
      }
    }
  }
`);
