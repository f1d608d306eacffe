import { graphql } from '../../gql/gql';

export const OwnOrdersDocument = graphql(`
  query OwnOrders($after: String) {
    orders(first: 10, after: $after) {
      nodes {
        id
        status
        createdAt
        itemCount
        totalAmount
        lbpPerUsd
        trackingNumber
        deliveryDate
        deliveryWindow
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);
