import type { Client } from 'pg';
import { freshDatabase, type FreshDatabase } from '../../support/database';

let database: FreshDatabase;
let client: Client;
beforeAll(async () => {
  database = await freshDatabase('demo');
  client = await database.connect();
});
afterAll(() => database.drop());

/** Places orders of three lines, each with its first event. */
async function place(count: number): Promise<void> {
  await client.query(
    `WITH placed AS (
       INSERT INTO orders (kind, payment_method, customer_name, customer_email, customer_phone, delivery_address,
         subtotal_amount, delivery_fee, total_amount, price_book)
       SELECT 'guest', 'cod', 'Guest', 'guest@guests.example', '+96170123456', '{"street":"Hamra 12"}', 30, 3, 33, 'customer'
       FROM generate_series(1, $1::integer) RETURNING id),
     event AS (INSERT INTO order_event (order_id, status) SELECT id, 'pending' FROM placed)
     INSERT INTO order_line (order_id, position, product_id, product_name, unit_price, price_rule, quantity)
     SELECT placed.id, product.position - 1, product.id, 'Juice', 10, 'customer', 1
     FROM placed, (SELECT id, row_number() OVER (ORDER BY id) AS position FROM product ORDER BY id LIMIT 3) AS product`,
    [count],
  );
}

// PostgreSQL plans the statements of a trigger once for a connection.
test('a connection that began while there were few orders reads none but the new one when there are many', async () => {
  // How PostgreSQL looks for what a foreign key refers to is its own affair.
  await client.query('ALTER TABLE order_line DROP CONSTRAINT order_line_order_fk');
  await client.query('ALTER TABLE order_event DROP CONSTRAINT order_event_order_fk');
  // As autovacuum does while there are few; after five plans of their own, statements keep one.
  await client.query('VACUUM (ANALYZE) orders, order_line, order_event');
  for (let early = 0; early < 6; early += 1) await place(1);
  await place(500);
  await client.query('BEGIN');
  try {
    await place(1);
    const { rows } = await client.query<{ orders: number; lines: number; events: number; noted: number }>(
      `SELECT pg_stat_get_xact_tuples_returned('orders'::regclass)::integer AS orders,
         pg_stat_get_xact_tuples_returned('order_line'::regclass)::integer AS lines,
         pg_stat_get_xact_tuples_returned('order_event'::regclass)::integer AS events,
         (SELECT count(*) FROM sold_change WHERE order_id = (SELECT max(id) FROM orders))::integer AS noted`,
    );
    // What is found by an index is not counted here.
    expect(rows).toEqual([{ orders: 0, lines: 0, events: 0, noted: 3 }]);
  } finally {
    await client.query('ROLLBACK');
  }
});
