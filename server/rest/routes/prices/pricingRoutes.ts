import { individualPriceRules } from '../../../../common/rules/accountRules';
import { notFound } from '../../../core/errors';
import { paging, pathId, queryId } from '../../input';
import { lower, nextPage, ok, route, type RestRequest } from '../../route';
import { userShape, USER_FIELDS, type UserData } from '../../shapes/userShape';

const FIELDS = 'productId variant customPrice';
const REASON = `price { amount baseAmount listAmount saved percentOff rule discountPercent }
  waterfall { kind rule percent change amount } sentence(language: $language)`;
const PATH = '/api/admin/users/{userId}/pricing/{productId}';

interface ReasonData {
  price: { rule: string } | null;
  waterfall: { kind: string; rule: string | null }[];
}

function reasonShape<Data extends ReasonData>({ price, waterfall, ...rest }: Data) {
  return {
    ...rest,
    price: price && { ...price, rule: lower(price.rule) },
    waterfall: waterfall.map((change) => ({ ...change, kind: lower(change.kind), rule: lower(change.rule) })),
  };
}

interface ExplanationData extends ReasonData {
  steps: { rule: string; outcome: string }[];
}

interface OrderPricesData {
  lines: (ReasonData & { rule: string })[];
}

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
  route<{ priceExplanation: ExplanationData }>({
    method: 'GET',
    path: '/api/products/{id}/price',
    summary: 'Why a price is, or at an instant was, what it is, for the viewer or, for administrators, for any user',
    document: `query ($id: Int!, $variant: String, $userId: Int, $at: DateTime, $language: Language) {
      priceExplanation(productId: $id, variant: $variant, userId: $userId, at: $at) {
        productId productName variant priceBook ${REASON} steps { rule amount outcome }
        since { at actorUsername via reason } } }`,
    variables: ({ params, query }) => ({
      id: pathId(params.id, 'Product'),
      variant: query.variant,
      userId: queryId(query, 'userId'),
      at: query.at,
      language: query.language,
    }),
    answer: ({ priceExplanation: { steps, ...explanation } }) =>
      ok({
        ...reasonShape(explanation),
        steps: steps.map((step) => ({ ...step, rule: lower(step.rule), outcome: lower(step.outcome) })),
      }),
  }),
  route<{ orderPrices: OrderPricesData | null }>({
    method: 'GET',
    path: '/api/orders/{id}/prices',
    summary: 'Why each line of an order cost what it did, from what the order keeps',
    document: `query ($id: Int!, $language: Language) {
      orderPrices(orderId: $id) { orderId priceBook discountPercent discountAmount discountRounding
        lines { lineId productId productName variant quantity unitPrice priceBook rule rounding ${REASON} } } }`,
    variables: ({ params, query }) => ({ id: pathId(params.id, 'Order'), language: query.language }),
    answer: ({ orderPrices }) => {
      if (!orderPrices) throw notFound('Order');
      const { lines, ...order } = orderPrices;
      return ok({ ...order, lines: lines.map((line) => ({ ...reasonShape(line), rule: lower(line.rule) })) });
    },
  }),
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
