import { graphql } from '../../gql/gql';

graphql(`
  fragment AdminRun on Run {
    id
    version
    date
    window
    driver {
      id
      name
    }
    state
    departedAt
    floatLbp
    expectedLbp
    expectedUsd
    stops {
      orderId
      outcome
      status
      stage
      customerName
      employeeName
      deliveryAddress {
        area
        city
        readable
      }
      deliveryWindow
      deliveryZone
      pieces
      parcels
      toCollect
      lbpPerUsd
      attempts {
        ...Attempt
      }
    }
    counts {
      at
      byUsername
      expectedLbp
      expectedUsd
      countedLbp
      countedUsd
      note
    }
  }
`);

graphql(`
  fragment OrderWithoutRun on Order {
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
    }
  }
`);

export const AdminRunsDocument = graphql(`
  query AdminRuns($date: String!) {
    runs(date: $date) {
      ...AdminRun
    }
    drivers {
      id
      name
    }
    ofDay: ordersWithoutRun(date: $date) {
      ...OrderWithoutRun
    }
    withoutDay: ordersWithoutRun {
      ...OrderWithoutRun
    }
  }
`);

export const CreateRunDocument = graphql(`
  mutation CreateRun($date: String!, $window: String, $driverId: Int!, $orderIds: [Int!]!, $idempotencyKey: String) {
    createRun(date: $date, window: $window, driverId: $driverId, orderIds: $orderIds, idempotencyKey: $idempotencyKey) {
      id
    }
  }
`);

export const ChangeRunDocument = graphql(`
  mutation ChangeRun($id: Int!, $driverId: Int, $orderIds: [Int!]!, $version: Int) {
    changeRun(id: $id, driverId: $driverId, orderIds: $orderIds, version: $version) {
      id
    }
  }
`);

export const DeleteRunDocument = graphql(`
  mutation DeleteRun($id: Int!, $version: Int) {
    deleteRun(id: $id, version: $version)
  }
`);

export const StartRunDocument = graphql(`
  mutation StartRun($id: Int!, $idempotencyKey: String) {
    startRun(id: $id, idempotencyKey: $idempotencyKey) {
      id
    }
  }
`);

export const CloseRunDocument = graphql(`
  mutation CloseRun($id: Int!, $idempotencyKey: String) {
    closeRun(id: $id, idempotencyKey: $idempotencyKey) {
      id
    }
  }
`);

export const CountRunDocument = graphql(`
  mutation CountRun($id: Int!, $lbp: Money!, $usd: Money!, $note: String, $idempotencyKey: String) {
    countRun(id: $id, lbp: $lbp, usd: $usd, note: $note, idempotencyKey: $idempotencyKey) {
      id
    }
  }
`);

export const SuggestedStopsDocument = graphql(`
  query SuggestedStops($orderIds: [Int!]!) {
    suggestedStops(orderIds: $orderIds)
  }
`);

export const EnterDeliveredDocument = graphql(`
  mutation EnterDelivered(
    $runId: Int!
    $orderId: Int!
    $takenBy: String!
    $lbp: Money
    $usd: Money
    $idempotencyKey: String
  ) {
    deliverOrder(
      runId: $runId
      orderId: $orderId
      takenBy: $takenBy
      lbp: $lbp
      usd: $usd
      idempotencyKey: $idempotencyKey
    ) {
      id
    }
  }
`);

export const EnterNotDeliveredDocument = graphql(`
  mutation EnterNotDelivered(
    $runId: Int!
    $orderId: Int!
    $reason: String!
    $next: NextStep!
    $idempotencyKey: String
  ) {
    reportNotDelivered(
      runId: $runId
      orderId: $orderId
      reason: $reason
      next: $next
      idempotencyKey: $idempotencyKey
    ) {
      id
    }
  }
`);
