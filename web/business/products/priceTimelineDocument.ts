import { graphql } from '../../gql/gql';

export const OwnPriceTimelineDocument = graphql(`
  query OwnPriceTimeline($productId: Int!, $variant: String) {
    priceTimeline(productId: $productId, variant: $variant) {
      since
      from
      to
      series {
        kind
        points {
          at
          amount
        }
      }
    }
  }
`);
