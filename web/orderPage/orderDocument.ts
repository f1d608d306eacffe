import { graphql } from '../gql/gql';

export const OrderDocument = graphql(`
  query Order($id: Int!) {
    order(id: $id) {
      id
      status
      createdAt
      paymentMethod
      paymentStatus
      subtotalAmount
      discountAmount
      deliveryFee
      totalAmount
      loyaltyPointsEarned
      trackingNumber
      customerName
      employeeName
      customerEmail
      customerPhone
      addressType
      latitude
      longitude
      note
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
        phone
        email
        fullAddress
        readable
      }
      items {
        id
        productName
        selectedSize
        selectedPackaging
        quantity
        unitPrice
        lineTotal
        picture {
          url
          width
          height
        }
      }
      history {
        id
        status
        trackingNumber
        at
        byUsername
      }
    }
  }
`);
