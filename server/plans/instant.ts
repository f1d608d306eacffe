import { badInput } from '../core/errors';
import type { Queryable } from '../db/queryable';

interface Read {
  at: Date;
  isPast: boolean;
  isFar: boolean;
  /** The same, read back by the shop's clock. */
  back: string;
}

/**
 * The instant that a text stands for, with an offset or by the clock of the shop (specification 23.2); the database
 * knows the time and the zones.
 * @throws ShopError BAD_USER_INPUT for what is over or more than five years ahead, for no day or time, and for a time that the clock leaves out
 */
export async function readInstant(db: Queryable, text: string, timeZone: string): Promise<Date> {
  const hasOffset = /(Z|[+-]\d\d:\d\d)$/.test(text);
  const wall = text.slice(0, 16);
  if (!isDayAndTime(wall)) throw badInput({ at: 'There is no such day or time' });
  const [read] = await db.query<[Read]>(
    `SELECT at, at <= clock_timestamp() AS "isPast", at > clock_timestamp() + interval '5 years' AS "isFar", to_char(at AT TIME ZONE $2, 'YYYY-MM-DD"T"HH24:MI') AS back
     FROM (SELECT ${hasOffset ? '$1::timestamptz' : '$1::timestamp AT TIME ZONE $2'} AS at) AS instant`,
    [text, timeZone],
  );
  if (!hasOffset && read.back !== wall) {
    throw badInput({
      at: `The clock goes forward on that day: there is no ${wall.slice(11)}; choose ${read.back.slice(11)}`,
    });
  }
  if (read.isPast) throw badInput({ at: 'This is over; choose a day and time to come' });
  if (read.isFar) throw badInput({ at: 'Prices are planned for five years at most' });
  return read.at;
}

function isDayAndTime(wall: string): boolean {
  const at = Date.parse(`${wall}:00Z`);
  return Number.isFinite(at) && new Date(at).toISOString().slice(0, 16) === wall && wall > '1970';
}
