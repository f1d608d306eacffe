import { CombinedGraphQLErrors } from '@apollo/client/errors';

// Apart from the field errors, which come with the forms: whoever shows no form does not load them.

/** What the server says about a failure; null when it said nothing, e.g. when it could not be reached. */
export function serverMessage(error: unknown): string | null {
  return CombinedGraphQLErrors.is(error) ? (error.errors[0]?.message ?? null) : null;
}

/** The code of a refusal, like "CONFLICT"; null for a failure of another kind. */
export function codeOf(error: unknown): string | null {
  const code: unknown = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.code : null;
  return typeof code === 'string' ? code : null;
}
