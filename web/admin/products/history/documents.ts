import { graphql } from '../../../gql/gql';

export const AdminPriceTimelineDocument = graphql(`
  query AdminPriceTimeline($productId: Int!, $variant: String, $userIds: [Int!]) {
    priceTimeline(productId: $productId, variant: $variant, userIds: $userIds) {
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
  query AdminPriceHistory($productId: Int!, $userId: Int, $after: String) {
    priceHistory(productId: $productId, userId: $userId, first: 10, after: $after) {
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
