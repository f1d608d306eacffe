import { graphql } from '../../gql/gql';

export const AuditLogDocument = graphql(`
  query AdminAuditLog(
    $after: String
    $action: String
    $subjectType: String
    $subjectId: String
    $from: DateTime
    $to: DateTime
    $descending: Boolean!
  ) {
    auditLog(
      first: 50
      after: $after
      action: $action
      subjectType: $subjectType
      subjectId: $subjectId
      from: $from
      to: $to
      descending: $descending
    ) {
      nodes {
        id
        at
        actorUsername
        action
        subjectType
        subjectId
        before
        after
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);

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

export const OutgoingMailDocument = graphql(`
  query AdminOutgoingMail($after: String, $search: String, $status: MailStatus, $descending: Boolean!) {
    outgoingMail(first: 50, after: $after, search: $search, status: $status, descending: $descending) {
      nodes {
        id
        kind
        toAddress
        subject
        status
        attempts
        lastError
        orderId
        createdAt
        nextAttemptAt
        sentAt
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);
