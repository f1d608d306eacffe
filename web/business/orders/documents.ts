import { graphql } from '../../gql/gql';

export const BusinessOrdersDocument = graphql(`
  query BusinessOrders($first: Int!, $after: String, $status: OrderStatus, $search: String) {
    orders(first: $first, after: $after, status: $status, search: $search) {
      nodes {
        id
        createdAt
        paymentMethod
        itemCount
        totalAmount
        lbpPerUsd
        status
        employeeName
        deliveryDate
        deliveryWindow
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);
