import { paging, queryId } from '../input';
import { lower, nextPage, ok, route } from '../route';

interface MailData {
  kind: string;
  status: string;
}

export const mailRoutes = [
  route<{ outgoingMail: { nodes: MailData[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } } }>({
    method: 'GET',
    path: '/api/admin/mail',
    summary: 'The mail that the shop sends, newest first',
    document: `query ($status: MailStatus, $orderId: Int, $first: Int!, $after: String) {
      outgoingMail(status: $status, orderId: $orderId, first: $first, after: $after) {
        nodes { id kind toAddress orderId withAmounts status attempts nextAttemptAt subject lastError sentAt createdAt }
        pageInfo { endCursor hasNextPage } } }`,
    variables: ({ query }) => ({ status: query.status, orderId: queryId(query, 'orderId'), ...paging(query) }),
    answer: ({ outgoingMail: { nodes, pageInfo } }, { query }) =>
      ok(
        nodes.map((mail) => ({ ...mail, kind: lower(mail.kind), status: lower(mail.status) })),
        nextPage('/api/admin/mail', pageInfo, paging(query).first, { status: query.status, orderId: query.orderId }),
      ),
  }),
];
