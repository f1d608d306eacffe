import { LRUCache } from 'lru-cache';
import { Temporal } from 'temporal-polyfill';

/** The days and times of the coming weeks come again and again, and each takes longer than all else about it. */
const known = new LRUCache<string, number>({ max: 5_000 });

/** The day that the clock of the zone shows at an instant. */
export function dayAt(instant: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}

/**
 * The first instant at which the clock of the zone shows this day and time or a later one (specification 29.2): of a time
 * that comes twice the first, of one that the clock leaves out the moment at which it goes forward.
 * @param time "00:00" to "23:59"
 */
export function instantOf(day: string, time: string, timeZone: string): Date {
  const key = `${day} ${time} ${timeZone}`;
  const at = known.get(key) ?? firstShowing(day, time, timeZone);
  known.set(key, at);
  return new Date(at);
}

function firstShowing(day: string, time: string, timeZone: string): number {
  const wall = Temporal.PlainDateTime.from(`${day}T${time}`);
  const earlier = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  if (earlier.toPlainDateTime().equals(wall)) return earlier.epochMilliseconds;
  // It may be that very moment, and not one before it.
  const after = wall.toZonedDateTime(timeZone, { disambiguation: 'later' }).add({ nanoseconds: 1 });
  const forward = after.getTimeZoneTransition('previous');
  if (!forward) throw new Error(`The clock of ${timeZone} leaves out ${day} ${time} without going forward`);
  return forward.epochMilliseconds;
}
