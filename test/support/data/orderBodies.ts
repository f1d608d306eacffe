import type { DataSource } from 'typeorm';
import { randomUUID } from 'node:crypto';

type Fields = Record<string, unknown>;

/** A key that no other order of the tests has. */
export const newKey = (): string => `test-${randomUUID()}`;

/** A body of the guest checkout that is accepted as it is; `change` replaces whole fields. */
export function guestBody(items: Fields[], change: Fields = {}): Fields {
  return {
    items,
    paymentMethod: 'cod',
    deliveryAddress: guestAddress(),
    ...change,
  };
}

/** The address of the guest checkout, every part filled. */
export function guestAddress(change: Fields = {}): Fields {
  return {
    firstName: 'Joanna',
    lastName: 'Frem',
    email: 'joanna@guests.example',
    phone: '+961 3 218 440',
    street: 'Sassine Square 21',
    city: 'Beirut',
    area: 'Achrafieh',
    building: 'Cedar House',
    floor: '4',
    country: 'Lebanon',
    fullAddress: 'Sassine Square 21, Achrafieh, Beirut',
    ...change,
  };
}

/** A body of the account checkout that is accepted as it is. */
export function accountBody(items: Fields[], change: Fields = {}): Fields {
  return {
    items,
    paymentMethod: 'cod',
    customerName: 'Layal Tannous',
    customerEmail: 'layal@buyers.example',
    customerPhone: '+961 70 554 901',
    addressType: 'manual',
    deliveryAddress: {
      street: 'Armenia Street 77',
      city: 'Beirut',
      state: 'Beirut',
      zipCode: '1100',
      country: 'Lebanon',
    },
    ...change,
  };
}

/** The same body as GraphQL's input: enum values in upper case, the key inside. */
export function asInput(body: Fields, idempotencyKey: string = newKey()): Fields {
  const upper = (value: unknown) => (typeof value === 'string' ? value.toUpperCase() : value);
  return {
    ...body,
    idempotencyKey,
    paymentMethod: upper(body.paymentMethod),
    ...('addressType' in body && { addressType: upper(body.addressType) }),
  };
}

const RESULT = `__typename
  ... on OrderPlaced { orderId status createdAt subtotalAmount discountAmount deliveryFee totalAmount loyaltyPointsEarned }
  ... on PriceChanged { code message
    fresh { subtotalAmount discountAmount deliveryFee totalAmount items { productId selectedSize unitPrice } } }
  ... on OrderRefusal { code message productId selectedSize }`;

export const PLACE_GUEST = `mutation ($input: GuestOrderInput!) { placed: placeGuestOrder(input: $input) { ${RESULT} } }`;
export const PLACE_ACCOUNT = `mutation ($input: AccountOrderInput!) { placed: placeAccountOrder(input: $input) { ${RESULT} } }`;

/** Counts of everything that an order stores, which a refusal must not change. */
export async function footprint(db: DataSource): Promise<Record<string, unknown>> {
  const [row] = await db.query<Record<string, unknown>[]>(
    `SELECT (SELECT count(*)::integer FROM orders) AS orders,
       (SELECT count(*)::integer FROM order_line) AS lines,
       (SELECT count(*)::integer FROM order_event) AS events,
       (SELECT count(*)::integer FROM order_request) AS requests,
       (SELECT count(*)::integer FROM outgoing_mail) AS mails,
       (SELECT count(*)::integer FROM credit_entry) AS entries,
       (SELECT sum(current_balance)::text FROM credit_account) AS balance,
       (SELECT json_object_agg(code, current_uses ORDER BY code) FROM discount_code) AS uses`,
  );
  if (!row) throw new Error('nothing was counted');
  return row;
}

/** A product of one test's own; prices as text, variants by name. */
export async function makeProduct(
  db: DataSource,
  product: {
    name: string;
    customerPrice?: string | null;
    businessPrice?: string | null;
    price?: string | null;
    inStock?: boolean;
    variants?: Record<string, { customer?: string | null; business?: string | null }>;
  },
): Promise<number> {
  const [row] = await db.query<{ id: number }[]>(
    `INSERT INTO product (category_id, name, description, customer_price, business_price, price, in_stock)
     VALUES ((SELECT min(id) FROM category), $1, 'As described', $2, $3, $4, $5) RETURNING id`,
    [
      product.name,
      product.customerPrice ?? null,
      product.businessPrice ?? null,
      product.price ?? null,
      product.inStock ?? true,
    ],
  );
  if (!row) throw new Error('no product was made');
  for (const [position, [name, { customer = null, business = null }]] of Object.entries(
    product.variants ?? {},
  ).entries()) {
    await db.query(
      'INSERT INTO product_variant (product_id, name, position, customer_price, business_price) VALUES ($1, $2, $3, $4, $5)',
      [row.id, name, position, customer, business],
    );
  }
  return row.id;
}

/** The id of the account. */
export async function idOf(db: DataSource, username: string): Promise<number> {
  const [row] = await db.query<{ id: number }[]>('SELECT id FROM users WHERE username = $1', [username]);
  if (!row) throw new Error(`there is no ${username}`);
  return row.id;
}

/** Holds the ledger against its rules: the balance is the sum, every entry follows on the one before. */
export async function ledgerOf(
  db: DataSource,
  userId: number,
): Promise<{ balance: string; sum: string; brokenLinks: number; entries: number }> {
  const [row] = await db.query<{ balance: string; sum: string; brokenLinks: number; entries: number }[]>(
    `SELECT (SELECT current_balance::text FROM credit_account WHERE user_id = $1) AS balance, sum(amount)::text AS sum,
       count(*)::integer AS entries, (count(*) FILTER (WHERE balance_after <> coalesce(before, 0) + amount))::integer AS "brokenLinks"
     FROM (SELECT amount, balance_after, lag(balance_after) OVER (ORDER BY id) AS before
           FROM credit_entry WHERE user_id = $1) AS entry`,
    [userId],
  );
  if (!row) throw new Error('the ledger could not be read');
  return row;
}
