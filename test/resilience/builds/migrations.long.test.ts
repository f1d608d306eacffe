import type { DataSource } from 'typeorm';
import { openShopDatabase } from '../../../server/database';
import { loadDemo } from '../../../server/demo/loadDemo';
import { loadLarge } from '../../../server/demo/loadLarge';
import { freshDatabase, type FreshDatabase } from '../../support/database';

const SIZE = { products: 60, businesses: 8, orders: 700 };

let database: FreshDatabase;
let db: DataSource;

beforeAll(async () => {
  database = await freshDatabase();
  db = await openShopDatabase(database.url);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const one = async (sql: string) => (await db.query<Record<string, unknown>[]>(sql))[0];

test('needs categories to put the products into', async () => {
  await expect(loadLarge(db, SIZE)).rejects.toThrow('There are no categories; load the demo data first');
  expect(await one('SELECT count(*)::integer AS users FROM users')).toEqual({ users: 0 });
});

describe('beside the demo data', () => {
  let before: Record<string, number>;
  const counts = () =>
    one(
      `SELECT (SELECT count(*)::integer FROM product) AS products, (SELECT count(*)::integer FROM orders) AS orders,
         (SELECT count(*)::integer FROM users WHERE role = 'business') AS businesses,
         (SELECT count(*)::integer FROM outgoing_mail) AS mails`,
    ) as Promise<Record<string, number>>;

  beforeAll(async () => {
    await loadDemo(db);
    before = await counts();
    expect(await loadLarge(db, SIZE)).toBe(true);
  });

  test('there is as much as was asked for, and no mail to anybody', async () => {
    expect(await counts()).toEqual({
      products: before.products! + SIZE.products,
      orders: before.orders! + SIZE.orders,
      businesses: before.businesses! + SIZE.businesses,
      mails: before.mails,
    });
  });

  test('loaded again changes nothing', async () => {
    const now = await counts();
    expect(await loadLarge(db, SIZE)).toBe(false);
    expect(await counts()).toEqual(now);
  });

  test('orders are the sums of their lines, have a history that ends with their status, and grow with time', async () => {
    expect(
      await one(
        `SELECT (count(*) FILTER (WHERE subtotal_amount IS DISTINCT FROM (SELECT sum(unit_price * quantity) FROM order_line l WHERE l.order_id = o.id)))::integer AS torn,
           (count(*) FILTER (WHERE status IS DISTINCT FROM (SELECT status FROM order_event e WHERE e.order_id = o.id ORDER BY e.id DESC LIMIT 1)))::integer AS unexplained,
           (count(*) FILTER (WHERE created_at > now()))::integer AS future,
           (count(*) FILTER (WHERE created_at < before))::integer AS disordered
         FROM (SELECT *, lag(created_at) OVER (ORDER BY id) AS before FROM orders WHERE customer_email LIKE '%@large.bustan.example') o`,
      ),
    ).toEqual({ torn: 0, unexplained: 0, future: 0, disordered: 0 });
  });

  test('every kind of order is there', async () => {
    const rows = await db.query<{ kind: string }[]>('SELECT DISTINCT kind FROM orders ORDER BY kind');
    expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['employee', 'guest', 'one_click']));
    expect(
      await one(
        `SELECT count(DISTINCT status)::integer AS statuses, count(DISTINCT payment_method)::integer AS methods,
           (count(*) FILTER (WHERE kind = 'employee' AND (user_id IS NULL OR user_id = account_id)))::integer AS wrong
         FROM orders WHERE customer_email LIKE '%@large.bustan.example'`,
      ),
    ).toEqual({ statuses: 5, methods: 5, wrong: 0 });
  });

  test('every ledger adds up, never goes below zero, and charges each order once', async () => {
    const ledgers = await db.query<Record<string, unknown>[]>(
      `SELECT a.current_balance = sum(e.amount) AS adds_up, bool_and(e.balance_after = e.running) AS chain,
         bool_and(e.balance_after >= 0) AS covered, count(*) FILTER (WHERE e.type = 'payment') > 0 AS pays
       FROM credit_account a JOIN (SELECT *, sum(amount) OVER (PARTITION BY user_id ORDER BY id) AS running FROM credit_entry) e
         ON e.user_id = a.user_id
       JOIN users u ON u.id = a.user_id WHERE u.email LIKE '%@large.bustan.example' GROUP BY a.user_id, a.current_balance`,
    );
    expect(ledgers).toHaveLength(SIZE.businesses / 2);
    for (const ledger of ledgers) expect(ledger).toEqual({ adds_up: true, chain: true, covered: true, pays: true });
    expect(
      await one(
        `SELECT (count(*) FILTER (WHERE paid IS DISTINCT FROM CASE WHEN status = 'cancelled' THEN 0 ELSE total_amount END))::integer AS wrong,
           count(*) > 100 AS many
         FROM (SELECT o.*, (SELECT -sum(amount) FROM credit_entry e WHERE e.order_id = o.id) AS paid FROM orders o
           JOIN users u ON u.id = o.account_id AND u.payment_mode = 'credit'
           WHERE o.customer_email LIKE '%@large.bustan.example') o`,
      ),
    ).toEqual({ wrong: 0, many: true });
  });
});
