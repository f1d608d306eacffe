import { graphql } from '../gql/gql';

/** Who orders, for whom and to where. No document of this portal asks for any amount. */
export const EmployeeDocument = graphql(`
  query Employee {
    viewer {
      id
      username
      firstName
      lastName
      parentBusinessId
      deliveryPlace {
        businessName
        location
        address
        city
        state
        zip
        country
        phone
      }
    }
  }
`);

export const MyOrdersDocument = graphql(`
  query MyOrders($after: String) {
    orders(first: 20, after: $after) {
      nodes {
        id
        status
        createdAt
        itemCount
        trackingNumber
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
