import { graphql } from '../gql/gql';
import type { OrderQuery } from '../gql/graphql';

/** An order as its page shows it. */
export type Order = NonNullable<OrderQuery['order']>;

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
      lbpPerUsd
      loyaltyPointsEarned
      deliveryDate
      deliveryWindow
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
        sizeLabel
        untranslated
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
        ...OrderHistoryEvent
      }
      cancellation {
        obstacle
        until
      }
    }
  }

  fragment OrderHistoryEvent on OrderEvent {
    id
    status
    trackingNumber
    at
    byUsername
    byBuyer
    change {
      reason
      totalAfter
      lines {
        lineId
        productName
        sizeLabel
        untranslated
        before
        after
        replacesLineId
      }
    }
  }
`);
