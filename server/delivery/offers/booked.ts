/** How many orders are for a window, as the database tells it. */
export interface Booked {
  readonly day: string;
  readonly zoneId: number;
  readonly window: string;
  readonly booked: number;
}

/**
 * The expression that reads how many orders are for the windows of some days, as JSON.
 * @param from the first day, an expression of PostgreSQL of the type date @param days how many
 */
export function bookedFrom(from: string, days: number): string {
  return `(SELECT coalesce(json_agg(json_build_object('day', b.day, 'zoneId', b.zone_id, 'window', b.time_window,
    'booked', b.booked)), '[]') FROM delivery_booking b WHERE b.day BETWEEN ${from} AND ${from} + ${days})`;
}

/** How many orders are for a window of a zone on a day. */
export function bookedIn(zoneId: number, all: readonly Booked[]): (day: string, window: string) => number {
  const counts = new Map(
    all.filter((each) => each.zoneId === zoneId).map(({ day, window, booked }) => [`${day} ${window}`, booked]),
  );
  return (day, window) => counts.get(`${day} ${window}`) ?? 0;
}
