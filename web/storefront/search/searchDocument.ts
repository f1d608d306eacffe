import { graphql } from '../../gql/gql';

/** The best matches as one types; the whole list is the results page's (storefront/documents.ts). */
export const SearchDocument = graphql(`
  query Search($search: String!) {
    products(search: $search, first: 6) {
      nodes {
        name
        untranslated
        picture {
          url
          width
          height
        }
        ...ProductPrices
      }
      totalCount
    }
  }
`);
