import { msg } from '../../i18n/text';
import { UNREACHABLE } from '../../i18n/refusalText';
import { codeOf } from '../../lib/refusal';
import { fieldErrorsOf } from '../../lib/serverErrors';

const TOO_MANY = msg('Too many tries. Please try again in a quarter of an hour.');

// What the server says of a field, so that it can be said in every language.
msg('This link does not work any more. Please ask for a new one.');
msg('A password is not the username; please choose another');
msg('Too many people have this password; please choose another');

/** Why the shop has not done what was asked: what to tell, in English, and what is wrong with which field. */
export interface Refused {
  message: string;
  fields: Record<string, string>;
}

/** @param error as a mutation throws it */
export function refusedOf(error: unknown): Refused {
  if (codeOf(error) === 'RATE_LIMITED') return { message: TOO_MANY, fields: {} };
  const fields = fieldErrorsOf(error) ?? {};
  return { message: Object.values(fields)[0] ?? UNREACHABLE, fields };
}
