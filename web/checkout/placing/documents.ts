import { graphql } from '../../gql/gql';

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

/** The fragment is that of every order at prices: the account checkout's, too, and a business's. */
export const PlaceGuestOrderDocument = graphql(`
  mutation PlaceGuestOrder($input: GuestOrderInput!) {
    placeGuestOrder(input: $input) {
      ...PlaceOrderOutcome
    }
  }

  fragment PlaceOrderOutcome on PlaceOrderResult {
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
`);

export const PlaceAccountOrderDocument = graphql(`
  mutation PlaceAccountOrder($input: AccountOrderInput!) {
    placeAccountOrder(input: $input) {
      ...PlaceOrderOutcome
    }
  }
`);
