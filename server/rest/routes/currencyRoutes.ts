import { TRANSFER_TEXTS } from '../../../common/currencies/transferTexts';
import {
  exchangeRateRules,
  transferAccountRules,
  settledTransferRules,
  transferRules,
} from '../../../common/rules/currencyRules';
import { paging, pathId } from '../input';
import { lower, nextPage, ok, route, type RestRequest } from '../route';

interface PageData<Node> {
  nodes: Node[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

interface TransferData {
  state: string;
}

const RATE_FIELDS = 'id lbpPerUsd showsUsd at byUsername';
const TRANSFER_FIELDS = 'orderId state sendTo reference sentAt settledAt';

const WRONG_REFERENCE = { reference: TRANSFER_TEXTS.required };

const transferShape = <Data extends TransferData>(transfer: Data) => ({ ...transfer, state: lower(transfer.state) });

const ofOrder = ({ params, body, idempotencyKey }: RestRequest) => ({
  orderId: pathId(params.id, 'Order'),
  reference: (Object(body) as Record<string, unknown>).reference,
  idempotencyKey,
});

export const rateRoutes = [
  route<{ exchangeRates: PageData<unknown> }>({
    method: 'GET',
    path: '/api/admin/exchange-rates',
    summary: 'What one USD was set to, newest first',
    document: `query ($first: Int!, $after: String) {
      exchangeRates(first: $first, after: $after) { nodes { ${RATE_FIELDS} } pageInfo { endCursor hasNextPage } } }`,
    variables: ({ query }) => paging(query),
    answer: ({ exchangeRates: { nodes, pageInfo } }, { query }) =>
      ok(nodes, nextPage('/api/admin/exchange-rates', pageInfo, paging(query).first)),
  }),
  route<{ setExchangeRate: unknown }>({
    method: 'POST',
    path: '/api/admin/exchange-rates',
    summary: 'Sets what one USD is from now on',
    document: `mutation ($input: ExchangeRateInput!) { setExchangeRate(input: $input) { ${RATE_FIELDS} } }`,
    variables: ({ body }) => ({ input: body }),
    bodyVariable: 'input',
    rules: exchangeRateRules(),
    answer: ({ setExchangeRate }) => ({ status: 201, body: setExchangeRate }),
  }),
  route<{ setTransferAccount: string | null }>({
    method: 'PUT',
    path: '/api/admin/transfer-account',
    summary: 'Sets where buyers send what they pay by WishMoney',
    rules: transferAccountRules(),
    document: 'mutation ($sendTo: String) { setTransferAccount(sendTo: $sendTo) }',
    variables: ({ body }) => ({ sendTo: (Object(body) as Record<string, unknown>).sendTo }),
    answer: ({ setTransferAccount }) => ok({ sendTo: setTransferAccount }),
  }),
];

export const transferRoutes = [
  route<{ sendTransferReference: TransferData }>({
    method: 'PUT',
    path: '/api/orders/{id}/transfer',
    summary: 'Keeps the reference of the transfer that pays an order, from its buyer',
    document: `mutation ($orderId: Int!, $reference: String!, $key: String) {
      sendTransferReference(orderId: $orderId, reference: $reference, key: $key) { ${TRANSFER_FIELDS} } }`,
    variables: (request) => ({ ...ofOrder(request), key: (Object(request.body) as Record<string, unknown>).key }),
    rules: transferRules(),
    wrongType: WRONG_REFERENCE,
    answer: ({ sendTransferReference }) => ok(transferShape(sendTransferReference)),
  }),
  route<{ transfers: PageData<TransferData> }>({
    method: 'GET',
    path: '/api/admin/transfers',
    summary: 'The orders that are paid by WishMoney and wait for their money, newest first',
    document: `query ($state: TransferState, $first: Int!, $after: String) {
      transfers(state: $state, first: $first, after: $after) {
        nodes { id orderedAt customerName totalAmount lbpPerUsd state reference sentAt settledAt }
        pageInfo { endCursor hasNextPage } } }`,
    variables: ({ query }) => ({ state: query.state, ...paging(query) }),
    answer: ({ transfers: { nodes, pageInfo } }, { query }) =>
      ok(
        nodes.map(transferShape),
        nextPage('/api/admin/transfers', pageInfo, paging(query).first, { state: query.state }),
      ),
  }),
  ...(['confirm', 'reject'] as const).map((how) =>
    route<Record<string, TransferData>>({
      method: 'POST',
      path: `/api/admin/orders/{id}/transfer/${how}`,
      summary:
        how === 'confirm'
          ? 'Sets an order paid by the transfer with this reference'
          : 'Says that there is no transfer with this reference',
      document: `mutation ($orderId: Int!, $reference: String!, $totalAmount: Money, $idempotencyKey: String) {
        settled: ${how}Transfer(orderId: $orderId, reference: $reference, totalAmount: $totalAmount, idempotencyKey: $idempotencyKey) {
          ${TRANSFER_FIELDS} } }`,
      variables: (request) => ({
        ...ofOrder(request),
        totalAmount: (Object(request.body) as Record<string, unknown>).totalAmount,
      }),
      rules: settledTransferRules(),
      wrongType: WRONG_REFERENCE,
      answer: ({ settled }) => ok(transferShape(settled!)),
    }),
  ),
];
