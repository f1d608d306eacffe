import { graphql } from '../gql/gql';

export const CheckDiscountCodeDocument = graphql(`
  query CheckDiscountCode($code: String!) {
    checkDiscountCode(code: $code) {
      ... on ValidDiscountCode {
        discountPercent
      }
      ... on DiscountCodeRefusal {
        code
        message
      }
    }
  }
`);

export const PlaceGuestOrderDocument = graphql(`
  mutation PlaceGuestOrder($input: GuestOrderInput!) {
    placeGuestOrder(input: $input) {
      ... on OrderPlaced {
        orderId
      }
      ... on PriceChanged {
        code
        message
        fresh {
          subtotalAmount
          discountAmount
          deliveryFee
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
