import { dayAt } from '../../../common/delivery/clock';
import { daysAfter } from '../../../common/delivery/days';
import { DEFAULT_TIME_ZONE } from '../../../common/constants';
import type { Goods } from './goods';
import { people, positions } from './people';
import { orderOf, slotsOf, zoneOf, type DemoBuyer, type DemoOrder, type DemoSlot, type Fate } from './plan';
import type { Random } from './random';

/** In the states that the day's pages show: what is early in the list is for the earlier windows. */
const TODAY: readonly Fate[] = [
  ...(['delivered', 'delivered', 'delivered', 'shipped', 'shipped', 'shipped', 'packed', 'packed', 'packed'] as const),
  ...(['begun', 'begun', 'confirmed', 'confirmed', 'cancelled', 'pending'] as const),
];
const TOMORROW: readonly Fate[] = [
  ...(['packed', 'begun', 'begun', 'confirmed', 'confirmed', 'confirmed', 'confirmed', 'confirmed'] as const),
  ...(['cancelled by buyer', 'pending', 'pending', 'pending', 'pending', 'pending', 'pending'] as const),
];
const TRANSFERS = ['awaited', 'sent', 'rejected'] as const;
const HOUR = 3_600_000;

/** The orders of the demo that are delivered today and tomorrow, in several zones and windows, and in every state. */
export function dayOrders(random: Random, goods: readonly Goods[], now: Date): DemoOrder[] {
  const today = dayAt(now, DEFAULT_TIME_ZONE);
  const placed = [
    ...TODAY.map((fate, index) => ({ fate, index, day: today, of: TODAY.length })),
    ...TOMORROW.map((fate, index) => ({ fate, index, day: daysAfter(today, 1), of: TOMORROW.length })),
  ];
  return placed.map(({ fate, index, day, of }, number) => {
    const buyer = buyerOf(number);
    const slots = slotsOn(zoneOf(buyer), day);
    const slot = slots[Math.floor((index / of) * slots.length)]!;
    // Before the cut-off of its window, and in time for what became of it since.
    const latest = Math.min(now.getTime() - 2 * HOUR, slot.cutOff.getTime() - HOUR);
    const placedAt = new Date(latest - random.whole(0, 20 * 60) * 60_000);
    // Of what nobody has looked at yet, some was paid, or not.
    const pays = buyer.by === 'guest' || buyer.by === 'customer';
    const transfer = fate === 'pending' && pays ? TRANSFERS[number % TRANSFERS.length]! : null;
    return orderOf(random, goods, {
      key: `demo-day-order-${String(number).padStart(4, '0')}`,
      buyer,
      placedAt,
      slot,
      fate,
      transfer,
    });
  });
}

/** All windows that a zone has on a day. */
function slotsOn(zone: Parameters<typeof slotsOf>[0], day: string): DemoSlot[] {
  const longBefore = new Date(Date.parse(`${day}T00:00:00Z`) - 96 * HOUR);
  return slotsOf(zone, longBefore, 8).filter(({ date }) => date === day);
}

/** Everybody in turn. */
function buyerOf(number: number): DemoBuyer {
  const turn = [
    'guest',
    'guest',
    'business',
    'guest',
    'customer',
    'guest',
    'business-cash',
    'employee',
    'guest',
    'employee-cash',
  ] as const;
  const by = turn[number % turn.length]!;
  if (by === 'guest') return { by, person: people[(number * 5) % people.length]! };
  if (by === 'customer') return { by, position: positions[number % positions.length]! };
  return { by };
}
