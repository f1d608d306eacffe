import { compileMessage } from '@lingui/message-utils/compileMessage';

/** The values of `{name}` in a text. */
export type Values = Readonly<Record<string, string | number>>;

/** A text in ICU MessageFormat, as written or as the build compiled it. */
export type Message = string | readonly Part[];

/** Words, or what stands in braces: its name, and for a plural or select its kind and cases. */
type Part = string | readonly [name: string, kind?: string, cases?: Readonly<Record<string, Message | undefined>>];

/**
 * Puts the values into a text. `locale` decides on plurals and writes their `#`, and numbers with a fraction ("12,55");
 * other values are put in as they are. Written here because the reader in @lingui/core takes 2.4 KB of the first load, for
 * dates and number formats that no text of the shop uses; the compiler of the same project does the hard part.
 */
export function formatMessage(message: Message, values: Values, locale: string): string {
  return formatParts(typeof message === 'string' ? partsOf(message) : message, values, locale);
}

/** The build compiles what is more than words and `{name}`; without a build, as in tests, everything is compiled here. */
function partsOf(message: string): readonly Part[] {
  if (process.env.NODE_ENV !== 'production' && message.includes('{')) return compileMessage(message) as Part[];
  return message.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 1 ? [part] : part));
}

function formatParts(parts: Message, values: Values, locale: string, count?: number): string {
  if (typeof parts === 'string') return parts;
  return parts.map((part) => formatPart(part, values, locale, count)).join('');
}

function formatPart(part: Part, values: Values, locale: string, count: number | undefined): string {
  if (part === '#' && count !== undefined) return countText(count, locale);
  if (typeof part === 'string') return part;
  const [name, kind, cases] = part;
  const value = values[name] ?? `{${name}}`;
  if (!cases) return typeof value === 'number' && !Number.isInteger(value) ? countText(value, locale) : String(value);
  if (kind !== 'plural') return formatParts(cases[value] ?? cases.other ?? '', values, locale, count);
  const number = Number(value);
  return formatParts(cases[value] ?? cases[pluralOf(number, locale)] ?? cases.other ?? '', values, locale, number);
}

// `Intl` is asked only for what is not plain anyway: its first use keeps a cheap phone busy for a tenth of a second, in
// the midst of the first drawing.

function countText(count: number, locale: string): string {
  return Number.isInteger(count) && count >= 0 && count < 1000
    ? String(count)
    : new Intl.NumberFormat(locale).format(count);
}

function pluralOf(number: number, locale: string): string {
  if (locale === 'en') return Math.abs(number) === 1 ? 'one' : 'other';
  return new Intl.PluralRules(locale).select(number);
}
