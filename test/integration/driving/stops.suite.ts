import sharp from 'sharp';
import { newKey } from '../../support/data/orderBodies';
import { DrivingShop } from './drivingShop';

type Fields = Record<string, any>;

jest.setTimeout(120_000);

let its: DrivingShop;
beforeAll(async () => {
  its = await DrivingShop.start();
});
afterAll(() => its?.shop.stop());

const refusalOf = ({ errors }: Fields) => [errors[0].extensions.code, errors[0].message];
const stopOf = ({ data }: Fields, orderId: number) =>
  data.run.stops.find((stop: Fields) => stop.orderId === orderId) as Fields;

describe('what a driver reads', () => {
  test('the own runs alone, with who, where, how many parcels, and what to collect', async () => {
    const id = await its.placed(2);
    await its.shop.db.query(`UPDATE orders SET note = 'Ring twice' WHERE id = $1`, [id]);
    const parcels = await its.admin.graphql(
      'mutation ($id: Int!) { setParcels(orderId: $id, parcels: 3) { parcels } }',
      { id },
    );
    expect(parcels.data.setParcels.parcels).toBe(3);
    const run = await its.planned([id]);
    const [own] = (await its.own()).filter((each) => each.id === run);
    expect(own!.stops).toEqual([
      expect.objectContaining({
        orderId: id,
        outcome: null,
        stage: 'TO_PACK',
        note: 'Ring twice',
        pieces: 2,
        parcels: 3,
        toCollect: '200003.00',
        attempts: [],
      }),
    ]);
    expect(own!.stops[0].phone).toMatch(/\d/);
    expect((await its.own(its.other)).map((each) => each.id)).not.toContain(run);
    const refused = await its.driver.graphql('query ($id: Int!) { run(id: $id) { id } }', { id: run });
    expect(refusalOf(refused)[0]).toBe('FORBIDDEN');
    const order = await its.driver.graphql('query ($id: Int!) { order(id: $id) { id } }', { id });
    expect(refusalOf(order)[0]).toBe('FORBIDDEN');
  });

  test('runs of before that are not closed, and none of another day', async () => {
    const [yesterdays, tomorrows] = [await its.out([await its.placed()]), await its.planned([])];
    await its.shop.db.query('UPDATE delivery_run SET day = day - 1 WHERE id = $1', [yesterdays]);
    await its.shop.db.query('UPDATE delivery_run SET day = day + 1 WHERE id = $1', [tomorrows]);
    const ids = (await its.own()).map(({ id }) => id);
    expect(ids).toContain(yesterdays);
    expect(ids).not.toContain(tomorrows);
  });

  test('nothing is collected of what is paid otherwise, is paid, or was cancelled', async () => {
    const [paid, cancelled, transfer] = [
      await its.placed(),
      await its.placed(),
      await its.placed(1, { paymentMethod: 'wishmoney' }),
    ];
    const run = await its.planned([paid, cancelled, transfer]);
    await its.shop.db.query(`UPDATE orders SET payment_status = 'paid' WHERE id = $1`, [paid]);
    await its.setStatus(cancelled, 'cancelled');
    const { stops } = await its.read(run);
    expect(stops.map(({ toCollect }: Fields) => toCollect)).toEqual(['0.00', '0.00', '0.00']);
  });
});

