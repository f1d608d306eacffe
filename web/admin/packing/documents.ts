import { graphql } from '../../gql/gql';
import type { OrderToPackFragment } from '../../gql/graphql';

export const AdminPackingDocument = graphql(`
  query AdminPacking($id: Int!) {
    order(id: $id) {
      ...OrderToPack
    }
  }

  fragment OrderToPack on Order {
    id
    status
    customerName
    employeeName
    deliveryDate
    deliveryWindow
    deliveryZone
    note
    whenMissing
    parcels
    packing {
      stage
      lines
      packedLines
    }
    items {
      id
      productId
      productName
      selectedSize
      selectedPackaging
      quantity
      picture {
        url
      }
      packed {
        quantity
        isCurrent
        at
        byUsername
      }
    }
  }
`);

export const PackLinesDocument = graphql(`
  mutation PackLines($orderId: Int!, $lines: [PackedLineInput!]!) {
    packLines(orderId: $orderId, lines: $lines) {
      ...OrderToPack
    }
  }
`);

export const NextToPackDocument = graphql(`
  query NextToPack($date: String, $window: String) {
    dayOrders(date: $date, window: $window, stage: TO_PACK, first: 100) {
      nodes {
        id
      }
      totalCount
    }
  }
`);

/** A line of an order that is packed. */
export type LineToPack = OrderToPackFragment['items'][number];

export const SetParcelsDocument = graphql(`
  mutation SetParcels($orderId: Int!, $parcels: Int!) {
    setParcels(orderId: $orderId, parcels: $parcels) {
      id
      parcels
    }
  }
`);
