import { graphql } from '../../gql/gql';

export const AdminSlipsDocument = graphql(`
  query AdminSlips($ids: [Int!], $date: String, $window: String, $zoneId: Int, $stage: PackingStage, $after: String) {
    dayOrders(ids: $ids, date: $date, window: $window, zoneId: $zoneId, stage: $stage, first: 50, after: $after) {
      nodes {
        ...SlipOfOrder
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }

  fragment SlipOfOrder on Order {
    id
    customerName
    employeeName
    note
    deliveryDate
    deliveryWindow
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
    subtotalAmount
    discountAmount
    deliveryFee
    totalAmount
    slip {
      language
      showsPrices
      deliveryZone
      lines {
        productName
        sizeLabel
        selectedPackaging
        quantity
        unitPrice
        lineTotal
      }
    }
  }
`);
