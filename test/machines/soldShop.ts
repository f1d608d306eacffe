import type { Client } from 'pg';
import { MAX_AMOUNT } from '../../common/money';
import { accounts } from '../../server/demo/demoAccounts';
import { newKey } from '../support/data/orderBodies';
import { ShopClient } from '../support/shopClient';
import type { Answered } from './buyers';

/** How many pieces come in; no run orders that many. */
const RECEIVED = 1_000_000;

/** What a load buys in a shop of the demo, so that credit and stock can be held against it afterwards. */
export interface Sold {
  /** A product that is counted from the beginning of the load on. */
  readonly productId: number;
  /** The business whose orders are charged to its credit, which is enough for all of them. */
  readonly businessId: number;
  /** The orders of the load have higher ids. */
  readonly ordersBefore: number;
}

/** Signs a demo account in. */
export async function signIn(url: string, username: string): Promise<ShopClient> {
  const { password } = accounts.find((account) => account.username === username)!;
  const client = new ShopClient(url);
  const { status } = await client.rest('POST', '/api/login', { username, password });
  if (status !== 200) throw new Error(`${username} could not sign in: ${status}`);
  return client;
}

/** One that the demo sells without a size. */
export async function anyProduct(db: Client): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `SELECT id FROM product WHERE in_stock AND customer_price IS NOT NULL AND deleted_at IS NULL ORDER BY id LIMIT 1`,
  );
  return rows[0]!.id;
}

/** Counts what is bought, receives plenty of it, and gives the business on credit all the credit that there can be. */
export async function prepareShop(admin: ShopClient, db: Client): Promise<Sold> {
  const productId = await anyProduct(db);
  const { rows } = await db.query<{ businessId: number; ordersBefore: number }>(
    `SELECT u.id AS "businessId", (SELECT coalesce(max(id), 0) FROM orders) AS "ordersBefore"
     FROM users u WHERE username = 'business'`,
  );
  const sold = { productId, ...rows[0]! };
  for (const [method, path, body] of [
    ['PUT', `/api/admin/stock/${productId}`, { stock: 0 }],
    ['POST', `/api/admin/stock/${productId}/receipt`, { quantity: RECEIVED, reason: 'Bought' }],
    ['PUT', `/api/admin/business-credit/${sold.businessId}/limit`, { creditLimit: MAX_AMOUNT }],
  ] as const) {
    const { status, text } = await admin.rest(method, path, body, { 'Idempotency-Key': newKey() });
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
  }
  return sold;
}

/** Orders of the load by what is wrong with their entries, and the counted stock beside what comes out for it. */
interface Books {
  /** On credit, answered as placed, and not charged once by it. */
  charged: number[];
  /** Cancelled without one refund by it, or not cancelled with one. */
  refunded: number[];
  /** What a ledger charges or refunds for an order that there is not, or that is not on credit. */
  withoutOrder: number[];
  stock: number;
}

/** Fails where credit is not charged once for each order on credit, or the stock is not what the orders have left of it. */
export async function expectBooks(
  db: Client,
  { productId, ordersBefore }: Sold,
  answered: readonly Answered[],
): Promise<void> {
  // A change that makes an order dearer or cheaper has an entry of its own, which its event names.
  const { rows } = await db.query<{ id: number; charges: number; refunds: number; isCancelled: boolean }>(
    `SELECT o.id, o.status = 'cancelled' AS "isCancelled", count(e.id) FILTER (WHERE e.type = 'charge')::integer AS charges,
       count(e.id) FILTER (WHERE e.type = 'refund')::integer AS refunds
     FROM orders o LEFT JOIN credit_entry e ON e.order_id = o.id
       AND NOT EXISTS (SELECT FROM order_event c WHERE c.credit_entry_id = e.id AND c.change IS NOT NULL)
     WHERE o.payment_method = 'credit' AND o.id > $1 GROUP BY o.id`,
    [ordersBefore],
  );
  const onCredit = new Map(rows.map((row) => [row.id, row]));
  const strays = await db.query<{ id: string }>(
    `SELECT e.id FROM credit_entry e LEFT JOIN orders o ON o.id = e.order_id
     WHERE e.type IN ('charge', 'refund') AND e.order_id > $1 AND o.payment_method IS DISTINCT FROM 'credit' ORDER BY e.id`,
    [ordersBefore],
  );
  const stock = await db.query<{ stock: number; comesOut: number }>(
    `SELECT s.quantity AS stock, $3 - (SELECT coalesce(sum(l.quantity), 0)::integer FROM order_line l JOIN orders o ON o.id = l.order_id
       WHERE l.product_id = s.product_id AND o.id > $2 AND o.status <> 'cancelled') AS "comesOut"
     FROM stock s WHERE s.product_id = $1 AND s.variant = ''`,
    [productId, ordersBefore, RECEIVED],
  );
  const told = answered.filter((order) => order.isOnCredit);
  expect(told.length).toBeGreaterThan(0);
  const found: Books = {
    charged: [...told.filter(({ id }) => !onCredit.has(id)), ...rows.filter(({ charges }) => charges !== 1)].map(
      ({ id }) => id,
    ),
    refunded: rows.filter(({ refunds, isCancelled }) => refunds !== Number(isCancelled)).map(({ id }) => id),
    withoutOrder: strays.rows.map(({ id }) => Number(id)),
    stock: stock.rows[0]!.stock,
  };
  expect(found).toEqual({ charged: [], refunded: [], withoutOrder: [], stock: stock.rows[0]!.comesOut });
}
