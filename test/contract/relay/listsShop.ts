import { getNamedType, isEnumType, isObjectType, type GraphQLField } from 'graphql';
import { OPERATIONS } from '../../../server/api/authorization/operations';
import { buildShopSchema } from '../../../server/api/schema';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';

const schema = buildShopSchema();

/** A list of the schema, read in one order by somebody who may. */
export interface ListCase {
  /** Like `orders`. */
  readonly list: string;
  /** Its arguments besides those of the page, like `sort: TOTAL, descending: true`. */
  readonly order: string;
  readonly reader: Reader;
}

export type Reader = 'admin' | 'business';

/** Every list of the schema: the fields that answer pages, wherever they are. */
export const LISTS: readonly { parent: string; field: GraphQLField<unknown, unknown> }[] = Object.values(
  schema.getTypeMap(),
)
  .filter(isObjectType)
  .flatMap((parent) =>
    Object.values(parent.getFields()).flatMap((field) => {
      const type = getNamedType(field.type);
      return isObjectType(type) && 'pageInfo' in type.getFields() ? [{ parent: parent.name, field }] : [];
    }),
  );

/** Every list in each order that its arguments can ask for, and the searches of products and orders. */
export const LIST_CASES: readonly ListCase[] = LISTS.flatMap(({ field: { name, args } }) => {
  const sort = args.find((argument) => argument.name === 'sort');
  const type = sort && getNamedType(sort.type);
  const sorts = isEnumType(type) ? type.getValues().map((value) => `sort: ${value.name}`) : [''];
  const directions = args.some((argument) => argument.name === 'descending')
    ? ['descending: true', 'descending: false']
    : [''];
  const orders = sorts.flatMap((by) => directions.map((direction) => [by, direction].filter(Boolean).join(', ')));
  const reader: Reader = OPERATIONS[`Query.${name}`]!.viewers.includes('admin') ? 'admin' : 'business';
  // A search goes its own way through a list: by the index, or in the list's order.
  if (name === 'products') orders.push('search: "relay"');
  if (name === 'orders') orders.push(...orders.map((by) => `${by}, search: "e"`));
  // All of its entries are more than a page.
  if (name === 'priceHistory') orders.splice(0, orders.length, ...orders.map((by) => `${by}, userId: 2`));
  return orders.map((order) => ({
    list: name,
    order,
    reader,
  }));
});

/** A shop in which every list has more than a dozen entries, many of them equal but for their ids. */
export async function startListsShop(): Promise<{ shop: TestShop; readers: Record<Reader, ShopClient> }> {
  // No job ends, and none begins, while the pages of their list are read.
  const shop = await startShop({ jobs: false });
  const readers = { admin: await shop.signedIn('admin'), business: await shop.signedIn('business') };
  for (const statement of ROWS) await shop.db.query(statement);
  const [business] = await shop.db.query<{ id: number }[]>(`SELECT id FROM users WHERE username = 'business'`);
  // Each is an entry of the history of its terms.
  for (let n = 1; n <= 15; n += 1) {
    await shop.db.query('UPDATE users SET business_discount = $2 WHERE id = $1', [business!.id, n]);
  }
  // Each is an entry of the ledger, of its business's history and of the audit log.
  for (let n = 1; n <= 15; n += 1) {
    const { errors } = await readers.admin.graphql(
      'mutation ($id: Int!, $input: CreditAdjustmentInput!) { adjustCredit(userId: $id, input: $input) { account { userId } } }',
      { id: business!.id, input: { amount: '1.00', description: 'One of many' } },
    );
    expect(errors).toEqual([]);
  }
  return { shop, readers };
}

const ROWS = [
  `INSERT INTO category (name, slug, description) SELECT 'Shelf ' || n, 'shelf-' || n, '' FROM generate_series(1, 15) AS n`,
  `INSERT INTO product (category_id, name, description, customer_price)
   SELECT (SELECT id FROM category WHERE slug = 'shelf-1'), (ARRAY['Relay', 'relay', 'Rélay tea'])[1 + n % 3], 'relay',
     CASE WHEN n % 5 > 0 THEN 1000 + n % 4 END FROM generate_series(1, 25) AS n`,
  `INSERT INTO orders (kind, status, payment_method, customer_name, subtotal_amount, delivery_fee, total_amount, price_book)
   SELECT 'guest', (ARRAY['pending', 'shipped'])[1 + n % 2], 'cod', (ARRAY['Élie', 'eva'])[1 + n % 2], n % 4 + 0.5, 3, n % 4 + 3.5,
     'customer' FROM generate_series(1, 20) AS n`,
  `INSERT INTO orders (kind, payment_method, customer_name, subtotal_amount, delivery_fee, total_amount, price_book)
   SELECT 'guest', 'wishmoney', 'Eva', n, 3, n + 3, 'customer' FROM generate_series(1, 15) AS n`,
  `INSERT INTO exchange_rate (lbp_per_usd, shows_usd, by_user_id, by_username)
   SELECT 89500 + n % 3, true, 1, 'admin' FROM generate_series(1, 15) AS n`,
  `INSERT INTO users (username, email, password_hash, role, first_name, last_name, payment_mode)
   SELECT 'relay-' || n, 'x@bustan.example', 'x', 'customer', (ARRAY['élie', 'Eva', ''])[1 + n % 3], 'Haddad', 'cash'
   FROM generate_series(1, 15) AS n`,
  `INSERT INTO users (username, email, password_hash, role, first_name, last_name, payment_mode, parent_business_id)
   SELECT 'hand-' || n, 'x@bustan.example', 'x', 'employee', 'A', 'B', 'cash', u.id
   FROM generate_series(1, 15) AS n, users u WHERE u.username = 'business'`,
  `INSERT INTO discount_code (code, discount_percent, max_uses, current_uses, expires_at)
   SELECT 'RELAY' || n, 1 + n % 3, 5, n % 4, CASE WHEN n % 3 = 0 THEN now() + make_interval(days => n % 2) END
   FROM generate_series(1, 15) AS n`,
  `INSERT INTO api_token (owner_id, name, token_hash, scopes, last_used_at)
   SELECT u.id, (ARRAY['Till', 'éclair'])[1 + n % 2], decode(lpad(n::text, 4, '0'), 'hex'), '{read}',
     CASE WHEN n % 3 = 0 THEN now() - make_interval(mins => n % 4) END
   FROM generate_series(1, 15) AS n, users u WHERE u.username = 'admin'`,
  `INSERT INTO outgoing_mail (kind, to_address, status, attempts, last_error)
   SELECT 'order_status', 'rana@example.com', 'failed', 9, 'Nobody of that name' FROM generate_series(1, 15) AS n`,
  `INSERT INTO price_plan (at, made_by_username)
   SELECT date_trunc('day', now()) + make_interval(days => 9 + n % 3), 'admin' FROM generate_series(1, 15) AS n`,
  `INSERT INTO stock (product_id, variant) SELECT id, '' FROM product WHERE description = 'relay' ORDER BY id LIMIT 15`,
  `WITH counted AS (
     UPDATE stock SET quantity = stock.id % 4 FROM product p WHERE p.id = product_id AND p.description = 'relay'
     RETURNING stock.id, quantity)
   INSERT INTO stock_entry (stock_id, kind, change, balance_after, reason)
   SELECT id, 'count', quantity, quantity, 'One of many' FROM counted ORDER BY id`,
];
