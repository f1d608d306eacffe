import type { DataSource } from 'typeorm';
import { hashPassword } from '../accounts/signIn/passwords';
import { allowLongTransaction, transaction } from '../db/transaction';
import type { Queryable } from '../db/queryable';
import { tellChangeSource } from '../pricing/history/changeSource';

/** How much a large shop has. */
export interface LargeShop {
  products: number;
  businesses: number;
  orders: number;
}

/** The sizes with which the screens are tested. */
export const LARGE: LargeShop = { products: 5_000, businesses: 500, orders: 100_000 };

/** The domain of the generated users' addresses; finding one tells that the shop was filled before. */
const MAIL_DOMAIN = '@large.bustan.example';

/**
 * Fills a shop with many plausible rows, by statements over whole sets: products, businesses with an employee
 * each, orders of the last 360 days with lines and history, and credit ledgers that add up. Everything is computed from
 * running numbers, so that the same sizes make the same shop.
 *
 * @returns false, having changed nothing, when the shop was filled before
 * @throws when there are no categories to put the products into
 */
export async function loadLarge(db: DataSource, size: LargeShop = LARGE): Promise<boolean> {
  // Once for all users, since argon2 is slow on purpose.
  const passwordHash = await hashPassword('fresh-every-day');
  return transaction(db, async (tx) => {
    await allowLongTransaction(tx, '0');
    await tellChangeSource(tx, { actorId: null, via: 'seed' });
    const [generated] = await tx.query<unknown[]>('SELECT 1 FROM users WHERE email LIKE $1 LIMIT 1', [
      `%${MAIL_DOMAIN}`,
    ]);
    if (generated) return false;
    const [category] = await tx.query<unknown[]>('SELECT 1 FROM category LIMIT 1');
    if (!category) throw new Error('There are no categories; load the demo data first (npm run seed).');
    await loadProducts(tx, size.products);
    await loadBusinesses(tx, size.businesses, passwordHash);
    await loadOrders(tx, size.orders);
    await loadLedgers(tx);
    return true;
  });
}

async function loadProducts(tx: Queryable, count: number): Promise<void> {
  await tx.query(
    `INSERT INTO product (category_id, name, description, customer_price, business_price, tags, in_stock)
     SELECT c.ids[1 + n % cardinality(c.ids)],
       (ARRAY['Golden', 'Mountain', 'Sun-dried', 'Wild', 'Village', 'Roasted', 'Cold-pressed', 'Early'])[1 + n % 8] || ' '
         || (ARRAY['apricots', 'almonds', 'pomegranate', 'figs', 'walnuts', 'mulberries', 'lemonade', 'dates', 'cherries'])[1 + n % 9]
         || ' no. ' || n,
       'From the growers of the valley, batch ' || n || '.', 1000 + n % 900 * 50, 900 + n % 900 * 45,
       ARRAY['batch-' || n % 50], n % 11 > 0
     FROM generate_series(1, $1::integer) AS n, (SELECT array_agg(id ORDER BY id) AS ids FROM category) AS c`,
    [count],
  );
}

/** Every second one pays by credit, every fifth in individual mode; one of fifty waits for its approval. */
async function loadBusinesses(tx: Queryable, count: number, passwordHash: string): Promise<void> {
  await tx.query(
    `INSERT INTO users (username, email, password_hash, role, business_approved, payment_mode, pricing_mode,
       business_discount, business_name, address, city, country, phone, created_at)
     SELECT 'large-' || n, 'large-' || n || $2, $3, 'business', n % 50 > 0, CASE WHEN n % 2 = 0 THEN 'credit' ELSE 'cash' END,
       CASE WHEN n % 5 = 0 THEN 'individual' ELSE 'discount' END, n % 4 * 5,
       (ARRAY['Café', 'Hotel', 'Bakery', 'Restaurant', 'Grocery'])[1 + n % 5] || ' '
         || (ARRAY['Cedar', 'Zahlé', 'Byblos', 'Tyre', 'Batroun', 'Chouf', 'Jounieh'])[1 + n % 7] || ' ' || n,
       'Harbour Street ' || n, (ARRAY['Beirut', 'Tripoli', 'Sidon', 'Zahlé'])[1 + n % 4], 'Lebanon',
       '+961 3 ' || lpad(n::text, 6, '0'), now() - make_interval(days => 400)
     FROM generate_series(1, $1::integer) AS n`,
    [count, MAIL_DOMAIN, passwordHash],
  );
  await tx.query(
    `INSERT INTO users (username, email, password_hash, role, first_name, last_name, business_approved, location, address,
       city, state, zip, phone, parent_business_id)
     SELECT b.username || '-employee', 'e-' || b.email, $2, 'employee', 'Employee', b.business_name, true, 'Kitchen',
       b.address, b.city, 'Lebanon', '1000', b.phone, b.id
     FROM users b WHERE b.email LIKE $1 AND b.role = 'business'`,
    [`large-%${MAIL_DOMAIN}`, passwordHash],
  );
}

