import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { TextWithValues } from '../../common/messages';
import type { RefusalCode } from '../gql/graphql';
import { currentLanguage, msg } from '../i18n/text';

// Apart from the field errors, which come with the forms: whoever shows no form does not load them.

/** What the server says about a failure; null when it said nothing, e.g. when it could not be reached. */
export function serverMessage(error: unknown): string | null {
  return CombinedGraphQLErrors.is(error) ? (error.errors[0]?.message ?? null) : null;
}

/** What a screen says once the session has ended, also by a sign-out elsewhere. */
export const SIGN_IN_FIRST = msg('Please sign in first.');
const TOO_MANY = msg('Too many tries. Please try again in {minutes} min.');

/** Why the server refused, for screens of every language, to be translated when shown; null when it said nothing. */
export function refusalText(error: unknown): string | TextWithValues | null {
  const code = codeOf(error);
  if (code === 'UNAUTHENTICATED') return SIGN_IN_FIRST;
  const seconds: unknown = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.retryAfter : null;
  // In English the server says more: of what there were too many.
  if (code === 'RATE_LIMITED' && typeof seconds === 'number' && currentLanguage() !== 'en')
    return { key: TOO_MANY, values: { minutes: Math.ceil(seconds / 60) } };
  return serverMessage(error);
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
