import sharp from 'sharp';
import { blankDue } from '../../../server/personalData/blanking/blankOrders';
import { age, traces } from '../../support/data/persons';
import { DrivingShop } from './drivingShop';

jest.setTimeout(120_000);

let its: DrivingShop;
beforeAll(async () => {
  its = await DrivingShop.start();
});
afterAll(() => its?.shop.stop());

test('who took an order, why it was not delivered, and its photo are blanked with it; the cash stays', async () => {
  const id = await its.placedByGuest();
  const run = await its.out([id]);
  const pixel = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const photo = `data:image/png;base64,${pixel.toString('base64')}`;
  await its.fail(run, id, { reason: 'The dog of Ghassan Tueni', next: 'LATER_TODAY' });
  expect((await its.deliver(run, id, { takenBy: 'Nayla Tueni', lbp: '100003', photo })).errors).toEqual([]);
  const texts = ['Nayla Tueni', 'Ghassan Tueni'];
  expect(await traces(its.shop, texts)).not.toEqual([]);
  await age(its.shop, [id], 4_000);
  await blankDue(its.shop.db, 3_650);
  expect(await traces(its.shop, texts)).toEqual([]);
  const { stops, expectedLbp } = await its.read(run);
  expect([stops[0].attempts.map(({ lbp }: { lbp: string }) => lbp), expectedLbp]).toEqual([
    ['0.00', '100003.00'],
    '100003.00',
  ]);
  expect(stops[0].attempts[1].hasPhoto).toBe(false);
});

test('what a phone tells of an order that was blanked meanwhile says nothing of a person, also not in the audit log', async () => {
  const [failed, delivered] = [await its.placedByGuest(), await its.placedByGuest()];
  const run = await its.out([failed, delivered]);
  await age(its.shop, [failed, delivered], 4_000);
  await blankDue(its.shop.db, 3_650);
  expect((await its.fail(run, failed, { reason: 'The dog of Samir Kassir' })).errors).toEqual([]);
  expect((await its.deliver(run, delivered, { takenBy: 'Samir Kassir' })).errors).toEqual([]);
  expect(await traces(its.shop, ['Samir Kassir'])).toEqual([]);
});

test('the download of one’s own data has what happened at the door', async () => {
  const id = await its.placed();
  const run = await its.out([id]);
  await its.deliver(run, id, { takenBy: 'Nayla', lbp: '100003' });
  const { body } = await its.customer.rest('GET', '/api/account/export');
  const order = body.orders.find((each: { id: number }) => each.id === id);
  expect(order.deliveries).toEqual([
    expect.objectContaining({ isDelivered: true, takenBy: 'Nayla', reason: null, hasPhoto: false }),
  ]);
});
