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
