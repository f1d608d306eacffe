import { graphql } from '../../gql/gql';

/** Everything that a product's own page says; its fragment is the lists' (storefront/documents.ts). */
export const ProductDocument = graphql(`
  query Product($id: Int!) {
    product(id: $id) {
      ...ProductCard
    }
  }
`);

/** Why a business pays what it pays, apart from the product: the lists write its prices into the cache without that. */
export const PriceReasonDocument = graphql(`
  query PriceReason($productId: Int!, $variant: String) {
    priceExplanation(productId: $productId, variant: $variant) {
      price {
        amount
        listAmount
        saved
        percentOff
        rule
        discountPercent
      }
    }
  }
`);
