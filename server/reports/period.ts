import { badInput } from '../core/errors';
import type { Queryable } from '../db/queryable';
import { dayText, firstOfMonth } from '../orders/sums/parts';

/** The longest period of a report, in days. */
const MAX_DAYS = 366;
const DAY_MS = 24 * 3_600_000;

/** A period by the days of the shop's calendar, and by the days of UTC, of which sums are kept. */
export interface Period {
  /** The first day, like "2026-11-01". */
  readonly from: string;
  /** The last day, included. */
  readonly to: string;
  readonly timeZone: string;
  /** When it begins, in milliseconds since 1970. */
  readonly begins: number;
  /** When it is over. */
  readonly ends: number;
}

/**
 * The period of a report; one statement, since the database knows the time zones.
 * @throws ShopError BAD_USER_INPUT for what is no day, ends before it begins, or is longer than 366 days
 */
export async function readPeriod(db: Queryable, from: string, to: string, timeZone: string): Promise<Period> {
  const [first, last] = [parseDay('from', from), parseDay('to', to)];
  const days = (last - first) / DAY_MS + 1;
  if (days < 1) throw badInput({ to: 'The period ends before it begins' });
  if (days > MAX_DAYS) throw badInput({ to: `A report covers at most ${MAX_DAYS} days` });
  const [bounds] = await db.query<[Pick<Period, 'begins' | 'ends'>]>(
    `SELECT (extract(epoch FROM $1::date::timestamp AT TIME ZONE $3) * 1000)::double precision AS begins,
       (extract(epoch FROM ($2::date + 1)::timestamp AT TIME ZONE $3) * 1000)::double precision AS ends`,
    [from, to, timeZone],
  );
  return { from, to, timeZone, ...bounds };
}

function parseDay(field: string, text: string): number {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // The 31st of a month with fewer days would be read as a day of the next.
  if (!Number.isFinite(at) || new Date(at).toISOString().slice(0, 10) !== text || text < '1970') {
    throw badInput({ [field]: 'Must be a day like "2026-11-21"' });
  }
  return at;
}

/** Spans of sums. */
const SPAN = { day: 1, month: 2, year: 3 } as const;
const MAX_DAYS_LISTED = 8;
const MAX_MONTHS_LISTED = 4;

/** The days, months or years that hold all of a period: few of them, and hardly more than the period. */
export function coverOf({ begins, ends }: Period): { span: number; days: string[] } {
  const last = ends - 1;
  const days = series(Math.floor(begins / DAY_MS) * DAY_MS, last, (at) => at + DAY_MS);
  if (days.length <= MAX_DAYS_LISTED) return { span: SPAN.day, days: days.map(dayText) };
  const months = series(firstOfMonth(begins), last, (at) => firstOfMonth(at, 1));
  if (months.length <= MAX_MONTHS_LISTED) return { span: SPAN.month, days: months.map(dayText) };
  const years = series(firstOfMonth(begins), last, (at) => Date.UTC(new Date(at).getUTCFullYear() + 1, 0));
  return { span: SPAN.year, days: years.map((at) => `${dayText(at).slice(0, 4)}-01-01`) };
}

function series(first: number, last: number, next: (at: number) => number): number[] {
  const found: number[] = [];
  for (let at = first; at <= last; at = next(at)) found.push(at);
  return found;
}
