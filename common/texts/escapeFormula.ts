import { isPhone } from '../addresses/phoneText';

/** What a spreadsheet begins a formula with, in any width; in front of it, it passes over tabs and ends of lines. */
const FORMULA = /^[\t\r\n]|^[=+\-@\uff1d\uff0b\uff0d\uff20]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Marks a text that a spreadsheet would take for a formula as text, against CSV injection (specification 13.2). Numbers
 * stay as they are, and so do telephone numbers: without a letter nothing can be called or read by them.
 */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) && !isPhone(text) ? `'${text}` : text;
}
