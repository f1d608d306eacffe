import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { TextWithValues } from '../../common/messages';
import { codeOf, serverMessage } from '../lib/refusal';
import { currentLanguage, msg } from './text';

/** What a screen says once the session has ended, also by a sign-out elsewhere. */
export const SIGN_IN_FIRST = msg('Please sign in first.');
/** What a screen says when no answer came, to be translated when shown. */
export const UNREACHABLE = msg('The shop could not be reached. Please try again.');
const TOO_MANY = msg('Too many tries. Please try again in {minutes} min.');

/** That there were too many tries, with the minutes to wait. @param seconds absent or null: a minute */
export function tooManyTries(seconds?: number | null): TextWithValues {
  return waitText(TOO_MANY, seconds);
}

/** A text with `{minutes}` to wait. @param seconds absent or null: a minute */
export function waitText(key: string, seconds?: number | null): TextWithValues {
  return { key, values: { minutes: Math.ceil((seconds ?? 60) / 60) } };
}

/** Why the server refused, for screens of every language, to be translated when shown; null when it said nothing. */
export function refusalText(error: unknown): string | TextWithValues | null {
  const code = codeOf(error);
  if (code === 'UNAUTHENTICATED') return SIGN_IN_FIRST;
  const seconds: unknown = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.retryAfter : null;
  // In English the server says more: of what there were too many.
  if (code === 'RATE_LIMITED' && typeof seconds === 'number' && currentLanguage() !== 'en')
    return tooManyTries(seconds);
  return serverMessage(error);
}

/** Why something failed, as `refusalText` says it; that the shop could not be reached when it said nothing. */
export function failureText(error: unknown): string | TextWithValues {
  return refusalText(error) ?? UNREACHABLE;
}
