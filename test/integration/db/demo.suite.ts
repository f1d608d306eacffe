import type { DataSource } from 'typeorm';
import { openShopDatabase } from '../../../server/database';
import { loadDemo } from '../../../server/demo/loadDemo';
import { type FreshDatabase, freshDatabase } from '../../support/database';

let database: FreshDatabase;
let db: DataSource;

describe('the demo data', () => {
  beforeAll(async () => {
    database = await freshDatabase();
    db = await openShopDatabase(database.url);
    expect(await loadDemo(db)).toBe(true);
  });

  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  const one = async (sql: string) => {
    const [row] = await db.query<Record<string, unknown>[]>(sql);
    return row;
  };

  test('loaded again changes nothing', async () => {
    const fingerprint = async () => {
      const tables = await db.query<{ name: string }[]>(
        `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
      );
      const found: Record<string, unknown> = {};
      for (const { name } of tables) {
        found[name] = await one(
          `SELECT count(*)::integer AS rows, md5(string_agg(t::text, '|' ORDER BY t::text)) AS sum FROM "${name}" t`,
        );
      }
      return found;
    };
    const before = await fingerprint();
    expect(await loadDemo(db)).toBe(false);
    expect(await Promise.all([loadDemo(db), loadDemo(db)])).toEqual([false, false]);
    expect(await fingerprint()).toEqual(before);
  });

  test('has three plans of prices that are to come', async () => {
    const plans = await db.query<unknown[]>(
      `SELECT state, reason, change_count > 0 AS filled, at > now() AS "isToCome" FROM price_plan ORDER BY id`,
    );
    const reasons = ['The new harvest is dearer', 'A year of good orders', 'Agreed by telephone'];
    expect(plans).toEqual(reasons.map((reason) => ({ state: 'planned', reason, filled: true, isToCome: true })));
  });

  test('has a history of a year of every price, without a gap, that ends in the prices that stand', async () => {
    const entry = `SELECT kind, product_id, user_id, variant, old, new, c.id, s.at AS "setAt", c.at, lag(new) OVER key AS before
      FROM price_change c JOIN price_change_set s ON s.id = c.set_id
      WINDOW key AS (PARTITION BY kind, product_id, user_id, variant ORDER BY c.id)`;
    const facts = await one(
      `SELECT count(*) FILTER (WHERE old IS DISTINCT FROM before)::integer AS gaps, count(*) FILTER (WHERE old = new)::integer AS none,
         count(*) FILTER (WHERE "setAt" <> at)::integer AS torn,
         count(*) FILTER (WHERE old IS NULL AND kind = 'product')::integer = (SELECT count(*) FROM product) AS products,
         count(*) FILTER (WHERE old IS NULL AND kind = 'size')::integer = (SELECT count(*) FROM product_variant) AS sizes,
         count(*) FILTER (WHERE old IS NULL AND kind = 'agreed')::integer AS agreed,
         count(*) FILTER (WHERE old IS NULL AND kind = 'terms')::integer AS businesses,
         count(*) FILTER (WHERE old IS NOT NULL)::integer > 100 AS changed,
         min(at) < now() - interval '364 days' AS "ofAYear", max(at) < now() - interval '10 days' AS "beforeOrders"
       FROM (${entry}) AS entries`,
    );
    expect(facts).toEqual({
      ...{ gaps: 0, none: 0, torn: 0, products: true, sizes: true, agreed: 2, businesses: 2, changed: true },
      ...{ ofAYear: true, beforeOrders: true },
    });
    // What the database itself finds is what the entry before left.
    const [{ last }] = await db.query<[{ last: string }]>('SELECT max(id) AS last FROM price_change');
    await db.query('UPDATE product SET price = coalesce(price, 0) + 1');
    await db.query('UPDATE product_variant SET customer_price = customer_price + 1');
    await db.query('UPDATE individual_price SET custom_price = custom_price + 1');
    await db.query(`UPDATE users SET business_discount = business_discount + 1 WHERE role = 'business'`);
    const found = await one(
      `SELECT count(*)::integer AS gaps FROM (${entry}) AS entries WHERE id > ${last} AND old IS DISTINCT FROM before`,
    );
    expect(found).toEqual({ gaps: 0 });
    const recorded = await one(`SELECT count(DISTINCT kind)::integer AS kinds FROM price_change WHERE id > ${last}`);
    expect(recorded).toEqual({ kinds: 4 });
  });

  test('has the five categories, each with products, and at least fifty products', async () => {
    const slugs = await db.query<{ slug: string }[]>('SELECT slug FROM category ORDER BY slug');
    expect(slugs.map(({ slug }) => slug)).toEqual([
      'dry-fruits',
      'fresh-juices-daily',
      'frozen-garnish',
      'fruits-veg-garnish',
      'raw-nuts',
    ]);
    const counts = await one(
      `SELECT count(*)::integer AS products, count(DISTINCT category_id)::integer AS categories,
         (count(*) FILTER (WHERE NOT in_stock))::integer AS "soldOut", (count(*) FILTER (WHERE picture_hash IS NULL))::integer AS bare,
         (SELECT count(DISTINCT product_id)::integer FROM product_variant) AS varied FROM product`,
    );
    expect(counts!.products).toBeGreaterThanOrEqual(50);
    expect(counts!.soldOut).toBeGreaterThan(0);
    expect(counts!.varied).toBeGreaterThan(0);
    expect(counts!.categories).toBe(5);
  });

  test('has eight accounts, some of each kind', async () => {
    const rows = await db.query(
      `SELECT u.username, u.role, u.business_approved, u.payment_mode, u.pricing_mode, b.username AS parent
       FROM users u LEFT JOIN users b ON b.id = u.parent_business_id ORDER BY u.username`,
    );
    const account = (username: string, role: string, more: object = {}) => ({
      username,
      role,
      business_approved: role === 'business',
      payment_mode: 'cash',
      pricing_mode: 'discount',
      parent: null,
      ...more,
    });
    expect(rows).toEqual([
      account('admin', 'admin'),
      account('business', 'business', { payment_mode: 'credit' }),
      account('business-cash', 'business', { pricing_mode: 'individual' }),
      account('catalogue', 'staff'),
      account('customer', 'customer'),
      account('employee', 'employee', { parent: 'business' }),
      account('employee-cash', 'employee', { parent: 'business-cash' }),
      account('packer', 'staff'),
    ]);
  });

  test('has prices for a product and for a variant of the business in individual mode', async () => {
    expect(
      await db.query(
        `SELECT u.username, count(*) FILTER (WHERE variant = '')::integer AS products, count(*) FILTER (WHERE variant <> '')::integer AS variants
         FROM individual_price JOIN users u ON u.id = user_id GROUP BY 1`,
      ),
    ).toEqual([{ username: 'business-cash', products: 1, variants: 1 }]);
  });

  test('has its codes: one without a limit, one with a last use, one expired, one inactive', async () => {
    const rows = await db.query(
      `SELECT code, discount_percent, max_uses - current_uses AS left, expires_at < now() AS expired, is_active AS active
       FROM discount_code ORDER BY id`,
    );
    expect(rows).toEqual([
      { code: 'WELCOME10', discount_percent: '10.00', left: null, expired: null, active: true },
      { code: 'LASTONE', discount_percent: '25.00', left: 1, expired: null, active: true },
      { code: 'SUMMER15', discount_percent: '15.00', left: null, expired: true, active: true },
      { code: 'STAFFONLY', discount_percent: '20.00', left: null, expired: null, active: false },
    ]);
  });

  test('has orders whose sums are those of their lines, and no mail to anybody', async () => {
    const orders = await one(
      `SELECT count(*)::integer AS orders, count(DISTINCT status)::integer AS statuses,
         (count(*) FILTER (WHERE subtotal_amount <> (SELECT sum(unit_price * quantity) FROM order_line l WHERE l.order_id = o.id)))::integer AS torn,
         (count(*) FILTER (WHERE total_amount <> subtotal_amount - discount_amount + delivery_fee))::integer AS wrong,
         (count(*) FILTER (WHERE status <> (SELECT status FROM order_event e WHERE e.order_id = o.id ORDER BY e.id DESC LIMIT 1)))::integer AS unexplained,
         (SELECT count(*)::integer FROM outgoing_mail) AS mails
       FROM orders o`,
    );
    expect(orders).toEqual({ orders: 6, statuses: 5, torn: 0, wrong: 0, unexplained: 0, mails: 0 });
  });

  test('has a ledger that adds up', async () => {
    const rows = await db.query<Record<string, unknown>[]>(
      `SELECT u.username, a.current_balance = (SELECT sum(amount) FROM credit_entry e WHERE e.user_id = a.user_id) AS adds_up,
         a.current_balance = a.credit_limit - (SELECT sum(total_amount) FROM orders o WHERE o.account_id = a.user_id AND payment_method = 'credit') AS pays,
         (SELECT bool_and(ok) FROM (SELECT balance_after = sum(amount) OVER (ORDER BY id) AS ok FROM credit_entry e WHERE e.user_id = a.user_id) AS chain) AS chain
       FROM credit_account a JOIN users u ON u.id = a.user_id`,
    );
    expect(rows).toEqual([{ username: 'business', adds_up: true, pays: true, chain: true }]);
  });
});
