import { dayAt, instantOf } from '../../../common/delivery/clock';
import { daysAfter } from '../../../common/delivery/days';
import { guestAddress, guestBody, newKey } from '../../support/data/orderBodies';
import { placeBy, type Placing } from '../../support/data/placing';
import { tally, useOrderRaces } from './raceShop';

const race = useOrderRaces();

const WINDOW = '08:00-12:00';
const day = (ahead: number) => daysAfter(dayAt(new Date(), 'Asia/Beirut'), ahead);

/** One zone for all, with a window a day. */
async function makeZone(window: Record<string, unknown>): Promise<number> {
  await race.shop.db.query('UPDATE delivery_zone SET deleted_at = now() WHERE deleted_at IS NULL');
  const admin = await race.shop.signedIn('admin');
  const windows = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    begins: '08:00',
    ends: '12:00',
    capacity: 10,
    cutOffDays: 1,
    cutOffTime: '00:00',
    ...window,
  }));
  const zone = { name: 'All', isEverywhereElse: true, windows };
  const { status, body } = await admin.rest('POST', '/api/admin/delivery-zones', zone);
  expect(status).toBe(201);
  return body.id as number;
}

/**
 * Orders of so many guests at once, in turn at every process. Whoever is told that the shop has too much to do sends the same
 * again, as it is asked to.
 */
function guestsOrder(
  count: number,
  choice: (index: number) => Record<string, unknown> = () => ({}),
): Promise<Placing[]> {
  const { guests } = race;
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const deliveryAddress = guestAddress({ email: `buyer-${index}@guests.example` });
      const [body, key] = [guestBody([race.line()], { deliveryAddress, ...choice(index) }), newKey()];
      for (;;) {
        const placing = await placeBy('REST', 'guest', guests[index % guests.length]!, body, key);
        if (placing.status !== 503) return placing;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }),
  );
}

async function ordersBy(zoneId: number): Promise<{ day: string; orders: number; booked: number }[]> {
  return race.shop.db.query(
    `SELECT to_char(b.day, 'YYYY-MM-DD') AS day, b.booked, (SELECT count(*)::integer FROM orders o
       WHERE o.zone_id = b.zone_id AND o.delivery_date = b.day AND o.delivery_window = b.time_window) AS orders
     FROM delivery_booking b WHERE b.zone_id = $1 ORDER BY b.day`,
    [zoneId],
  );
}

test('200 buyers at once for a window of 10, over two processes and this one: exactly 10, the rest are told it is full', async () => {
  const zone = await makeZone({});
  const placings = await guestsOrder(200, () => ({ deliveryDate: day(3), deliveryWindow: WINDOW }));
  expect(tally(placings)).toEqual({ '201 placed': 10, '409 DELIVERY_UNAVAILABLE': 190 });
  expect(new Set(placings.filter(({ code }) => code !== null).map(({ message }) => message))).toEqual(
    new Set(['This time is full. Please choose another one.']),
  );
  expect(await ordersBy(zone)).toEqual([{ day: day(3), orders: 10, booked: 10 }]);
});

test('35 at once that name no day fill the windows one after the other, none twice', async () => {
  const zone = await makeZone({});
  const placings = await guestsOrder(35);
  expect(tally(placings)).toEqual({ '201 placed': 35 });
  expect(await ordersBy(zone)).toEqual([
    { day: day(2), orders: 10, booked: 10 },
    { day: day(3), orders: 10, booked: 10 },
    { day: day(4), orders: 10, booked: 10 },
    { day: day(5), orders: 5, booked: 5 },
  ]);
});

test('50 on credit at once for a window of 10 are charged 10 times', async () => {
  const zone = await makeZone({});
  const business = race.businesses;
  const placings = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      business[index % business.length]!.rest('POST', '/api/business/one-click-order', {
        items: [{ productId: race.juice, quantity: 1 }],
        deliveryDate: day(4),
        deliveryWindow: WINDOW,
      }),
    ),
  );
  expect(placings.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(placings.filter(({ body }) => body.code === 'DELIVERY_UNAVAILABLE')).toHaveLength(40);
  const [row] = await race.shop.db.query<{ charges: number }[]>(
    `SELECT count(*)::integer AS charges FROM credit_entry c JOIN orders o ON o.id = c.order_id WHERE o.zone_id = $1`,
    [zone],
  );
  expect([row, await ordersBy(zone)]).toEqual([{ charges: 10 }, [{ day: day(4), orders: 10, booked: 10 }]]);
});

test('orders that are moved in opposite directions at once leave exact counts', async () => {
  const zone = await makeZone({ capacity: 40 });
  const at = (ahead: number) => ({ deliveryDate: day(ahead), deliveryWindow: WINDOW });
  const placed = await guestsOrder(40, (index) => at(index % 2 === 0 ? 3 : 4));
  const ids = placed.map(({ order }) => order!.id as number);
  const admins = await race.signInEverywhere('admin');
  const move = (index: number, parity: number, ahead: number) =>
    admins[index % admins.length]!.rest('POST', '/api/admin/orders/move', {
      orderIds: ids.filter((_, place) => place % 2 === parity),
      date: day(ahead),
    });
  const answers = await Promise.all([move(0, 0, 4), move(1, 1, 3), move(2, 0, 5), move(0, 1, 5)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const counts = await ordersBy(zone);
  expect(counts.map(({ orders, booked }) => booked - orders)).toEqual(counts.map(() => 0));
  expect(counts.reduce((sum, { orders }) => sum + orders, 0)).toBe(40);
});

test('a cut-off that passes between the options and the order: refused, with what there is now', async () => {
  // The next full minute by the clock of the shop is at most a minute away.
  const cutOff = new Date(Math.ceil((Date.now() + 5_000) / 60_000) * 60_000);
  const time = cutOff.toLocaleTimeString('en-GB', { timeZone: 'Asia/Beirut', timeStyle: 'short' });
  const cutOffDay = dayAt(cutOff, 'Asia/Beirut');
  expect(instantOf(cutOffDay, time, 'Asia/Beirut').getTime()).toBe(cutOff.getTime());
  await makeZone({ cutOffTime: time });
  const guest = race.guests[1]!;
  const tomorrow = daysAfter(cutOffDay, 1);
  const { body } = await guest.rest('GET', '/api/delivery-options?city=Beirut');
  expect(body.options.earliest).toEqual({ date: tomorrow, window: WINDOW });
  await new Promise((resolve) => setTimeout(resolve, Math.max(cutOff.getTime() - Date.now(), 0) + 50));
  const late = await guest.rest(
    'POST',
    '/api/orders/guest',
    guestBody([race.line()], { deliveryDate: tomorrow, deliveryWindow: WINDOW }),
  );
  expect([late.status, late.body.delivery.reason, late.body.delivery.options.earliest]).toEqual([
    409,
    'past_cut_off',
    { date: daysAfter(tomorrow, 1), window: WINDOW },
  ]);
}, 120_000);
