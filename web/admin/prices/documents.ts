import { graphql } from '../../gql/gql';
import type { PriceMatrixQuery } from '../../gql/graphql';

export type Matrix = PriceMatrixQuery['priceMatrix'];
export type MatrixRow = Matrix['rows'][number];
export type MatrixCell = MatrixRow['cells'][number];
export type MatrixBusiness = Matrix['businesses'][number];

export const PriceMatrixDocument = graphql(`
  query PriceMatrix(
    $search: String
    $category: String
    $productIds: [Int!]
    $business: String
    $userIds: [Int!]
    $pricingMode: PricingMode
    $filter: PriceMatrixFilter
    $percent: Int!
    $days: Int!
    $products: Int!
    $afterProductId: Int
    $businesses: Int!
    $afterUserId: Int
  ) {
    priceMatrix(
      search: $search
      category: $category
      productIds: $productIds
      business: $business
      userIds: $userIds
      pricingMode: $pricingMode
      filter: $filter
      percent: $percent
      days: $days
      products: $products
      afterProductId: $afterProductId
      businesses: $businesses
      afterUserId: $afterUserId
    ) {
      nextProductId
      nextUserId
      productsLookedAt
      isOfFirstBusinesses
      knownSince
      businesses {
        userId
        businessName
        priceBook
      }
      rows {
        productId
        productName
        variant
        isForAllSizes
        customerPrice
        cells {
          userId
          agreedPrice
          matches
          price {
            amount
            listAmount
            percentOff
            rule
          }
          planned {
            planId
            at
            amount
          }
        }
      }
    }
  }
`);
