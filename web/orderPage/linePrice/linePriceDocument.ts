import { graphql } from '../../gql/gql';

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

/** Since when the price of a line had been what it was, for those who may ask for prices of the past. */
export const LinePriceSinceDocument = graphql(`
  query LinePriceSince($orderId: Int!, $lineId: Int!) {
    orderPrices(orderId: $orderId) {
      orderId
      since(lineId: $lineId) {
        at
        actorUsername
        via
        reason
      }
    }
  }
`);
