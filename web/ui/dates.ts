import { LANGUAGES, type Language } from '../../common/languages';

/** A moment in short form, e.g. "Nov 21, 2026, 7:08 PM"; `at` in ISO 8601; without a time zone by the clock of the device. */
export function shortDate(at: string, language: Language, timeZone?: string): string {
  return new Date(at).toLocaleString(LANGUAGES[language].dates, { dateStyle: 'medium', timeStyle: 'short', timeZone });
}

/** A moment to the second, with weekday and time zone; `at` in ISO 8601. */
export function exactDate(at: string, language: Language, timeZone?: string): string {
  return new Date(at).toLocaleString(LANGUAGES[language].dates, { dateStyle: 'full', timeStyle: 'long', timeZone });
}
