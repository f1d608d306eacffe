import { LANGUAGES, type Language } from '../../../common/languages';

/** The clock by which the shop's prices change, wherever they are looked at. */
const SHOP_TIME_ZONE = 'Asia/Beirut';
const FEW_DAYS = 3;
const MANY_DAYS = 200;

/** A moment by the clock of the shop, e.g. "Nov 21, 2026, 7:08 PM"; `at` in ISO 8601. */
export function shopMoment(at: string, language: Language): string {
  return written(at, language, { dateStyle: 'medium', timeStyle: 'short' });
}

/** The same to the second, with weekday and time zone. */
export function exactShopMoment(at: string, language: Language): string {
  return written(at, language, { dateStyle: 'full', timeStyle: 'long' });
}

/** A moment for the axis of a chart: of a few days with the time, of many by month and year. */
export function shopDay(at: number, language: Language, days: number): string {
  if (days > MANY_DAYS) return written(at, language, { month: 'short', year: 'numeric' });
  const time = days < FEW_DAYS && ({ hour: 'numeric', minute: '2-digit' } as const);
  return written(at, language, { day: 'numeric', month: 'short', ...time });
}

function written(at: string | number, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Date(at).toLocaleString(LANGUAGES[language].dates, { ...options, timeZone: SHOP_TIME_ZONE });
}
