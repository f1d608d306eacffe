import { CombinedGraphQLErrors } from '@apollo/client/errors';

const ABOUT_FIELDS: readonly unknown[] = ['BAD_USER_INPUT', 'CONFLICT'];

/** The field errors of a refused input, by path (`deliveryAddress.firstName`); null when the failure is another. */
export function fieldErrorsOf(error: unknown): Record<string, string> | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  for (const { extensions } of error.errors) {
    const fields: unknown = ABOUT_FIELDS.includes(extensions?.code) ? extensions?.fields : null;
    if (typeof fields === 'object' && fields !== null) {
      return Object.fromEntries(
        Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      );
    }
  }
  return null;
}
