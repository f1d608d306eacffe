import { graphql } from '../gql/gql';

export const ExplainPriceDocument = graphql(`
  query ExplainPrice($productId: Int!, $variant: String, $userId: Int, $language: Language) {
    priceExplanation(productId: $productId, variant: $variant, userId: $userId) {
      productName
      variant
      priceBook
      sentence(language: $language)
      since {
        at
        actorUsername
        via
        reason
      }
      price {
        amount
        listAmount
        saved
        percentOff
        discountPercent
      }
      waterfall {
        kind
        rule
        percent
        change
      }
      steps {
        rule
        amount
        outcome
      }
    }
  }
`);
