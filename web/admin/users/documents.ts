import { graphql } from '../../gql/gql';
import type { AdminUsersQuery } from '../../gql/graphql';

/** A user as the table shows it. */
export type User = AdminUsersQuery['users']['nodes'][number];

export const AdminUsersDocument = graphql(`
  query AdminUsers(
    $after: String
    $role: Role
    $status: UserStatus
    $search: String
    $sort: UserSort!
    $descending: Boolean!
  ) {
    users(
      first: 50
      after: $after
      role: $role
      status: $status
      search: $search
      sort: $sort
      descending: $descending
    ) {
      nodes {
        ...AdminUserRow
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }

  fragment AdminUserRow on User {
    id
    username
    email
    emailConfirmed
    firstName
    lastName
    role
    duties
    secondStep
    active
    businessName
    businessApproved
    paymentMode
    createdAt
    version
  }
`);

export const AdminUserDocument = graphql(`
  query AdminUser($id: Int!) {
    user(id: $id) {
      ...AdminUserRow
    }
  }
`);

export const CreateUserDocument = graphql(`
  mutation CreateUser($input: CreateUserInput!) {
    createUser(input: $input) {
      id
    }
  }
`);

export const UpdateUserDocument = graphql(`
  mutation UpdateUser($id: Int!, $input: UpdateUserInput!) {
    updateUser(id: $id, input: $input) {
      id
    }
  }
`);

export const DeleteUserDocument = graphql(`
  mutation DeleteUser($id: Int!) {
    deleteUser(id: $id)
  }
`);

export const ResetSecondStepDocument = graphql(`
  mutation ResetSecondStep($userId: Int!) {
    resetSecondStep(userId: $userId) {
      id
    }
  }
`);

export const SendUserEmailConfirmationDocument = graphql(`
  mutation SendUserEmailConfirmation($userId: Int!) {
    sendUserEmailConfirmation(userId: $userId) {
      id
    }
  }
`);

export const SetUserActiveDocument = graphql(`
  mutation SetUserActive($id: Int!, $active: Boolean!) {
    setUserActive(id: $id, active: $active) {
      id
    }
  }
`);
