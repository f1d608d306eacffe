import { PHONE_MIN } from '../constants';
import { westernDigits } from '../texts/westernNumber';

/** Digits of a telephone number: a local number without its zero, and the most that E.164 allows. */
const DIGITS_MIN = 7;
const DIGITS_MAX = 15;

/** Spaces, hyphens, dots, slashes and round brackets may stand between the digits, and one plus before them. */
const PHONE = /^\(?\+?[\p{Zs}(]?\d(?:[\p{Zs}\p{Pd}()./]{0,4}\d)*$/u;

/** Marks that a number has around it when it is copied from a list of contacts, where the page is Arabic or not. */
const MARKS = /\p{Cf}/gu;

/**
 * A telephone number as it is stored: without invisible marks and the spaces around it, in Western digits. That is how
 * the shop searches for it and a telephone dials it.
 */
export function phoneText(text: string): string {
  return westernDigits(text.replace(MARKS, '')).trim();
}

/**
 * Whether a text is written as a telephone number: at least 8 characters, of which 7 to 15 are digits, in any of the
 * usual ways of grouping them (specification 14.2).
 */
export function isPhone(text: string): boolean {
  const phone = phoneText(text);
  const digits = phone.replace(/\D/g, '').length;
  return phone.length >= PHONE_MIN && digits >= DIGITS_MIN && digits <= DIGITS_MAX && PHONE.test(phone);
}
