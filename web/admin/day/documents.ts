import { graphql } from '../../gql/gql';

export const AdminDayDocument = graphql(`
  query AdminDay($date: String) {
    day(date: $date) {
      date
      toCollect
      parts {
        window
        zoneId
        zone
        toPack
        packed
        out
        delivered
        cancelled
        lines
        packedLines
      }
    }
  }
`);

export const AdminDayOrdersDocument = graphql(`
  query AdminDayOrders(
    $deliveryDate: String
    $deliveryWindow: String
    $zoneId: Int
    $hasDeliveryDate: Boolean
    $stage: PackingStage
    $after: String
  ) {
    orders(
      deliveryDate: $deliveryDate
      deliveryWindow: $deliveryWindow
      zoneId: $zoneId
      hasDeliveryDate: $hasDeliveryDate
      stage: $stage
      first: 50
      after: $after
      descending: false
    ) {
      nodes {
        id
        status
        customerName
        employeeName
        deliveryWindow
        deliveryZone
        deliveryAddress {
          area
          city
          readable
        }
        packing {
          stage
          lines
          packedLines
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

export const AdminPickListDocument = graphql(`
  query AdminPickList($date: String, $window: String, $zoneId: Int) {
    pickList(date: $date, window: $window, zoneId: $zoneId) {
      isWhole
      entries {
        productId
        productName
        categoryName
        selectedSize
        selectedPackaging
        quantity
        packed
        orderCount
        orders {
          orderId
          quantity
          isPacked
        }
      }
    }
  }
`);
