import { LANGUAGES, type Language } from '../../common/languages';

/** A day of delivery, e.g. "Thu, Nov 26"; `date` like "2026-11-26", which is a day of the shop and of no time zone. */
export function dayText(date: string, language: Language): string {
  return written(date, language, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** The same in two lines, for the chips of the chooser: the weekday, and the day with its month. */
export function dayLines(date: string, language: Language): readonly [weekday: string, day: string] {
  return [written(date, language, { weekday: 'short' }), written(date, language, { day: 'numeric', month: 'short' })];
}

function written(date: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString(LANGUAGES[language].dates, { ...options, timeZone: 'UTC' });
}

/** The day that the clock of the zone shows now, like "2026-11-26". */
export function todayIn(timeZone: string): string {
  // Swedes write days as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date());
}

/** A window as it is read, "08:00 – 12:00", of how it is kept, "08:00-12:00". */
export function windowText(window: string): string {
  return window.split('-').join(' – ');
}

/** A moment by the clock of the shop, e.g. "Wed, Nov 25, 6:00 PM"; `at` in ISO 8601, `timeZone` the shop's. */
export function shopClock(at: string, language: Language, timeZone: string): string {
  return new Date(at).toLocaleString(LANGUAGES[language].dates, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
}
