import { graphql } from '../gql/gql';

export const TodaysPriceDocument = graphql(`
  query TodaysPrice($id: Int!) {
    product(id: $id) {
      ...ProductPrices
    }
  }
`);