describe('an order that is delivered', () => {
  test('is paid by what was collected, and keeps who took it and the change', async () => {
    await its.setRate('89500.00');
    const id = await its.placed(1);
    const run = await its.out([id], { floatLbp: '50000' });
    const done = await its.deliver(run, id, { usd: '2.00' });
    expect(stopOf(done, id)).toMatchObject({
      outcome: 'DELIVERED',
      status: 'DELIVERED',
      toCollect: '0.00',
      attempts: [
        { isDelivered: true, takenBy: 'Rima', due: '100003.00', lbp: '0.00', usd: '2.00', changeLbp: '78997.00' },
      ],
    });
    expect([done.data.run.expectedLbp, done.data.run.expectedUsd]).toEqual(['-28997.00', '2.00']);
    expect(await its.order(id)).toEqual(['delivered', 'paid']);
    await its.setRate(null);
  });

  test('of which too little was collected is delivered and not paid; the rest is still to be collected', async () => {
    const id = await its.placed(1);
    const run = await its.out([id]);
    const done = await its.deliver(run, id, { lbp: '60000' });
    expect([stopOf(done, id).toCollect, await its.order(id)]).toEqual(['40003.00', ['delivered', 'pending']]);
  });

  test('without a rate is paid in LBP alone', async () => {
    const id = await its.placed();
    const run = await its.out([id]);
    const refused = await its.deliver(run, id, { usd: '5' });
    expect([refusalOf(refused), refused.errors[0]!.extensions.fields]).toEqual([
      ['BAD_USER_INPUT', 'This order has no rate, so it is paid in LBP'],
      { usd: 'This order has no rate, so it is paid in LBP' },
    ]);
    expect(await its.order(id)).toEqual(['shipped', 'pending']);
  });

  test('sent again, and twice at once, is done once', async () => {
    const id = await its.placed();
    const run = await its.out([id]);
    const idempotencyKey = newKey();
    const sent = { lbp: '100003', idempotencyKey };
    const answers = await Promise.all([its.deliver(run, id, sent), its.deliver(run, id, sent)]);
    answers.push(await its.deliver(run, id, sent));
    expect(answers.map(({ errors }) => errors)).toEqual([[], [], []]);
    const { stops, expectedLbp } = await its.read(run);
    expect([stops[0].attempts.length, expectedLbp]).toEqual([1, '100003.00']);
    const another = await its.deliver(run, id, { lbp: '100003' });
    expect(refusalOf(another)).toEqual(['CONFLICT', `Order #${id} was delivered already.`]);
  });

  test('by a driver whose run it is not, in a run that has not left, and with what is wrong: nothing is written', async () => {
    const id = await its.placed();
    const run = await its.planned([id]);
    expect(refusalOf(await its.deliver(run, id))).toEqual(['CONFLICT', `Run #${run} has not left yet.`]);
    await its.start(run);
    expect(refusalOf(await its.deliver(run, id, {}, its.other))).toEqual(['NOT_FOUND', 'Run not found']);
    expect(refusalOf(await its.deliver(run, id + 1_000_000))).toEqual(['NOT_FOUND', 'Stop not found']);
    expect(refusalOf(await its.deliver(run, id, { takenBy: ' ' }))).toEqual(['BAD_USER_INPUT', 'Say who took it']);
    expect(refusalOf(await its.deliver(run, id, { lbp: '-1' }))[0]).toBe('BAD_USER_INPUT');
    expect(refusalOf(await its.deliver(run, id, { photo: 'data:image/jpeg;base64,AAAA' }))[0]).toBe('BAD_USER_INPUT');
    expect((await its.read(run)).stops[0].attempts).toEqual([]);
    expect(await its.order(id)).toEqual(['shipped', 'pending']);
  });

  test('keeps its photo, which who cares for orders sees, and the time of the phone', async () => {
    const id = await its.placed();
    const run = await its.out([id]);
    const jpeg = await sharp({ create: { width: 1_600, height: 900, channels: 3, background: '#3a5' } })
      .jpeg()
      .withMetadata({ exif: { IFD0: { Artist: 'Somebody' } } })
      .toBuffer();
    await its.shop.db.query(`UPDATE delivery_run SET departed_at = now() - interval '2 hours' WHERE id = $1`, [run]);
    const at = new Date(Date.now() - 3_600_000).toISOString();
    const photo = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
    const done = await its.deliver(run, id, { photo, at });
    const [attempt] = stopOf(done, id).attempts;
    expect([attempt.hasPhoto, attempt.at]).toEqual([true, at]);
    const read = 'query ($id: Int!) { deliveryPhoto(attemptId: $id) }';
    const { data } = await its.admin.graphql(read, { id: attempt.id });
    const stored = Buffer.from(data.deliveryPhoto.split(',')[1], 'base64');
    const { width, format, exif } = await sharp(stored).metadata();
    expect([width, format, exif]).toEqual([1_280, 'webp', undefined]);
    expect(refusalOf(await its.driver.graphql(read, { id: attempt.id }))[0]).toBe('FORBIDDEN');
    const later = await its.placed();
    const next = await its.out([later]);
    const future = new Date(Date.now() + 86_400_000).toISOString();
    const { attempts } = stopOf(await its.deliver(next, later, { at: future }), later);
    expect(Date.parse(attempts[0].at)).toBeLessThanOrEqual(Date.now());
    const lastOne = await its.placed();
    const last = await its.out([lastOne]);
    const long = stopOf(await its.deliver(last, lastOne, { at: '0001-01-01T00:00:00Z' }), lastOne).attempts[0];
    // Not before it left.
    expect(Date.parse(long.at)).toBe(Date.parse((await its.read(last)).departedAt));
  });

  test('that was cancelled while the phone had no network stays cancelled; the cash is kept', async () => {
    const id = await its.placed();
    const run = await its.out([id]);
    await its.setStatus(id, 'cancelled');
    const done = await its.deliver(run, id, { lbp: '100003' });
    expect(done.errors).toEqual([]);
    expect(stopOf(done, id)).toMatchObject({ outcome: 'DELIVERED', status: 'CANCELLED' });
    // Nothing was due any more, but what the driver was given is there, and is to be accounted for.
    expect(stopOf(done, id).attempts[0]).toMatchObject({ due: '0.00', lbp: '100003.00', changeLbp: '0.00' });
    expect(await its.order(id)).toEqual(['cancelled', 'pending']);
  });

  test('that the shop had taken back meanwhile is delivered all the same, and no longer in another run', async () => {
    const id = await its.placed();
    const run = await its.out([id]);
    await its.change(run, []);
    const other = await its.out([id]);
    const done = await its.deliver(run, id, { lbp: '100003' });
    expect(stopOf(done, id).outcome).toBe('DELIVERED');
    expect((await its.read(other)).stops[0].outcome).toBe('TAKEN_BACK');
    expect(await its.order(id)).toEqual(['delivered', 'paid']);
  });
});

