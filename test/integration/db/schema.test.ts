import type { DataSource } from 'typeorm';
import { openShopDatabase } from '../../../server/database';
import { migrate } from '../../../server/db/dataSource';
import { loadDemo } from '../../../server/demo/loadDemo';
import { sqlState } from '../../../server/db/transaction';
import { freshDatabase, withAdmin, type FreshDatabase } from '../../support/database';

let database: FreshDatabase;
let db: DataSource;

async function refusal(run: Promise<unknown>): Promise<{ state: string | null; constraint: unknown; message: string }> {
  const error: unknown = await run.then(
    () => null,
    (refused: unknown) => refused,
  );
  if (!(error instanceof Error)) throw new Error('It was not refused');
  const { constraint } = (error as { driverError?: { constraint?: unknown } }).driverError ?? {};
  return { state: sqlState(error), constraint, message: error.message };
}

describe('the migrations', () => {
  beforeAll(async () => {
    database = await freshDatabase();
    db = await openShopDatabase(database.url);
  });

  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  test('make exactly the tables that the entities say', async () => {
    const { upQueries } = await db.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  /** Tables, functions, indexes, constraints and triggers by name, but for the record of the migrations. */
  async function inventory(): Promise<string[]> {
    const rows = await db.query<{ name: string }[]>(
      `SELECT 'table ' || tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migration'
       UNION ALL SELECT 'index ' || indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> 'migration'
       UNION ALL SELECT 'function ' || proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace
       UNION ALL SELECT 'sequence ' || sequencename FROM pg_sequences WHERE schemaname = 'public' AND sequencename NOT LIKE 'migration%'
       UNION ALL SELECT 'constraint ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
         WHERE connamespace = 'public'::regnamespace AND conrelid <> 'migration'::regclass
       UNION ALL SELECT 'trigger ' || tgname FROM pg_trigger WHERE NOT tgisinternal
       ORDER BY name`,
    );
    return rows.map(({ name }) => name);
  }

  test('go all the way back to nothing, and up again to the same', async () => {
    const before = await inventory();
    expect(before.length).toBeGreaterThan(50);
    for (const _ of db.migrations) await db.undoLastMigration();
    expect(await inventory()).toEqual([]);
    await migrate(db);
    expect(await inventory()).toEqual(before);
    await migrate(db);
    expect(await inventory()).toEqual(before);
    expect(await db.query('SELECT count(*)::integer AS count FROM migration')).toEqual([
      { count: db.migrations.length },
    ]);
  });

  test('run once when several processes start at the same time on an empty database', async () => {
    const name = `bustan_empty_${process.pid}`;
    await withAdmin((admin) => admin.query(`CREATE DATABASE ${name}`));
    const url = new URL(database.url);
    url.pathname = `/${name}`;
    const processes = await Promise.all([1, 2, 3].map(() => openShopDatabase(url.toString())));
    try {
      await Promise.all(processes.map((each) => migrate(each)));
      expect(await processes[0]!.query('SELECT count(*)::integer AS count FROM migration')).toEqual([
        { count: db.migrations.length },
      ]);
    } finally {
      await Promise.all(processes.map((each) => each.destroy()));
      await withAdmin((admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
    }
  });
});

describe('what the database itself refuses', () => {
  beforeAll(async () => {
    database = await freshDatabase();
    db = await openShopDatabase(database.url);
    await loadDemo(db);
  });

  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  test.each([
    ['UPDATE', 'UPDATE credit_entry SET amount = amount + 1'],
    ['UPDATE', `UPDATE credit_entry SET description = 'another'`],
    ['DELETE', 'DELETE FROM credit_entry'],
    ['TRUNCATE', 'TRUNCATE credit_entry'],
    ['TRUNCATE', 'TRUNCATE credit_account CASCADE'],
  ])('to %s the ledger: %s', async (operation, statement) => {
    const entries = () => db.query('SELECT * FROM credit_entry ORDER BY id');
    const before = await entries();
    expect(await refusal(db.query(statement))).toMatchObject({
      state: '23001',
      message: `credit_entry is append-only: ${operation} is refused`,
    });
    expect(await entries()).toEqual(before);
  });

  test.each([
    ['UPDATE', `UPDATE audit_entry SET action = 'nothing'`],
    ['DELETE', 'DELETE FROM audit_entry'],
    ['TRUNCATE', 'TRUNCATE audit_entry'],
  ])('to %s the audit log: %s', async (operation, statement) => {
    await db.query(
      `INSERT INTO audit_entry (actor_id, actor_username, action, subject_type, subject_id)
       SELECT id, username, 'product.update', 'product', '1' FROM users WHERE username = 'admin'`,
    );
    const entries = () => db.query('SELECT * FROM audit_entry ORDER BY id');
    const before = await entries();
    expect(before.length).toBeGreaterThan(0);
    expect(await refusal(db.query(statement))).toMatchObject({
      state: '23001',
      message: `audit_entry is append-only: ${operation} is refused`,
    });
    expect(await entries()).toEqual(before);
  });

  const ORDER = `INSERT INTO orders (kind, payment_method, customer_name, delivery_fee, price_book, subtotal_amount, discount_amount, total_amount`;
  const LINE = `INSERT INTO order_line (order_id, position, product_id, product_name, price_rule, unit_price, quantity)
    SELECT (SELECT min(id) FROM orders), 999, (SELECT min(id) FROM product), 'x', 'customer'`;
  const USER = `INSERT INTO users (username, email, password_hash, role`;
  const CODE = `INSERT INTO discount_code (code, discount_percent, max_uses, current_uses)`;
  const ENTRY = `INSERT INTO credit_entry (user_id, balance_after, description, type, amount)
    SELECT user_id, 0, 'x'`;

  test.each([
    ['orders_total', `${ORDER}) VALUES ('guest', 'cod', 'x', 3, 'customer', 10, 1, 13)`],
    ['orders_amounts_not_negative', `${ORDER}) VALUES ('guest', 'cod', 'x', 3, 'customer', -10, 0, -7)`],
    ['orders_amounts_not_negative', `${ORDER}) VALUES ('guest', 'cod', 'x', 0, 'customer', 10, 11, -1)`],
    ['orders_amounts_not_negative', `${ORDER}) VALUES ('guest', 'cod', 'x', -1, 'customer', 10, 0, 9)`],
    ['orders_status_known', `${ORDER}, status) VALUES ('guest', 'cod', 'x', 3, 'customer', 10, 0, 13, 'lost')`],
    [
      'orders_location',
      `${ORDER}, address_type, latitude, longitude) VALUES ('guest', 'cod', 'x', 3, 'customer', 10, 0, 13, 'location', 91, 0)`,
    ],
    [
      'orders_location',
      `${ORDER}, address_type, latitude, longitude) VALUES ('guest', 'cod', 'x', 3, 'customer', 10, 0, 13, 'location', 0, -181)`,
    ],
    ['orders_location', `${ORDER}, address_type) VALUES ('guest', 'cod', 'x', 3, 'customer', 10, 0, 13, 'location')`],
    [
      'orders_location',
      `${ORDER}, address_type, latitude) VALUES ('guest', 'cod', 'x', 3, 'customer', 10, 0, 13, 'location', 33)`,
    ],
    ['orders_user_fk', `${ORDER}, user_id) VALUES ('guest', 'cod', 'x', 3, 'customer', 10, 0, 13, 999999)`],
    ['order_line_price_positive', `${LINE}, 0, 1`],
    ['order_line_price_positive', `${LINE}, -1, 1`],
    ['order_line_quantity_range', `${LINE}, 1, 0`],
    ['order_line_quantity_range', `${LINE}, 1, 10000`],
    ['order_line_product_fk', `DELETE FROM product WHERE id IN (SELECT product_id FROM order_line)`],
    ['order_line_order_fk', `DELETE FROM orders`],
    [
      'order_request_by_order',
      `INSERT INTO order_request (buyer, key, body_hash, order_id) SELECT 'guest', 'another key of it', '', order_id FROM order_request LIMIT 1`,
    ],
    ['users_role_known', `${USER}) VALUES ('a', 'a', 'x', 'owner')`],
    ['users_employee_has_business', `${USER}) VALUES ('a', 'a', 'x', 'employee')`],
    [
      'users_employee_has_business',
      `${USER}, parent_business_id) SELECT 'a', 'a', 'x', 'customer', min(id) FROM users`,
    ],
    ['users_payment_mode_known', `${USER}, payment_mode) VALUES ('a', 'a', 'x', 'business', 'barter')`],
    ['users_pricing_mode_known', `${USER}, pricing_mode) VALUES ('a', 'a', 'x', 'business', 'free')`],
    ['users_discount_range', `${USER}, business_discount) VALUES ('a', 'a', 'x', 'business', 100.01)`],
    ['users_discount_range', `${USER}, business_discount) VALUES ('a', 'a', 'x', 'business', -0.01)`],
    ['users_username_unique', `${USER}) VALUES ('CUSTOMER', 'a', 'x', 'customer')`],
    ['users_parent_fk', `DELETE FROM users WHERE username = 'business-cash'`],
    ['discount_code_unique', `${CODE} VALUES (' welcome10 ', 10, NULL, 0)`],
    ['discount_code_percent_range', `${CODE} VALUES ('A', 0.99, NULL, 0)`],
    ['discount_code_percent_range', `${CODE} VALUES ('A', 100.01, NULL, 0)`],
    ['discount_code_uses', `${CODE} VALUES ('A', 10, 0, 0)`],
    ['discount_code_uses', `${CODE} VALUES ('A', 10, NULL, -1)`],
    ['credit_entry_sign', `${ENTRY}, 'charge', 1 FROM credit_account`],
    ['credit_entry_sign', `${ENTRY}, 'charge', 0 FROM credit_account`],
    ['credit_entry_sign', `${ENTRY}, 'payment', -1 FROM credit_account`],
    ['credit_entry_sign', `${ENTRY}, 'refund', -1 FROM credit_account`],
    ['credit_entry_sign', `${ENTRY}, 'gift', 1 FROM credit_account`],
    [
      'credit_entry_account_fk',
      `INSERT INTO credit_entry (user_id, balance_after, description, type, amount) VALUES (999999, 0, 'x', 'payment', 1)`,
    ],
    ['credit_account_limit_not_negative', 'UPDATE credit_account SET credit_limit = -0.01'],
    ['product_prices_not_negative', 'UPDATE product SET customer_price = -0.01'],
    ['product_prices_not_negative', 'UPDATE product SET price = -0.01, customer_price = NULL'],
    ['product_variant_prices_not_negative', 'UPDATE product_variant SET business_price = -0.01'],
    ['individual_price_not_negative', 'UPDATE individual_price SET custom_price = -0.01'],
    [
      'category_slug_unique',
      `INSERT INTO category (name, slug, description) SELECT 'x', slug, 'x' FROM category LIMIT 1`,
    ],
    ['product_shown_has_category', 'DELETE FROM category'],
    [
      'cart_item_quantity_range',
      `INSERT INTO cart_item (owner, product_id, quantity) SELECT 'x', min(id), 0 FROM product`,
    ],
    [
      'cart_item_quantity_range',
      `INSERT INTO cart_item (owner, product_id, quantity) SELECT 'x', min(id), 10000 FROM product`,
    ],
    [
      'picture_size_positive',
      `INSERT INTO picture (hash, mime, width, height, bytes) VALUES ('x', 'image/webp', 0, 1, '')`,
    ],
  ])('by %s (row %#)', async (constraint, statement) => {
    expect(await refusal(db.query(statement))).toMatchObject({ constraint });
  });
});

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

  test('has six accounts, one of each kind', async () => {
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
      account('customer', 'customer'),
      account('employee', 'employee', { parent: 'business' }),
      account('employee-cash', 'employee', { parent: 'business-cash' }),
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
