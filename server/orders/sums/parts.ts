const DAY_MS = 24 * 3_600_000;

/**
 * A period as sums have it (specification 13.7): whole days of UTC, as many of them as possible in whole months, and what
 * is to be added or taken away at its ends, at most half a day each, which is read from the orders themselves.
 */
export interface Parts {
  /** From this day of UTC on … */
  readonly firstDay: string;
  /** … to before this one. */
  readonly endDay: string;
  /** The same of the whole months within; equal when there is none. */
  readonly firstMonth: string;
  readonly endMonth: string;
  readonly ends: readonly [End, End];
}

/** Orders from a moment to before another one, which count once more (1) or once less (-1). */
type End = readonly [since: string, until: string, sign: 1 | -1];

/**
 * The parts of a period.
 * @param begins milliseconds since 1970, whole ones; null: with the first order
 * @param ends when it is over; null: never
 */
export function partsOf(begins: number | null, ends: number | null): Parts {
  [begins, ends] = [within(begins), within(ends)];
  const first = begins === null ? -Infinity : Math.round(begins / DAY_MS) * DAY_MS;
  const end = ends === null ? Infinity : Math.round(ends / DAY_MS) * DAY_MS;
  const firstMonth = firstOfMonth(first) === first ? first : firstOfMonth(first, 1);
  const endMonth = firstOfMonth(end);
  const inMonths = endMonth > firstMonth;
  return {
    firstDay: dayText(first),
    endDay: dayText(end),
    firstMonth: dayText(inMonths ? firstMonth : end),
    endMonth: dayText(inMonths ? endMonth : end),
    ends: [between(begins ?? first, first, 1), between(ends ?? end, end, -1)],
  };
}

/** No order is older or comes later, and what is written of a year has four digits. */
const EARLIEST = Date.UTC(1900, 0);
const LATEST = Date.UTC(9999, 0);

const within = (at: number | null): number | null => at && Math.min(Math.max(at, EARLIEST), LATEST);

function between(at: number, day: number, sign: 1 | -1): End {
  const [since, until] = [Math.min(at, day), Math.max(at, day)].map(momentText);
  return [since!, until!, at < day ? sign : sign === 1 ? -1 : 1];
}

/** The values of the parts, as `$1` to `$10` of every statement over sums. */
export function valuesOf({ firstDay, endDay, firstMonth, endMonth, ends }: Parts): unknown[] {
  return [firstDay, endDay, firstMonth, endMonth, ...ends.flat()];
}

/** When the month begins in which a moment lies, or a later one. */
export function firstOfMonth(at: number, later = 0): number {
  if (!Number.isFinite(at)) return at;
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later);
}

function momentText(at: number): string {
  if (!Number.isFinite(at)) return at > 0 ? 'infinity' : '-infinity';
  return new Date(at).toISOString();
}

/** A day of UTC as PostgreSQL reads it. */
export function dayText(at: number): string {
  return Number.isFinite(at) ? momentText(at).slice(0, 10) : momentText(at);
}
