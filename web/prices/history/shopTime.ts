import { LANGUAGES, type Language } from '../../../common/languages';

/** The clock by which the shop's prices change, wherever they are looked at. */
const SHOP_TIME_ZONE = 'Asia/Beirut';

/** A moment by the clock of the shop, e.g. "Nov 21, 2026, 7:08 PM"; `at` in ISO 8601. */
export function shopMoment(at: string, language: Language): string {
  return written(at, language, { dateStyle: 'medium', timeStyle: 'short' });
}

/** The same to the second, with weekday and time zone. */
export function exactShopMoment(at: string, language: Language): string {
  return written(at, language, { dateStyle: 'full', timeStyle: 'long' });
}

/** A day by the clock of the shop, for the axis of a chart; with its time in a chart of a few days. */
export function shopDay(at: number, language: Language, withTime: boolean): string {
  return written(at, language, {
    day: 'numeric',
    month: 'short',
    ...(withTime && { hour: 'numeric', minute: '2-digit' }),
  });
}

function written(at: string | number, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Date(at).toLocaleString(LANGUAGES[language].dates, { ...options, timeZone: SHOP_TIME_ZONE });
}
