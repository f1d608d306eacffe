/** The longest that anybody is told of days to come, in days. */
export const OPTION_DAYS = 14;
/** An order is for one of so many days, today included (specification 29.3). */
export const BOOKABLE_DAYS = 60;

/** Whether the text is a day of the calendar, like "2026-11-26". */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < '1970') return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  // The 31st of a month with fewer days would be read as a day of the next.
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text);
}

/** The day so many days later. @param day a day, @param count of either sign */
export function daysAfter(day: string, count: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + count);
  return at.toISOString().slice(0, 10);
}

/** How many days the second is after the first. */
export function daysBetween(first: string, second: string): number {
  return (Date.parse(`${second}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000;
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
