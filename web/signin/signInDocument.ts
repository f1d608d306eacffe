import { graphql } from '../gql/gql';

export const SignInDocument = graphql(`
  mutation SignIn($username: String!, $password: String!) {
    signIn(username: $username, password: $password) {
      ... on SignedIn {
        viewer {
          id
          role
        }
      }
      ... on SignInRefusal {
        code
        message
        retryAfter
      }
    }
  }
`);
