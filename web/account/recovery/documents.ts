import { graphql } from '../../gql/gql';

export const RequestPasswordResetDocument = graphql(`
  mutation RequestPasswordReset($account: String!) {
    requestPasswordReset(account: $account)
  }
`);

export const ResetPasswordDocument = graphql(`
  mutation ResetPassword($key: String!, $newPassword: String!) {
    resetPassword(key: $key, newPassword: $newPassword) {
      username
      role
    }
  }
`);
