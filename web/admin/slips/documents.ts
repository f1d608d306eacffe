import { graphql } from '../../gql/gql';

export const AdminSlipsDocument = graphql(`
  query AdminSlips(
    $ids: [Int!]
    $deliveryDate: String
    $deliveryWindow: String
    $zoneId: Int
    $hasDeliveryDate: Boolean
    $stage: PackingStage
    $after: String
  ) {
    orders(
      ids: $ids
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
    deliveryZone
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