describe('a run that was given to another driver while the phone of the first had no network', () => {
  test('what the first did is kept; of the run, the stop alone is told to them', async () => {
    const [one, two, three] = [await its.placed(), await its.placed(), await its.placed()];
    const run = await its.out([one, two, three]);
    const told = { lbp: '100003', idempotencyKey: newKey() };
    expect((await its.deliver(run, one, told)).errors).toEqual([]);
    await its.change(run, [two, three], { driverId: its.otherId });
    const replayed = await its.deliver(run, one, told);
    const late = await its.deliver(run, two, { lbp: '100003' });
    expect([replayed, late].map(({ data }) => data.run.stops.map(({ orderId }: Fields) => orderId))).toEqual([
      [one],
      [two],
    ]);
    expect((await its.fail(run, three, { next: 'LATER_TODAY' })).errors).toEqual([]);
    expect((await its.own()).map(({ id }) => id)).not.toContain(run);
    expect((await its.read(run)).expectedLbp).toBe('200006.00');
    expect(late.data.run).toMatchObject({ floatLbp: '0.00', expectedLbp: '0.00', expectedUsd: '0.00' });
    expect((await its.deliver(run, three, { lbp: '100003' }, its.other)).data.run.stops).toHaveLength(3);
  });

  test('who was to drive it, and never left with it, has nothing to tell of it', async () => {
    const id = await its.placed();
    const run = await its.planned([id]);
    await its.change(run, [id], { driverId: its.otherId });
    await its.start(run);
    expect(refusalOf(await its.deliver(run, id))).toEqual(['NOT_FOUND', 'Run not found']);
  });
});

describe('an order that is not delivered', () => {
  test('later today: it is the last stop of the run', async () => {
    const [one, two] = [await its.placed(), await its.placed()];
    const run = await its.out([one, two]);
    const { data } = await its.fail(run, one, { next: 'LATER_TODAY' });
    expect(data.run.stops.map(({ orderId, outcome }: Fields) => [orderId, outcome])).toEqual([
      [two, null],
      [one, null],
    ]);
    expect(data.run.stops[1].attempts).toEqual([
      expect.objectContaining({ isDelivered: false, reason: 'Nobody was at home', next: 'LATER_TODAY' }),
    ]);
    expect(await its.order(one)).toEqual(['shipped', 'pending']);
    expect((await its.deliver(run, one, { lbp: '100003' })).errors).toEqual([]);
  });

  test.each(['ANOTHER_DAY', 'NOT_WANTED'])('%s: it is here again, confirmed, and can be brought anew', async (next) => {
    const id = await its.placed();
    const run = await its.out([id]);
    const failed = await its.fail(run, id, { next });
    expect(stopOf(failed, id).outcome).toBe('NOT_DELIVERED');
    expect(await its.order(id)).toEqual(['confirmed', 'pending']);
    expect(refusalOf(await its.fail(run, id, { reason: '' }))[0]).toBe('BAD_USER_INPUT');
    expect((await its.planned([id])) > run).toBe(true);
  });

  test('that another run has by now stays out with that one; what happened at the door is kept', async () => {
    const id = await its.placed();
    const run = await its.out([id]);
    await its.change(run, []);
    const other = await its.out([id]);
    const late = await its.fail(run, id);
    expect(stopOf(late, id)).toMatchObject({ outcome: 'TAKEN_BACK', attempts: [{ isDelivered: false }] });
    expect([await its.order(id), (await its.read(other)).stops[0].outcome]).toEqual([['shipped', 'pending'], null]);
  });

  test('its history is told to who cares for orders, and to nobody else', async () => {
    const id = await its.placed();
    const run = await its.out([id]);
    await its.fail(run, id, { next: 'LATER_TODAY' });
    await its.deliver(run, id, { lbp: '100003' });
    const read = 'query ($id: Int!) { order(id: $id) { attempts { isDelivered reason takenBy } } }';
    const { data } = await its.admin.graphql(read, { id });
    expect(data.order.attempts).toEqual([
      { isDelivered: false, reason: 'Nobody was at home', takenBy: null },
      { isDelivered: true, reason: null, takenBy: 'Rima' },
    ]);
    expect((await its.customer.graphql(read, { id })).data.order.attempts).toBeNull();
  });
});
