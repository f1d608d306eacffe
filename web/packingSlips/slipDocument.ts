import { graphql } from '../gql/gql';

export const PackingSlipFragment = graphql(`
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
