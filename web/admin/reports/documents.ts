import { graphql } from '../../gql/gql';

// Figures of orders are fast; figures of their lines take longer, and have queries of their own.

export const TakingsDocument = graphql(`
  query AdminTakings($from: String!, $to: String!) {
    report(from: $from, to: $to) {
      from
      to
      timeZone
      takings {
        orders
        cancelled
        revenue
        revenueUsd
        ordersWithoutRate
        revenueWithoutRate
      }
      days {
        day
        orders
        cancelled
        revenue
        revenueUsd
        ordersWithoutRate
      }
      businesses(first: 20) {
        userId
        businessName
        orders
        revenue
        revenueUsd
        ordersWithoutRate
      }
      payments {
        paymentMethod
        orders
        revenue
        revenueUsd
        ordersWithoutRate
      }
    }
  }
`);

export const BestSellersDocument = graphql(`
  query AdminBestSellers($from: String!, $to: String!) {
    report(from: $from, to: $to) {
      from
      to
      bestSellers(first: 20) {
        productId
        productName
        orders
        quantity
        revenue
        revenueUsd
        ordersWithoutRate
      }
    }
  }
`);

export const CategorySalesDocument = graphql(`
  query AdminCategorySales($from: String!, $to: String!) {
    report(from: $from, to: $to) {
      from
      to
      categories {
        categoryId
        categoryName
        orders
        quantity
        revenue
        revenueUsd
        ordersWithoutRate
      }
    }
  }
`);
