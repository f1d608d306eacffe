import { array, mixed, object, string, type AnyObjectSchema } from 'yup';
import { LIMITS } from '../constants';
import { MESSAGES } from '../messages';
import { requiredText } from './textRules';

/** The rules of a new API token (specification 8.10). */
export function tokenRules(): AnyObjectSchema {
  return object({
    name: requiredText(MESSAGES.tokenName, 1, LIMITS.tokenName),
    scopes: array()
      .required(MESSAGES.tokenScopes)
      .min(1, MESSAGES.tokenScopes)
      .max(10, MESSAGES.tokenScopes)
      .of(string().required()),
    expiresAt: mixed()
      .nullable()
      .test('future', MESSAGES.tokenExpiry, (value) => value == null || new Date(value as string | Date) > new Date()),
  });
}
