import { graphql } from '../gql/gql';

export const OrderAgainDocument = graphql(`
  query OrderAgain($orderId: Int!) {
    orderAgain(orderId: $orderId) {
      productId
      productName
      variant
      sizeLabel
      quantity
      unitPriceThen
      unitPrice
      obstacle
      picture {
        url
        width
        height
      }
    }
  }
`);
