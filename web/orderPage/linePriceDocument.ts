import { graphql } from '../gql/gql';

/** Why each line of an order cost what it did: apart from the order, for who asks. */
export const OrderPricesDocument = graphql(`
  query OrderPrices($orderId: Int!, $language: Language!) {
    orderPrices(orderId: $orderId) {
      lines {
        lineId
        unitPrice
        sentence(language: $language)
        waterfall {
          kind
          rule
          percent
          change
        }
      }
    }
  }
`);
