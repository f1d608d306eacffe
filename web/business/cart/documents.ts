import { graphql } from '../../gql/gql';

export const PlaceOneClickOrderDocument = graphql(`
  mutation PlaceOneClickOrder($input: OneClickOrderInput!) {
    placeOneClickOrder(input: $input) {
      ... on OrderPlaced {
        orderId
        totalAmount
        paymentType
      }
      ... on PriceChanged {
        code
        message
        fresh {
          totalAmount
          items {
            productId
            selectedSize
            unitPrice
          }
        }
      }
      ... on OrderRefusal {
        code
        message
        productId
        selectedSize
      }
    }
  }
`);
