import { graphql } from '../../gql/gql';

export const ChangeOrderDocument = graphql(`
  mutation ChangeOrder(
    $id: Int!
    $lines: [ChangedLineInput!]!
    $key: String
    $added: [OrderAdditionInput!]
    $idempotencyKey: String
  ) {
    changeOrder(id: $id, lines: $lines, key: $key, added: $added, idempotencyKey: $idempotencyKey) {
      ...ChangeOrderOutcome
    }
  }

  fragment ChangeOrderOutcome on ChangeOrderResult {
    __typename
    ... on ChangedOrder {
      id
      totalAmount
    }
    ... on OrderChangeRefusal {
      code
      message
    }
  }
`);

export const ChangeOrderLinesDocument = graphql(`
  mutation ChangeOrderLines(
    $id: Int!
    $lines: [ChangedLineInput!]!
    $added: [AddedLineInput!]
    $reason: String!
    $idempotencyKey: String
  ) {
    changeOrderLines(id: $id, lines: $lines, added: $added, reason: $reason, idempotencyKey: $idempotencyKey) {
      ...ChangeOrderOutcome
    }
  }
`);