/**
 * Orders, the oldest first: half of guests, the others of approved businesses, every sixth of those by the employee.
 * Each has one to four lines by the price book of who buys. Most are delivered; the newest are on their way.
 */
async function loadOrders(tx: Queryable, count: number): Promise<void> {
  await stageOrders(tx, count);
  await stageLines(tx);
  await tx.query('ANALYZE large_order, large_line');
  await insertOrders(tx);
  await insertEvents(tx);
}

/** Who ordered when, and how far each order has come, in a temporary table. */
async function stageOrders(tx: Queryable, count: number): Promise<void> {
  await tx.query(
    `CREATE TEMPORARY TABLE large_order ON COMMIT DROP AS
     WITH business AS (
       SELECT row_number() OVER (ORDER BY b.id) AS rank, b.id AS business_id, e.id AS employee_id, b.business_name, b.email,
         b.phone, b.address, b.city, b.payment_mode = 'credit' AS by_credit,
         CASE WHEN b.pricing_mode = 'individual' THEN 'individual:' || b.id ELSE 'discount:' || b.business_discount END AS book,
         CASE WHEN b.pricing_mode = 'discount' THEN nullif(b.business_discount, 0) END AS percent
       FROM users b JOIN users e ON e.parent_business_id = b.id
       WHERE b.email LIKE $2 AND b.role = 'business' AND b.business_approved)
     SELECT nextval('orders_id_seq')::integer AS id, n, b.*, n % 12 = 1 AS by_employee,
       now() - make_interval(secs => 360.0 * 86400 * ($1 - n + 1) / $1) AS at,
       CASE WHEN n > $1 * 0.99 THEN (ARRAY['pending', 'confirmed', 'shipped'])[1 + n % 3]
         WHEN n % 17 = 0 THEN 'cancelled' ELSE 'delivered' END AS status
     FROM generate_series(1, $1::integer) AS n
     LEFT JOIN business b ON n % 2 = 1 AND b.rank = 1 + n / 2 % (SELECT count(*) FROM business)`,
    [count, `large-%${MAIL_DOMAIN}`],
  );
}

async function stageLines(tx: Queryable): Promise<void> {
  await tx.query(
    `CREATE TEMPORARY TABLE large_line ON COMMIT DROP AS
     WITH priced AS (
       SELECT row_number() OVER (ORDER BY id) AS rank, id, name, customer_price, business_price FROM product
       WHERE deleted_at IS NULL AND customer_price > 0 AND business_price > 0)
     SELECT o.id AS order_id, position, p.id AS product_id, p.name, 1 + (o.n + position) % 5 AS quantity,
       CASE WHEN o.business_id IS NULL THEN 'customer' ELSE 'business' END AS price_rule, base, o.percent,
       round(exact, 2) AS unit_price, round(exact, 2) - exact AS rounding, p.customer_price AS list
     FROM large_order o CROSS JOIN LATERAL generate_series(0, o.n % 4) AS position
     JOIN priced p ON p.rank = 1 + (o.n::bigint * 31 + position * 7919) % (SELECT count(*) FROM priced),
     LATERAL (SELECT CASE WHEN o.business_id IS NULL THEN p.customer_price ELSE p.business_price END AS base) b,
     LATERAL (SELECT base * (100 - coalesce(o.percent, 0)) / 100 AS exact) e`,
  );
}

async function insertOrders(tx: Queryable): Promise<void> {
  await tx.query(
    `INSERT INTO orders (id, kind, status, payment_method, payment_status, user_id, account_id, customer_name,
       employee_name, customer_email, customer_phone, delivery_address, subtotal_amount, discount_rounding, delivery_fee,
       total_amount, price_book, created_at)
     SELECT o.id, CASE WHEN business_id IS NULL THEN 'guest' WHEN by_employee THEN 'employee' ELSE 'one_click' END, status,
       CASE WHEN business_id IS NULL THEN (ARRAY['cod', 'wishmoney', 'stripe'])[1 + n / 2 % 3]
         WHEN by_employee THEN 'employee_order' WHEN by_credit THEN 'credit' ELSE 'cod' END,
       CASE WHEN status = 'cancelled' AND by_credit THEN 'refunded' ELSE 'pending' END,
       CASE WHEN by_employee THEN employee_id ELSE business_id END, business_id,
       coalesce(business_name, (ARRAY['Rana', 'Élie', 'Joanna', 'Karim', 'Layal', 'Ziad', 'Maya', 'Omar'])[1 + n / 2 % 8]
         || ' ' || (ARRAY['Haddad', 'Khoury', 'Frem', 'Tannous', 'Saab', 'Najjar'])[1 + n / 16 % 6]),
       CASE WHEN by_employee AND business_id IS NOT NULL THEN 'Employee ' || business_name END,
       coalesce(email, 'guest-' || n || $1), coalesce(phone, '+961 70 ' || lpad((n % 1000000)::text, 6, '0')),
       jsonb_build_object('street', coalesce(address, 'Sassine Square ' || n % 200), 'city', coalesce(city, 'Beirut')),
       subtotal, 0, fee, subtotal + fee, coalesce(book, 'customer'), at
     FROM large_order o
     JOIN (SELECT order_id, sum(unit_price * quantity) AS subtotal FROM large_line GROUP BY order_id) t ON t.order_id = o.id,
     LATERAL (SELECT CASE WHEN business_id IS NULL THEN 3 ELSE 0 END AS fee) f
     ORDER BY o.id`,
    [MAIL_DOMAIN],
  );
  await tx.query(
    `INSERT INTO order_line (order_id, position, product_id, product_name, unit_price, price_rule, base_amount,
       discount_percent, rounding, list_amount, saved_amount, quantity)
     SELECT order_id, position, product_id, name, unit_price, price_rule, base, percent, rounding, list,
       greatest(list - unit_price, 0), quantity
     FROM large_line ORDER BY order_id, position`,
  );
}

