import { DrivingShop } from './drivingShop';

type Fields = Record<string, any>;

jest.setTimeout(120_000);

let its: DrivingShop;
beforeAll(async () => {
  its = await DrivingShop.start();
  await its.setRate('89500.00');
});
afterAll(() => its?.shop.stop());

const refusalOf = ({ errors }: Fields) => [errors[0].extensions.code, errors[0].message];

/** A run that came back with 1,000,000 LBP taken along, an order paid in LBP and one in USD. */
async function cameBack(): Promise<number> {
  const [inLbp, inUsd] = [await its.placed(), await its.placed()];
  const run = await its.out([inLbp, inUsd], { floatLbp: '1000000' });
  expect((await its.deliver(run, inLbp, { lbp: '150000' })).errors).toEqual([]);
  expect((await its.deliver(run, inUsd, { usd: '5' })).errors).toEqual([]);
  return run;
}

test('a run with orders that are still out is not closed, and says which', async () => {
  const [one, two] = [await its.placed(), await its.placed()];
  const run = await its.out([one, two]);
  expect(refusalOf(await its.close(run))).toEqual([
    'CONFLICT',
    `Orders #${one}, #${two} are still out with run #${run}: say whether each was delivered, or take it back, and close it then.`,
  ]);
  await its.deliver(run, one, { lbp: '100003' });
  await its.setStatus(two, 'cancelled');
  const { data } = await its.close(run);
  expect([data.run.state, data.run.stops.map(({ outcome }: Fields) => outcome)]).toEqual([
    'CLOSED',
    ['DELIVERED', 'TAKEN_BACK'],
  ]);
  expect(refusalOf(await its.close(run))).toEqual(['CONFLICT', `Run #${run} is closed. Reload to see it as it is.`]);
  expect(refusalOf(await its.change(run, []))[0]).toBe('CONFLICT');
});

test('what should be there: what was taken along, what was collected, less the change', async () => {
  const run = await cameBack();
  const { data } = await its.close(run);
  // 1,000,000 + 100,003 + (0 - (447,500 - 100,003)), and 5 USD.
  expect([data.run.expectedLbp, data.run.expectedUsd]).toEqual(['752506.00', '5.00']);
  const counted = await its.count(run, '752506', '5');
  expect(counted.data.run.counts).toEqual([
    {
      expectedLbp: '752506.00',
      expectedUsd: '5.00',
      countedLbp: '752506.00',
      countedUsd: '5.00',
      note: null,
      byUsername: 'admin',
    },
  ]);
});

test('a difference is kept with a note, and never overwritten', async () => {
  const run = await cameBack();
  expect(refusalOf(await its.count(run, '752506', '5'))).toEqual([
    'CONFLICT',
    `Run #${run} is out. Reload to see it as it is.`,
  ]);
  await its.close(run);
  const refused = await its.count(run, '752000', '5', ' ');
  expect([refusalOf(refused)[0], refused.errors[0]!.extensions.fields]).toEqual([
    'BAD_USER_INPUT',
    { note: 'Say why what was counted is not what should be there' },
  ]);
  await its.count(run, '752000', '5', 'The driver gave too much change');
  const { data } = await its.count(run, '752506', '5', null);
  expect(data.run.counts.map(({ countedLbp, note }: Fields) => [countedLbp, note])).toEqual([
    ['752506.00', null],
    ['752000.00', 'The driver gave too much change'],
  ]);
  await expect(its.shop.db.query('UPDATE run_count SET counted_lbp = 0')).rejects.toThrow('append-only');
  await expect(its.shop.db.query('DELETE FROM run_count')).rejects.toThrow('append-only');
  await expect(its.shop.db.query('UPDATE delivery_attempt SET lbp = 0')).rejects.toThrow('append-only');
});

test('a delivery that a phone tells of after the count is kept, and what should be there follows', async () => {
  const id = await its.placed();
  const run = await its.out([id]);
  await its.change(run, []);
  await its.close(run);
  await its.count(run, '0', '0');
  expect((await its.deliver(run, id, { lbp: '100003' })).errors).toEqual([]);
  const read = await its.read(run);
  expect([read.expectedLbp, read.counts[0].countedLbp]).toEqual(['100003.00', '0.00']);
});

test('of a run that was closed more than two days ago its driver tells nothing more, and who plans runs does', async () => {
  const id = await its.placed();
  const run = await its.out([id]);
  await its.change(run, []);
  await its.close(run);
  const closed = (hours: number) =>
    its.shop.db.query(
      `UPDATE delivery_run SET departed_at = now() - interval '5 days', closed_at = now() - make_interval(hours => $2) WHERE id = $1`,
      [run, hours],
    );
  await closed(49);
  for (const { errors } of [await its.deliver(run, id, { lbp: '100003' }), await its.fail(run, id)]) {
    expect(errors[0]!.extensions.code).toBe('CONFLICT');
    expect(errors[0]!.message).toBe(
      'This run was closed more than two days ago. Please tell the shop, which enters it.',
    );
  }
  expect((await its.read(run)).expectedLbp).toBe('0.00');
  await closed(47);
  expect((await its.fail(run, id)).errors).toEqual([]);
  await closed(49);
  expect((await its.deliver(run, id, { lbp: '100003' }, its.admin)).errors).toEqual([]);
});

test('an employee’s order that credit pays, and a business’s on credit, are not collected', async () => {
  const body = { items: [{ productId: its.figs, quantity: 1 }] };
  const answer = await (
    await its.shop.signedIn('business')
  ).graphql(
    `mutation ($productId: Int!) { placeOneClickOrder(input: { items: [{ productId: $productId, quantity: 1 }], idempotencyKey: "one-click-for-a-run" }) {
      ... on OrderPlaced { orderId } ... on Refusal { message } } }`,
    { productId: body.items[0]!.productId },
  );
  const id: number = answer.data.placeOneClickOrder.orderId;
  await its.shop.db.query(
    'UPDATE orders SET delivery_date = NULL, delivery_window = NULL, zone_id = NULL WHERE id = $1',
    [id],
  );
  const run = await its.out([id]);
  const done = await its.deliver(run, id);
  expect(done.data.run.stops[0]).toMatchObject({ outcome: 'DELIVERED', toCollect: '0.00' });
  expect((await its.order(id))[0]).toBe('delivered');
});
