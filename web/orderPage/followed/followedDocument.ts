import { graphql } from '../../gql/gql';

export const FollowedOrderDocument = graphql(`
  query FollowedOrder($id: Int!, $key: String!) {
    followedOrder(id: $id, key: $key) {
      id
      status
      createdAt
      paymentMethod
      subtotalAmount
      discountAmount
      deliveryFee
      totalAmount
      deliveryDate
      deliveryWindow
      lbpPerUsd
      trackingNumber
      town
      items {
        id
        productName
        sizeLabel
        untranslated
        selectedPackaging
        quantity
        unitPrice
        lineTotal
        picture {
          url
          width
          height
        }
      }
      history {
        ...OrderHistoryEvent
      }
      cancellation {
        obstacle
        until
      }
    }
  }
`);
