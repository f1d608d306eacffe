import { graphql } from '../../gql/gql';

export const ReportDocument = graphql(`
  query AdminReport($from: String!, $to: String!) {
    report(from: $from, to: $to) {
      from
      to
      timeZone
      takings {
        orders
        cancelled
        revenue
      }
      days {
        day
        orders
        cancelled
        revenue
      }
      bestSellers(first: 20) {
        productId
        productName
        orders
        quantity
        revenue
      }
      categories {
        categoryId
        categoryName
        orders
        quantity
        revenue
      }
      businesses(first: 20) {
        userId
        businessName
        orders
        revenue
      }
      payments {
        paymentMethod
        orders
        revenue
      }
    }
  }
`);
