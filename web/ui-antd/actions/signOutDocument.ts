import { graphql } from '../../gql/gql';

export const AdminSignOutDocument = graphql(`
  mutation AdminSignOut {
    signOut
  }
`);
