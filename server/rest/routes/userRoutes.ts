import { MESSAGES } from '../../../common/messages';
import { businessDiscountRules } from '../../../common/rules/accountRules';
import { INPUT_INT, type JsonSchema } from '../jsonSchema';
import { paging, pathId, queryId } from '../input';
import { nextPage, ok, route, type AnyRoute, type RestRequest } from '../route';
import { userShape, USER_FIELDS, type UserData } from '../shapes/userShape';

interface UsersData {
  users: {
    nodes: UserData[];
    page: number;
    totalCount: number;
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
  };
}

/** The filters of the list; an empty one does not narrow. */
function filterOf({ role, status, search }: RestRequest['query']) {
  return { role: role || undefined, status: status || undefined, search: search || undefined };
}

/**
 * A path that changes one user: an operation with the user of the path, and a variable of the body or the body itself.
 */
function changeRoute(
  path: string,
  summary: string,
  document: string,
  variables: (body: Record<string, unknown>) => Record<string, unknown>,
  more: Pick<AnyRoute, 'bodyVariable' | 'bodyPath' | 'body' | 'rules' | 'wrongType'> = {},
): AnyRoute {
  return route<{ user: UserData }>({
    method: 'PATCH',
    path,
    summary,
    document,
    variables: ({ params, body }) => ({ id: pathId(params.id, 'User'), ...variables(bodyOf(body)) }),
    ...more,
    answer: ({ user }) => ok(userShape(user)),
  });
}

function bodyOf(body: unknown): Record<string, unknown> {
  return Object(body) as Record<string, unknown>;
}

const PRICING_MODES: readonly unknown[] = ['discount', 'individual'];

/** The pricing mode, under one of its documented names or both. */
const PRICING_MODE_BODY: JsonSchema = {
  type: 'object',
  anyOf: ['pricingMode', 'mode'].map((name) => ({ required: [name], properties: { [name]: { type: 'string' } } })),
  properties: {
    pricingMode: { type: ['string', 'null'], enum: [...PRICING_MODES, null] },
    mode: { type: ['string', 'null'], enum: [...PRICING_MODES, null] },
    version: { ...INPUT_INT, type: ['integer', 'null'] },
  },
};

/** The mode that is meant: of two names the first, unless one of them holds what is no mode. */
function pricingModeOf({ pricingMode, mode }: Record<string, unknown>): unknown {
  const given = [pricingMode, mode].filter((each) => each !== undefined && each !== null);
  return given.find((each) => !PRICING_MODES.includes(each)) ?? given[0];
}

