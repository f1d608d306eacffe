import { dayAt, instantOf } from '../../../common/delivery/clock';
import { daysAfter } from '../../../common/delivery/days';
import { offeredDays } from '../../../common/delivery/options';
import { DEFAULT_TIME_ZONE } from '../../../common/constants';
import { PaymentMethod } from '../../orders/orderTerms';
import { zones } from '../demoZones';
import { basket, type BasketLine, type Goods } from './goods';
import { people, positions, type Person, type ZoneName } from './people';
import type { Random } from './random';

/** Who orders, and where it goes: accounts have their own address, but for positions of the customer. */
export type DemoBuyer =
  | { readonly by: 'guest'; readonly person: Person }
  | { readonly by: 'customer'; readonly position: (typeof positions)[number] }
  | { readonly by: 'business' | 'business-cash' | 'employee' | 'employee-cash' };

/** What becomes of an order; driven: it is delivered with the run of its window. */
export type Fate =
  | 'pending'
  | 'confirmed'
  | 'begun'
  | 'packed'
  | 'shipped'
  | 'delivered'
  | 'driven'
  | 'cancelled'
  | 'cancelled by buyer';

/** An order of the demo, with the moments at which it should have been placed and is delivered. */
export interface DemoOrder {
  /** Its idempotency key, too. */
  readonly key: string;
  readonly buyer: DemoBuyer;
  readonly lines: readonly BasketLine[];
  readonly paymentMethod: PaymentMethod;
  readonly discountCode: string | null;
  readonly note: string | null;
  readonly placedAt: Date;
  readonly slot: DemoSlot;
  readonly fate: Fate;
  /** Whether the shop has to leave something out of it; why. */
  readonly shortage: string | null;
  /** How far the transfer is that pays it; null where none does. */
  readonly transfer: 'awaited' | 'sent' | 'confirmed' | 'rejected' | null;
}

/** A window of a day as it was when the order was placed. */
export interface DemoSlot {
  readonly date: string;
  readonly window: string;
  readonly cutOff: Date;
}

/** How many orders come before yesterday: with those of `dayOrders` and of `loadOrders` 300. */
const PAST_ORDERS = 264;
/** How far back the first one lies. */
export const FIRST_DAYS_AGO = 92;
/** Of so many days before today there are runs. */
const RUN_DAYS = 5;
/** Those of the last two days are made by `dayOrders`. */
const LAST_DAYS_AGO = 2;

const NOTES = [
  'Please ring twice',
  'Leave it with the concierge',
  'Call before you come',
  'الرجاء الاتصال قبل الوصول',
  'For a birthday',
];
const SHORTAGES = [
  'The press broke',
  'Too few of them came this morning',
  'Not ripe enough to send',
  'The supplier was late',
];

/** The orders of three months up to the day before yesterday: more and more of them, fewer on Sundays; oldest first. */
export function pastOrders(random: Random, goods: readonly Goods[], now: Date): DemoOrder[] {
  const today = dayAt(now, DEFAULT_TIME_ZONE);
  const orders = Array.from({ length: PAST_ORDERS }, (_, index) => {
    const left = (1 - index / PAST_ORDERS) ** 1.15;
    const day = daysAfter(today, -Math.floor(LAST_DAYS_AGO + (FIRST_DAYS_AGO - LAST_DAYS_AGO) * left));
    const time = `${String(random.whole(8, 20)).padStart(2, '0')}:${String(random.whole(0, 59)).padStart(2, '0')}`;
    const placedAt = instantOf(day, time, DEFAULT_TIME_ZONE);
    const buyer = someBuyer(random);
    return orderOf(random, goods, {
      key: `demo-month-order-${String(index).padStart(4, '0')}`,
      buyer,
      placedAt,
      slot: someSlot(random, zoneOf(buyer), placedAt),
      fate: random.happens(0.05) ? (random.happens(0.5) ? 'cancelled' : 'cancelled by buyer') : 'delivered',
    });
  });
  return orders.map((order) => {
    // Who ordered for a day that is still to come waits for it.
    const { date } = order.slot;
    if (order.fate !== 'delivered' || date < daysAfter(today, -RUN_DAYS)) return order;
    return { ...order, fate: date < today ? ('driven' as const) : ('confirmed' as const) };
  });
}

