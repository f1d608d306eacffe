import { loadDemo } from '../../../../server/demo/loadDemo';
import { verifyOrders } from '../../../../server/orders/verifying/verifyOrders';
import { database, db, one } from './demoDatabase';

describe('the demo data', () => {
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

  test('has three plans of prices that are to come, of which nobody is told on the first day', async () => {
    // Two days by the shop's clock, which may be put forward meanwhile.
    const plans = await db.query<unknown[]>(
      `SELECT state, reason, change_count > 0 AS filled, at > now() + interval '46 hours' AS "isToCome"
       FROM price_plan ORDER BY id`,
    );
    const reasons = ['The new harvest is dearer', 'A year of good orders', 'Agreed by telephone'];
    expect(plans).toEqual(reasons.map((reason) => ({ state: 'planned', reason, filled: true, isToCome: true })));
  });

  test('has orders that cost what the history of prices says of their day', async () => {
    const [lines] = await db.query<[{ lines: number; others: number; dated: number }]>(
      `SELECT count(*)::integer AS lines, (count(*) FILTER (WHERE l.list_amount <> h.price))::integer AS others,
         (count(*) FILTER (WHERE l.list_amount <> coalesce(v.customer_price, p.customer_price, p.price)))::integer AS dated
       FROM orders o JOIN order_line l ON l.order_id = o.id JOIN product p ON p.id = l.product_id
         LEFT JOIN product_variant v ON v.product_id = l.product_id AND v.name = l.variant
       CROSS JOIN LATERAL (
         SELECT (coalesce(c.new ->> 'customerPrice', c.new ->> 'price'))::numeric AS price FROM price_change c
         WHERE c.product_id = l.product_id AND c.variant = coalesce(l.variant, '') AND c.kind = CASE WHEN l.variant IS NULL THEN 'product' ELSE 'size' END
           AND c.at <= o.created_at ORDER BY c.id DESC LIMIT 1) AS h
       WHERE l.list_amount IS NOT NULL`,
    );
    expect(lines.others).toBe(0);
    expect(lines.dated).toBeGreaterThan(50);
    expect(lines.lines).toBeGreaterThan(600);
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
         min(at) < now() - interval '364 days' AS "ofAYear", max(at) < now() - interval '10 days' AS "isOver"
       FROM (${entry}) AS entries`,
    );
    expect(facts).toEqual({
      ...{ gaps: 0, none: 0, torn: 0, products: true, sizes: true, agreed: 2, businesses: 2, changed: true },
      ...{ ofAYear: true, isOver: true },
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

  test('has nine accounts, some of each kind', async () => {
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
      account('driver', 'staff'),
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

  test('has 300 orders whose sums are those of their lines, and no mail to anybody', async () => {
    const orders = await one(
      `SELECT count(*)::integer AS orders, count(DISTINCT status)::integer AS statuses, count(DISTINCT kind)::integer AS kinds,
         count(DISTINCT zone_id)::integer AS zones,
         (count(*) FILTER (WHERE subtotal_amount <> (SELECT sum(unit_price * quantity) FROM order_line l WHERE l.order_id = o.id)))::integer AS torn,
         (count(*) FILTER (WHERE total_amount <> subtotal_amount - discount_amount + delivery_fee))::integer AS wrong,
         (count(*) FILTER (WHERE status <> (SELECT status FROM order_event e WHERE e.order_id = o.id ORDER BY e.id DESC LIMIT 1)))::integer AS unexplained,
         (SELECT count(*)::integer FROM outgoing_mail) AS mails,
         (SELECT count(*)::integer FROM graphile_worker.jobs WHERE task_identifier = 'send_mail') AS jobs
       FROM orders o`,
    );
    expect(orders).toEqual({
      ...{ orders: 300, statuses: 5, kinds: 4, zones: 4, torn: 0, wrong: 0, unexplained: 0, mails: 0, jobs: 0 },
    });
    const faults: string[] = [];
    const verified = await verifyOrders(db, (fault) => faults.push(fault));
    expect(faults).toEqual([]);
    expect(verified).toMatchObject({ orders: 300, ordersOfBefore: 0, wrong: 0 });
  });

  test('has orders of three months up to now, each delivered in a window of its zone, to the sums of the reports', async () => {
    const times = await one(
      `SELECT count(DISTINCT date_trunc('week', created_at))::integer >= 13 AS weeks, max(created_at) <= now() AS "areBeforeNow",
         min(created_at) BETWEEN now() - interval '94 days' AND now() - interval '90 days' AS "areOfThreeMonths",
         (count(*) FILTER (WHERE cut_off <= created_at))::integer AS late,
         (count(*) FILTER (WHERE NOT EXISTS (SELECT FROM delivery_window w WHERE w.zone_id = o.zone_id
           AND w.weekday = extract(isodow FROM o.delivery_date) AND w.begins || '-' || w.ends = o.delivery_window)))::integer AS unplanned,
         (SELECT count(*)::integer FROM delivery_booking b WHERE b.booked <> (SELECT count(*) FROM orders o
           WHERE o.zone_id = b.zone_id AND o.delivery_date = b.day AND o.delivery_window = b.time_window AND o.status <> 'cancelled')) AS miscounted
       FROM orders o`,
    );
    expect(times).toEqual({
      ...{ weeks: true, areBeforeNow: true, areOfThreeMonths: true, late: 0, unplanned: 0, miscounted: 0 },
    });
    const client = await database.connect();
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    expect((await client.query('SELECT * FROM wrong_order_sums()')).rows).toEqual([]);
    await client.query('COMMIT');
  });

  test('has a history of every order, of credit and of the stock in the sequence of its moments', async () => {
    const back = (table: string, of: string, at: string) =>
      one(
        `SELECT count(*)::integer AS back FROM (SELECT ${at} < lag(${at}) OVER (PARTITION BY ${of} ORDER BY id) AS is_back FROM ${table}) AS rows WHERE is_back`,
      );
    expect(await back('order_event', 'order_id', 'at')).toEqual({ back: 0 });
    expect(await back('credit_entry', 'user_id', 'created_at')).toEqual({ back: 0 });
    expect(await back('stock_entry', 'stock_id', 'created_at')).toEqual({ back: 0 });
    expect(await back('audit_entry', `1`, 'at')).toEqual({ back: 0 });
    expect(
      await one(
        `SELECT (SELECT count(*)::integer FROM order_event WHERE change IS NOT NULL) > 5 AS changes,
           (SELECT count(DISTINCT action)::integer FROM audit_entry) AS actions, (SELECT count(*)::integer FROM order_request WHERE buyer = 'demo') AS moments,
           (SELECT count(DISTINCT kind)::integer FROM stock_entry) >= 4 AS kinds`,
      ),
    ).toEqual({ changes: true, actions: 15, moments: 0, kinds: true });
  });

  test('has a ledger that adds up, and leaves the credit to whoever tries it', async () => {
    const rows = await db.query<Record<string, unknown>[]>(
      `SELECT u.username, a.current_balance = (SELECT sum(amount) FROM credit_entry e WHERE e.user_id = a.user_id) AS adds_up,
         a.current_balance > a.credit_limit * 0.8 AS "isOpen",
         (SELECT count(*)::integer FROM credit_entry e WHERE e.user_id = a.user_id AND type = 'payment') > 15 AS pays,
         (SELECT bool_and(ok) FROM (SELECT balance_after = sum(amount) OVER (ORDER BY id) AS ok FROM credit_entry e WHERE e.user_id = a.user_id) AS chain) AS chain
       FROM credit_account a JOIN users u ON u.id = a.user_id`,
    );
    expect(rows).toEqual([{ username: 'business', adds_up: true, isOpen: true, pays: true, chain: true }]);
  });

  test('has as much of what is counted as it says', async () => {
    const rows = await db.query<Record<string, unknown>[]>(
      `SELECT p.name || ' ' || s.variant AS what, s.quantity FROM stock s JOIN product p ON p.id = s.product_id ORDER BY 1`,
    );
    expect(rows).toEqual([
      { what: 'Edible Flower Ice Cubes Box of 12', quantity: 4 },
      { what: 'Frozen Lemon Slices 1kg', quantity: 3 },
      { what: 'Frozen Lemon Slices 500g', quantity: 40 },
      { what: 'Frozen Mixed Berries 1kg', quantity: 24 },
      { what: 'Frozen Mixed Berries 500g', quantity: 5 },
      { what: 'Frozen Strawberries ', quantity: 60 },
      { what: 'Sunflower Seeds ', quantity: 120 },
    ]);
  });
});
