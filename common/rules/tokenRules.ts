import { array, mixed, object, string, type AnyObjectSchema } from 'yup';
import { LIMITS } from '../constants';
import { requiredText } from './textRules';

const MESSAGES = {
  name: 'Name is required',
  scopes: 'Choose at least one scope',
  future: 'Choose a moment in the future',
} as const;

/** The rules of a new API token (specification 8.10). */
export function tokenRules(): AnyObjectSchema {
  return object({
    name: requiredText(MESSAGES.name, 1, LIMITS.tokenName),
    scopes: array().required(MESSAGES.scopes).min(1, MESSAGES.scopes).max(10, MESSAGES.scopes).of(string().required()),
    expiresAt: mixed()
      .nullable()
      .test('future', MESSAGES.future, (value) => value == null || new Date(value as string | Date) > new Date()),
  });
}
