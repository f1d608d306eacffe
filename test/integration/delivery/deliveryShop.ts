import { dayAt } from '../../../common/delivery/clock';
import { daysAfter } from '../../../common/delivery/days';
import { guestAddress, guestBody, makeProduct, newKey } from '../../support/data/orderBodies';
import { startShop, type TestShop } from '../../support/shop';
import type { HttpAnswer, ShopClient } from '../../support/shopClient';

export let shop: TestShop;
export let admin: ShopClient;
export let guest: ShopClient;
export let juice: number;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signedIn('admin');
  guest = shop.guest();
  juice = await makeProduct(shop.db, { name: 'Test juice', customerPrice: '10.00', businessPrice: '8.00' });
});
beforeEach(async () => {
  // Each test has zones of its own; orders of the demo and of tests before keep theirs.
  await shop.db.query('UPDATE delivery_zone SET deleted_at = now() WHERE deleted_at IS NULL');
  await shop.db.query('DELETE FROM delivery_closure');
  // All guests of the tests have one address.
  await shop.db.query('DELETE FROM rate_limit');
});
afterAll(() => shop.stop());

/** A day of the shop's calendar, so many days from today. */
export const day = (ahead: number): string => daysAfter(dayAt(new Date(), 'Asia/Beirut'), ahead);

interface WindowForm {
  weekday: number;
  begins: string;
  ends: string;
  capacity: number;
  cutOffDays: number;
  cutOffTime: string;
}

/** Every day from 08:00 to 12:00, until the evening before. */
export function daily(change: Partial<WindowForm> = {}): WindowForm[] {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    begins: '08:00',
    ends: '12:00',
    capacity: 3,
    cutOffDays: 1,
    cutOffTime: '00:00',
    ...change,
  }));
}

export const MORNING = '08:00-12:00';
export const EVENING = '18:00-21:00';

/** Makes a zone by REST. */
export async function makeZone(change: Record<string, unknown> = {}): Promise<{ id: number; version: number }> {
  const { status, body } = await admin.rest('POST', '/api/admin/delivery-zones', {
    name: 'Beirut',
    places: [{ name: 'Beirut', spellings: ['بيروت'] }],
    windows: [...daily(), ...daily({ begins: '18:00', ends: '21:00' })],
    ...change,
  });
  expect([status, body]).toEqual([201, expect.objectContaining({ version: 1 })]);
  return body as { id: number; version: number };
}

/** Orders one juice as a guest by REST. */
export function orderAs(
  client: ShopClient,
  change: Record<string, unknown> = {},
  key: string = newKey(),
): Promise<HttpAnswer> {
  const body = guestBody([{ productId: juice, quantity: 1 }], { paymentMethod: 'cod', ...change });
  return client.rest('POST', '/api/orders/guest', body, { 'Idempotency-Key': key });
}

/** An address in a city. */
export const inCity = (city: string, area = 'Centre') => ({ deliveryAddress: guestAddress({ city, area }) });

export async function bookedFor(zoneId: number, date: string, window: string): Promise<number> {
  const [row] = await shop.db.query<{ booked: number }[]>(
    'SELECT booked FROM delivery_booking WHERE zone_id = $1 AND day = $2 AND time_window = $3',
    [zoneId, date, window],
  );
  return row?.booked ?? 0;
}

/** When an order is delivered. */
export async function slotOf(id: number): Promise<string> {
  const { body } = await admin.rest('GET', `/api/orders/${id}/delivery`);
  const { deliveryDate, deliveryWindow, deliveryZone } = body as Record<string, string>;
  return `${deliveryDate} ${deliveryWindow} ${deliveryZone}`;
}
