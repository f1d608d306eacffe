import { array, mixed, object, string, type AnyObjectSchema } from 'yup';
import { LIMITS } from '../constants';
import { requiredText } from './textRules';

/** What the form of a new API token answers. */
export const TOKEN_MESSAGES = {
  name: 'Name is required',
  scopes: 'Choose at least one scope',
  future: 'Choose a moment in the future',
} as const;

/** The rules of a new API token (specification 8.10). */
export function tokenRules(): AnyObjectSchema {
  return object({
    name: requiredText(TOKEN_MESSAGES.name, 1, LIMITS.tokenName),
    scopes: array()
      .required(TOKEN_MESSAGES.scopes)
      .min(1, TOKEN_MESSAGES.scopes)
      .max(10, TOKEN_MESSAGES.scopes)
      .of(string().required()),
    expiresAt: mixed()
      .nullable()
      .test('future', TOKEN_MESSAGES.future, (value) => value == null || new Date(value as string | Date) > new Date()),
  });
}
