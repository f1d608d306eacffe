import { randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'pg';

const LINES = JSON.stringify([1, 2, 3].map((id) => ({ id, name: `Product ${id}`, price: 100_000 + id * 1000 })));

/**
 * The floor of placing orders: one hand-written transaction of five statements that inserts the same rows as an order
 * of three lines, with nothing checked and no server between.
 * @returns transactions per second, and the 99th percentile of one in milliseconds
 */
export async function measureOrderFloor(
  url: string,
  connections: number,
  seconds: number,
): Promise<{ rate: number; p99: number }> {
  const times: number[] = [];
  const end = Date.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new Client({ connectionString: url });
      await client.connect();
      while (Date.now() < end) {
        const begun = performance.now();
        await insertOrder(client);
        times.push(performance.now() - begun);
      }
      await client.end();
    }),
  );
  times.sort((a, b) => a - b);
  return { rate: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

async function insertOrder(client: Client): Promise<void> {
  await client.query('BEGIN');
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO orders (kind, payment_method, customer_name, customer_email, customer_phone, delivery_address,
       subtotal_amount, delivery_fee, total_amount, price_book)
     VALUES ('guest', 'cod', 'Bench Guest', 'bench@bustan.example', '+96170123456', '{"street":"Hamra 12"}', 306000, 3, 306003, 'customer')
     RETURNING id`,
  );
  const id = rows[0]?.id;
  await client.query(
    `INSERT INTO order_line (order_id, position, product_id, product_name, unit_price, price_rule, quantity)
     SELECT $1, row_number() OVER () - 1, id, name, price, 'customer', 1
     FROM json_to_recordset($2::json) AS line(id integer, name text, price numeric)`,
    [id, LINES],
  );
  await client.query(
    `WITH event AS (INSERT INTO order_event (order_id, status) VALUES ($1, 'pending')),
       mail AS (INSERT INTO outgoing_mail (kind, to_address, order_id, status) VALUES ('order_confirmation', 'bench@bustan.example', $1, 'sent'))
     INSERT INTO order_request (buyer, key, body_hash, order_id, answer) VALUES ('guest', $2, $3, $1, '{"orderId": 1}')`,
    [id, randomUUID(), randomBytes(32)],
  );
  await client.query('COMMIT');
}
