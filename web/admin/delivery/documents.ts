import { graphql } from '../../gql/gql';
import type {
  AdminClosureOrdersQuery,
  AdminDeliveryClosuresQuery,
  AdminDeliveryDaysQuery,
  AdminDeliveryZonesQuery,
} from '../../gql/graphql';

/** A zone as the back office edits it. */
export type Zone = AdminDeliveryZonesQuery['deliveryZones'][number];

/** A day as a zone's plan has it. */
export type PlannedDay = AdminDeliveryDaysQuery['deliveryDays'][number];

/** A day on which nobody delivers. */
export type Closure = AdminDeliveryClosuresQuery['deliveryClosures'][number];

/** An order that a closure hits. */
export type HitOrder = AdminClosureOrdersQuery['closureOrders'][number];

export const AdminDeliveryZonesDocument = graphql(`
  query AdminDeliveryZones {
    deliveryZones {
      ...AdminZone
    }
  }

  fragment AdminZone on DeliveryZone {
    id
    version
    name
    translations {
      language
      text
    }
    places {
      name
      spellings
      city
    }
    circles {
      latitude
      longitude
      km
    }
    isEverywhereElse
    fee
    freeFrom
    minimum
    chargesBusinesses
    windows {
      weekday
      begins
      ends
      capacity
      cutOffDays
      cutOffTime
    }
  }
`);

export const AdminDeliveryZoneDocument = graphql(`
  query AdminDeliveryZone($id: Int!) {
    deliveryZone(id: $id) {
      ...AdminZone
    }
  }
`);

export const AdminDeliveryDaysDocument = graphql(`
  query AdminDeliveryDays($zoneId: Int, $windows: [DeliveryWindowInput!]) {
    deliveryDays(zoneId: $zoneId, windows: $windows) {
      date
      weekday
      timeZone
      closures {
        id
        reason
      }
      windows {
        window
        capacity
        booked
        cutOff
        inPlan
      }
    }
  }
`);

export const AdminDeliveryClosuresDocument = graphql(`
  query AdminDeliveryClosures {
    deliveryClosures {
      id
      date
      reason
      translations {
        language
        text
      }
      zone {
        id
        name
      }
      orderCount
    }
  }
`);

export const AdminClosureOrdersDocument = graphql(`
  query AdminClosureOrders($id: Int!) {
    closureOrders(id: $id) {
      id
      customerName
      employeeName
      deliveryWindow
      deliveryZone
    }
  }
`);

export const CreateDeliveryZoneDocument = graphql(`
  mutation CreateDeliveryZone($input: DeliveryZoneInput!) {
    createDeliveryZone(input: $input) {
      id
    }
  }
`);

export const UpdateDeliveryZoneDocument = graphql(`
  mutation UpdateDeliveryZone($id: Int!, $input: DeliveryZoneInput!) {
    updateDeliveryZone(id: $id, input: $input) {
      id
    }
  }
`);

export const DeleteDeliveryZoneDocument = graphql(`
  mutation DeleteDeliveryZone($id: Int!, $version: Int) {
    deleteDeliveryZone(id: $id, version: $version)
  }
`);

export const CreateDeliveryClosureDocument = graphql(`
  mutation CreateDeliveryClosure($input: DeliveryClosureInput!) {
    createDeliveryClosure(input: $input) {
      id
      orderCount
    }
  }
`);

export const DeleteDeliveryClosureDocument = graphql(`
  mutation DeleteDeliveryClosure($id: Int!) {
    deleteDeliveryClosure(id: $id)
  }
`);

export const MoveOrdersDocument = graphql(`
  mutation MoveOrders(
    $orderIds: [Int!]!
    $date: String!
    $window: String
    $reason: String
    $overbook: Boolean
    $idempotencyKey: String
  ) {
    moveOrders(
      orderIds: $orderIds
      date: $date
      window: $window
      reason: $reason
      overbook: $overbook
      idempotencyKey: $idempotencyKey
    ) {
      orderId
      code
      message
    }
  }
`);
