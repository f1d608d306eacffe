import { graphql } from '../gql/gql';

export const AdminOrdersDocument = graphql(`
  query AdminOrders($after: String) {
    orders(first: 50, after: $after) {
      nodes {
        id
        createdAt
        customerName
        employeeName
        customerPhone
        paymentMethod
        totalAmount
        status
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);
