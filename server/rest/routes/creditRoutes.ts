import { paging, pathId, queryId, withKey } from '../input';
import { lower, nextPage, ok, route, type AnyRoute, type RestAnswer, type RestRequest } from '../route';

const ACCOUNT = 'currentBalance creditLimit usedCredit';
const TRANSACTION = `id userId type description amount balanceAfter createdAt orderId createdByUser { username }`;
const PAGE = `nodes { ${TRANSACTION} } pageInfo { endCursor hasNextPage }`;

interface TransactionData {
  type: string;
}

interface PageData {
  nodes: TransactionData[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

interface ChangeData {
  change: { account: object; transaction: TransactionData };
}

const transactionShape = (transaction: TransactionData) => ({ ...transaction, type: lower(transaction.type) });

/** The account, and the new transaction beside its fields. */
function changeAnswer({ change: { account, transaction } }: ChangeData): RestAnswer {
  return ok({ ...account, transaction: transactionShape(transaction) });
}

/** The list, with the link to its next page. */
function historyAnswer(
  path: string,
  { nodes, pageInfo }: PageData,
  { query }: RestRequest,
  filter: Record<string, unknown> = {},
): RestAnswer {
  return ok(nodes.map(transactionShape), nextPage(path, pageInfo, paging(query).first, filter));
}

/** A path that changes a credit account: one operation with the business of the path and the body as its input. */
function changeRoute(
  method: 'POST' | 'PUT',
  path: string,
  parameter: 'id' | 'userId',
  operation: string,
  input: string,
  summary: string,
): AnyRoute {
  return route<ChangeData>({
    method,
    path,
    summary,
    document: `mutation ($userId: Int!, $input: ${input}!) {
      change: ${operation}(userId: $userId, input: $input) {
        account { ${ACCOUNT} } transaction { ${TRANSACTION} } } }`,
    variables: ({ params, body, idempotencyKey }) => ({
      userId: pathId(params[parameter], 'Business'),
      input: withKey(body, idempotencyKey),
    }),
    bodyVariable: 'input',
    answer: changeAnswer,
  });
}

export const creditRoutes = [
  changeRoute(
    'PUT',
    '/api/admin/business-credit/{userId}/limit',
    'userId',
    'setCreditLimit',
    'CreditLimitInput',
    'Sets the credit limit of a business',
  ),
  changeRoute(
    'POST',
    '/api/admin/business-credit/{userId}/payment',
    'userId',
    'recordCreditPayment',
    'CreditPaymentInput',
    'Records a payment by a business',
  ),
  changeRoute(
    'POST',
    '/api/admin/business-credit/{userId}/adjustment',
    'userId',
    'adjustCredit',
    'CreditAdjustmentInput',
    'Adjusts the balance of a business for a reason',
  ),
  changeRoute(
    'POST',
    '/api/admin/users/{id}/credit',
    'id',
    'addCredit',
    'CreditAmountInput',
    'Adds credit to a business, or takes it away',
  ),
  route<{ creditAccount: object }>({
    method: 'GET',
    path: '/api/admin/users/{id}/credit',
    summary: 'The credit account of a business',
    document: `query ($userId: Int!) { creditAccount(userId: $userId) { ${ACCOUNT} } }`,
    variables: ({ params }) => ({ userId: pathId(params.id, 'Business') }),
    answer: ({ creditAccount }) => ok(creditAccount),
  }),
  route<{ creditAccount: object; creditTransactions: PageData }>({
    method: 'GET',
    path: '/api/admin/users/{id}/credit-transactions',
    summary: 'The credit ledger of a business, newest first',
    // The account is selected as well: without the business it is a 404.
    document: `query ($userId: Int!, $type: CreditTransactionType, $first: Int!, $after: String) {
      creditAccount(userId: $userId) { userId }
      creditTransactions(userId: $userId, type: $type, first: $first, after: $after) { ${PAGE} } }`,
    variables: ({ params, query }) => ({
      userId: pathId(params.id, 'Business'),
      type: query.type,
      ...paging(query),
    }),
    answer: ({ creditTransactions }, request) =>
      historyAnswer(`/api/admin/users/${request.params.id}/credit-transactions`, creditTransactions, request, {
        type: request.query.type,
      }),
  }),
  route<{ creditTransactions: PageData }>({
    method: 'GET',
    path: '/api/admin/credit-transactions',
    summary: 'The credit ledgers of all businesses, newest first',
    document: `query ($userId: Int, $type: CreditTransactionType, $first: Int!, $after: String) {
      creditTransactions(userId: $userId, type: $type, first: $first, after: $after) { ${PAGE} } }`,
    variables: ({ query }) => ({ userId: queryId(query, 'userId'), type: query.type, ...paging(query) }),
    answer: ({ creditTransactions }, request) =>
      historyAnswer('/api/admin/credit-transactions', creditTransactions, request, {
        userId: request.query.userId,
        type: request.query.type,
      }),
  }),
  route<{ creditTotals: object }>({
    method: 'GET',
    path: '/api/admin/credit-totals',
    summary: 'The sums over all businesses in credit mode',
    document: '{ creditTotals { totalUsedCredit totalAvailableCredit businesses } }',
    answer: ({ creditTotals }) => ok(creditTotals),
  }),
  route<{ credit: object }>({
    method: 'GET',
    path: '/api/business/credit',
    summary: "The signed-in business's credit account",
    document: `{ credit { ${ACCOUNT} } }`,
    answer: ({ credit }) => ok(credit),
  }),
  route<{ creditHistory: PageData }>({
    method: 'GET',
    path: '/api/business/credit-transactions',
    summary: "The signed-in business's credit ledger, newest first",
    document: `query ($type: CreditTransactionType, $first: Int!, $after: String) {
      creditHistory(type: $type, first: $first, after: $after) { ${PAGE} } }`,
    variables: ({ query }) => ({ type: query.type, ...paging(query) }),
    answer: ({ creditHistory }, request) =>
      historyAnswer('/api/business/credit-transactions', creditHistory, request, { type: request.query.type }),
  }),
];
