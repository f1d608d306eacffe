import { graphql } from '../../gql/gql';

export const IndividualPricesDocument = graphql(`
  query IndividualPrices {
    individualPrices {
      productId
      variant
      customPrice
    }
  }
`);

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
