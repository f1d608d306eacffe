import type { DataSource } from 'typeorm';
import { minus } from '../../../common/money';
import { closeRun, countRun } from '../../driving/cash/closeRun';
import { createRun, startRun } from '../../driving/planning/writeRun';
import { readRun } from '../../driving/reading/readRuns';
import { deliver } from '../../driving/stops/deliver';
import type { Viewer } from '../../identity/viewer';
import type { DemoOrder, DemoSlot } from './plan';
import type { ShopStep } from './shopSteps';
import { boundsOf, type OrderStep } from './steps';

const MINUTE = 60_000;
const FLOAT = '500000.00';
/** In the cash of the second run something was missing. */
const MISSING = { run: 1, lbp: '20000.00', note: 'One customer was given 20,000 too much change' };

/** The orders of a window that are brought together, and when the last of them was ready. */
interface Load {
  readonly slot: DemoSlot;
  readonly orders: DemoOrder[];
  ready: number;
}

/**
 * The runs of the last days, one of each window that had orders: driven, closed and counted.
 * @param steps what happened to each order, up to its packing
 */
export function pastRuns(
  db: DataSource,
  { admin, driver }: { admin: Viewer; driver: Viewer },
  steps: readonly (readonly OrderStep[])[],
): ShopStep[] {
  return loadsOf(steps).flatMap((load, index) => {
    const run = new PastRun(db, admin, driver, load);
    const { begins, ends } = boundsOf(load.slot);
    const departs = Math.max(begins - 10 * MINUTE, load.ready + 4 * MINUTE);
    const atDoor = (stop: number) => departs + ((ends - departs) * (stop + 1)) / (load.orders.length + 1);
    return [
      { at: departs - 2 * MINUTE, run: () => run.plan() },
      { at: departs, run: () => run.start() },
      ...load.orders.map((order, stop) => ({ at: atDoor(stop), run: () => run.deliver(order) })),
      { at: ends + 15 * MINUTE, run: () => run.close() },
      { at: ends + 25 * MINUTE, run: () => run.count(index === MISSING.run ? MISSING : null) },
    ].map(({ at, ...step }) => ({ at: new Date(at), ...step }));
  });
}

function loadsOf(steps: readonly (readonly OrderStep[])[]): Load[] {
  const loads = new Map<string, Load>();
  for (const ofOrder of steps) {
    const last = ofOrder.at(-1);
    if (last?.order.fate !== 'driven') continue;
    const { slot } = last.order;
    const name = `${slot.date} ${slot.window}`;
    const load = loads.get(name) ?? { slot, orders: [], ready: 0 };
    load.orders.push(last.order);
    load.ready = Math.max(load.ready, last.at.getTime());
    loads.set(name, load);
  }
  return [...loads].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, load]) => load);
}

/** One run, by the shop's own functions, each step once by its key. */
class PastRun {
  private readonly name: string;
  private id: number | null = null;

  constructor(
    private readonly db: DataSource,
    private readonly admin: Viewer,
    private readonly driver: Viewer,
    private readonly load: Load,
  ) {
    this.name = `demo-run-of-${load.slot.date}-${load.slot.window}`;
  }

  /** Also after the load was interrupted: what was answered to the key is answered again. */
  async plan(): Promise<number> {
    if (this.id !== null) return this.id;
    const { date, window } = this.load.slot;
    const orderIds = await this.orderIds();
    // They get the day of then with all others in the end, and are brought on it already.
    await this.db.query('UPDATE orders SET delivery_date = $2, delivery_window = $3 WHERE id = ANY($1)', [
      orderIds,
      date,
      window,
    ]);
    const planned = { date, window, driverId: this.driver.account!.id, orderIds, idempotencyKey: this.name };
    this.id = (await createRun(this.db, this.admin, planned)).answer;
    return this.id;
  }

  async start(): Promise<void> {
    const leaving = { id: await this.plan(), floatLbp: FLOAT, idempotencyKey: `${this.name}-start` };
    await startRun(this.db, this.driver, leaving, () => undefined);
  }

  /** With as much cash as is to be collected. */
  async deliver({ key }: DemoOrder): Promise<void> {
    const runId = await this.plan();
    const orderId = (await this.orderIds([key]))[0]!;
    const stop = (await readRun(this.db, runId))!.stops.find((each) => each.orderId === orderId)!;
    const takenBy = stop.employeeName ?? stop.customerName;
    const idempotencyKey = `demo-delivered-${key}`;
    await deliver(this.db, this.driver, { runId, orderId, takenBy, lbp: stop.toCollect, idempotencyKey });
  }

  async close(): Promise<void> {
    await closeRun(this.db, this.admin, await this.plan(), `${this.name}-close`);
  }

  async count(missing: { lbp: string; note: string } | null): Promise<void> {
    const id = await this.plan();
    const { expectedLbp } = (await readRun(this.db, id))!;
    const lbp = missing ? minus(expectedLbp, missing.lbp) : expectedLbp;
    const note = missing?.note ?? null;
    await countRun(this.db, this.admin, { id, lbp, usd: '0.00', note, idempotencyKey: `${this.name}-count` });
  }

  /** In the sequence in which they were placed. */
  private async orderIds(keys: readonly string[] = this.load.orders.map(({ key }) => key)): Promise<number[]> {
    const rows = await this.db.query<{ id: number }[]>(
      'SELECT order_id AS id FROM order_request WHERE key = ANY($1) ORDER BY key',
      [keys],
    );
    return rows.map(({ id }) => id);
  }
}
