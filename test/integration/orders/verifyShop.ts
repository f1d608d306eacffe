import { openShopDatabase } from '../../../server/database';
import { verifyOrders, type Verified } from '../../../server/orders/verifying/verifyOrders';
import { accountBody, guestBody, idOf, makeProduct, newKey } from '../../support/data/orderBodies';
import { placeBy } from '../../support/data/placing';
import { retryWhileBusy, type FreshDatabase } from '../../support/database';
import { startShop } from '../../support/shop';

/** The orders of a shop that the faults are planted into, by what they are. */
export type Placed = Record<
  'guest' | 'customer' | 'business' | 'employee' | 'agreed' | 'cancelled' | 'before' | 'replaced',
  number
>;

/** Fills a demo database with an order of each kind, by the shop itself. */
export async function placeOrders(database: FreshDatabase): Promise<Placed> {
  const shop = await startShop({ databaseUrl: database.url });
  try {
    const { db } = shop;
    const juice = await makeProduct(db, {
      name: 'Test juice',
      customerPrice: '10.00',
      businessPrice: '8.00',
      variants: { Small: { customer: '12.50', business: '9.99' } },
    });
    const nuts = await makeProduct(db, { name: 'Test nuts', customerPrice: '1000.00', businessPrice: '0.15' });
    await db.query(
      `INSERT INTO individual_price (user_id, product_id, variant, custom_price) VALUES ($1, $2, '', 10.50), ($1, $2, 'Small', 7.77)`,
      [await idOf(db, 'business-cash'), juice],
    );
    await db.query(`INSERT INTO discount_code (code, discount_percent) VALUES ('ODD', 33.33)`);
    const both = [
      { productId: juice, quantity: 3, selectedSize: 'Small' },
      { productId: juice, quantity: 1 },
    ];
    const order = async (who: string, body: Record<string, unknown>) => {
      const client = who === 'guest' ? shop.guest() : await shop.signedIn(who);
      const { order: placed } = await placeBy('GraphQL', who === 'guest' ? 'guest' : 'account', client, body);
      return placed!.id as number;
    };
    const portal = async (who: string, path: string, items: object[]): Promise<number> => {
      const client = await shop.signedIn(who);
      return (await client.rest('POST', path, { items }, { 'Idempotency-Key': newKey() })).body.orderId;
    };
    const placed = {
      guest: await order('guest', guestBody(both, { discountCode: 'ODD' })),
      customer: await order('customer', accountBody([{ productId: nuts, quantity: 2 }])),
      business: await order(
        'business',
        accountBody([...both, { productId: nuts, quantity: 7 }], { paymentMethod: 'credit' }),
      ),
      employee: await portal('employee', '/api/employee/orders', [{ productId: juice, quantity: 2 }]),
      agreed: await portal('business-cash', '/api/business/one-click-order', [
        { productId: juice, quantity: 3, variant: 'Small' },
        { productId: juice, quantity: 1 },
      ]),
      cancelled: await portal('business', '/api/business/one-click-order', [{ productId: juice, quantity: 2 }]),
      before: await order('guest', guestBody(both)),
      replaced: await order('customer', accountBody([{ productId: juice, quantity: 3 }])),
    };
    const admin = await shop.signedIn('admin');
    const { status } = await admin.rest('PATCH', `/api/orders/${placed.cancelled}/status`, { status: 'cancelled' });
    if (status !== 200) throw new Error('The order was not cancelled');
    // Nuts at the price of the juice that they come instead of, and a small juice.
    const [replaced] = await db.query<{ id: number }[]>('SELECT id FROM order_line WHERE order_id = $1', [
      placed.replaced,
    ]);
    const change = await admin.rest('PATCH', `/api/orders/${placed.replaced}/lines`, {
      lines: [],
      added: [
        { productId: nuts, quantity: 2, replacesLineId: replaced!.id },
        { productId: juice, selectedSize: 'Small', quantity: 1 },
      ],
      reason: 'The press broke',
    });
    if (change.status !== 200) throw new Error('The order was not changed');
    await db.query(
      `UPDATE order_line SET base_amount = NULL, discount_percent = NULL, rounding = NULL, list_amount = NULL, saved_amount = NULL
       WHERE order_id = $1`,
      [placed.before],
    );
    await db.query(`UPDATE orders SET discount_rounding = NULL, created_at = '2020-01-01' WHERE id = $1`, [
      placed.before,
    ]);
    return placed;
  } finally {
    await shop.stop();
  }
}

/** What the faults and what is told of them name besides the orders. */
export async function ledgerFacts(
  database: FreshDatabase,
  { business, agreed }: Placed,
): Promise<Record<string, string | number>> {
  const client = await database.connect();
  const { rows } = await client.query<Record<string, string | number>>(
    `SELECT charge.id AS entry, charge.balance_after AS after, charge.balance_after + 0.01 AS "afterOther", next.id AS next,
       next.balance_after AS "nextAfter", next.balance_after - charge.amount AS "nextWithout", 1000 AS new,
       charge.user_id AS "creditBusiness", current_balance AS last,
       (SELECT account_id FROM orders WHERE id = $2) AS "agreedBusiness",
       (SELECT id FROM discount_code WHERE code = 'ODD') AS code,
       (SELECT id FROM product WHERE name = 'Sunflower Seeds') AS counted,
       (SELECT e.id FROM stock_entry e JOIN stock s ON s.id = e.stock_id JOIN product p ON p.id = s.product_id
        WHERE p.name = 'Sunflower Seeds') AS "countedEntry"
     FROM credit_entry charge JOIN credit_account a USING (user_id) JOIN credit_entry next USING (user_id)
     WHERE charge.order_id = $1 AND next.id > charge.id ORDER BY next.id LIMIT 1`,
    [business, agreed],
  );
  await client.end();
  return rows[0] ?? {};
}

/** What the database itself would refuse, so that a fault can be planted. */
const UNGUARD = [
  'ALTER TABLE orders DROP CONSTRAINT orders_total, DROP CONSTRAINT orders_discount_rounding, DISABLE TRIGGER USER',
  'ALTER TABLE order_line DROP CONSTRAINT order_line_reason, DISABLE TRIGGER USER',
  'ALTER TABLE credit_entry DISABLE TRIGGER USER',
  'ALTER TABLE credit_account DISABLE TRIGGER USER',
  'ALTER TABLE stock_entry DISABLE TRIGGER USER',
  'ALTER TABLE stock DISABLE TRIGGER USER',
];

/** Verifies a copy of the database in which something was changed by hand. */
export async function verifyCopy(
  database: FreshDatabase,
  changes: readonly string[],
): Promise<{ lines: string[]; verified: Verified }> {
  const url = new URL(database.url);
  const name = `${url.pathname.slice(1)}_copy`;
  await retryWhileBusy(`CREATE DATABASE ${name} TEMPLATE ${url.pathname.slice(1)} STRATEGY file_copy`);
  url.pathname = `/${name}`;
  const db = await openShopDatabase(url.toString());
  try {
    for (const statement of changes.length > 0 ? [...UNGUARD, ...changes] : []) await db.query(statement);
    const lines: string[] = [];
    const verified = await verifyOrders(db, (line) => lines.push(line));
    return { lines, verified };
  } finally {
    await db.destroy();
    await retryWhileBusy(`DROP DATABASE ${name} WITH (FORCE)`);
  }
}
