import type { MigrationInterface, QueryRunner } from 'typeorm';
import { written } from './written';

/**
 * What is noted of new lines, with each order read by its number. PostgreSQL plans the statements of a trigger once for a
 * connection. Planned while the shop had few orders they read all of them, and went on so until the table was analysed. A
 * subquery that locks, or that has an offset, is left where it stands: once for each order, by the index.
 */
export const NOTE_NEW_LINES = `CREATE OR REPLACE FUNCTION note_new_lines() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM FROM (SELECT DISTINCT order_id FROM made ORDER BY order_id) AS n
        CROSS JOIN LATERAL (SELECT FROM orders o WHERE o.id = n.order_id FOR NO KEY UPDATE) AS held;
      INSERT INTO sold_change (order_id, at, product_id, quantity, orders, amount)
        SELECT n.order_id, o.created_at, n.product_id, n.quantity,
          (n.lines = (SELECT count(*) FROM order_line l WHERE l.order_id = n.order_id AND l.product_id = n.product_id))::integer, n.amount
        FROM (SELECT order_id, product_id, count(*) AS lines, sum(quantity) AS quantity, sum(unit_price * quantity) AS amount
          FROM made GROUP BY order_id, product_id) AS n
        CROSS JOIN LATERAL (SELECT created_at FROM orders WHERE id = n.order_id AND status <> 'cancelled' OFFSET 0) AS o;
      RETURN NULL;
    END $$`;

export class OrdersByTheirIndex1790003250000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(NOTE_NEW_LINES);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of written) {
      if (statement.includes('FUNCTION note_new_lines()')) await runner.query(statement);
    }
  }
}
