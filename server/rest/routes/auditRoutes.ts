import { paging, queryId } from '../input';
import { nextPage, ok, route } from '../route';

interface AuditData {
  auditLog: { nodes: unknown[]; totalCount: number; pageInfo: { endCursor: string | null; hasNextPage: boolean } };
}

export const auditRoutes = [
  route<AuditData>({
    method: 'GET',
    path: '/api/admin/audit-log',
    summary: 'What admins did, newest first',
    document: `query ($subjectType: String, $subjectId: String, $actorId: Int, $first: Int!, $after: String) {
      auditLog(subjectType: $subjectType, subjectId: $subjectId, actorId: $actorId, first: $first, after: $after) {
        nodes { id at actorUsername action subjectType subjectId before after }
        totalCount pageInfo { endCursor hasNextPage } } }`,
    variables: ({ query }) => ({
      subjectType: query.subjectType,
      subjectId: query.subjectId,
      actorId: queryId(query, 'actorId'),
      ...paging(query),
    }),
    answer: ({ auditLog: { nodes, totalCount, pageInfo } }, { query }) => {
      const { subjectType, subjectId, actorId } = query;
      return ok(
        { entries: nodes, total: totalCount },
        nextPage('/api/admin/audit-log', pageInfo, paging(query).first, { subjectType, subjectId, actorId }),
      );
    },
  }),
];
