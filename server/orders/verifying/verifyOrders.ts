import type { DataSource } from 'typeorm';
import { checkAccounts } from './checkAccounts';
import { checkStock } from './checkStock';
import { checkTaken } from './checkTaken';
import { checkOrder, isOfBefore } from './checkOrder';
import { faultLine, type Fault } from './fault';
import { readOrderFacts, type OrderFacts } from './orderFacts';
import { inSnapshot } from './snapshot';

/** How many orders are read at once; each has at most 200 lines. */
const BATCH = 500;

/** How much was looked at, and what of it does not fit. */
export interface Verified {
  orders: number;
  lines: number;
  /** Of these, those that were placed before orders kept the reasons of their prices. */
  ordersOfBefore: number;
  linesOfBefore: number;
  accounts: number;
  /** Of products and sizes that are counted, or were. */
  stocks: number;
  wrong: number;
}

/**
 * Makes the amounts of every order again from what the order keeps, holds the credit ledger against them, counted stock
 * against its entries, and what orders have taken of it against their lines (specification 20.10). Reads only, batch by batch: an order, its lines and its entries as of
 * one instant.
 * @param tell gets each fault, as a line
 */
export async function verifyOrders(db: DataSource, tell: (line: string) => void): Promise<Verified> {
  const verified: Verified = {
    orders: 0,
    lines: 0,
    ordersOfBefore: 0,
    linesOfBefore: 0,
    accounts: 0,
    stocks: 0,
    wrong: 0,
  };
  const report = (faults: readonly Fault[]): void => {
    verified.wrong += faults.length;
    for (const fault of faults) tell(faultLine(fault));
  };
  const reasonsSince = await firstReasons(db);
  for await (const orders of batchesOfOrders(db)) {
    for (const order of orders) {
      verified.orders += 1;
      verified.lines += order.lines.length;
      if (isOfBefore(order)) {
        verified.ordersOfBefore += 1;
        verified.linesOfBefore += order.lines.length;
      }
      report(checkOrder(order, reasonsSince));
    }
  }
  for await (const { accounts, faults } of checkAccounts(db)) {
    verified.accounts += accounts.length;
    report(faults);
  }
  for await (const { stocks, faults } of checkStock(db)) {
    verified.stocks += stocks.length;
    report(faults);
  }
  for await (const faults of checkTaken(db)) report(faults);
  report(await checkHistory(db));
  return verified;
}

/** When the first order was placed that keeps the reasons of its prices; null: none does. */
async function firstReasons(db: DataSource): Promise<Date | null> {
  const [row] = await inSnapshot(db, (tx) =>
    tx.query<{ since: Date | null }[]>(
      'SELECT min(created_at) AS since FROM orders WHERE discount_rounding IS NOT NULL',
    ),
  );
  return row?.since ?? null;
}

/**
 * Times of the history that are still to come: the clock has jumped ahead and was set right since. Until it is there, all
 * that is changed has the latest of them (specification 20.11).
 */
async function checkHistory(db: DataSource): Promise<Fault[]> {
  const [latest] = await inSnapshot(db, (tx) =>
    tx.query<{ at: Date; now: Date }[]>(
      `SELECT max(at) AS at, clock_timestamp() AS now FROM price_change_set
       HAVING max(at) > clock_timestamp() + interval '1 minute'`,
    ),
  );
  if (!latest) return [];
  const [stored, comesOut] = [latest.at.toISOString(), `no time after ${latest.now.toISOString()}`];
  return [{ at: 'history of prices', what: 'latest time', stored, comesOut }];
}

async function* batchesOfOrders(db: DataSource): AsyncGenerator<OrderFacts[]> {
  for (let last: number | undefined = 0; last !== undefined;) {
    const after: number = last;
    const orders: OrderFacts[] = await inSnapshot(db, (tx) => readOrderFacts(tx, after, BATCH));
    yield orders;
    last = orders.at(-1)?.id;
  }
}
