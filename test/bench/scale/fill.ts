import type { DataSource } from 'typeorm';
import { hashPassword } from '../../../server/accounts/signIn/passwords';
import { allowLongQueries } from '../../../server/db/dataSource';
import { historyRows } from './fillHistory';

/** How much a shop has. */
export interface ShopSize {
  products: number;
  businesses: number;
  orders: number;
  agreedPrices: number;
}

export const PASSWORD = 'a long enough password';
/** The business with the most orders and agreed prices; there are others of every kind. */
export const BUSINESS = 'business-1';

const TABLES = [
  'product',
  'users',
  'orders',
  'order_line',
  'order_event',
  'credit_account',
  'credit_entry',
  'outgoing_mail',
  'audit_entry',
  'individual_price',
  'price_change_set',
  'price_change',
  'price_plan',
  'price_plan_item',
  'discount_code',
  'api_token',
];

/**
 * Fills a migrated, empty database: orders of the last year of which few products and businesses have many, as in shops
 * that are real, half of them of guests. Rows are written without triggers, foreign keys and indexes, which are made
 * when all is there; what triggers keep is written with them.
 */
export async function fill(db: DataSource, size: ShopSize): Promise<void> {
  const runner = db.createQueryRunner();
  try {
    await allowLongQueries(runner);
    const run = (sql: string, values?: unknown[]): Promise<unknown> => runner.query(sql, values);
    for (const setting of [`maintenance_work_mem = '512MB'`, `work_mem = '256MB'`, 'synchronous_commit = off']) {
      await run(`SET ${setting}`);
    }
    const passwordHash = await hashPassword(PASSWORD);
    const restore = await withoutIndexes(run);
    await run('SELECT setseed(0.5)');
    for (const statement of rowsOf(size)) await run(statement);
    await run('UPDATE users SET password_hash = $1', [passwordHash]);
    for (const statement of restore) await run(statement);
    await run('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await run('SELECT fill_order_sums()');
    await run('COMMIT');
    await run('SELECT fill_list_counts()');
    await run('VACUUM (ANALYZE)');
  } finally {
    await runner.release();
  }
}

/** Takes triggers, foreign keys and indexes away. @returns the statements that bring them back */
async function withoutIndexes(run: (sql: string, values?: unknown[]) => Promise<unknown>): Promise<string[]> {
  const found = (await run(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS "drop",
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS "make"
     FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY($1::regclass[])
     UNION ALL
     SELECT format('DROP INDEX %s', indexrelid::regclass), pg_get_indexdef(indexrelid) FROM pg_index i
     WHERE indrelid = ANY($1::regclass[]) AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid)
     UNION ALL
     SELECT format('ALTER TABLE %s DISABLE TRIGGER USER', t), format('ALTER TABLE %s ENABLE TRIGGER USER', t)
     FROM unnest($1::regclass[]) AS t`,
    [TABLES],
  )) as { drop: string; make: string }[];
  for (const { drop } of found) await run(drop);
  // Indexes before the foreign keys that are checked by them.
  return found
    .map(({ make }) => make)
    .sort((one, other) => Number(one.includes('FOREIGN')) - Number(other.includes('FOREIGN')));
}

function rowsOf({ products, businesses, orders, agreedPrices }: ShopSize): string[] {
  const words = Math.max(500, Math.round(products / 10));
  return [
    `CREATE TEMPORARY TABLE word AS SELECT n AS place, (ARRAY['ba','ka','de','li','fo','mi','gu','ne','ra','pa','so','tu','vi'])[1 + n % 13]
       || (ARRAY['ra','lo','ti','men','sal','dor','kin'])[1 + n / 13 % 7]
       || (ARRAY['na','vo','ris','tel','mu','da','ko','shi','bel','gar','pon'])[1 + n / 91 % 11]
       || (ARRAY['','s','ta','ro','li','nu','ma','zet','qua','wi','xo','fy','jun'])[1 + n / 1001 % 13] AS text
     FROM generate_series(0, ${words - 1}) AS n`,
    'CREATE INDEX ON word (place)',
    `INSERT INTO search_word SELECT DISTINCT text FROM word ON CONFLICT DO NOTHING`,
    `INSERT INTO search_word VALUES ('golden'), ('mountain'), ('dried'), ('wild'), ('village'), ('roasted'), ('pressed'), ('early'),
       ('apricots'), ('almonds'), ('pomegranate'), ('figs'), ('walnuts'), ('mulberries'), ('lemonade'), ('dates'),
       ('cherries'), ('growers'), ('valley') ON CONFLICT DO NOTHING`,
    `INSERT INTO category (name, slug, description) SELECT 'Category ' || n, 'category-' || n, 'One of twelve' FROM generate_series(1, 12) n`,
    `INSERT INTO product (category_id, name, description, customer_price, business_price, tags, in_stock, variants, search_name,
       search_tags, search)
     SELECT c.ids[1 + n % 12], name, description, price, price * 0.9, ARRAY[tag], n % 11 > 0, CASE WHEN n % 3 = 0
         THEN json_build_array(json_build_object('name', '250 g', 'customerPrice', price::numeric(14,2)::text, 'businessPrice', (price * 0.9)::numeric(14,2)::text),
           json_build_object('name', '1 kg', 'customerPrice', (price * 3)::numeric(14,2)::text, 'businessPrice', (price * 2.7)::numeric(14,2)::text))
         ELSE '[]' END,
       search_form(name), search_form(tag), search_form(concat_ws(' ', name, tag, description))
     FROM generate_series(1, ${products}) AS n
       JOIN word a ON a.place = n % ${words} JOIN word b ON b.place = n * 7 % ${words}
       CROSS JOIN (SELECT array_agg(id ORDER BY id) AS ids FROM category) AS c,
       LATERAL (SELECT (ARRAY['Golden', 'Mountain', 'Dried', 'Wild', 'Village', 'Roasted', 'Pressed', 'Early'])[1 + n % 8] || ' '
         || (ARRAY['apricots', 'almonds', 'pomegranate', 'figs', 'walnuts', 'mulberries', 'lemonade', 'dates', 'cherries'])[1 + n % 9]
         || ' ' || a.text AS name, 'From the growers of the valley ' || b.text || '.' AS description, b.text AS tag,
         (1000 + n * 7919 % 900 * 50)::numeric(14,2) AS price) AS made
     ORDER BY n`,
    `INSERT INTO product_variant (product_id, name, position, customer_price, business_price)
     SELECT p.id, v->>'name', position - 1, (v->>'customerPrice')::numeric, (v->>'businessPrice')::numeric
     FROM product p, json_array_elements(p.variants) WITH ORDINALITY AS e(v, position)`,
    `INSERT INTO users (username, email, password_hash, role) VALUES ('admin', 'admin@scale.example', '', 'admin')`,
    `INSERT INTO users (username, email, password_hash, role, business_approved, payment_mode, pricing_mode, business_discount,
       business_name, address, city, country, phone)
     SELECT 'business-' || n, 'business-' || n || '@scale.example', '', 'business', n % 50 > 0,
       CASE WHEN n % 2 = 1 THEN 'credit' ELSE 'cash' END, CASE WHEN n % 5 = 1 THEN 'individual' ELSE 'discount' END, n % 4 * 5,
       (ARRAY['Café', 'Hotel', 'Bakery', 'Restaurant', 'Grocery'])[1 + n % 5] || ' ' || w.text || ' ' || n, 'Harbour Street ' || n,
       'Beirut', 'Lebanon', '+961 3 ' || lpad(n::text, 6, '0')
     FROM generate_series(1, ${businesses}) n JOIN word w ON w.place = n % ${words} ORDER BY n`,
    `INSERT INTO users (username, email, password_hash, role, first_name, last_name, business_approved, location, address,
       city, state, zip, phone, parent_business_id)
     SELECT 'employee-' || b.id, 'e-' || b.email, '', 'employee', 'Employee', b.business_name, true, 'Kitchen',
       b.address, b.city, 'Lebanon', '1000', b.phone, b.id FROM users b WHERE b.role = 'business' ORDER BY b.id`,
    `INSERT INTO users (username, email, password_hash, role, first_name, last_name)
     SELECT 'customer-' || n, 'customer-' || n || '@scale.example', '', 'customer', 'Rana', 'Haddad ' || n FROM generate_series(1, ${businesses}) n`,
    // One business has a price agreed for every product that a list can hold of it, the others share the rest.
    `INSERT INTO individual_price (user_id, product_id, custom_price)
     SELECT b.id, p.id, 500 + n % 1000 FROM generate_series(1, ${agreedPrices}) n
       JOIN (SELECT row_number() OVER (ORDER BY id) AS rank, id FROM users WHERE role = 'business') b
         ON b.rank = CASE WHEN n <= ${Math.min(1_000, products)} THEN 1 ELSE 2 + n % ${businesses - 1} END
       JOIN (SELECT row_number() OVER (ORDER BY id) AS rank, id FROM product) p
         ON p.rank = 1 + CASE WHEN n <= ${Math.min(1_000, products)} THEN n - 1 ELSE n / ${businesses - 1} % ${products} END
     ON CONFLICT DO NOTHING`,
    ...historyRows(products, businesses),
    // random() ^ 3: of the products and businesses, the first tenth gets half of the orders.
    `CREATE TEMPORARY TABLE planned AS
     SELECT n AS id, CASE WHEN n % 2 = 0 THEN 1 + floor(${businesses} * (random() ^ 3))::integer END AS rank, n % 12 = 0 AS by_employee,
       now() - make_interval(secs => 364.0 * 86400 * (${orders} - n + 1) / ${orders}) AS at,
       CASE WHEN n > ${orders} * 0.99 THEN (ARRAY['pending', 'confirmed', 'shipped'])[1 + n % 3]
         WHEN n % 17 = 0 THEN 'cancelled' ELSE 'delivered' END AS status
     FROM generate_series(1, ${orders}) n`,
    `CREATE TEMPORARY TABLE sold AS
     SELECT o.id, position, 1 + floor(${products} * (random() ^ 3))::integer AS product, 1 + (o.id + position) % 5 AS quantity
     FROM planned o, generate_series(0, o.id % 4) AS position`,
    `INSERT INTO order_line (order_id, position, product_id, product_name, unit_price, price_rule, quantity)
     SELECT s.id, position, p.id, p.name, p.customer_price, 'customer', quantity
     FROM sold s JOIN (SELECT row_number() OVER (ORDER BY id) AS rank, * FROM product) p ON p.rank = s.product ORDER BY s.id, position`,
    `INSERT INTO orders (id, kind, status, payment_method, payment_status, user_id, account_id, customer_name, employee_name,
       customer_email, customer_phone, delivery_address, subtotal_amount, delivery_fee, total_amount, price_book, created_at, search)
     SELECT o.id, CASE WHEN b.id IS NULL THEN 'guest' WHEN by_employee THEN 'employee' ELSE 'one_click' END, status,
       CASE WHEN b.id IS NULL THEN (ARRAY['cod', 'wishmoney', 'stripe'])[1 + o.id / 2 % 3] WHEN by_employee THEN 'employee_order'
         WHEN b.payment_mode = 'credit' THEN 'credit' ELSE 'cod' END, 'pending', CASE WHEN by_employee THEN e.id ELSE b.id END, b.id,
       who.name, CASE WHEN by_employee THEN 'Employee ' || b.business_name END, who.email, who.phone,
       jsonb_build_object('street', 'Sassine Square ' || o.id % 200, 'city', 'Beirut'), subtotal, 3, subtotal + 3, 'customer', at,
       order_search(who.name, CASE WHEN by_employee THEN 'Employee ' || b.business_name END, who.email, who.phone)
     FROM planned o
       JOIN (SELECT order_id, sum(unit_price * quantity) AS subtotal FROM order_line GROUP BY order_id) t ON t.order_id = o.id
       LEFT JOIN (SELECT row_number() OVER (ORDER BY id) AS rank, * FROM users WHERE role = 'business') b ON b.rank = o.rank
       LEFT JOIN users e ON e.parent_business_id = b.id,
       LATERAL (SELECT coalesce(b.business_name, (ARRAY['Rana', 'Élie', 'Joanna', 'Karim', 'Layal', 'Ziad', 'Maya', 'Omar'])[1 + o.id / 2 % 8]
           || ' ' || (ARRAY['Haddad', 'Khoury', 'Frem', 'Tannous', 'Saab', 'Najjar'])[1 + o.id / 16 % 6]) AS name,
         coalesce(b.email, 'guest-' || o.id || '@scale.example') AS email,
         coalesce(b.phone, '+961 70 ' || lpad((o.id % 1000000)::text, 6, '0')) AS phone) AS who
     ORDER BY o.id`,
    `SELECT setval('orders_id_seq', ${orders})`,
    `INSERT INTO order_event (order_id, status, at) SELECT id, 'pending', at FROM planned ORDER BY id`,
    `INSERT INTO order_event (order_id, status, at)
     SELECT id, status, at + interval '1 minute' FROM planned WHERE status <> 'pending' ORDER BY id`,
    `INSERT INTO credit_account (user_id, credit_limit, current_balance)
     SELECT id, 50000000, 1000 + id FROM users WHERE role = 'business' AND payment_mode = 'credit'`,
    `INSERT INTO credit_entry (user_id, type, amount, balance_after, description, order_id, created_at)
     SELECT account_id, 'charge', -total_amount, 1000, 'Order #' || id, id, created_at FROM orders WHERE payment_method = 'credit' ORDER BY id`,
    `INSERT INTO outgoing_mail (kind, to_address, order_id, status, subject, sent_at, created_at)
     SELECT 'order_confirmation', customer_email, id, CASE WHEN id % 1000 = 0 THEN 'failed' ELSE 'sent' END, 'Order #' || id, created_at, created_at
     FROM orders ORDER BY id`,
    `INSERT INTO audit_entry (actor_id, actor_username, action, subject_type, subject_id, before, after, at)
     SELECT u.id, u.username, CASE WHEN o.id % 100 = 0 THEN 'product.update' ELSE 'order.status' END,
       CASE WHEN o.id % 100 = 0 THEN 'product' ELSE 'order' END, o.id, '{"status": "pending"}', '{"status": "confirmed"}', o.created_at
     FROM orders o, users u WHERE u.username = 'admin' ORDER BY o.id`,
    `INSERT INTO discount_code (code, discount_percent, max_uses, current_uses, expires_at)
     SELECT 'CODE-' || n, 1 + n % 90, nullif(n % 7, 0) * 100, n % 90, now() + make_interval(days => n % 400 - 50)
     FROM generate_series(1, ${businesses}) n`,
    `INSERT INTO api_token (owner_id, name, token_hash, scopes)
     SELECT u.id, 'Robot ' || n, sha256(n::text::bytea), '{read}' FROM generate_series(1, ${businesses}) n, users u WHERE u.username = 'admin'`,
  ];
}
