import { accountBody, guestBody, idOf, makeProduct, newKey } from '../../support/data/orderBodies';
import { placeFollowed } from '../../support/data/placing';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';

export type Fields = Record<string, any>;

jest.setTimeout(120_000);

export let shop: TestShop;
export let admin: ShopClient;
export let business: ShopClient;
export let customer: ShopClient;
export let employee: ShopClient;
let juice: number;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signedIn('admin');
  business = await shop.signedIn('business');
  customer = await shop.signedIn('customer');
  employee = await shop.signedIn('employee');
  juice = await makeProduct(shop.db, { name: 'Pear juice', customerPrice: '89500.00', businessPrice: '80000.00' });
  await idOf(shop.db, 'business');
});

afterAll(() => shop?.stop());

const line = () => ({ productId: juice, quantity: 1 });

/** Sets the rate. @returns the status and the body */
export async function setRate(lbpPerUsd: unknown, showsUsd: unknown = true, by = admin): Promise<Fields> {
  const { status, body } = await by.rest('POST', '/api/admin/exchange-rates', { lbpPerUsd, showsUsd });
  return { status, body };
}

/** A guest's order by WishMoney. @returns its number and the key of its link */
export const byGuest = (change: Fields = {}) =>
  placeFollowed(shop.guest(), guestBody([line()], { paymentMethod: 'wishmoney', ...change }));

/** An order of the account checkout, by WishMoney. @returns its number */
export async function byAccount(client: ShopClient, change: Fields = {}): Promise<number> {
  const body = accountBody([line()], { paymentMethod: 'wishmoney', ...change });
  const { status, body: order } = await client.rest('POST', '/api/orders', body, { 'Idempotency-Key': newKey() });
  expect([status, order]).toEqual([201, expect.any(Object)]);
  return order.id;
}

/** An order of the employee portal. @returns its number */
export async function byEmployee(): Promise<number> {
  const { status, body } = await employee.rest('POST', '/api/employee/orders', { items: [line()] });
  expect(status).toBe(201);
  return body.orderId;
}

/** The rate of an order, as the database has it. */
export async function rateOf(id: number): Promise<string | null> {
  const [row] = await shop.db.query<{ rate: string | null }[]>(
    'SELECT lbp_per_usd::text AS rate FROM orders WHERE id = $1',
    [id],
  );
  return row!.rate;
}
