import { string, type StringSchema } from 'yup';
import { LIMITS } from '../constants';
import { tooLong, type TextWithValues } from '../messages';

/**
 * Text that must hold at least `min` characters once the spaces around it are taken off. Every kind of failure
 * (missing, null, not a text, too short) has the same documented message. Works with and without `.strict()`.
 */
export function requiredText(
  message: string | TextWithValues,
  min = 1,
  max: number = LIMITS.text,
): StringSchema<string> {
  return string()
    .typeError(message)
    .required(message)
    .test({ name: 'filled', message, params: { min }, test: (value) => value.trim().length >= min })
    .max(max, tooLong(max));
}

/** Text that may be missing, null or empty. */
export function optionalText(max: number = LIMITS.text): StringSchema<string | null | undefined> {
  return string().typeError('Must be text').nullable().max(max, tooLong(max));
}

// Stricter than the HTML rule: the address ends up in a mail header and needs a domain that mail can reach.
// Each part of the domain ends at its dot, so that matching takes linear time for any text.
const EMAIL = /^[^\s@<>(),;:"\\[\]]+@[^\s@.<>(),;:"\\[\]]+(?:\.[^\s@.<>(),;:"\\[\]]+)+$/;

const isEmail = (text: string): boolean => text.length <= LIMITS.text && EMAIL.test(text.trim());

/** An e-mail address; any other value has the same documented message. */
export function requiredEmail(message: string): StringSchema<string> {
  return requiredText(message).test('email', message, isEmail);
}

/** An e-mail address that may be left out, but must be one when given; the spaces around it do not count. */
export function optionalEmail(message: string): StringSchema<string | null | undefined> {
  return string()
    .typeError(message)
    .nullable()
    .test('email', message, (value) => !value || value.trim() === '' || isEmail(value))
    .max(LIMITS.text, tooLong(LIMITS.text));
}

const KEY_LENGTH = `An idempotency key has ${LIMITS.idempotencyKeyMin} to ${LIMITS.idempotencyKeyMax} characters`;
const KEY_CHARACTERS = 'An idempotency key is made of printable ASCII characters without spaces';

/** A key that a client makes for one write (specification 4.4); null or absent for a write without one. */
export function optionalIdempotencyKey() {
  return string()
    .nullable()
    .min(LIMITS.idempotencyKeyMin, KEY_LENGTH)
    .max(LIMITS.idempotencyKeyMax, KEY_LENGTH)
    .matches(/^[\x21-\x7e]+$/, { message: KEY_CHARACTERS });
}

/** The same where a key must be there. */
export function idempotencyKeyRules() {
  return optionalIdempotencyKey().required(KEY_LENGTH);
}

/** Whether each entry of a list has another value under the key. */
export function isOnce(list: unknown, key: string): boolean {
  const values = ((list ?? []) as (Record<string, unknown> | null)[]).map((each) => each?.[key]);
  return new Set(values).size === values.length;
}
