import { kilometres } from '../../../common/delivery/places';

/** Where a stop is; null where nobody knows. */
export interface StopPlace {
  readonly id: number;
  readonly at: Point | null;
}

/** In degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * A sequence of stops: from where the driver begins always to the nearest that is left; those whose place nobody knows at the
 * end, as they came (specification 33.1).
 * @param from where the shop is; null: at the first stop whose place is known
 */
export function nearestNext(stops: readonly StopPlace[], from: Point | null): number[] {
  const left = stops.flatMap(({ id, at }) => (at ? [{ id, at }] : []));
  const unknown = stops.filter(({ at }) => !at).map(({ id }) => id);
  const sequence: number[] = [];
  let here = from ?? left[0]?.at;
  while (here && left.length > 0) {
    const distances = left.map(({ at }) => kilometres(here!, at));
    const [next] = left.splice(distances.indexOf(Math.min(...distances)), 1);
    sequence.push(next!.id);
    here = next!.at;
  }
  return [...sequence, ...unknown];
}
