import type { DataSource } from 'typeorm';
import { dayAt } from '../../../common/delivery/clock';
import { daysAfter } from '../../../common/delivery/days';
import { DEFAULT_TIME_ZONE } from '../../../common/constants';
import { transaction } from '../../db/transaction';
import type { Queryable } from '../../db/queryable';
import { createRun, startRun } from '../../driving/planning/writeRun';
import { readRun } from '../../driving/reading/readRuns';
import { deliver } from '../../driving/stops/deliver';
import { findAccount, viewerOf, type Viewer } from '../../identity/viewer';
import { AT_STAGE, PackingStage } from '../../orders/packing/stage';
import { forgetMails } from './moments';

/** The key of the last of the runs: with it all are there. */
const LAST = 'demo-run-of-tomorrow';

/** Whether the demo's orders of these days are in no run yet, as after a first start that was killed. */
export async function lacksDemoRuns(db: Queryable): Promise<boolean> {
  const [row] = await db.query<[{ lacks: boolean }]>(
    `SELECT EXISTS (SELECT 1 FROM users WHERE email = 'driver@bustan.example')
       AND EXISTS (SELECT 1 FROM order_request WHERE key LIKE 'demo-day-order-%')
       AND NOT EXISTS (SELECT 1 FROM order_request WHERE key = $1) AS lacks`,
    [LAST],
  );
  return row.lacks;
}

/** Puts the demo's orders into runs: one that is out, whose first stop was just delivered, one to leave today, one of tomorrow. */
export async function loadRuns(db: DataSource): Promise<void> {
  const today = dayAt(new Date(), DEFAULT_TIME_ZONE);
  const tomorrow = daysAfter(today, 1);
  const [admin, driver] = [await readViewer(db, 'admin'), await readViewer(db, 'driver')];
  const plan = async (date: string, stage: string, most: number, idempotencyKey: string): Promise<number> => {
    const orderIds = await ordersOf(db, date, stage, most);
    return (await createRun(db, admin, { date, driverId: driver.account!.id, orderIds, idempotencyKey })).answer;
  };
  const out = await plan(today, AT_STAGE[PackingStage.OUT], 10, 'demo-run-that-is-out');
  const leaving = { id: out, floatLbp: '500000.00', idempotencyKey: 'demo-run-that-leaves' };
  // Of a day that is over by now there may be none.
  if ((await readRun(db, out))?.stops.length) await startRun(db, driver, leaving, () => undefined);
  await deliverFirst(db, driver, out);
  await plan(today, AT_STAGE[PackingStage.PACKED], 10, 'demo-run-that-is-planned');
  await plan(tomorrow, `o.status = 'confirmed'`, 4, LAST);
  await transaction(db, forgetMails);
}

async function readViewer(db: Queryable, username: string): Promise<Viewer> {
  const [user] = await db.query<{ id: number }[]>('SELECT id FROM users WHERE username = $1', [username]);
  return viewerOf(user ? await findAccount(db, user.id) : null);
}

/** Those of the demo's orders that are for the day and in no run yet, by their number. @param condition as SQL; their alias is `o` */
async function ordersOf(db: Queryable, date: string, condition: string, most: number): Promise<number[]> {
  const rows = await db.query<{ id: number }[]>(
    `SELECT o.id FROM orders o JOIN order_request r ON r.order_id = o.id
     WHERE r.key LIKE 'demo-day-order-%' AND o.delivery_date = $1 AND ${condition}
       AND NOT EXISTS (SELECT 1 FROM run_stop s WHERE s.order_id = o.id) ORDER BY o.id LIMIT $2`,
    [date, most],
  );
  return rows.map(({ id }) => id);
}

/** With as much cash as is to be collected. */
async function deliverFirst(db: DataSource, driver: Viewer, runId: number): Promise<void> {
  const stop = (await readRun(db, runId))?.stops.find(({ outcome }) => outcome === null);
  if (!stop) return;
  const { orderId, customerName, employeeName, toCollect } = stop;
  const takenBy = employeeName ?? customerName;
  await deliver(db, driver, { runId, orderId, takenBy, lbp: toCollect, idempotencyKey: 'demo-run-first-stop' });
}
