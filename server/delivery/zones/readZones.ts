import { dayAt } from '../../../common/delivery/clock';
import { BOOKABLE_DAYS, daysAfter, isDay, OPTION_DAYS, weekdayOf } from '../../../common/delivery/days';
import { offeredDays } from '../../../common/delivery/options';
import type { PlannedWindow } from '../../../common/delivery/zone';
import { DELIVERY_LIMITS, deliveryWindowsRules } from '../../../common/rules/deliveryRules';
import { checkInput } from '../../core/checkInput';
import { badInput, notFound } from '../../core/errors';
import type { Queryable } from '../../db/queryable';
import { listedTexts, type NameTranslations } from '../names';
import { bookedFrom, bookedIn, type Booked } from '../offers/booked';
import type { DeliveryClosure, DeliveryDay, DeliveryWindowInput, DeliveryZone } from './zones.types';

interface ZoneRow extends Omit<DeliveryZone, 'translations'> {
  translations: NameTranslations;
}

/** The zones that are delivered to, by their number. @param ids only these */
export async function readZones(db: Queryable, ids: readonly number[] | null = null): Promise<DeliveryZone[]> {
  const rows = await db.query<ZoneRow[]>(
    `SELECT z.id, z.version, z.name, z.translations, z.places, z.circles, z.is_everywhere_else AS "isEverywhereElse", z.fee,
       z.free_from AS "freeFrom", z.minimum, z.charges_businesses AS "chargesBusinesses",
       (SELECT coalesce(json_agg(json_build_object('weekday', w.weekday, 'begins', w.begins, 'ends', w.ends,
          'capacity', w.capacity, 'cutOffDays', w.cut_off_days, 'cutOffTime', w.cut_off_time)
          ORDER BY w.weekday, w.begins), '[]') FROM delivery_window w WHERE w.zone_id = z.id) AS windows
     FROM delivery_zone z WHERE z.deleted_at IS NULL AND ($1::integer[] IS NULL OR z.id = ANY ($1)) ORDER BY z.id`,
    [ids],
  );
  return rows.map((row) => ({ ...row, translations: listedTexts(row.translations) }));
}

interface ClosureRow extends Omit<DeliveryClosure, 'translations' | 'zone'> {
  zoneId: number | null;
  zoneName: string | null;
  translations: NameTranslations;
}

/** Whether a closure hits an order that is still to be delivered, as SQL; their aliases are `c` and `o`. */
export const IS_HIT = `o.delivery_date = c.day AND (c.zone_id IS NULL OR o.zone_id = c.zone_id)
  AND o.status IN ('pending', 'confirmed')`;

/**
 * Closures by their day, with how many orders they hit; at most 200.
 * @param of the first and the last day, or which one; null: any
 */
export async function readClosures(
  db: Queryable,
  { from = null, to = null, id = null }: { from?: string | null; to?: string | null; id?: number | null },
): Promise<DeliveryClosure[]> {
  const rows = await db.query<ClosureRow[]>(
    `SELECT c.id, c.zone_id AS "zoneId", z.name AS "zoneName", to_char(c.day, 'YYYY-MM-DD') AS date, c.reason,
       c.translations, (SELECT count(*)::integer FROM orders o WHERE ${IS_HIT}) AS "orderCount"
     FROM delivery_closure c LEFT JOIN delivery_zone z ON z.id = c.zone_id
     WHERE ($1::date IS NULL OR c.day >= $1) AND ($2::date IS NULL OR c.day <= $2) AND ($3::integer IS NULL OR c.id = $3)
     ORDER BY c.day, c.zone_id NULLS FIRST LIMIT ${DELIVERY_LIMITS.closures}`,
    [from, to, id],
  );
  return rows.map(({ zoneId, zoneName, translations, ...row }) => ({
    ...row,
    zone: zoneId === null ? null : { id: zoneId, name: zoneName ?? '' },
    translations: listedTexts(translations),
  }));
}

/** What is looked at: a zone, or windows that are not saved yet. */
interface Looked {
  zoneId: number | null;
  windows: readonly DeliveryWindowInput[] | null;
  from: string | null;
}

/**
 * The 14 days of a zone as they will be (specification 29.2), with windows that are not saved instead of its own, if any are
 * given. @throws ShopError NOT_FOUND; BAD_USER_INPUT by field
 */
export async function readDeliveryDays(db: Queryable, looked: Looked, timeZone: string): Promise<DeliveryDay[]> {
  const { zoneId, windows } = looked;
  checkInput(deliveryWindowsRules, { windows });
  const from = readDay(looked.from, timeZone);
  const [zone] = zoneId === null ? [] : await readZones(db, [zoneId]);
  if (zoneId !== null && !zone) throw notFound('Zone');
  const plan: readonly PlannedWindow[] = windows ?? zone?.windows ?? [];
  const [{ booked, now }] = await db.query<[{ booked: Booked[]; now: Date }]>(
    `SELECT ${bookedFrom('$1::date', OPTION_DAYS)} AS booked, clock_timestamp() AS now`,
    [from],
  );
  const closures = (await readClosures(db, { from, to: daysAfter(from, OPTION_DAYS - 1) })).filter(
    (closure) => closure.zone === null || closure.zone.id === zoneId,
  );
  const offer = {
    zone: { id: zoneId ?? 0, windows: plan },
    closures: [],
    bookedOn: bookedIn(zoneId ?? 0, booked),
    now,
    timeZone,
  };
  return offeredDays(offer, from).map((day) => {
    const planned = day.windows.map(({ obstacle: _, ...window }) => ({ ...window, inPlan: true }));
    const left = booked.filter(
      (each) =>
        each.zoneId === zoneId &&
        each.day === day.date &&
        each.booked > 0 &&
        !planned.some(({ window }) => window === each.window),
    );
    const unplanned = left.map((each) => ({
      window: each.window,
      capacity: 0,
      booked: each.booked,
      cutOff: null,
      inPlan: false,
    }));
    return {
      timeZone,
      date: day.date,
      weekday: weekdayOf(day.date),
      closures: closures.filter(({ date }) => date === day.date),
      windows: [...planned, ...unplanned].sort((one, other) => (one.window < other.window ? -1 : 1)),
    };
  });
}

/** A day that is asked for; absent: today. @throws ShopError BAD_USER_INPUT */
export function readDay(text: string | null | undefined, timeZone: string): string {
  const today = dayAt(new Date(), timeZone);
  if (text == null) return today;
  const isNear = isDay(text) && text >= daysAfter(today, -366) && text <= daysAfter(today, BOOKABLE_DAYS + 366);
  if (!isNear) throw badInput({ from: 'Must be a day like "2026-11-21", at most a year away' });
  return text;
}
