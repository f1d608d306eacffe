import { graphql } from '../../gql/gql';

export const AccountClosingDocument = graphql(`
  query AccountClosing {
    accountClosing {
      keepPersonalDataDays
      openOrders
      openOrderIds
      creditIsAtLimit
      creditDue
      isLastAdmin
      openRunIds
      employees
    }
  }
`);

export const CloseAccountDocument = graphql(`
  mutation CloseAccount($currentPassword: String!) {
    closeAccount(currentPassword: $currentPassword)
  }
`);
