import { dayAt } from '../../../common/delivery/clock';
import { daysAfter } from '../../../common/delivery/days';
import { blankDue } from '../../../server/personalData/blanking/blankOrders';
import { callGraphql } from '../../support/apiCalls';
import { age, orderTo, traces } from '../../support/data/persons';
import type { TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { usePersonsShop } from './personsShop';

jest.setTimeout(120_000);

// What is said of an order once it was blanked is not kept, in it or in the audit log (specification 24.3): no later run would
// take it out again.
let shop: TestShop;
let admin: ShopClient;
let juice: number;
usePersonsShop((started) => ({ shop, juice } = started));
beforeAll(async () => {
  admin = await shop.signedIn('admin');
});

async function blankedOrder(more: Record<string, unknown> = {}): Promise<number> {
  const order = await orderTo(shop.guest(), juice, 'Salma', more);
  await age(shop, [order], 500);
  expect(await blankDue(shop.db, 400)).toBe(1);
  return order;
}

test('why its lines changed', async () => {
  const order = await blankedOrder();
  const [line] = await shop.db.query<{ id: number }[]>('SELECT id FROM order_line WHERE order_id = $1', [order]);
  const lines = [{ lineId: line!.id, quantity: 1 }];
  const { status } = await admin.rest('PATCH', `/api/orders/${order}/lines`, { lines, reason: 'Salma has moved away' });
  expect(status).toBe(200);
  expect(await traces(shop, ['Salma'])).toEqual([]);
});

test('why it was moved', async () => {
  const windows = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    ...{ weekday, begins: '08:00', ends: '12:00', capacity: 3, cutOffDays: 1, cutOffTime: '00:00' },
  }));
  const zone = { name: 'Zahle', places: [{ name: 'Zahle', spellings: [] }], windows };
  expect((await admin.rest('POST', '/api/admin/delivery-zones', zone)).status).toBe(201);
  const order = await blankedOrder();
  const date = daysAfter(dayAt(new Date(), 'Asia/Beirut'), 5);
  const { value } = await callGraphql(
    admin,
    `mutation ($ids: [Int!]!, $date: String!) {
       moveOrders(orderIds: $ids, date: $date, reason: "Salma is in hospital") { code } }`,
    { ids: [order], date },
  );
  expect(value).toEqual([{ code: null }]);
  expect(await traces(shop, ['Salma'])).toEqual([]);
});

test('by which transfer it was paid', async () => {
  const order = await blankedOrder({ paymentMethod: 'wishmoney' });
  const { code } = await callGraphql(
    admin,
    `mutation { confirmTransfer(orderId: ${order}, reference: "SALMA-77") { state } }`,
  );
  const [paid] = await shop.db.query('SELECT payment_status AS status FROM orders WHERE id = $1', [order]);
  expect([code, paid]).toEqual([null, { status: 'paid' }]);
  expect(await traces(shop, ['Salma'])).toEqual([]);
});
