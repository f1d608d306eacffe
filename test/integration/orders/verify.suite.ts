import { spawnSync } from 'node:child_process';
import { projectRoot } from '../../../server/core/projectRoot';
import { freshDatabase, type FreshDatabase } from '../../support/database';
import { CREDIT_FAULTS } from './verifyFaults/ofCredit';
import { STOCK_FAULTS } from './verifyFaults/ofStock';
import { ADDED_FAULTS } from './verifyFaults/ofAddedLines';
import { ORDER_FAULTS } from './verifyFaults/ofOrders';
import { ledgerFacts, placeOrders, verifyCopy, type Placed } from './verifyShop';

jest.setTimeout(120_000);

let database: FreshDatabase;
let placed: Placed;
let known: Record<string, string | number>;

beforeAll(async () => {
  database = await freshDatabase('demo');
  placed = await placeOrders(database);
  known = { ...placed, ...(await ledgerFacts(database, placed)) };
});
afterAll(() => database.drop());

/** Puts the numbers of orders into a text: `{guest}`. */
const filled = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (name, word: string) => String(known[word] ?? name));

test('of the demo, and of an order of every kind, nothing is wrong', async () => {
  const { lines, verified } = await verifyCopy(database, []);
  expect(lines).toEqual([]);
  expect(verified).toMatchObject({ ordersOfBefore: 1, linesOfBefore: 2, wrong: 0 });
  expect(verified.orders).toBeGreaterThan(10);
  expect(verified.accounts).toBeGreaterThanOrEqual(1);
});

test('a time of the history that is still to come, as after a clock that jumped ahead, is told', async () => {
  const { lines } = await verifyCopy(database, [
    `INSERT INTO price_change_set (at, via) VALUES (now() + interval '1 hour', 'clock')`,
  ]);
  expect(lines).toEqual([
    expect.stringMatching(/^history of prices: latest time: \S+Z is stored, no time after \S+Z comes out$/),
  ]);
});

test.each([...ORDER_FAULTS, ...ADDED_FAULTS, ...CREDIT_FAULTS, ...STOCK_FAULTS])('%s', async (_, changes, told) => {
  const { lines, verified } = await verifyCopy(database, changes.map(filled));
  expect(lines).toEqual(told.map(filled));
  expect(verified.wrong).toBe(told.length);
});

test.each([
  ['nothing', 'true', 0, []],
  ['a total', 'false', 1, ['order {customer}: total: 2003.01 is stored, 2003.00 comes out']],
])('the command tells what is wrong, and ends with what it looked at: %s', async (_, isRight, status, told) => {
  const client = await database.connect();
  await client.query('ALTER TABLE orders DROP CONSTRAINT IF EXISTS orders_total');
  await client.query(
    `UPDATE orders SET total_amount = CASE WHEN ${isRight} THEN 2003.00 ELSE 2003.01 END WHERE id = ${placed.customer}`,
  );
  await client.query('DELETE FROM order_request WHERE order_id = $1', [placed.customer]);
  const { rows } = await client.query<Record<string, number>>(
    `SELECT (SELECT count(*)::integer FROM orders) AS orders, (SELECT count(*)::integer FROM order_line) AS lines,
       (SELECT count(*)::integer FROM credit_account) AS accounts, (SELECT count(*)::integer FROM stock) AS stocks`,
  );
  await client.end();
  const run = spawnSync(process.execPath, ['-r', '@swc-node/register', 'server/commands/verify.ts'], {
    cwd: projectRoot(),
    env: { ...process.env, DATABASE_URL: database.url },
    encoding: 'utf8',
  });
  const { orders, lines, accounts, stocks } = rows[0]!;
  expect([run.stderr, run.stdout.trimEnd().split('\n'), run.status]).toEqual([
    '',
    [
      ...told.map(filled),
      `${accounts} credit accounts`,
      `${stocks} counted stocks`,
      '1 orders with 2 lines: reasons of prices were not kept for orders of before',
      `${orders} orders, ${lines} lines, ${told.length} wrong`,
    ],
    status,
  ]);
});
