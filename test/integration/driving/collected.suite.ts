import { DrivingShop } from './drivingShop';

type Fields = Record<string, any>;

jest.setTimeout(120_000);

let its: DrivingShop;
beforeAll(async () => {
  its = await DrivingShop.start();
});
afterAll(() => its?.shop.stop());

async function toCollectToday(): Promise<number> {
  const { data } = await its.admin.graphql('query ($date: String) { day(date: $date) { toCollect } }', {
    date: its.today,
  });
  return Number(data.day.toCollect);
}

test.each(['cancelled', 'paid'])(
  'the change that was given for an order that was %s while the phone had no network is taken off',
  async (became) => {
    const id = await its.placed();
    const run = await its.out([id], { floatLbp: '500000' });
    if (became === 'cancelled') await its.setStatus(id, became);
    else await its.shop.db.query('UPDATE orders SET payment_status = $2 WHERE id = $1', [id, became]);
    const { data } = await its.deliver(run, id, { lbp: '150000' });
    expect(data.run.stops[0].attempts[0]).toMatchObject({ due: '0.00', lbp: '150000.00', changeLbp: '49997.00' });
    expect(data.run.expectedLbp).toBe('600003.00');
  },
);

test('the day has to collect what its runs have: what was collected of a part is taken off', async () => {
  const before = await toCollectToday();
  const id = await its.placed();
  expect(await toCollectToday()).toBe(before + 100_003);
  const run = await its.out([id]);
  await its.deliver(run, id, { lbp: '60000' });
  expect(await toCollectToday()).toBe(before + 40_003);
});

test('an order that costs no more than was collected of it is paid when it is delivered', async () => {
  const id = await its.placed(2);
  await its.deliver(await its.out([id]), id, { lbp: '120000' });
  await its.setStatus(id, 'confirmed');
  await setQuantity(id, 1);
  const done: Fields = await its.deliver(await its.out([id]), id);
  expect(done.data.run.stops[0].toCollect).toBe('0.00');
  expect(await its.order(id)).toEqual(['delivered', 'paid']);
});

async function setQuantity(id: number, quantity: number): Promise<void> {
  const [line] = await its.shop.db.query('SELECT id FROM order_line WHERE order_id = $1', [id]);
  const change = { lines: [{ lineId: line.id, quantity }], reason: 'By telephone' };
  expect((await its.admin.rest('PATCH', `/api/orders/${id}/lines`, change)).status).toBe(200);
}

test('what an order that was paid at the door costs more by now is still to be collected', async () => {
  const id = await its.placed();
  await its.deliver(await its.out([id]), id, { lbp: '100003' });
  expect(await its.order(id)).toEqual(['delivered', 'paid']);
  await its.setStatus(id, 'confirmed');
  await setQuantity(id, 2);
  expect(await its.order(id)).toEqual(['confirmed', 'pending']);
  const done: Fields = await its.deliver(await its.out([id]), id, { lbp: '100000' });
  expect(done.data.run.stops[0].attempts[0]).toMatchObject({ due: '100000.00', changeLbp: '0.00' });
  expect(await its.order(id)).toEqual(['delivered', 'paid']);
  await its.setStatus(id, 'confirmed');
  await setQuantity(id, 1);
  expect(await its.order(id)).toEqual(['confirmed', 'paid']);
});

test('what was not taken at the door, and is taken out, is not left to be paid: the order is paid', async () => {
  const id = await its.placed(2);
  await its.deliver(await its.out([id]), id, { lbp: '100003' });
  await its.setStatus(id, 'confirmed');
  expect(await its.order(id)).toEqual(['confirmed', 'pending']);
  await setQuantity(id, 1);
  expect(await its.order(id)).toEqual(['confirmed', 'paid']);
  // Nothing was collected of this one.
  const other = await its.placed(2);
  await setQuantity(other, 1);
  expect(await its.order(other)).toEqual(['pending', 'pending']);
});

test('its buyer does not cancel an order of which a part was paid at the door', async () => {
  const id = await its.placed(2);
  await its.deliver(await its.out([id]), id, { lbp: '60000' });
  await its.setStatus(id, 'confirmed');
  await its.shop.db.query(`UPDATE orders SET cut_off = now() + interval '5 hours' WHERE id = $1`, [id]);
  const { status, body } = await its.customer.rest('POST', `/api/orders/${id}/cancel`, {});
  expect([status, body.code]).toEqual([409, 'CONFLICT']);
  expect(await its.order(id)).toEqual(['confirmed', 'pending']);
});

test('what was not paid at a door stays paid', async () => {
  const id = await its.placed();
  await its.shop.db.query(`UPDATE orders SET payment_status = 'paid' WHERE id = $1`, [id]);
  await setQuantity(id, 2);
  expect(await its.order(id)).toEqual(['pending', 'paid']);
});

test.each([
  ['all', '100003', ['delivered', 'paid']],
  ['a part', '60000', ['delivered', 'pending']],
])(
  'a cancelled order that was delivered all the same, and %s of it collected, is taken up again',
  async (_, lbp, is) => {
    const id = await its.placed();
    const run = await its.out([id]);
    await its.setStatus(id, 'cancelled');
    await its.deliver(run, id, { lbp });
    expect(await its.order(id)).toEqual(['cancelled', 'pending']);
    await its.setStatus(id, 'delivered');
    expect(await its.order(id)).toEqual(is);
  },
);
