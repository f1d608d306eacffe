import { graphql } from '../../gql/gql';

export const CreditTotalsDocument = graphql(`
  query CreditTotals {
    creditTotals {
      totalUsedCredit
      totalAvailableCredit
      businesses
    }
  }
`);

export const CreditAccountDocument = graphql(`
  query AdminCreditAccount($userId: Int!) {
    creditAccount(userId: $userId) {
      currentBalance
      creditLimit
      usedCredit
    }
    user(id: $userId) {
      id
      username
      role
      businessName
      paymentMode
    }
  }
`);

export const CreditTransactionsDocument = graphql(`
  query AdminCreditTransactions($userId: Int!, $after: String, $type: CreditTransactionType) {
    creditTransactions(userId: $userId, after: $after, type: $type, first: 50) {
      nodes {
        id
        type
        description
        amount
        balanceAfter
        createdAt
        orderId
        createdByUser {
          username
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);

export const SetCreditLimitDocument = graphql(`
  mutation SetCreditLimit($userId: Int!, $input: CreditLimitInput!) {
    setCreditLimit(userId: $userId, input: $input) {
      transaction {
        id
      }
    }
  }
`);

export const RecordPaymentDocument = graphql(`
  mutation RecordCreditPayment($userId: Int!, $input: CreditPaymentInput!) {
    recordCreditPayment(userId: $userId, input: $input) {
      transaction {
        id
      }
    }
  }
`);

export const AdjustCreditDocument = graphql(`
  mutation AdjustCredit($userId: Int!, $input: CreditAdjustmentInput!) {
    adjustCredit(userId: $userId, input: $input) {
      transaction {
        id
      }
    }
  }
`);

export const AddCreditDocument = graphql(`
  mutation AddCredit($userId: Int!, $input: CreditAmountInput!) {
    addCredit(userId: $userId, input: $input) {
      transaction {
        id
      }
    }
  }
`);
