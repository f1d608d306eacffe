import { graphql } from '../../../gql/gql';

export const AdminPriceTimelineDocument = graphql(`
  query AdminPriceTimeline($productId: Int!, $variant: String) {
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

export const AdminPriceHistoryDocument = graphql(`
  query AdminPriceHistory($productId: Int!, $after: String) {
    priceHistory(productId: $productId, first: 10, after: $after) {
      nodes {
        id
        at
        kind
        variant
        businessName
        isNew
        isGone
        values {
          name
          old
          new
        }
        actorUsername
        via
        reason
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);
