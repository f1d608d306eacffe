import { DISCOUNT_TOO_LOW } from '../../../common/rules/catalogue/discountRules';
import { paging, pathId } from '../input';
import { nextPage, ok, readBack, route, type RestRequest } from '../route';

const CODE_FIELDS = 'id version code discountPercent maxUses currentUses expiresAt isActive';

interface CodeData {
  discountPercent: string;
}

interface CodePageData {
  discountCodes: { nodes: CodeData[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } };
}

/** In REST the percentage is a number. */
function codeShape(code: CodeData) {
  return { ...code, discountPercent: Number(code.discountPercent) };
}

const WRONG_TYPE = { discountPercent: DISCOUNT_TOO_LOW };

const codeId = ({ params }: RestRequest) => pathId(params.id, 'Discount code');

export const discountRoutes = [
  route<CodePageData>({
    method: 'GET',
    path: '/api/discount-codes',
    summary: 'The discount codes, newest first',
    document: `query ($first: Int!, $after: String) {
      discountCodes(first: $first, after: $after) { nodes { ${CODE_FIELDS} } pageInfo { endCursor hasNextPage } } }`,
    variables: ({ query }) => paging(query),
    answer: ({ discountCodes: { nodes, pageInfo } }, { query }) =>
      ok(nodes.map(codeShape), nextPage('/api/discount-codes', pageInfo, paging(query).first)),
  }),
  route<{ createDiscountCode: CodeData }>({
    method: 'POST',
    path: '/api/discount-codes',
    summary: 'Makes a discount code',
    document: `mutation ($input: DiscountCodeInput!) { createDiscountCode(input: $input) { ${CODE_FIELDS} } }`,
    variables: ({ body }) => ({ input: body }),
    bodyVariable: 'input',
    wrongType: WRONG_TYPE,
    answer: ({ createDiscountCode }) => ({ status: 201, body: codeShape(createDiscountCode) }),
  }),
  route<{ updateDiscountCode: CodeData }>({
    method: 'PUT',
    path: '/api/discount-codes/{id}',
    summary: 'Replaces what a discount code says',
    document: `mutation ($id: Int!, $input: DiscountCodeInput!) {
      updateDiscountCode(id: $id, input: $input) { ${CODE_FIELDS} } }`,
    variables: (request) => ({ id: codeId(request), input: request.body }),
    bodyVariable: 'input',
    moreBody: readBack('id', 'currentUses'),
    wrongType: WRONG_TYPE,
    answer: ({ updateDiscountCode }) => ok(codeShape(updateDiscountCode)),
  }),
  route<{ deleteDiscountCode: boolean }>({
    method: 'DELETE',
    path: '/api/discount-codes/{id}',
    summary: 'Deletes a discount code; orders keep their discount',
    document: 'mutation ($id: Int!) { deleteDiscountCode(id: $id) }',
    variables: (request) => ({ id: codeId(request) }),
    answer: () => ({ status: 204 }),
  }),
];
