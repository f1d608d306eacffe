import { individualPriceRules } from '../../../common/rules/accountRules';
import { notFound } from '../../core/errors';
import { paging, pathId, queryId } from '../input';
import { lower, nextPage, ok, route, type RestRequest } from '../route';
import { userShape, USER_FIELDS, type UserData } from '../shapes/userShape';

const FIELDS = 'productId variant customPrice';
const PATH = '/api/admin/users/{userId}/pricing/{productId}';

/** The business and the product of a path. */
function ids({ params }: Pick<RestRequest, 'params'>) {
  return { userId: pathId(params.userId, 'User'), productId: pathId(params.productId, 'Product') };
}

const CHANGE = `id at kind productId productName variant userId businessName isNew isGone values { name old new }`;
const PAGING = 'pageInfo { endCursor hasNextPage }';

interface ChangesData {
  changes: {
    nodes: { kind: string }[];
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
  };
}

interface PriceAtData {
  priceAt: { price: { rule: string } | null };
}

/** What both lists are narrowed by, as it is sent. */
function changesOf({ query }: RestRequest) {
  const { variant, from, to } = query;
  return { productId: queryId(query, 'productId'), variant, from, to, ...paging(query) };
}

/** The list, with the link to its next page. */
function changesAnswer(path: string, { changes: { nodes, pageInfo } }: ChangesData, { query }: RestRequest) {
  const { cursor: _, limit: __, ...filter } = query;
  return ok(
    nodes.map((change) => ({ ...change, kind: lower(change.kind) })),
    nextPage(path, pageInfo, paging(query).first, filter),
  );
}

const historyRoutes = [
  route<ChangesData>({
    method: 'GET',
    path: '/api/admin/price-history',
    summary: 'The history of prices and of the terms of businesses, newest first',
    document: `query ($productId: Int, $variant: String, $userId: Int, $kind: PriceChangeKind, $from: DateTime, $to: DateTime,
        $first: Int!, $after: String) {
      changes: priceHistory(productId: $productId, variant: $variant, userId: $userId, kind: $kind, from: $from, to: $to,
        first: $first, after: $after) { nodes { ${CHANGE} actorUsername via reason } ${PAGING} } }`,
    variables: (request) => ({
      ...changesOf(request),
      userId: queryId(request.query, 'userId'),
      kind: request.query.kind,
    }),
    answer: (data, request) => changesAnswer('/api/admin/price-history', data, request),
  }),
  route<ChangesData>({
    method: 'GET',
    path: '/api/business/price-history',
    summary: "The history of the signed-in business's own prices and terms, newest first",
    document: `query ($productId: Int, $variant: String, $from: DateTime, $to: DateTime, $first: Int!, $after: String) {
      changes: ownPriceHistory(productId: $productId, variant: $variant, from: $from, to: $to, first: $first, after: $after) {
        nodes { ${CHANGE} } ${PAGING} } }`,
    variables: changesOf,
    answer: (data, request) => changesAnswer('/api/business/price-history', data, request),
  }),
  route<PriceAtData>({
    method: 'GET',
    path: '/api/products/{id}/price-at',
    summary: 'What the viewer, or for admins a business, would have paid at an instant',
    document: `query ($productId: Int!, $variant: String, $at: DateTime!, $userId: Int) {
      priceAt(productId: $productId, variant: $variant, at: $at, userId: $userId) {
        productId productName variant at since priceBook
        price { amount listAmount saved percentOff rule discountPercent } } }`,
    variables: ({ params, query }) => ({
      productId: pathId(params.id, 'Product'),
      variant: query.variant,
      at: query.at,
      userId: queryId(query, 'userId'),
    }),
    answer: ({ priceAt: { price, ...rest } }) => ok({ ...rest, price: price && { ...price, rule: lower(price.rule) } }),
  }),
];

export const pricingRoutes = [
  ...historyRoutes,
  route<{ user: UserData | null; agreedPrices: unknown[] }>({
    method: 'GET',
    path: '/api/admin/users/{id}/pricing',
    summary: 'A business and the prices agreed with it',
    document: `query ($id: Int!) { user(id: $id) { ${USER_FIELDS} } agreedPrices(userId: $id) { ${FIELDS} } }`,
    variables: ({ params }) => ({ id: pathId(params.id, 'User') }),
    answer: ({ user, agreedPrices }) => {
      if (!user) throw notFound('User');
      return ok({ user: userShape(user), customPricing: agreedPrices });
    },
  }),
  route<{ setIndividualPrice: unknown }>({
    method: 'POST',
    path: PATH,
    summary: 'Agrees a price with a business for a product or one of its variants',
    document: `mutation ($userId: Int!, $productId: Int!, $variant: String, $price: String, $seen: String) {
      setIndividualPrice(userId: $userId, productId: $productId, variant: $variant, price: $price, seen: $seen) {
        ${FIELDS} } }`,
    rules: individualPriceRules(),
    variables: (request) => {
      const { price, variant, seen } = Object(request.body) as Record<string, unknown>;
      return { ...ids(request), price, variant, seen };
    },
    answer: ({ setIndividualPrice }) => ({ status: 201, body: setIndividualPrice }),
  }),
  route<{ removeIndividualPrice: unknown }>({
    method: 'DELETE',
    path: PATH,
    summary: 'Takes an agreed price back; the variant and the price seen stand in the body or the query',
    document: `mutation ($userId: Int!, $productId: Int!, $variant: String, $seen: String) {
      removeIndividualPrice(userId: $userId, productId: $productId, variant: $variant, seen: $seen) { ${FIELDS} } }`,
    variables: ({ params, query, body }) => {
      const { variant, seen } = { ...query, ...(Object(body) as Record<string, unknown>) };
      return { ...ids({ params }), variant, seen };
    },
    answer: () => ({ status: 204 }),
  }),
];
