import type { DataSource } from 'typeorm';
import { openShopDatabase } from '../../../server/database';
import { sqlState } from '../../../server/db/transaction';
import { type FreshDatabase, freshDatabase } from '../../support/database';

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

describe('what the database itself refuses', () => {
  beforeAll(async () => {
    database = await freshDatabase('demo');
    db = await openShopDatabase(database.url);
  });

  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  test.each([
    ['UPDATE', 'UPDATE credit_entry SET amount = amount + 1'],
    ['UPDATE', `UPDATE credit_entry SET description = 'another'`],
    ['DELETE', 'DELETE FROM credit_entry'],
    ['TRUNCATE', 'TRUNCATE credit_entry CASCADE'],
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
    ['order_line_added', `UPDATE order_line SET price_book = 'customer' WHERE id = (SELECT min(id) FROM order_line)`],
    ['order_line_added', `UPDATE order_line SET priced_at = now() WHERE id = (SELECT min(id) FROM order_line)`],
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
