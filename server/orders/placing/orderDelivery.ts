import type { DataSource } from 'typeorm';
import { feeFor, isBelowMinimum, termsOf, type WayToOrder } from '../../../common/delivery/fee';
import { chosenSlot, type Obstacle, type Slot } from '../../../common/delivery/options';
import type { Amount } from '../../../common/money';
import type { Queryable } from '../../db/queryable';
import { bookedIn, type Booked } from '../../delivery/offers/booked';
import { DOCUMENTED_FEES, readDeliveryOptions } from '../../delivery/offers/deliveryOptions';
import { DeliveryObstacle, type DeliveryRefusal } from '../../delivery/offers/options.types';
import { readSetup } from '../../delivery/setup';
import { OrderKind } from '../orderTerms';
import { OrderRefused, type NewOrder } from './newOrder';

/** What an order is delivered for, and when. */
export interface OrderDelivery {
  readonly fee: Amount;
  /** Null in a shop without zones. */
  readonly booking:
    | (Slot & {
        readonly zoneId: number;
        readonly capacity: number;
        readonly cutOff: Date;
        /** Null: any amount. */
        readonly minimum: Amount | null;
      })
    | null;
}

/** What was read with the goods of an order. */
interface Known {
  /** Of what is set up; null before the first zone. */
  readonly stamp: string | null;
  /** Empty where the order names day and window. */
  readonly booked: readonly Booked[];
  readonly at: Date;
}

type Asked = Pick<NewOrder, 'kind' | 'delivery' | 'deliveryFee' | 'deliveryAddress' | 'latitude' | 'longitude'>;

/** How PostgreSQL says that a window is full (see migrations). */
export const WINDOW_FULL = 'SH002';

/**
 * When the order is delivered and what that costs (specification 29.3, 29.4); its place in the window is taken when it is
 * written. No statement, but after a change of what is set up.
 * @throws OrderRefused DELIVERY_UNAVAILABLE
 */
export async function deliveryOf(
  db: Queryable,
  order: Asked,
  subtotal: Amount,
  { stamp, booked, at }: Known,
  timeZone: string,
): Promise<OrderDelivery> {
  const { date = null, window = null } = order.delivery ?? {};
  const setup = await readSetup(db, stamp);
  if (!setup) {
    if (date !== null) throw unavailable('no_window');
    return { fee: order.deliveryFee, booking: null };
  }
  const zone = setup.finder.find(placeOf(order));
  if (!zone) throw unavailable('not_covered');
  const terms = termsOf(zone, wayOf(order), DOCUMENTED_FEES);
  if (isBelowMinimum(terms, subtotal)) throw unavailable('below_minimum');
  const { closures } = setup;
  const offer = { zone, closures, bookedOn: bookedIn(zone.id, booked), now: at, timeZone };
  const choice = chosenSlot(offer, { date, window });
  if ('obstacle' in choice) throw unavailable(choice.obstacle);
  const { slot, capacity, cutOff } = choice;
  return {
    fee: feeFor(terms, subtotal),
    booking: { ...slot, zoneId: zone.id, capacity, cutOff, minimum: terms.minimum },
  };
}

/**
 * Takes the order's place in its window. After what it takes of stock, as every transaction does that moves both.
 * @throws the database's error WINDOW_FULL
 */
export async function takePlace(
  tx: Queryable,
  { zoneId, date, window, capacity }: NonNullable<OrderDelivery['booking']>,
): Promise<void> {
  await tx.query('SELECT take_delivery_place($1, $2, $3, $4)', [zoneId, date, window, capacity]);
}

/** The refusal, with what there is now for the place of the order. */
export async function withFreshOptions(
  db: DataSource,
  order: Asked & Pick<NewOrder, 'language'>,
  refused: OrderRefused,
  timeZone: string,
): Promise<OrderRefused> {
  const { reason } = refused.details.delivery ?? {};
  if (reason === undefined) return refused;
  const asked = {
    place: placeOf(order),
    way: wayOf(order),
    from: null,
    language: order.language ?? ('en' as const),
  };
  const delivery: DeliveryRefusal = { reason, options: await readDeliveryOptions(db, asked, timeZone) };
  return new OrderRefused(refused.code, refused.message, { ...refused.details, delivery });
}

const MESSAGES: Readonly<Record<Obstacle, string>> = {
  not_covered: 'We do not deliver to this place.',
  no_window: 'We do not deliver at this time. Please choose another one.',
  closed: 'We do not deliver on this day. Please choose another one.',
  past_cut_off: 'It is too late to order for this time. Please choose another one.',
  full: 'This time is full. Please choose another one.',
  below_minimum: 'The order is for less than a delivery to this place takes.',
};

/** Thrown within the order's transaction, so that nothing of it stays. */
export function unavailable(obstacle: Obstacle): OrderRefused {
  return new OrderRefused('DELIVERY_UNAVAILABLE', MESSAGES[obstacle], {
    delivery: { reason: obstacle as DeliveryObstacle, options: null },
  });
}

function placeOf({ deliveryAddress: { area, city, state }, latitude, longitude }: Asked) {
  return { area, city, state, latitude, longitude };
}

function wayOf({ kind }: Asked): WayToOrder {
  if (kind === OrderKind.ONE_CLICK) return 'business';
  return kind === OrderKind.EMPLOYEE ? 'employee' : 'checkout';
}
