import type { DataSource } from 'typeorm';
import { verifyShop } from '../../../server/driving/verifying/verifyShop';
import { openShopDatabase } from '../../../server/database';
import { foldCounts } from '../../../server/listCounts/keptCounts';
import { foldSums } from '../../../server/orders/sums/keepSums';
import { freshDatabase, type FreshDatabase } from '../../support/database';

let database: FreshDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await freshDatabase('demo');
  db = await openShopDatabase(database.url);
});
afterAll(async () => {
  await db?.destroy();
  await database?.drop();
});

async function faults(): Promise<string[]> {
  const lines: string[] = [];
  const { wrong } = await verifyShop(db, (line) => lines.push(line));
  expect(wrong).toBe(lines.length);
  return lines;
}

test('sums of reports, counts of lists and places in windows that are not what the rows say are named', async () => {
  expect(await faults()).toEqual([]);
  await foldSums(db);
  await foldCounts(db);
  const client = await database.connect();
  const sum = await client.query<{ of: string }>(
    `UPDATE account_orders SET orders = orders + 2
     WHERE ctid = (SELECT min(ctid) FROM account_orders) RETURNING account_id || ' ' || status AS of`,
  );
  const count = await client.query<{ of: string; products: number }>(
    `UPDATE product_count SET products = products - 1
     WHERE ctid = (SELECT min(ctid) FROM product_count) RETURNING concat_ws(' ', category_id, in_stock) AS of, products`,
  );
  const window = await client.query<{ at: string; booked: number }>(
    `UPDATE delivery_booking SET booked = booked + 1 WHERE ctid = (SELECT min(ctid) FROM delivery_booking WHERE booked > 0)
     RETURNING format('zone %s %s %s', zone_id, to_char(day, 'YYYY-MM-DD'), time_window) AS at, booked`,
  );
  await client.end();
  const { at, booked } = window.rows[0]!;
  expect(await faults()).toEqual([
    `sum account_orders ${sum.rows[0]!.of}: more than the orders say: 2 is stored, nothing comes out`,
    `count of product ${count.rows[0]!.of}: rows: ${count.rows[0]!.products} is stored, ${count.rows[0]!.products + 1} comes out`,
    `${at}: places taken: ${booked} is stored, ${booked - 1} comes out`,
  ]);
});

test('what is still to be summed up is not wrong, and is left to the job', async () => {
  const before = await faults();
  await db.query(
    `UPDATE orders SET status = 'cancelled' WHERE id = (SELECT max(id) FROM orders WHERE kind = 'guest' AND status = 'pending')`,
  );
  const notes = () => db.query<unknown[]>('SELECT * FROM order_change ORDER BY 1, 2, 3');
  const waiting = await notes();
  expect(waiting.length).toBeGreaterThan(0);
  expect(await faults()).toEqual(before);
  expect(await notes()).toEqual(waiting);
});
