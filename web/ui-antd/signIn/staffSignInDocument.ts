import { graphql } from '../../gql/gql';

export const StaffSignInDocument = graphql(`
  mutation StaffSignIn($username: String!, $password: String!) {
    signIn(username: $username, password: $password) {
      ... on SignedIn {
        viewer {
          id
          role
          businessApproved
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
  }
`);
