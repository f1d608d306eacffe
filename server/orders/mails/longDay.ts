import { LANGUAGES, type Language } from '../../../common/languages';

/** A day for people, like "Friday 27 November 2026". */
export function longDay(day: string, language: Language): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(LANGUAGES[language].dates, {
    timeZone: 'UTC',
    dateStyle: 'full',
  });
}
