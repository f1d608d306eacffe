import { referenceKey } from '../../../common/rules/currencyRules';
import type { DataSource } from 'typeorm';
import { guestAddress, makeProduct } from '../../support/data/orderBodies';
import { EMPLOYEE_PLACE } from '../../support/data/people';
import { countStock } from '../../support/data/stock';
import type { TestShop } from '../../support/shop';

/** Ids that the tables refer to by name, filled in by `prepareShop`. */
export const fixture = { ids: {} as Record<string, number>, inStock: 0, counted: 0 };

let count = 0;
const nextKey = () => (count += 1);

export function guestOrder(paymentMethod = 'COD') {
  return {
    idempotencyKey: `authorization-test-${nextKey()}`,
    items: [{ productId: fixture.inStock, quantity: 1 }],
    paymentMethod,
    deliveryAddress: guestAddress(),
  };
}

export function accountOrder(paymentMethod = 'COD', addressType = 'MANUAL') {
  return {
    idempotencyKey: `authorization-test-${nextKey()}`,
    items: [{ productId: fixture.inStock, quantity: 1 }],
    paymentMethod,
    addressType,
    customerName: 'Layal Tannous',
    customerEmail: 'layal@example.com',
    customerPhone: '+961 3 000 000',
    deliveryAddress: { street: 'Hamra Street 1', city: 'Beirut' },
  };
}

/** A form with a username that nobody has yet. */
export function person() {
  return {
    username: `someone-${nextKey()}`,
    password: 'fresh-every-day',
    email: 'someone@example.com',
    firstName: 'Some',
    lastName: 'One',
  };
}

export function business() {
  return { ...person(), businessName: 'Some Café', businessAddress: 'Harbour 1', businessCity: 'Sidon' };
}

export function employeeForm() {
  return {
    ...person(),
    ...EMPLOYEE_PLACE,
  };
}

/** What a business orders in one click, and what an employee orders: to their own address. */
export function ownOrder() {
  return { idempotencyKey: `authorization-test-${nextKey()}`, items: [{ productId: fixture.inStock, quantity: 1 }] };
}

export function withoutKey({ idempotencyKey: _, ...body }: Record<string, unknown>) {
  return body;
}

export const categoryForm = () => ({ name: 'Teas', description: 'Leaves', slug: `teas-${nextKey()}` });
export const productForm = () => ({
  name: 'Verbena',
  description: 'Leaves',
  categoryId: 1,
  customerPrice: '2.00',
  businessPrice: '1.00',
});
/** Each at an instant of its own. */
export const planForm = () => ({
  at: new Date(Date.UTC(new Date().getUTCFullYear() + 2, 0, 1, 0, nextKey())).toISOString(),
  changes: [{ kind: 'CUSTOMER_PRICE', productId: fixture.inStock, value: '5.00' }],
});
export const restPlanForm = () => {
  const { changes, ...plan } = planForm();
  return { ...plan, changes: changes.map((change) => ({ ...change, kind: 'customer_price' })) };
};

export const discountForm = () => ({ code: `code-${nextKey()}`, discountPercent: 10 });

/** Adds the rows that the operations and routes work on. */
export async function prepareShop({ db }: TestShop): Promise<void> {
  // A business that nobody has approved yet; with a discount, so that it would show if it counted.
  await db.query(
    `INSERT INTO users (username, email, password_hash, role, business_approved, business_name, payment_mode, business_discount)
     SELECT 'pending', 'pending@bustan.example', password_hash, 'business', false, 'Not yet', 'credit', 50
     FROM users WHERE username = 'customer'`,
  );
  await db.query(
    `INSERT INTO users (username, email, password_hash, role, business_name, business_approved, email_unconfirmed)
     SELECT 'target', 'x@bustan.example', password_hash, 'business', 'A business', true, true
     FROM users WHERE username = 'customer'`,
  );
  const users = await db.query<{ id: number; username: string }[]>('SELECT id, username FROM users');
  fixture.ids = Object.fromEntries(users.map(({ id, username }) => [username, id]));
  for (const [what, insert] of CATALOGUE) fixture.ids[what] = await insertOne(db, insert, [what.toLowerCase()]);
  fixture.ids.token = await insertOne(
    db,
    `INSERT INTO api_token (owner_id, name, token_hash, scopes) VALUES ($1, 'Till', '\\x00', '{read}') RETURNING id`,
    [fixture.ids.business],
  );
  fixture.ids.order = await insertOne(
    db,
    `INSERT INTO orders (kind, payment_method, customer_name, subtotal_amount, delivery_fee, total_amount, price_book)
     VALUES ('guest', 'cod', 'A guest', 1, 3, 4, 'customer') RETURNING id`,
  );
  fixture.inStock = await insertOne(
    db,
    `SELECT id FROM product p WHERE in_stock AND customer_price > 0
       AND NOT EXISTS (SELECT 1 FROM product_variant v WHERE v.product_id = p.id) ORDER BY id LIMIT 1`,
  );
  fixture.ids.changed = await insertOne(
    db,
    `WITH made AS (INSERT INTO orders (kind, payment_method, customer_name, subtotal_amount, delivery_fee, total_amount, price_book)
       VALUES ('guest', 'cod', 'A guest', 1, 3, 4, 'customer') RETURNING id)
     INSERT INTO order_line (order_id, position, product_id, product_name, unit_price, price_rule, quantity)
     SELECT id, 0, $1, 'A product', 1, 'customer', 1 FROM made RETURNING order_id AS id`,
    [fixture.inStock],
  );
  fixture.ids.changedLine = await insertOne(db, 'SELECT id FROM order_line WHERE order_id = $1', [fixture.ids.changed]);
  fixture.ids.product = fixture.inStock;
  fixture.counted = await makeProduct(db, { name: 'Counted', customerPrice: '2.00' });
  fixture.ids.counted = fixture.counted;
  fixture.ids.closure = await insertOne(db, CLOSURE, [0]);
  await countStock(db, fixture.counted, 1000);
}

