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
    $countTo: Int
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
      totalCount(atMost: $countTo)
    }
  }
`);

export const OutgoingMailDocument = graphql(`
  query AdminOutgoingMail($after: String, $search: String, $status: MailStatus, $descending: Boolean!, $countTo: Int) {
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
      totalCount(atMost: $countTo)
    }
  }
`);
