import { graphql } from '../gql/gql';

/** A run as its driver sees it: no amount but what is to be collected, and was. */
graphql(`
  fragment DriverRun on Run {
    id
    date
    window
    state
    floatLbp
    expectedLbp
    expectedUsd
    stops {
      orderId
      outcome
      status
      customerName
      employeeName
      phone
      deliveryAddress {
        companyName
        street
        building
        floor
        area
        city
        state
        postalCode
        fullAddress
        readable
      }
      latitude
      longitude
      note
      deliveryWindow
      pieces
      parcels
      toCollect
      lbpPerUsd
      attempts {
        id
        at
        isDelivered
        takenBy
        reason
        next
      }
    }
  }
`);

export const OwnRunsDocument = graphql(`
  query OwnRuns {
    ownRuns {
      ...DriverRun
    }
  }
`);

export const StartOwnRunDocument = graphql(`
  mutation StartOwnRun($id: Int!, $floatLbp: Money, $idempotencyKey: String!) {
    startRun(id: $id, floatLbp: $floatLbp, idempotencyKey: $idempotencyKey) {
      ...DriverRun
    }
  }
`);

export const DeliverOrderDocument = graphql(`
  mutation DeliverOrder(
    $runId: Int!
    $orderId: Int!
    $takenBy: String!
    $lbp: Money
    $usd: Money
    $photo: String
    $at: DateTime
    $idempotencyKey: String!
  ) {
    deliverOrder(
      runId: $runId
      orderId: $orderId
      takenBy: $takenBy
      lbp: $lbp
      usd: $usd
      photo: $photo
      at: $at
      idempotencyKey: $idempotencyKey
    ) {
      ...DriverRun
    }
  }
`);

export const ReportNotDeliveredDocument = graphql(`
  mutation ReportNotDelivered(
    $runId: Int!
    $orderId: Int!
    $reason: String!
    $next: NextStep!
    $at: DateTime
    $idempotencyKey: String!
  ) {
    reportNotDelivered(
      runId: $runId
      orderId: $orderId
      reason: $reason
      next: $next
      at: $at
      idempotencyKey: $idempotencyKey
    ) {
      ...DriverRun
    }
  }
`);
