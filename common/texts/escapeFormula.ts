import { isPhone } from '../addresses/phoneText';

/** What a spreadsheet begins a formula with, in any width; in front of it, it passes over tabs and ends of lines. */
const FORMULA = /^[\t\r\n]|^[=+\-@\uff1d\uff0b\uff0d\uff20]/;
/** The same behind what some spreadsheets take for the end of a cell: where a comma stands in numbers, a semicolon parts them. */
const BEHIND_SEPARATOR = /((?:;|(?<!^)\t)\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Marks a text that a spreadsheet would take for a formula as text, against CSV injection (specification 13.2). Numbers
 * stay as they are, and so do telephone numbers: without a letter nothing can be called or read by them.
 */
export function escapeFormula(text: string): string {
  if (NUMBER.test(text) || isPhone(text)) return text;
  const marked = text.replace(BEHIND_SEPARATOR, "$1'");
  return FORMULA.test(text) ? `'${marked}` : marked;
}
