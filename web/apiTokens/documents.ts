import { graphql } from '../gql/gql';

export const ApiTokensDocument = graphql(`
  query AdminApiTokens($after: String, $search: String, $usable: Boolean, $sort: ApiTokenSort!, $descending: Boolean!) {
    apiTokens(first: 50, after: $after, search: $search, usable: $usable, sort: $sort, descending: $descending) {
      nodes {
        id
        name
        ownerUsername
        scopes
        createdAt
        lastUsedAt
        expiresAt
        revokedAt
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);

export const CreateApiTokenDocument = graphql(`
  mutation CreateApiToken($name: String!, $scopes: [TokenScope!]!, $expiresAt: DateTime) {
    createApiToken(name: $name, scopes: $scopes, expiresAt: $expiresAt) {
      token
      apiToken {
        id
        name
      }
    }
  }
`);

export const RevokeApiTokenDocument = graphql(`
  mutation RevokeApiToken($id: Int!) {
    revokeApiToken(id: $id) {
      id
    }
  }
`);
