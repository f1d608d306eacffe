import { accountBody, footprint, ledgerOf } from '../../support/data/orderBodies';
import { placeBy } from '../../support/data/placing';
import {
  burst,
  codeOf,
  expectNoFaults,
  lockHolder,
  resetCode,
  setBalance,
  tally,
  untilWaiting,
  useOrderRaces,
} from './raceShop';

const race = useOrderRaces();

describe('the credit', () => {
  test('for exactly 7 orders lets 7 of 100 through, to the cent', async () => {
    // 9.00 and 3.00 for delivery, seven times, and one cent less than an eighth.
    await setBalance(race, '95.99');
    const ledger = await ledgerOf(race.shop.db, race.businessId);
    const before = await footprint(race.shop.db);
    const placings = await burst(100, race.businesses, 'account', () => ({
      body: accountBody([race.line()], { paymentMethod: 'credit' }),
    }));
    expect(tally(placings)).toEqual({ '201 placed': 7, '409 INSUFFICIENT_CREDIT': 93 });
    expect(await ledgerOf(race.shop.db, race.businessId)).toEqual({
      balance: '11.99',
      sum: '11.99',
      entries: ledger.entries + 7,
      brokenLinks: 0,
    });
    expect(await footprint(race.shop.db)).toMatchObject({
      orders: (before.orders as number) + 7,
      requests: (before.requests as number) + 7,
    });
    // Each order has its own charge.
    const [row] = await race.shop.db.query<{ unpaid: number }[]>(
      `SELECT count(*)::integer AS unpaid FROM orders o WHERE payment_method = 'credit' AND (
         SELECT count(*) FROM credit_entry e WHERE e.order_id = o.id AND e.amount = -o.total_amount) <> 1`,
    );
    expect(row).toEqual({ unpaid: 0 });
  });

  test('and codes mixed in one burst wait for each other without a deadlock', async () => {
    await setBalance(race, '200.00');
    await resetCode(race, 'RACE-MIX-A', 0, 10);
    await resetCode(race, 'RACE-MIX-B', 0, null);
    const ledger = await ledgerOf(race.shop.db, race.businessId);
    const deadlocks = async () => {
      const [row] = await race.shop.db.query<{ deadlocks: string }[]>(
        'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
      );
      return Number(row?.deadlocks);
    };
    const before = await deadlocks();
    const placings = await burst(90, race.businesses, 'account', (index) => ({
      body: accountBody([race.line()], {
        paymentMethod: index % 3 === 0 ? 'cod' : 'credit',
        discountCode: ['RACE-MIX-A', 'RACE-MIX-B', undefined][index % 5 === 0 ? 2 : index % 2],
      }),
    }));
    const counts = tally(placings);
    const placed = counts['201 placed'] ?? 0;
    expect(placed + (counts['409 INSUFFICIENT_CREDIT'] ?? 0) + (counts['409 DISCOUNT_CODE_INVALID'] ?? 0)).toBe(90);
    expect(await deadlocks()).toBe(before);
    const a = await codeOf(race, 'RACE-MIX-A');
    const b = await codeOf(race, 'RACE-MIX-B');
    expect(a).toEqual({ uses: 10, orders: 10 });
    expect(b.uses).toBe(b.orders);
    const after = await ledgerOf(race.shop.db, race.businessId);
    expect(after).toMatchObject({ sum: after.balance, brokenLinks: 0 });
    const ids = placings.flatMap(({ order }) => (order ? [order.id as number] : []));
    const [charged] = await race.shop.db.query<{ count: number; left: string }[]>(
      `SELECT count(*)::integer AS count, (200 - sum(total_amount))::text AS left
       FROM orders WHERE id = ANY($1::integer[]) AND payment_method = 'credit'`,
      [ids],
    );
    expect(after.entries - ledger.entries).toBe(charged!.count);
    expect(after.balance).toBe(charged!.left);
    // What is left pays for no further order of the least price that was refused.
    expect(Number(after.balance)).toBeGreaterThanOrEqual(0);
  });

  test('an order that waits for an adjustment sees it', async () => {
    await setBalance(race, '100.00');
    const holder = await lockHolder(race);
    await holder.query('SELECT 1 FROM credit_account WHERE user_id = $1 FOR UPDATE', [race.businessId]);
    const before = await footprint(race.shop.db);
    const order = placeBy(
      'REST',
      'account',
      race.businesses[1]!,
      accountBody([race.line()], { paymentMethod: 'credit' }),
    );
    await untilWaiting(race, 1);
    await holder.query(`UPDATE credit_account SET current_balance = 11.99 WHERE user_id = $1`, [race.businessId]);
    await holder.query(
      `INSERT INTO credit_entry (user_id, type, amount, balance_after, description) VALUES ($1, 'adjustment', -88.01, 11.99, 'held')`,
      [race.businessId],
    );
    await holder.query('COMMIT');
    await holder.end();
    expect(await order).toMatchObject({ status: 409, code: 'INSUFFICIENT_CREDIT' });
    const entries = (before.entries as number) + 1;
    expect(await footprint(race.shop.db)).toEqual({ ...before, entries, balance: '11.99' });
  });
});

test('no process logged a fault in the tests above', () => {
  expectNoFaults(race, 10);
});
