import { graphql } from '../gql/gql';

export const TodaysPricesDocument = graphql(`
  query TodaysPrices($ids: [Int!]!) {
    products(ids: $ids, first: 100) {
      nodes {
        name
        ...ProductPrices
      }
    }
  }
`);
