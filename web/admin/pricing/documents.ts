import { graphql } from '../../gql/gql';

export const AgreedPricesDocument = graphql(`
  query AgreedPrices($userId: Int!) {
    agreedPrices(userId: $userId) {
      productId
      variant
      customPrice
    }
  }
`);

export const PricedProductsDocument = graphql(`
  query PricedProducts($after: String, $search: String, $ids: [Int!]) {
    products(first: 50, after: $after, search: $search, ids: $ids) {
      nodes {
        id
        name
        businessPrice
        customerPrice
        variants {
          name
          businessPrice
          customerPrice
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const SetIndividualPriceDocument = graphql(`
  mutation SetIndividualPrice($userId: Int!, $productId: Int!, $variant: String, $price: String, $seen: String) {
    setIndividualPrice(userId: $userId, productId: $productId, variant: $variant, price: $price, seen: $seen) {
      customPrice
    }
  }
`);

export const RemoveIndividualPriceDocument = graphql(`
  mutation RemoveIndividualPrice($userId: Int!, $productId: Int!, $variant: String, $seen: String) {
    removeIndividualPrice(userId: $userId, productId: $productId, variant: $variant, seen: $seen) {
      customPrice
    }
  }
`);