async function insertEvents(tx: Queryable): Promise<void> {
  await tx.query(
    `INSERT INTO order_event (order_id, status, by_user_id, at)
     SELECT id, 'pending', CASE WHEN by_employee THEN employee_id ELSE business_id END, at FROM large_order ORDER BY id`,
  );
  await tx.query(
    `INSERT INTO order_event (order_id, status, at)
     SELECT id, status, at + interval '1 minute' FROM large_order WHERE status <> 'pending' ORDER BY id`,
  );
}

/** More than the charges between two payments can come to. */
const CREDIT_LIMIT = '50000000.00';

/**
 * The ledgers of the businesses in credit mode: opened with a limit, charged for each order, refunded for each
 * cancelled one, and paid after every tenth. The database checks each entry on the one before it, so they are written
 * one round after the other: the first of every business, the second of every business, and so on.
 */
async function loadLedgers(tx: Queryable): Promise<void> {
  await tx.query(
    `INSERT INTO credit_account (user_id, credit_limit, current_balance)
     SELECT id, $2::numeric, 0 FROM users WHERE email LIKE $1 AND role = 'business' AND payment_mode = 'credit'`,
    [`large-%${MAIL_DOMAIN}`, CREDIT_LIMIT],
  );
  await tx.query(
    `CREATE TEMPORARY TABLE large_entry ON COMMIT DROP AS
     WITH charged AS (
       SELECT o.business_id, o.id, o.status = 'cancelled' AS cancelled, o.at, r.total_amount,
         row_number() OVER (PARTITION BY o.business_id ORDER BY o.id) AS turn
       FROM large_order o JOIN orders r ON r.id = o.id WHERE o.by_credit),
     entry AS (
       SELECT user_id, 'adjustment' AS type, credit_limit AS amount, 'Credit account opened' AS description,
         NULL::integer AS order_id, now() - interval '361 days' AS at, 0 AS step
       FROM credit_account JOIN users u ON u.id = user_id WHERE u.email LIKE $1
       UNION ALL SELECT business_id, 'charge', -total_amount, 'Order #' || id, id, at, 1 FROM charged
       UNION ALL SELECT business_id, 'refund', total_amount, 'Order #' || id || ' cancelled', id, at + interval '1 minute', 2
       FROM charged WHERE cancelled
       UNION ALL SELECT business_id, 'payment', sum(total_amount), 'Bank transfer', NULL, max(at) + interval '2 minutes', 3
       FROM charged WHERE NOT cancelled GROUP BY business_id, (turn - 1) / 10 HAVING count(*) > 8)
     SELECT *, row_number() OVER (PARTITION BY user_id ORDER BY at, step, order_id) AS round FROM entry`,
    [`large-%${MAIL_DOMAIN}`],
  );
  await tx.query('CREATE INDEX ON large_entry (round)');
  await tx.query('ANALYZE large_entry');
  const [{ rounds }] = await tx.query<[{ rounds: number }]>(
    'SELECT coalesce(max(round), 0)::integer AS rounds FROM large_entry',
  );
  for (let round = 1; round <= rounds; round += 1) {
    await tx.query(
      `WITH entry AS (SELECT * FROM large_entry WHERE round = $1),
       account AS (
         UPDATE credit_account a SET current_balance = a.current_balance + e.amount FROM entry e WHERE a.user_id = e.user_id
         RETURNING a.user_id, a.current_balance)
       INSERT INTO credit_entry (user_id, type, amount, balance_after, description, order_id, created_at)
       SELECT user_id, type, amount, current_balance, description, order_id, at FROM entry JOIN account USING (user_id)
       ORDER BY user_id`,
      [round],
    );
  }
}
