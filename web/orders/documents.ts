import { graphql } from '../gql/gql';

export const SetOrderStatusDocument = graphql(`
  mutation SetOrderStatus(
    $id: Int!
    $status: OrderStatus!
    $trackingNumber: String
    $seen: OrderStatus
    $idempotencyKey: String!
  ) {
    setOrderStatus(
      id: $id
      status: $status
      trackingNumber: $trackingNumber
      seen: $seen
      idempotencyKey: $idempotencyKey
    ) {
      ... on OrderStatusSet {
        order {
          id
          status
          trackingNumber
          paymentStatus
          history {
            id
            status
            trackingNumber
            at
            byUsername
            byBuyer
          }
        }
      }
      ... on OrderStatusRefusal {
        code
        message
      }
    }
  }
`);
