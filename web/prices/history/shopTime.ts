import { LANGUAGES, type Language } from '../../../common/languages';

/** A language to write in, and the shop's clock, by which prices change wherever they are looked at. */
export interface ShopTimeOptions {
  readonly language: Language;
  /** Like "Asia/Beirut". */
  readonly timeZone: string;
}

const FEW_DAYS = 3;
const MANY_DAYS = 200;

/** A moment by the clock of the shop, e.g. "Nov 21, 2026, 7:08 PM"; `at` in ISO 8601. */
export function shopMoment(at: string, options: ShopTimeOptions): string {
  return written(at, options, { dateStyle: 'medium', timeStyle: 'short' });
}

/** The same to the second, with weekday and time zone. */
export function exactShopMoment(at: string, options: ShopTimeOptions): string {
  return written(at, options, { dateStyle: 'full', timeStyle: 'long' });
}

/** A moment for the axis of a chart: of a few days with the time, of many by month and year. */
export function shopDay(at: number, options: ShopTimeOptions, days: number): string {
  if (days > MANY_DAYS) return written(at, options, { month: 'short', year: 'numeric' });
  const time = days < FEW_DAYS && ({ hour: 'numeric', minute: '2-digit' } as const);
  return written(at, options, { day: 'numeric', month: 'short', ...time });
}

function written(
  at: string | number,
  { language, timeZone }: ShopTimeOptions,
  format: Intl.DateTimeFormatOptions,
): string {
  return new Date(at).toLocaleString(LANGUAGES[language].dates, { ...format, timeZone });
}
