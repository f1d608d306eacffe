import { graphql } from '../../gql/gql';

export const ExchangeRatesDocument = graphql(`
  query AdminExchangeRates($after: String, $first: Int) {
    exchangeRates(after: $after, first: $first) {
      nodes {
        id
        lbpPerUsd
        showsUsd
        at
        byUsername
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);

export const CurrentRateDocument = graphql(`
  query AdminCurrentRate {
    exchangeRates(first: 1) {
      nodes {
        id
        lbpPerUsd
        showsUsd
      }
    }
    shop {
      wishMoneyTo
    }
  }
`);

export const SetExchangeRateDocument = graphql(`
  mutation SetExchangeRate($input: ExchangeRateInput!) {
    setExchangeRate(input: $input) {
      id
    }
  }
`);

export const SetTransferAccountDocument = graphql(`
  mutation SetTransferAccount($sendTo: String) {
    setTransferAccount(sendTo: $sendTo)
  }
`);

export const TransfersDocument = graphql(`
  query AdminTransfers($state: TransferState, $first: Int, $after: String, $descending: Boolean) {
    transfers(state: $state, first: $first, after: $after, descending: $descending) {
      nodes {
        id
        orderedAt
        customerName
        totalAmount
        lbpPerUsd
        state
        reference
        sentAt
        settledAt
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);

export const ConfirmTransferDocument = graphql(`
  mutation ConfirmTransfer($orderId: Int!, $reference: String!, $totalAmount: Money, $idempotencyKey: String) {
    confirmTransfer(
      orderId: $orderId
      reference: $reference
      totalAmount: $totalAmount
      idempotencyKey: $idempotencyKey
    ) {
      orderId
    }
  }
`);

export const RejectTransferDocument = graphql(`
  mutation RejectTransfer($orderId: Int!, $reference: String!, $idempotencyKey: String) {
    rejectTransfer(orderId: $orderId, reference: $reference, idempotencyKey: $idempotencyKey) {
      orderId
    }
  }
`);
