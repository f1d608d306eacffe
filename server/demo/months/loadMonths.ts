import type { DataSource } from 'typeorm';
import { ShopError } from '../../core/errors';
import { findAccount, viewerOf } from '../../identity/viewer';
import type { Queryable } from '../../db/queryable';
import { Doing, type Viewers } from './doing';
import { readGoods } from './goods';
import { dayOrders } from './loadDay';
import { beginMoment, beginMoments, moveMoments } from './moments';
import { PastPrices } from './pastPrices';
import { pastRuns } from './pastRuns';
import { pastOrders } from './plan';
import { Random } from './random';
import { payments, settings, stockMoves, type ShopStep } from './shopSteps';
import { stepsOf, type OrderStep } from './steps';

const SEED = 20_261_127;

type Step = OrderStep | ShopStep;

/**
 * Gives the demo shop its orders of three months up to today and tomorrow, with all that became of them, with payments and
 * movements of its stock, and runs of the last days: placed and changed one after the other by the shop's own functions, at the prices of then, and
 * moved to when they should have happened. The same at each loading but for the days; interrupted, it goes on where it was.
 */
export async function loadMonths(db: DataSource): Promise<void> {
  const now = await beginMoments(db);
  const viewers = await readViewers(db);
  const goods = await readGoods(db);
  const random = new Random(SEED);
  const orders = [...pastOrders(random, goods, now), ...dayOrders(random, goods, now)];
  const ofOrders = orders.map((order) => stepsOf(random, order, now));
  const steps: Step[] = [
    ...ofOrders.flat(),
    ...pastRuns(db, { admin: viewers.admin!, driver: viewers.driver! }, ofOrders),
    ...settings(db, viewers.admin!, now),
    ...payments(db, viewers.admin!, viewers.business!.account!.id, now),
    ...(await stockMoves(db, viewers.admin!, now)),
  ];
  const prices = await PastPrices.of(db);
  const doing = new Doing(db, viewers);
  for (const [index, step] of steps.sort((one, other) => one.at.getTime() - other.at.getTime()).entries()) {
    await prices.standAt(step.at);
    const placed = 'act' in step && step.act.does === 'place' ? { placed: step.order } : {};
    if (await beginMoment(db, index + 1, { at: step.at, ...placed })) await once(step, doing);
  }
  await prices.standAt(now);
  await moveMoments(db);
}

/** What was done before the load was interrupted is refused: its key was sent with what was there then. */
async function once(step: Step, doing: Doing): Promise<void> {
  try {
    await ('act' in step ? doing.step(step) : step.run());
  } catch (error) {
    if (!(error instanceof ShopError && error.code === 'IDEMPOTENCY_CONFLICT')) throw error;
  }
}

const NAMES = ['admin', 'packer', 'driver', 'customer', 'business', 'business-cash', 'employee', 'employee-cash'];

async function readViewers(db: Queryable): Promise<Viewers> {
  const rows = await db.query<{ id: number; username: string }[]>(
    'SELECT id, username FROM users WHERE username = ANY($1)',
    [NAMES],
  );
  const viewers = await Promise.all(
    rows.map(async ({ id, username }) => [username, viewerOf(await findAccount(db, id))] as const),
  );
  return { guest: viewerOf(null), ...Object.fromEntries(viewers) };
}
