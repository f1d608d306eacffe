import { graphql } from '../gql/gql';

export const SetOrderStatusDocument = graphql(`
  mutation SetOrderStatus($id: Int!, $status: OrderStatus!, $trackingNumber: String, $seen: OrderStatus) {
    setOrderStatus(id: $id, status: $status, trackingNumber: $trackingNumber, seen: $seen) {
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
