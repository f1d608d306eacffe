import { dayAt } from '../../../common/delivery/clock';
import { BOOKABLE_DAYS, daysBetween, isDay, OPTION_DAYS } from '../../../common/delivery/days';
import { termsOf, type WayToOrder } from '../../../common/delivery/fee';
import { chosenSlot, offeredDays, type OfferedDay, type Offer } from '../../../common/delivery/options';
import type { Place } from '../../../common/delivery/places';
import { DELIVERY_FEES } from '../../../common/constants';
import type { Language } from '../../../common/languages';
import { badInput } from '../../core/errors';
import type { Queryable } from '../../db/queryable';
import { inLanguage } from '../names';
import { readSetup, STAMP, type SetUpClosure } from '../setup';
import { bookedFrom, bookedIn, type Booked } from './booked';
import type { DeliveryObstacle, DeliveryOptionDay, DeliveryOptions } from './options.types';

/** What the ways to order take without zones (specification 2.4). */
export const DOCUMENTED_FEES = { checkout: DELIVERY_FEES.guestCheckout, business: DELIVERY_FEES.business } as const;

/** More places than these are not told. */
const MOST_TOLD = 5;

/** For what options are asked. */
interface OptionsFor {
  place: Place;
  way: WayToOrder;
  /** The first day; null: today. */
  from: string | null;
  language: Language;
}

interface Row {
  stamp: string | null;
  now: Date;
  booked: Booked[];
}

/**
 * When a place is delivered to in 14 days, and at which cost (specification 29.3); one statement, and another one after a
 * change of what is set up.
 * @returns null: the shop has no zones, and asks for no day
 * @throws ShopError BAD_USER_INPUT on `from` for what is no day, over, or more than 46 days ahead
 */
export async function readDeliveryOptions(
  db: Queryable,
  { place, way, from, language }: OptionsFor,
  timeZone: string,
): Promise<DeliveryOptions | null> {
  if (from !== null && !isDay(from)) throw badInput({ from: 'Must be a day like "2026-11-21"' });
  // A day of slack at both ends: the shop's day is not that of the database.
  const first = '(coalesce($1::date, current_date) - 1)';
  const [row] = await db.query<[Row]>(
    `SELECT ${STAMP} AS stamp, clock_timestamp() AS now, ${bookedFrom(first, OPTION_DAYS + 2)} AS booked`,
    [from],
  );
  const today = dayAt(row.now, timeZone);
  const last = BOOKABLE_DAYS - OPTION_DAYS;
  if (from !== null && (from < today || daysBetween(today, from) > last)) {
    throw badInput({ from: `Ask from today to ${last} days ahead` });
  }
  const setup = await readSetup(db, row.stamp);
  if (!setup) return null;
  const zone = setup.finder.find(place);
  if (!zone) return { ...NOWHERE, timeZone };
  const { now, booked } = row;
  const offer: Offer<SetUpClosure> = {
    zone,
    closures: setup.closures,
    bookedOn: bookedIn(zone.id, booked),
    now,
    timeZone,
  };
  const begin = from ?? today;
  const choice = begin === today ? chosenSlot(offer, { date: null, window: null }) : await earliest(db, offer, today);
  return {
    timeZone,
    zoneId: zone.id,
    zoneName: inLanguage(zone.name, zone.translations, language),
    ...termsOf(zone, way, DOCUMENTED_FEES),
    days: offeredDays(offer, begin).map((day) => shownDay(day, language)),
    earliest: 'slot' in choice ? choice.slot : null,
  };
}

const NOWHERE: Omit<DeliveryOptions, 'timeZone'> = {
  zoneId: null,
  zoneName: null,
  fee: null,
  freeFrom: null,
  minimum: null,
  days: [],
  earliest: null,
};

/** What an order gets without a day, while later days are looked at. */
async function earliest(db: Queryable, offer: Offer<SetUpClosure>, today: string) {
  const [{ booked }] = await db.query<[Pick<Row, 'booked'>]>(
    `SELECT ${bookedFrom('$1::date', OPTION_DAYS)} AS booked`,
    [today],
  );
  const bookedOn = bookedIn(offer.zone.id, booked);
  return chosenSlot({ ...offer, bookedOn }, { date: null, window: null });
}

function shownDay({ date, closure, windows }: OfferedDay<SetUpClosure>, language: Language): DeliveryOptionDay {
  if (closure) return { date, closedFor: inLanguage(closure.reason, closure.translations, language), windows: [] };
  return {
    date,
    closedFor: null,
    windows: windows.map(({ window, capacity, booked, cutOff, obstacle }) => {
      const left = Math.max(capacity - booked, 0);
      return {
        window,
        cutOff,
        placesLeft: left > MOST_TOLD ? null : left,
        obstacle: obstacle as DeliveryObstacle | null,
      };
    }),
  };
}
