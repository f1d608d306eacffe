import { graphql } from '../../gql/gql';

export const AdminSlipsDocument = graphql(`
  query AdminSlips(
    $ids: [Int!]
    $deliveryDate: String
    $deliveryWindow: String
    $zoneId: Int
    $hasDeliveryDate: Boolean
    $stage: PackingStage
    $after: String
  ) {
    orders(
      ids: $ids
      deliveryDate: $deliveryDate
      deliveryWindow: $deliveryWindow
      zoneId: $zoneId
      hasDeliveryDate: $hasDeliveryDate
      stage: $stage
      first: 50
      after: $after
      descending: false
    ) {
      nodes {
        ...SlipOfOrder
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);
