import type { DataSource } from 'typeorm';
import { wrongCounts } from '../../listCounts/keptCounts';
import { wrongSums } from '../sums/keepSums';
import { faultLine, type Fault } from './fault';
import { inSnapshot } from './snapshot';

interface WindowFacts {
  readonly day: string;
  readonly zoneId: number;
  readonly window: string;
  /** Null for none. */
  readonly booked: string | null;
  readonly orders: string | null;
}

/**
 * Holds against the rows what is counted beside them (specification 20.10): the sums of reports, the counts of lists, and the
 * places that are taken in windows of delivery.
 * @param tell gets each fault, as a line
 * @returns how many faults there are
 */
export async function verifySums(db: DataSource, tell: (line: string) => void): Promise<{ wrong: number }> {
  const faults = [...(await checkSums(db)), ...(await checkCounts(db)), ...(await checkPlaces(db))];
  for (const fault of faults) tell(faultLine(fault));
  return { wrong: faults.length };
}

async function checkSums(db: DataSource): Promise<Fault[]> {
  return (await wrongSums(db)).map(({ kept, what, off }) => ({
    at: `sum ${kept} ${what}`,
    what: 'more than the orders say',
    stored: off,
    comesOut: null,
  }));
}

async function checkCounts(db: DataSource): Promise<Fault[]> {
  const wrong = await inSnapshot(db, wrongCounts, { mayTakeLong: true });
  return wrong.map(({ counted, kind, kept, rows }) => ({
    at: `count of ${counted} ${kind}`,
    what: 'rows',
    stored: String(kept),
    comesOut: String(rows),
  }));
}

async function checkPlaces(db: DataSource): Promise<Fault[]> {
  const windows = await inSnapshot(db, (tx) =>
    tx.query<WindowFacts[]>(
      `SELECT to_char(day, 'YYYY-MM-DD') AS day, zone_id AS "zoneId", time_window AS window, b.booked::text AS booked, o.orders::text AS orders
       FROM delivery_booking b FULL JOIN (
         SELECT delivery_date AS day, zone_id, delivery_window AS time_window, count(*) AS orders
         FROM orders WHERE status <> 'cancelled' AND delivery_date IS NOT NULL AND zone_id IS NOT NULL GROUP BY 1, 2, 3
       ) AS o USING (day, zone_id, time_window)
       WHERE coalesce(b.booked, 0) <> coalesce(o.orders, 0) ORDER BY 1, 2, 3`,
    ),
  );
  return windows.map(({ day, zoneId, window, booked, orders }) => ({
    at: `zone ${zoneId} ${day} ${window}`,
    what: 'places taken',
    stored: booked,
    comesOut: orders,
  }));
}
