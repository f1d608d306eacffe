import { graphql } from '../../gql/gql';

export const AdminOrdersDocument = graphql(`
  query AdminOrders($after: String, $search: String, $status: OrderStatus) {
    orders(first: 50, after: $after, search: $search, status: $status) {
      nodes {
        id
        createdAt
        customerName
        employeeName
        customerPhone
        paymentMethod
        totalAmount
        status
        addressType
        latitude
        longitude
        deliveryAddress {
          name
          companyName
          street
          area
          city
          state
          postalCode
          building
          floor
          country
          fullAddress
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);
