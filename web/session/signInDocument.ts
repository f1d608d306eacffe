import { graphql } from '../gql/gql';
import type { RefusalCode, SignInOutcomeFragment } from '../gql/graphql';

/** The codes of what a sign-in or a registration is refused for. */
export type SignInRefusalCode = Extract<RefusalCode, 'INVALID_CREDENTIALS' | 'RATE_LIMITED'>;

/** What is needed besides the password. */
export type SecondStepNeeded = Extract<SignInOutcomeFragment, { __typename: 'SecondStepNeeded' }>;

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
        language
      }
    }
    ... on SecondStepNeeded {
      ways
    }
    ... on SignInRefusal {
      code
      message
      retryAfter
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
