import { DrivingShop } from './drivingShop';

type Fields = Record<string, any>;

jest.setTimeout(120_000);

let its: DrivingShop;
beforeAll(async () => {
  its = await DrivingShop.start();
});
afterAll(() => its?.shop.stop());

test('what an earlier run delivers while it is put into another one is not brought again', async () => {
  for (let round = 0; round < 6; round++) {
    const [id, more] = [await its.placed(), await its.placed()];
    const earlier = await its.out([id]);
    await its.change(earlier, []);
    const run = await its.out([more]);
    const [delivered] = await Promise.all([its.deliver(earlier, id, { lbp: '100003' }), its.change(run, [more, id])]);
    expect(delivered.errors).toEqual([]);
    const { stops } = await its.read(run);
    const open = stops.filter(({ outcome }: Fields) => outcome === null).map(({ orderId }: Fields) => orderId);
    expect(open).toEqual([more]);
  }
});

test('what was delivered before its run leaves is not in it any more', async () => {
  const [here, there] = [await its.placed(), await its.placed()];
  const run = await its.planned([here, there]);
  await its.setStatus(here, 'delivered');
  const { data } = await its.start(run);
  expect(data.run.stops.map(({ orderId }: Fields) => orderId)).toEqual([there]);
});
