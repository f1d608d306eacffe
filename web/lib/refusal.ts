import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { RefusalCode } from '../gql/graphql';

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

/**
 * What a domain answers to a refusal. `Refusal.code` is of one type for all domains, since an interface's field has one
 * type; each domain has a table of its own codes.
 * @returns undefined for a code that is not of this domain
 */
export function answerTo<Code extends RefusalCode, Answer>(
  answers: Readonly<Record<Code, Answer>>,
  code: RefusalCode,
): Answer | undefined {
  return code in answers ? answers[code as Code] : undefined;
}
