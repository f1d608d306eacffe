import { graphql } from '../gql/gql';

/** The fragment is the registration's too. */
export const SignInDocument = graphql(`
  mutation SignIn($username: String!, $password: String!) {
    signIn(username: $username, password: $password) {
      ...SignInOutcome
    }
  }

  fragment SignInOutcome on SignInResult {
    ... on SignedIn {
      viewer {
        id
        role
      }
    }
    ... on SignInRefusal {
      code
      message
    }
  }
`);

export const RegisterCustomerDocument = graphql(`
  mutation RegisterCustomer($input: RegisterCustomerInput!) {
    registerCustomer(input: $input) {
      ...SignInOutcome
    }
  }
`);
