import sharp from 'sharp';
import { blankDue } from '../../../server/personalData/blanking/blankOrders';
import { age, newPerson, PASSWORD, traces } from '../../support/data/persons';
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

/** Somebody new who drives and packs. */
async function newWorker() {
  const worker = await newPerson(its.shop, 'staff');
  await its.shop.db.query(`UPDATE users SET duties = '{driving,packing}' WHERE id = $1`, [worker.id]);
  return worker;
}

test('who drives and packs downloads their runs, what they told of doors, counts and ticks, and nothing of others', async () => {
  const worker = await newWorker();
  const [delivered, failed] = [await its.placedByGuest(), await its.placedByGuest()];
  const [line] = await its.shop.db.query<{ id: number }[]>('SELECT id FROM order_line WHERE order_id = $1', [
    delivered,
  ]);
  await its.shop.db.query('INSERT INTO packed_line (order_line_id, quantity, by_user_id) VALUES ($1, 1, $2)', [
    line!.id,
    worker.id,
  ]);
  const run = await its.planned([delivered, failed], { driverId: worker.id });
  expect((await its.start(run, { floatLbp: '5000' })).errors).toEqual([]);
  await its.deliver(run, delivered, { takenBy: 'Nayla Haddad', lbp: '100003' }, worker.client);
  await its.fail(run, failed, { reason: 'The dog of Ziad Haddad' }, worker.client);
  expect((await its.close(run)).errors).toEqual([]);
  expect((await its.count(run, '100003', '0', 'The float is short')).errors).toEqual([]);
  // Of another one.
  const others = await its.placedByGuest();
  await its.deliver(await its.out([others]), others, { takenBy: 'Rima', lbp: '100003' });

  const { body, text } = await worker.client.rest('GET', '/api/account/export');
  const { runs, reportedDeliveries, cashCounts, packedLines } = body;
  const stops = [
    { orderId: delivered, outcome: 'delivered' },
    { orderId: failed, outcome: 'not_delivered' },
  ];
  expect(runs).toEqual([
    expect.objectContaining({ id: String(run), day: its.today, isStillYours: true, floatLbp: '5000.00', stops }),
  ]);
  const none = { usd: '0.00', hasPhoto: false };
  expect(reportedDeliveries).toEqual([
    expect.objectContaining({
      ...none,
      runId: run,
      orderId: delivered,
      isDelivered: true,
      next: null,
      lbp: '100003.00',
    }),
    expect.objectContaining({
      ...none,
      runId: run,
      orderId: failed,
      isDelivered: false,
      next: 'another_day',
      lbp: '0.00',
    }),
  ]);
  const money = { expectedLbp: '105003.00', countedLbp: '100003.00', expectedUsd: '0.00', countedUsd: '0.00' };
  expect(cashCounts).toEqual([
    expect.objectContaining({ runId: run, by: 'the shop', ...money, note: 'The float is short' }),
  ]);
  expect(packedLines).toEqual([
    expect.objectContaining({ orderId: delivered, productName: 'Dried figs', quantity: 1, isOutdated: false }),
  ]);
  expect(text).not.toMatch(/Haddad/);
  const admin = (await its.admin.rest('GET', '/api/account/export')).body;
  expect(admin.cashCounts).toContainEqual(expect.objectContaining({ runId: run, by: 'you' }));
  expect([admin.runs, admin.packedLines]).toEqual([[], []]);
});

test('who is out with a run closes their account when it is closed, and a planned one does not leave without them', async () => {
  const worker = await newWorker();
  const [order, later] = [await its.placedByGuest(), await its.placedByGuest()];
  const run = await its.planned([order], { driverId: worker.id });
  const next = await its.planned([later], { driverId: worker.id });
  expect((await its.start(run)).errors).toEqual([]);
  const facts = async () => (await worker.client.rest('GET', '/api/account/closing')).body.openRunIds;
  const close = () => worker.client.rest('POST', '/api/account/close', { currentPassword: PASSWORD });
  expect(await facts()).toEqual([run]);
  const why = `You are still out with run #${run}. Close the account when the run is closed.`;
  expect(await close()).toMatchObject({ status: 409, body: { message: why, fields: { openRuns: why } } });
  expect((await worker.client.rest('GET', '/api/auth/user')).status).toBe(200);

  await its.fail(run, order, {}, worker.client);
  expect((await its.close(run)).errors).toEqual([]);
  expect(await facts()).toEqual([]);
  expect((await close()).status).toBe(200);
  const refused = await its.start(next);
  expect(refused.errors[0]!.message).toBe('Its driver is here no more: give the run to another one first.');
  expect((await its.change(next, [later], { driverId: its.driverId })).errors).toEqual([]);
  expect((await its.start(next)).errors).toEqual([]);
});
