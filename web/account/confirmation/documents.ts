import { graphql } from '../../gql/gql';

export const ConfirmEmailDocument = graphql(`
  mutation ConfirmEmail($key: String!) {
    confirmEmail(key: $key) {
      email
    }
  }
`);
