import { notFound } from '../../../core/errors';
import { paging, pathId, withKey } from '../../input';
import { lower, nextPage, ok, route, type RestRequest } from '../../route';

const PATH = '/api/admin/price-plans';
const FIELDS = 'id version at localAt state reason failure changeCount madeByUsername madeAt settledAt';
const CHANGES = `changes(first: 100) { position kind productId productName variant userId businessName value madeOn
  valueNow before isThere outcome }`;
const IMPACT = `userId businessName bookBefore bookAfter productCount priceCount risenCount fallenCount goneCount
  nextProductId prices { productId productName variant before after }`;

interface ChangeData {
  kind: string;
  outcome: string | null;
}

interface PlanData {
  state: string;
  changes?: ChangeData[];
}

interface PlansData {
  pricePlans: { nodes: PlanData[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } };
}

const planShape = ({ changes, ...plan }: PlanData) => ({
  ...plan,
  state: lower(plan.state),
  ...(changes && {
    changes: changes.map((change) => ({ ...change, kind: lower(change.kind), outcome: lower(change.outcome) })),
  }),
});

const planId = ({ params }: Pick<RestRequest, 'params'>) => pathId(params.id, 'Price plan');

export const planRoutes = [
  route<PlansData>({
    method: 'GET',
    path: PATH,
    summary: 'The plans of prices, the latest instant first',
    document: `query ($state: PricePlanState, $first: Int!, $after: String) {
      pricePlans(state: $state, first: $first, after: $after) { nodes { ${FIELDS} } pageInfo { endCursor hasNextPage } } }`,
    variables: ({ query }) => ({ ...paging(query), state: query.state }),
    answer: ({ pricePlans: { nodes, pageInfo } }, { query }) =>
      ok(nodes.map(planShape), nextPage(PATH, pageInfo, paging(query).first, { state: query.state })),
  }),
  route<{ pricePlan: PlanData | null }>({
    method: 'GET',
    path: `${PATH}/{id}`,
    summary: 'One plan of prices with its first 100 changes',
    document: `query ($id: Int!) { pricePlan(id: $id) { ${FIELDS} ${CHANGES} } }`,
    variables: (request) => ({ id: planId(request) }),
    answer: ({ pricePlan }) => {
      if (!pricePlan) throw notFound('Price plan');
      return ok(planShape(pricePlan));
    },
  }),
  route<{ planPrices: PlanData }>({
    method: 'POST',
    path: PATH,
    summary: 'Plans prices from an instant on',
    document: `mutation ($input: PricePlanInput!) { planPrices(input: $input) { ${FIELDS} ${CHANGES} } }`,
    variables: ({ body, idempotencyKey }) => ({ input: withKey(body, idempotencyKey) }),
    bodyVariable: 'input',
    answer: ({ planPrices }) => ({ status: 201, body: planShape(planPrices) }),
  }),
  route<{ changePricePlan: PlanData }>({
    method: 'PUT',
    path: `${PATH}/{id}`,
    summary: 'Replaces what a plan of prices says, while its instant is to come',
    document: `mutation ($id: Int!, $input: PricePlanInput!) {
      changePricePlan(id: $id, input: $input) { ${FIELDS} ${CHANGES} } }`,
    variables: (request) => ({ id: planId(request), input: withKey(request.body, request.idempotencyKey) }),
    bodyVariable: 'input',
    answer: ({ changePricePlan }) => ok(planShape(changePricePlan)),
  }),
  route<{ withdrawPricePlan: PlanData }>({
    method: 'DELETE',
    path: `${PATH}/{id}`,
    summary: 'Withdraws a plan of prices before its instant',
    document: 'mutation ($id: Int!) { withdrawPricePlan(id: $id) { id } }',
    variables: (request) => ({ id: planId(request) }),
    answer: () => ({ status: 204 }),
  }),
  route<{ priceImpact: unknown }>({
    method: 'POST',
    path: '/api/admin/price-impact',
    summary: 'Whom changes of prices and terms would touch, now or planned; changes nothing',
    document: `query ($input: PriceImpactInput!) { priceImpact(input: $input) {
      changeCount nextUserId customers { ${IMPACT} } businesses { ${IMPACT} } } }`,
    variables: ({ body }) => ({ input: body }),
    bodyVariable: 'input',
    answer: ({ priceImpact }) => ok(priceImpact),
  }),
];