export const userRoutes = [
  route<UsersData>({
    method: 'GET',
    path: '/api/admin/users',
    summary: 'The users of the shop, newest first, by page number or by cursor',
    document: `query ($role: Role, $status: UserStatus, $search: String, $first: Int!, $after: String, $page: Int) {
      users(role: $role, status: $status, search: $search, first: $first, after: $after, page: $page) {
        nodes { ${USER_FIELDS} } page totalCount pageInfo { endCursor hasNextPage } } }`,
    variables: ({ query }) => ({ ...filterOf(query), ...paging(query), page: queryId(query, 'page') }),
    answer: ({ users: { nodes, page, totalCount, pageInfo } }, { query }) =>
      ok(
        { users: nodes.map(userShape), total: totalCount, page },
        nextPage('/api/admin/users', pageInfo, paging(query).first, filterOf(query)),
      ),
  }),
  route<{ createUser: UserData }>({
    method: 'POST',
    path: '/api/admin/users',
    summary: 'Makes a user; a business made so waits for its approval',
    document: `mutation ($input: CreateUserInput!) { createUser(input: $input) { ${USER_FIELDS} } }`,
    variables: ({ body }) => ({ input: body }),
    bodyVariable: 'input',
    answer: ({ createUser }) => ({ status: 201, body: userShape(createUser) }),
  }),
  route<{ createBusinessUser: UserData }>({
    method: 'POST',
    path: '/api/admin/business-users',
    summary: 'Makes a business, approved at once',
    document: `mutation ($input: CreateBusinessUserInput!) { createBusinessUser(input: $input) { ${USER_FIELDS} } }`,
    variables: ({ body }) => ({ input: body }),
    bodyVariable: 'input',
    answer: ({ createBusinessUser }) => ({ status: 201, body: userShape(createBusinessUser) }),
  }),
  route<{ deleteUser: string }>({
    method: 'DELETE',
    path: '/api/admin/users/{id}',
    summary: 'Deletes a user; one with orders is deactivated',
    document: 'mutation ($id: Int!) { deleteUser(id: $id) }',
    variables: ({ params }) => ({ id: pathId(params.id, 'User') }),
    answer: () => ({ status: 204 }),
  }),
  changeRoute(
    '/api/users/{id}/role',
    'Changes those of email, firstName, lastName, role, paymentMode and password that are sent',
    `mutation ($id: Int!, $input: UpdateUserInput!) { user: updateUser(id: $id, input: $input) { ${USER_FIELDS} } }`,
    (body) => ({ input: body }),
    { bodyVariable: 'input' },
  ),
  changeRoute(
    '/api/admin/users/{id}/active',
    'Deactivates a user, which ends its sessions, or lets it in again',
    `mutation ($id: Int!, $active: Boolean!) { user: setUserActive(id: $id, active: $active) { ${USER_FIELDS} } }`,
    ({ active }) => ({ active }),
  ),
  changeRoute(
    '/api/admin/users/{id}/approval',
    'Approves a business or suspends it',
    `mutation ($id: Int!, $approved: Boolean!, $version: Int) {
      user: setBusinessApproval(userId: $id, approved: $approved, version: $version) { ${USER_FIELDS} } }`,
    ({ approved, version }) => ({ approved, version }),
  ),
  changeRoute(
    '/api/admin/users/{id}/address',
    "Changes those parts of a business's address that are sent",
    `mutation ($id: Int!, $input: BusinessAddressInput!) {
      user: updateBusinessAddress(userId: $id, input: $input) { ${USER_FIELDS} } }`,
    (body) => ({ input: body }),
    { bodyVariable: 'input' },
  ),
  changeRoute(
    '/api/admin/users/{id}/discount',
    'Sets what percentage a business gets off in discount mode',
    `mutation ($id: Int!, $discount: Float, $version: Int) {
      user: setBusinessDiscount(userId: $id, discount: $discount, version: $version) { ${USER_FIELDS} } }`,
    ({ discount, version }) => ({ discount, version }),
    { rules: businessDiscountRules(), wrongType: { discount: MESSAGES.businessDiscount } },
  ),
  changeRoute(
    '/api/admin/users/{id}/pricing-mode',
    "Chooses how a business's prices are made, by pricingMode or mode",
    `mutation ($id: Int!, $pricingMode: PricingMode!, $version: Int) {
      user: setPricingMode(userId: $id, pricingMode: $pricingMode, version: $version) { ${USER_FIELDS} } }`,
    (body) => ({ pricingMode: pricingModeOf(body), version: body.version }),
    {
      body: PRICING_MODE_BODY,
      bodyPath: (path, { body }) =>
        path === 'pricingMode' && bodyOf(body).pricingMode === undefined && bodyOf(body).mode !== undefined
          ? 'mode'
          : path,
    },
  ),
  changeRoute(
    '/api/admin/users/{id}/payment-mode',
    'Chooses how a business pays',
    `mutation ($id: Int!, $mode: PaymentMode!, $version: Int) {
      user: setPaymentMode(userId: $id, mode: $mode, version: $version) { ${USER_FIELDS} } }`,
    ({ mode, version }) => ({ mode, version }),
  ),
  route<{ setBusinessPriceMails: { id: number; priceMails: boolean | null } }>({
    method: 'PATCH',
    path: '/api/admin/users/{id}/price-mails',
    summary: 'Chooses whether a business gets its changed prices by mail',
    document: 'mutation ($id: Int!, $on: Boolean!) { setBusinessPriceMails(userId: $id, on: $on) { id priceMails } }',
    variables: ({ params, body }) => ({ id: pathId(params.id, 'User'), on: bodyOf(body).on }),
    answer: ({ setBusinessPriceMails }) => ok(setBusinessPriceMails),
  }),
];
