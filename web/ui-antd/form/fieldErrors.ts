import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** The field errors of a refusal, by path in the input; null when it names none. */
export function fieldErrorsOf(error: unknown): Record<string, string> | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const fields: unknown = error.errors[0]?.extensions?.fields;
  if (typeof fields !== 'object' || fields === null) return null;
  const entries = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
}