/** An order with what its buyer wants. */
export function orderOf(
  random: Random,
  goods: readonly Goods[],
  order: Pick<DemoOrder, 'key' | 'buyer' | 'placedAt' | 'slot' | 'fate'> & Partial<Pick<DemoOrder, 'transfer'>>,
): DemoOrder {
  const ofBusiness = order.buyer.by !== 'guest' && order.buyer.by !== 'customer';
  const lines = basket(random, goods, ofBusiness);
  const paymentMethod = order.transfer ? PaymentMethod.WISHMONEY : someMethod(random, ofBusiness);
  const canLack = order.fate === 'delivered' || order.fate === 'begun' || order.fate === 'packed';
  return {
    ...order,
    lines,
    paymentMethod,
    transfer: order.transfer ?? (paymentMethod === PaymentMethod.WISHMONEY ? someTransfer(random, order.fate) : null),
    discountCode: !ofBusiness && random.happens(0.12) ? 'WELCOME10' : null,
    note: random.happens(0.1) ? random.pick(NOTES) : null,
    shortage:
      canLack && lines.some(({ quantity }) => quantity > 1) && random.happens(0.08) ? random.pick(SHORTAGES) : null,
  };
}

/** Half of all orders are guests'. */
function someBuyer(random: Random): DemoBuyer {
  const of = random.next();
  if (of < 0.5) return { by: 'guest', person: random.pick(people, 1.4) };
  if (of < 0.63) return { by: 'customer', position: random.pick(positions, 1.5) };
  if (of < 0.76) return { by: 'business' };
  if (of < 0.86) return { by: 'business-cash' };
  return { by: of < 0.94 ? 'employee' : 'employee-cash' };
}

/** How businesses pay is settled by their accounts. */
function someMethod(random: Random, ofBusiness: boolean): PaymentMethod {
  if (ofBusiness) return PaymentMethod.COD;
  return random.pick([
    PaymentMethod.COD,
    PaymentMethod.COD,
    PaymentMethod.COD,
    PaymentMethod.STRIPE,
    PaymentMethod.WISHMONEY,
  ]);
}

/** What was delivered is mostly paid. */
function someTransfer(random: Random, fate: Fate): DemoOrder['transfer'] {
  if (random.happens(0.1)) return 'awaited';
  return fate === 'delivered' ? 'confirmed' : random.pick(['awaited', 'sent', 'confirmed'] as const);
}

/** The zone that an order is for. */
export function zoneOf(buyer: DemoBuyer): ZoneName {
  if (buyer.by === 'guest') return buyer.person.zone;
  if (buyer.by === 'customer') return buyer.position.zone;
  return buyer.by === 'business' || buyer.by === 'employee' ? 'Beirut' : 'Jounieh and Byblos';
}

/** The windows of a zone of the demo that could be chosen at a moment, of its day and the days after it; none of another zone. */
export function slotsOf(zone: string, at: Date, days: number): DemoSlot[] {
  const windows = zones.find(({ name }) => name === zone)?.windows ?? [];
  const offer = { zone: { id: 0, windows }, closures: [], bookedOn: () => 0, now: at, timeZone: DEFAULT_TIME_ZONE };
  return offeredDays(offer, dayAt(at, DEFAULT_TIME_ZONE), days).flatMap(({ date, windows: offered }) =>
    offered.flatMap(({ window, cutOff, obstacle }) => (obstacle === null ? [{ date, window, cutOff }] : [])),
  );
}

/** One of the next windows, mostly the first. */
function someSlot(random: Random, zone: ZoneName, at: Date): DemoSlot {
  return random.pick(slotsOf(zone, at, 6).slice(0, 4), 2);
}
