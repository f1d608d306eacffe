import type { AnyObjectSchema } from 'yup';
import { checkInput } from './checkInput';
import { ShopError } from './errors';

/**
 * The fields of an edit that were sent, checked by their rules; those that were not sent stay as they are.
 * @throws ShopError BAD_USER_INPUT, also when nothing was sent
 */
export function sentFields<T extends object>(rules: AnyObjectSchema, input: T): Partial<T> {
  const sent = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const names = Object.keys(sent);
  if (names.length === 0)
    throw new ShopError('BAD_USER_INPUT', `Send at least one of ${Object.keys(rules.fields).join(', ')}`);
  checkInput(rules.pick(names), sent);
  return sent as Partial<T>;
}
