import type { DataSource } from 'typeorm';
import { migrations } from '../../../migrations';
import { openShopDatabase } from '../../../server/database';
import { migrate, undoLastMigration } from '../../../server/db/migrate';
import { LARGE, loadLarge } from '../../../server/demo/loadLarge';
import { verifyOrders } from '../../../server/orders/verifying/verifyOrders';
import { schemaOf } from '../../integration/backup/backups';
import { freshDatabase, type FreshDatabase } from '../../support/database';
import { WHOLE } from '../../support/whole';

jest.setTimeout(3_600_000);

const SIZE = WHOLE ? LARGE : { products: 500, businesses: 50, orders: 2_000 };
/** The oldest, which makes the tables that all others change. */
const FIRST = migrations[0]!.name;

let database: FreshDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await freshDatabase('demo');
  db = await openShopDatabase(database.url, { poolSize: 3 });
  await loadLarge(db, SIZE);
  await db.query('ANALYZE');
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** What no migration may change, there and back. */
const figures = () =>
  db.query<unknown[]>(
    `SELECT (SELECT count(*) FROM orders) AS orders, (SELECT sum(total_amount) FROM orders) AS total,
       (SELECT count(*) FROM order_line) AS lines, (SELECT sum(unit_price * quantity) FROM order_line) AS subtotal,
       (SELECT count(*) FROM order_event) AS events, (SELECT count(*) FROM users) AS users,
       (SELECT sum(customer_price) FROM product) AS prices, (SELECT count(*) FROM credit_entry) AS entries,
       (SELECT sum(amount) FROM credit_entry) AS moved, (SELECT sum(current_balance) FROM credit_account) AS balances`,
  );

test(`all migrations are taken back but the first, and done again, on ${SIZE.orders} orders`, async () => {
  const [expected, schema] = [await figures(), await schemaOf(database.url)];
  const table: Record<string, unknown>[] = [];
  const began = performance.now();
  for (;;) {
    const [newest] = await db.query<[{ name: string }]>('SELECT name FROM migration ORDER BY id DESC LIMIT 1');
    if (newest.name === FIRST) break;
    const since = performance.now();
    await undoLastMigration(db);
    table.push({ 'taken back': newest.name, seconds: ((performance.now() - since) / 1_000).toFixed(2) });
  }
  const back = performance.now();
  expect(await figures()).toEqual(expected);
  await migrate(db);
  const up = performance.now();
  table.sort((one, other) => Number(other.seconds) - Number(one.seconds));
  console.log(
    `${table.length} migrations taken back in ${((back - began) / 1_000).toFixed(1)} s, done again in ${((up - back) / 1_000).toFixed(1)} s; the longest ways back:`,
  );
  console.table(table.slice(0, 10));
  expect(await figures()).toEqual(expected);
  expect(withoutSequences(await schemaOf(database.url))).toEqual(withoutSequences(schema));
  const faults: string[] = [];
  const verified = await verifyOrders(db, (line) => faults.push(line));
  expect([faults, verified.wrong]).toEqual([[], 0]);
});

/** Where sequences stand is that of tables that are made anew. */
function withoutSequences(parts: unknown[]): unknown[] {
  return parts.filter((part) => (part as { kind: string }).kind !== 'sequence');
}
