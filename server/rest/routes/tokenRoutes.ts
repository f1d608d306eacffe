import { tokenRules } from '../../../common/rules/tokenRules';
import { paging, pathId } from '../input';
import { lower, nextPage, ok, route } from '../route';

const TOKEN_FIELDS = 'id ownerUsername name scopes expiresAt lastUsedAt revokedAt createdAt';

interface TokenData {
  scopes: string[];
}

interface TokenPageData {
  apiTokens: { nodes: TokenData[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } };
}

function tokenShape(token: TokenData) {
  return { ...token, scopes: token.scopes.map(lower) };
}

export const tokenRoutes = [
  route<TokenPageData>({
    method: 'GET',
    path: '/api/tokens',
    summary: "The viewer's API tokens, for admins everyone's, newest first",
    document: `query ($first: Int!, $after: String) {
      apiTokens(first: $first, after: $after) { nodes { ${TOKEN_FIELDS} } pageInfo { endCursor hasNextPage } } }`,
    variables: ({ query }) => paging(query),
    answer: ({ apiTokens: { nodes, pageInfo } }, { query }) =>
      ok(nodes.map(tokenShape), nextPage('/api/tokens', pageInfo, paging(query).first)),
  }),
  route<{ createApiToken: { token: string; apiToken: TokenData } }>({
    method: 'POST',
    path: '/api/tokens',
    summary: 'Makes an API token, which is shown this once',
    document: `mutation ($name: String!, $scopes: [TokenScope!]!, $expiresAt: DateTime) {
      createApiToken(name: $name, scopes: $scopes, expiresAt: $expiresAt) { token apiToken { ${TOKEN_FIELDS} } } }`,
    rules: tokenRules(),
    variables: ({ body }) => {
      const { name = '', scopes = [], expiresAt } = Object(body) as Record<string, unknown>;
      return { name, scopes, expiresAt };
    },
    answer: ({ createApiToken: { token, apiToken } }) => ({ status: 201, body: { ...tokenShape(apiToken), token } }),
  }),
  route<{ revokeApiToken: unknown }>({
    method: 'DELETE',
    path: '/api/tokens/{id}',
    summary: 'Ends an API token at once',
    document: 'mutation ($id: Int!) { revokeApiToken(id: $id) { id } }',
    variables: ({ params }) => ({ id: pathId(params.id, 'API token') }),
    answer: () => ({ status: 204 }),
  }),
];
