import type { ShopClient } from './shopClient';

type Fields = Record<string, any>;

/** The result of a GraphQL operation or a REST call, in one shape. */
export interface ApiOutcome {
  /** The data; null when the request was refused. */
  value: any;
  code: string | null;
  message: string | null;
  fields: Record<string, string> | null;
}

/** Runs an operation; its one field's value stands for all of it. */
export async function callGraphql(client: ShopClient, document: string, variables: Fields = {}): Promise<ApiOutcome> {
  const { data, errors } = await client.graphql(document, variables);
  const [error] = errors;
  if (error) {
    const { code, fields = null } = error.extensions;
    return { value: null, code, message: error.message, fields };
  }
  return { value: Object.values(data as Fields)[0], code: null, message: null, fields: null };
}

/** Calls a path; fails when the status and the code of a refusal do not belong together. */
export async function callRest(client: ShopClient, method: string, path: string, body?: unknown): Promise<ApiOutcome> {
  const { status, body: answer } = await client.rest(method, path, body);
  if (status < 300) return { value: answer ?? null, code: null, message: null, fields: null };
  const { code, message, fields = null } = answer as Fields;
  const expected: Record<string, number> = {
    BAD_USER_INPUT: 400,
    UNAUTHENTICATED: 401,
    FORBIDDEN: 403,
    NOT_FOUND: 404,
    CONFLICT: 409,
    RATE_LIMITED: 429,
  };
  expect([code, status]).toEqual([code, expected[code as string]]);
  return { value: null, code, message, fields };
}

/** Enum values as GraphQL writes them: role and modes of a form in upper case. */
export function graphqlInput(form: Fields): Fields {
  const upper = (value: unknown) => (typeof value === 'string' ? value.toUpperCase() : value);
  const changed = Object.entries(form).map(([name, value]) => [
    name,
    name === 'role' || name === 'paymentMode' ? upper(value) : value,
  ]);
  return Object.fromEntries(changed) as Fields;
}
