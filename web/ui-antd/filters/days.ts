/** The beginning of a day like "2026-11-21", or of one some days after it, as a full ISO date-time; null for no day. */
export function startOfDay(day: string, daysAfter: number): string | null {
  const [year, month, date] = /^\d{4}-\d{2}-\d{2}$/.test(day) ? day.split('-').map(Number) : [];
  if (year === undefined || month === undefined || date === undefined) return null;
  const start = new Date(year, month - 1, date + daysAfter);
  return Number.isNaN(start.getTime()) ? null : start.toISOString();
}
