import { onlyLeftRules } from '../../../common/rules/catalogue/stockRules';
import { badInput } from '../../core/errors';
import { paging, pathId, queryId, withKey } from '../input';
import { lower, nextPage, ok, route, type AnyRoute } from '../route';

const STOCK = 'productId productName variant stock';
const ENTRY = `id kind change balanceAfter reason orderId createdAt productId productName variant actorUsername`;

interface PageInfo {
  endCursor: string | null;
  hasNextPage: boolean;
}

interface EntryData {
  kind: string;
}

interface ChangeData {
  change: { stock: object; entry: EntryData | null };
}

const entryShape = (entry: EntryData) => ({ ...entry, kind: lower(entry.kind) });

/** A path that changes a stock: one operation with the product of the path and the body as its input. */
function changeRoute(
  method: 'POST' | 'PUT',
  path: string,
  operation: string,
  input: string,
  summary: string,
): AnyRoute {
  return route<ChangeData>({
    method,
    path,
    summary,
    document: `mutation ($productId: Int!, $input: ${input}!) {
      change: ${operation}(productId: $productId, input: $input) { stock { ${STOCK} } entry { ${ENTRY} } } }`,
    variables: ({ params, body, idempotencyKey }) => ({
      productId: pathId(params.productId, 'Product'),
      input: withKey(body, idempotencyKey),
    }),
    bodyVariable: 'input',
    answer: ({ change: { stock, entry } }) => ok({ ...stock, entry: entry && entryShape(entry) }),
  });
}

/** @throws ShopError BAD_USER_INPUT for anything but true, false and nothing */
function flag(query: Readonly<Record<string, unknown>>, name: string): boolean | undefined {
  const text = query[name];
  if (text === undefined) return undefined;
  if (text !== 'true' && text !== 'false') throw badInput({ [name]: 'Must be true or false' });
  return text === 'true';
}

export const stockRoutes = [
  route<{ stock: { nodes: object[]; pageInfo: PageInfo } }>({
    method: 'GET',
    path: '/api/admin/stock',
    summary: 'What is counted, and how many there are of it',
    document: `query ($search: String, $low: Boolean, $first: Int!, $after: String) {
      stock(search: $search, low: $low, first: $first, after: $after) {
        nodes { ${STOCK} } pageInfo { endCursor hasNextPage } } }`,
    variables: ({ query }) => ({ search: query.search, low: flag(query, 'low'), ...paging(query) }),
    answer: ({ stock: { nodes, pageInfo } }, { query }) =>
      ok(nodes, nextPage('/api/admin/stock', pageInfo, paging(query).first, { search: query.search, low: query.low })),
  }),
  route<{ stockEntries: { nodes: EntryData[]; pageInfo: PageInfo } }>({
    method: 'GET',
    path: '/api/admin/stock-entries',
    summary: 'The changes of stock, newest first',
    document: `query ($productId: Int, $variant: String, $orderId: Int, $kind: StockEntryKind, $first: Int!, $after: String) {
      stockEntries(productId: $productId, variant: $variant, orderId: $orderId, kind: $kind, first: $first, after: $after) {
        nodes { ${ENTRY} } pageInfo { endCursor hasNextPage } } }`,
    variables: ({ query }) => ({
      productId: queryId(query, 'productId'),
      variant: query.variant,
      orderId: queryId(query, 'orderId'),
      kind: query.kind,
      ...paging(query),
    }),
    answer: ({ stockEntries: { nodes, pageInfo } }, { query }) =>
      ok(
        nodes.map(entryShape),
        nextPage('/api/admin/stock-entries', pageInfo, paging(query).first, {
          productId: query.productId,
          variant: query.variant,
          orderId: query.orderId,
          kind: query.kind,
        }),
      ),
  }),
  changeRoute(
    'PUT',
    '/api/admin/stock/{productId}',
    'setStock',
    'StockCountInput',
    'Says how many there are of a product or a size, or that it is not counted any more',
  ),
  changeRoute(
    'POST',
    '/api/admin/stock/{productId}/receipt',
    'recordStockReceipt',
    'StockMovementInput',
    'Records that more of something came in',
  ),
  changeRoute(
    'POST',
    '/api/admin/stock/{productId}/loss',
    'recordStockLoss',
    'StockMovementInput',
    'Records that some of something were lost, spoilt or given away',
  ),
  route<{ stockOnlyLeftFrom: number }>({
    method: 'GET',
    path: '/api/admin/stock-setting',
    summary: 'From which number on shoppers are told that only so many are left',
    document: '{ stockOnlyLeftFrom }',
    answer: ({ stockOnlyLeftFrom }) => ok({ onlyLeftFrom: stockOnlyLeftFrom }),
  }),
  route<{ setStockOnlyLeftFrom: number }>({
    method: 'PUT',
    path: '/api/admin/stock-setting',
    summary: 'Sets from which number on shoppers are told that only so many are left',
    rules: onlyLeftRules(),
    document: 'mutation ($onlyLeftFrom: Int!) { setStockOnlyLeftFrom(onlyLeftFrom: $onlyLeftFrom) }',
    variables: ({ body }) => ({ onlyLeftFrom: (Object(body) as Record<string, unknown>).onlyLeftFrom }),
    answer: ({ setStockOnlyLeftFrom }) => ok({ onlyLeftFrom: setStockOnlyLeftFrom }),
  }),
];
