import { graphql } from '../../gql/gql';

export const BusinessUsersDocument = graphql(`
  query BusinessUsers($after: String, $search: String, $status: UserStatus) {
    users(role: BUSINESS, first: 50, after: $after, search: $search, status: $status) {
      nodes {
        id
        username
        email
        active
        businessName
        businessCity
        businessPhone
        businessApproved
        paymentMode
        creditBalance
        pricingMode
        businessDiscount
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);

export const CreateBusinessUserDocument = graphql(`
  mutation CreateBusinessUser($input: CreateBusinessUserInput!) {
    createBusinessUser(input: $input) {
      id
    }
  }
`);