/** Adds the rows that operations delete and settle, so that none is refused because its row is already gone. */
export async function prepareRemoval(db: DataSource): Promise<void> {
  const n = nextKey();
  for (const [what, insert] of CATALOGUE) {
    fixture.ids[`${what}-1`] = await insertOne(db, insert, [`${what.toLowerCase()}-${n}`]);
  }
  for (const [name, role] of [
    ['to-erase-1', 'customer'],
    ['its-employee-1', 'employee'],
  ] as const) {
    fixture.ids[name] = await insertOne(
      db,
      `INSERT INTO users (username, email, password_hash, role, parent_business_id, business_approved)
       SELECT $1, 'x@bustan.example', password_hash, $2, $3, true FROM users WHERE username = 'customer' RETURNING id`,
      [`${name}-${n}`, role, role === 'employee' ? fixture.ids.business : null],
    );
  }
  await db.query('DELETE FROM delivery_closure WHERE id <> $1', [fixture.ids.closure]);
  fixture.ids['closure-1'] = await insertOne(db, CLOSURE, [n]);
  // There may be fifty.
  await db.query(`UPDATE delivery_zone SET deleted_at = now() WHERE name LIKE 'Removed %' OR name LIKE 'Zone %'`);
  fixture.ids['zone-1'] = await insertOne(db, 'INSERT INTO delivery_zone (name) VALUES ($1) RETURNING id', [
    `Removed ${n}`,
  ]);
  fixture.ids.transferred = await insertOne(
    db,
    `WITH made AS (INSERT INTO orders (kind, payment_method, customer_name, subtotal_amount, delivery_fee, total_amount, price_book)
       VALUES ('guest', 'wishmoney', 'A guest', 1, 3, 4, 'customer') RETURNING id)
     INSERT INTO order_transfer (order_id, reference, reference_key) SELECT id, $1, $2 FROM made RETURNING order_id AS id`,
    [transferForm(n).reference, referenceKey(transferForm(n).reference)],
  );
  await db.query(
    `INSERT INTO individual_price (user_id, product_id, custom_price) VALUES ($1, $2, 1) ON CONFLICT DO NOTHING`,
    [fixture.ids.target, fixture.inStock],
  );
}

/** The reference of the order that waits to be paid. */
export const transferForm = (n = count) => ({ reference: `WM-${1_000 + n}` });

const CLOSURE = `INSERT INTO delivery_closure (day, reason) VALUES (current_date + 10000 + $1::integer, 'A holiday') RETURNING id`;

const CATALOGUE = [
  ['Category', `INSERT INTO category (name, slug, description) VALUES ($1, $1, 'x') RETURNING id`],
  [
    'Product',
    `INSERT INTO product (name, description, category_id, customer_price) VALUES ($1, 'x', 1, 5) RETURNING id`,
  ],
  ['PricePlan', `INSERT INTO price_plan (at, made_by_username) VALUES (now() + interval '1 year', $1) RETURNING id`],
  ['DiscountCode', 'INSERT INTO discount_code (code, discount_percent) VALUES ($1, 5) RETURNING id'],
] as const;

async function insertOne(db: DataSource, statement: string, values: unknown[] = []): Promise<number> {
  const [row] = await db.query<{ id: number }[]>(statement, values);
  return row!.id;
}
