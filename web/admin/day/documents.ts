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
  query AdminDayOrders($date: String, $window: String, $zoneId: Int, $stage: PackingStage, $after: String) {
    dayOrders(date: $date, window: $window, zoneId: $zoneId, stage: $stage, first: 50, after: $after) {
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
