/** Of how many days, weeks and months the newest backup is kept (specification 26.4). */
const KEPT = { days: 7, weeks: 4, months: 12 } as const;

/**
 * Which of the days with a backup keep theirs: the newest one of each of the last 7 days, 4 weeks and 12 months that have
 * any. Days without a backup count for nothing, so that a shop which stood still for a year loses none.
 * @param days as `2026-11-25`, in any sequence
 */
export function keptDays(days: readonly string[]): Set<string> {
  const newestFirst = [...new Set(days)].sort().reverse();
  return new Set([
    ...newestFirst.slice(0, KEPT.days),
    ...firstOfEach(newestFirst, weekOf, KEPT.weeks),
    ...firstOfEach(newestFirst, (day) => day.slice(0, 7), KEPT.months),
  ]);
}

function firstOfEach(days: readonly string[], spanOf: (day: string) => string, count: number): string[] {
  const first = new Map<string, string>();
  for (const day of days) if (!first.has(spanOf(day))) first.set(spanOf(day), day);
  return [...first.values()].slice(0, count);
}

/** The Monday of the day's week. */
function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
