import { openStream, type EventStream } from '../../support/network/stream';
import type { ShopClient } from '../../support/shopClient';
import { DrivingShop } from './drivingShop';

type Fields = Record<string, any>;

jest.setTimeout(120_000);

let its: DrivingShop;
const open: EventStream[] = [];
beforeAll(async () => {
  its = await DrivingShop.start();
});
afterEach(() => open.splice(0).forEach((stream) => stream.close()));
afterAll(() => its?.shop.stop());

const RUNS = `subscription ($date: String!, $own: Boolean) { runsChanged(date: $date, own: $own) {
  runs { id state driver { id } stops { orderId outcome status toCollect } } } }`;

async function listen(client: ShopClient, variables: Fields): Promise<() => Promise<Fields[]>> {
  const stream = await openStream(client, RUNS, variables);
  open.push(stream);
  expect(stream.status).toBe(200);
  return async () => {
    const event = await stream.next();
    if (event?.event !== 'next' || event.data.errors) throw new Error(`instead came ${JSON.stringify(event)}`);
    return event.data.data.runsChanged.runs;
  };
}

test('who plans, and the driver, are told of a run as it is planned, leaves, gets on and is given to another driver', async () => {
  const [one, two] = [await its.placed(), await its.placed()];
  const [planner, driver] = [
    await listen(its.admin, { date: its.today }),
    await listen(its.driver, { date: its.today }),
  ];
  expect([await planner(), await driver()]).toEqual([[], []]);
  const run = await its.planned([one, two]);
  const stop = { outcome: null, status: 'PENDING', toCollect: '100003.00' };
  const planned = { id: run, state: 'PLANNED', driver: { id: its.driverId } };
  const first = [{ ...planned, stops: [one, two].map((orderId) => ({ orderId, ...stop })) }];
  expect([await planner(), await driver()]).toEqual([first, first]);
  await its.start(run);
  const left = await driver();
  expect(left[0]).toMatchObject({ state: 'OUT', stops: [{ status: 'SHIPPED' }, { status: 'SHIPPED' }] });
  await its.setStatus(two, 'cancelled');
  expect((await driver())[0]!.stops[1]).toMatchObject({ orderId: two, status: 'CANCELLED', toCollect: '0.00' });
  await its.deliver(run, one, { lbp: '100003' });
  expect((await driver())[0]!.stops[0]).toMatchObject({ orderId: one, outcome: 'DELIVERED', status: 'DELIVERED' });
  await its.change(run, [two], { driverId: its.otherId });
  expect(await driver()).toEqual([]);
  let seen = await planner();
  while (seen[0]!.driver.id !== its.otherId) seen = await planner();
  expect(seen[0]).toMatchObject({ id: run, state: 'OUT' });
});

test('what is no day is refused, and who plans reads the own runs alone when they wish', async () => {
  const refused = await openStream(its.admin, RUNS, { date: '2026-13-45' });
  open.push(refused);
  expect((await refused.next())?.data.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  await its.planned([]);
  const own = await listen(its.admin, { date: its.today, own: true });
  expect(await own()).toEqual([]);
});
