import { dayAt, instantOf } from '../../../common/delivery/clock';
import { daysAfter } from '../../../common/delivery/days';
import { DEFAULT_TIME_ZONE } from '../../../common/constants';
import { OrderStatus } from '../../orders/orderTerms';
import { products } from '../demoCatalogue';
import type { Goods } from './goods';
import { dayOrders } from './loadDay';
import { pastOrders, slotsOf, zoneOf, type DemoOrder } from './plan';
import { Random } from './random';
import { stepsOf } from './steps';

const goods: Goods[] = products.map(({ name, category, variants }, id) => ({
  id,
  name,
  category,
  sizes: variants.map((variant) => variant.name),
}));

const planned = (now: Date) => {
  const random = new Random(7);
  const orders = [...pastOrders(random, goods, now), ...dayOrders(random, goods, now)];
  return { orders, steps: orders.map((order) => stepsOf(random, order, now)) };
};

// Every weekday, hours around cut-offs, and three months across each change of the clocks.
const LOADED = [
  ['2026-11-23', '00:05'],
  ['2026-11-24', '07:30'],
  ['2026-11-25', '10:30'],
  ['2026-11-26', '13:59'],
  ['2026-11-27', '18:30'],
  ['2026-11-28', '23:55'],
  ['2026-11-28', '07:30'],
  ['2026-11-29', '07:30'],
  ['2026-11-29', '20:00'],
  ['2026-04-05', '12:00'],
  ['2027-01-01', '06:00'],
] as const;

const whatIsOrdered = ({ key, buyer, lines, paymentMethod, discountCode }: DemoOrder) => [
  key,
  buyer.by,
  lines,
  paymentMethod,
  discountCode,
];
const first = planned(instantOf('2026-11-25', '12:00', DEFAULT_TIME_ZONE)).orders.map(whatIsOrdered);

test.each(LOADED)(
  'loaded on %s at %s, orders are as they could have been, and the same as on any other day',
  (day, time) => {
    const now = instantOf(day, time, DEFAULT_TIME_ZONE);
    const { orders, steps } = planned(now);
    expect(orders.map(whatIsOrdered)).toEqual(first);
    for (const { placedAt, slot, buyer, key } of orders) {
      // In a window of its zone that could be chosen then.
      expect([key, placedAt < slot.cutOff]).toEqual([key, true]);
      expect(slotsOf(zoneOf(buyer), placedAt, 8)).toContainEqual(slot);
    }
    for (const each of steps) {
      const times = each.map(({ at }) => at.getTime());
      expect(times).toEqual([...times].sort((one, other) => one - other));
      expect(times.at(-1)).toBeLessThan(now.getTime());
      expect(each[0]).toMatchObject({ act: { does: 'place' }, at: each[0]!.order.placedAt });
    }
    const delivered = steps.filter((each) =>
      each.some(({ act }) => act.does === 'status' && act.status === OrderStatus.DELIVERED),
    );
    // What was brought on one of the last five days was brought by a run, on three of them at the least.
    const driven = orders.filter(({ fate }) => fate === 'driven').map(({ slot }) => slot.date);
    const daysAgo = (days: number) => daysAfter(dayAt(now, DEFAULT_TIME_ZONE), -days);
    expect(driven.every((date) => date >= daysAgo(5) && date <= daysAgo(1))).toBe(true);
    expect(new Set(driven).size).toBeGreaterThanOrEqual(3);
    expect(
      delivered.filter(([step]) => step!.order.slot.date >= daysAgo(5) && step!.order.slot.date < daysAgo(0)),
    ).toEqual([]);
    const [today, tomorrow] = [0, 1].map((after) => daysAfter(dayAt(now, DEFAULT_TIME_ZONE), after));
    expect(delivered.every(([step]) => step!.order.slot.date <= today!)).toBe(true);
    for (const date of [today, tomorrow]) {
      const ofDay = orders.filter(({ slot }) => slot.date === date);
      expect(new Set(ofDay.map(({ buyer }) => zoneOf(buyer))).size).toBeGreaterThanOrEqual(3);
      expect(ofDay.length).toBeGreaterThanOrEqual(15);
    }
  },
);
