import { graphql } from '../../gql/gql';

export const CreditHistoryDocument = graphql(`
  query BusinessCreditHistory($after: String, $type: CreditTransactionType) {
    creditHistory(first: 20, after: $after, type: $type) {
      nodes {
        id
        type
        description
        amount
        balanceAfter
        createdAt
        orderId
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);
