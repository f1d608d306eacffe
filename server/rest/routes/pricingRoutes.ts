import { individualPriceRules } from '../../../common/rules/accountRules';
import { notFound } from '../../core/errors';
import { pathId } from '../input';
import { ok, route, type RestRequest } from '../route';
import { userShape, USER_FIELDS, type UserData } from '../shapes/userShape';

const FIELDS = 'productId variant customPrice';
const PATH = '/api/admin/users/{userId}/pricing/{productId}';

/** The business and the product of a path. */
function ids({ params }: Pick<RestRequest, 'params'>) {
  return { userId: pathId(params.userId, 'User'), productId: pathId(params.productId, 'Product') };
}

export const pricingRoutes = [
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
