import { graphql } from '../../gql/gql';

export const AdminOrdersDocument = graphql(`
  query AdminOrders(
    $after: String
    $search: String
    $status: OrderStatus
    $paymentMethod: PaymentMethod
    $from: DateTime
    $to: DateTime
    $sort: OrderSort!
    $descending: Boolean!
    $countTo: Int
  ) {
    orders(
      first: 50
      after: $after
      search: $search
      status: $status
      paymentMethod: $paymentMethod
      from: $from
      to: $to
      sort: $sort
      descending: $descending
    ) {
      nodes {
        id
        createdAt
        customerName
        employeeName
        customerPhone
        paymentMethod
        totalAmount
        deliveryDate
        deliveryWindow
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
          readable
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount(atMost: $countTo)
    }
  }
`);

export const SetOrderStatusesDocument = graphql(`
  mutation SetOrderStatuses(
    $ids: [Int!]!
    $status: OrderStatus!
    $seen: [SeenOrderStatusInput!]!
    $idempotencyKey: String!
  ) {
    setOrderStatuses(ids: $ids, status: $status, seen: $seen, idempotencyKey: $idempotencyKey) {
      orderId
      code
      message
    }
  }
`);
