import { LRUCache } from 'lru-cache';
import { PlaceFinder } from '../../common/delivery/places';
import type { Closure, Zone } from '../../common/delivery/zone';
import type { Queryable } from '../db/queryable';
import type { NameTranslations } from './names';

/** A zone with what it is called. */
export interface SetUpZone extends Zone {
  readonly name: string;
  readonly translations: NameTranslations;
}

/** A closure with its reason. */
export interface SetUpClosure extends Closure {
  readonly reason: string;
  readonly translations: NameTranslations;
}

/** Zones, windows and closures as they are at one stamp; nobody may change them. */
interface Setup {
  readonly zones: readonly SetUpZone[];
  /** Those of today and later. */
  readonly closures: readonly SetUpClosure[];
  readonly finder: PlaceFinder<SetUpZone>;
}

/** The expression that reads the stamp of what is set up; null before the first zone. */
export const STAMP = '(SELECT stamp FROM delivery_setup)';

/** What was read at a stamp, which no two shops ever share; old closures are of no interest. */
const known = new LRUCache<string, Setup>({ max: 20 });

/**
 * What is set up at a stamp, or since; read once for each.
 * @param stamp what `STAMP` has given; null before the first zone
 * @returns null: there is no zone, and the shop asks for no day (specification 29)
 */
export async function readSetup(db: Queryable, stamp: string | null): Promise<Setup | null> {
  if (stamp === null) return null;
  const setup = known.get(stamp) ?? (await load(db));
  return setup.zones.length === 0 ? null : setup;
}

/** Reads what is set up before the first order asks for it. */
export async function rememberSetup(db: Queryable): Promise<void> {
  const [row] = await db.query<[{ stamp: string | null }]>(`SELECT ${STAMP} AS stamp`);
  await readSetup(db, row.stamp);
}

interface Row {
  stamp: string;
  zones: SetUpZone[];
  closures: SetUpClosure[];
}

async function load(db: Queryable): Promise<Setup> {
  const [row] = await db.query<[Row]>(
    `SELECT ${STAMP} AS stamp,
       (SELECT coalesce(json_agg(json_build_object('id', z.id, 'name', z.name, 'translations', z.translations,
          'places', z.places, 'circles', z.circles, 'isEverywhereElse', z.is_everywhere_else, 'fee', z.fee::text,
          'freeFrom', z.free_from::text, 'minimum', z.minimum::text, 'chargesBusinesses', z.charges_businesses,
          'windows', (SELECT coalesce(json_agg(json_build_object('weekday', w.weekday, 'begins', w.begins,
             'ends', w.ends, 'capacity', w.capacity, 'cutOffDays', w.cut_off_days, 'cutOffTime', w.cut_off_time)
             ORDER BY w.weekday, w.begins), '[]') FROM delivery_window w WHERE w.zone_id = z.id)) ORDER BY z.id), '[]')
        FROM delivery_zone z WHERE z.deleted_at IS NULL) AS zones,
       (SELECT coalesce(json_agg(json_build_object('zoneId', c.zone_id, 'day', c.day, 'reason', c.reason,
          'translations', c.translations) ORDER BY c.zone_id NULLS FIRST), '[]')
        FROM delivery_closure c WHERE c.day >= current_date - 1) AS closures`,
  );
  const { stamp, zones, closures } = row;
  const setup = { zones, closures, finder: new PlaceFinder(zones) };
  known.set(stamp, setup);
  return setup;
}
