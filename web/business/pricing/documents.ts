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
