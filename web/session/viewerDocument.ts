import { graphql } from '../gql/gql';

export const ViewerDocument = graphql(`
  query Viewer {
    viewer {
      id
      username
      email
      firstName
      lastName
      role
      duties
      businessApproved
      pricingMode
      businessDiscount
    }
  }
`);
