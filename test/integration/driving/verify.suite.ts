import { verifyRuns } from '../../../server/driving/verifying/verifyRuns';
import { DrivingShop } from './drivingShop';

jest.setTimeout(120_000);

let its: DrivingShop;
beforeAll(async () => {
  its = await DrivingShop.start();
});
afterAll(() => its?.shop.stop());

async function faults(): Promise<string[]> {
  const lines: string[] = [];
  const { wrong } = await verifyRuns(its.shop.db, (line) => lines.push(line));
  expect(wrong).toBe(lines.length);
  return lines;
}

test('an order that was told delivered by mistake, and is put into its run again, is no fault', async () => {
  const id = await its.placed();
  const run = await its.out([id]);
  await its.deliver(run, id, { lbp: '100003' });
  await its.setStatus(id, 'confirmed');
  expect(await faults()).toEqual([]);
  await its.change(run, [id]);
  expect(await faults()).toEqual([]);
  await its.fail(run, id);
  await its.close(run);
  expect(await faults()).toEqual([]);
});

test('runs follow from what happened at their doors, and what was changed by hand is named', async () => {
  await its.setRate('89500.00');
  const [inUsd, inLbp, later] = [await its.placed(), await its.placed(), await its.placed()];
  const run = await its.out([inUsd, inLbp, later]);
  await its.deliver(run, inUsd, { usd: '2' });
  await its.deliver(run, inLbp, { lbp: '150000' });
  await its.fail(run, later);
  await its.close(run);
  expect(await faults()).toEqual([]);
  expect((await verifyRuns(its.shop.db, () => undefined)).runs).toBe(2);

  const { db } = its.shop;
  await db.query('ALTER TABLE delivery_attempt DISABLE TRIGGER delivery_attempt_append_only');
  await db.query('UPDATE delivery_attempt SET change_lbp = 0 WHERE order_id = $1', [inUsd]);
  await db.query('UPDATE delivery_attempt SET lbp_per_usd = 90000 WHERE order_id = $1', [inLbp]);
  await db.query('UPDATE run_stop SET outcome = NULL WHERE order_id = $1', [inLbp]);
  const ofRun = 'SELECT id FROM delivery_attempt WHERE run_id = $1 ORDER BY id';
  const attempts = await db.query<{ id: number }[]>(ofRun, [run]);
  const at = (index: number) => `run ${run} attempt ${attempts[index]!.id}`;
  expect(await faults()).toEqual([
    `run ${run}: stop of a closed run: order ${inLbp} is stored, nothing comes out`,
    `${at(0)}: change: 0.00 is stored, 78997.00 comes out`,
    `${at(1)}: outcome of the stop: nothing is stored, delivered comes out`,
    `${at(1)}: rate: 90000.00 is stored, 89500.00 comes out`,
  ]);
});
