import { idOf, makeProduct, newKey } from '../../../support/data/orderBodies';
import { type TestShop, startShop } from '../../../support/shop';
import type { ShopClient } from '../../../support/shopClient';

export type Fields = Record<string, any>;

jest.setTimeout(120_000);

export let shop: TestShop;
export let clients: Record<string, ShopClient>;
export let ids: Record<string, number>;
export let juice: number;
export let nuts: number;
export let standard: number;

beforeAll(async () => {
  shop = await startShop();
  await shop.db.query(
    `INSERT INTO users (username, email, password_hash, role, business_approved, payment_mode)
     SELECT 'pending', 'pending@bustan.example', password_hash, 'business', false, 'credit'
     FROM users WHERE username = 'business'`,
  );
  clients = { guest: shop.guest() };
  for (const name of ['business', 'business-cash', 'employee', 'employee-cash', 'customer', 'admin']) {
    clients[name] = await shop.signedIn(name);
    ids = { ...ids, [name]: await idOf(shop.db, name) };
  }
  clients.pending = shop.guest();
  await clients.pending.rest('POST', '/api/login', { username: 'pending', password: 'cedar-terrace' });
  juice = await makeProduct(shop.db, { name: 'Pear juice', customerPrice: '100.00', businessPrice: '80.00' });
  nuts = await makeProduct(shop.db, {
    name: 'Pecans',
    variants: { Small: { customer: '20.00', business: '10.00' }, Large: { customer: '40.00', business: '30.00' } },
  });
  standard = await makeProduct(shop.db, {
    name: 'Dates',
    variants: { Standard: { customer: '5.00', business: '4.00' }, Big: { customer: '9.00', business: '8.00' } },
  });
});

afterAll(() => shop.stop());

export const APIS = ['GraphQL', 'REST'] as const;

type Api = (typeof APIS)[number];

type Kind = 'oneClick' | 'employee';

const KINDS = {
  oneClick: {
    path: '/api/business/one-click-order',
    document: `mutation ($input: OneClickOrderInput!) { placed: placeOneClickOrder(input: $input) { ...Result } }`,
  },
  employee: {
    path: '/api/employee/orders',
    document: `mutation ($input: EmployeeOrderInput!) { placed: placeEmployeeOrder(input: $input) { ...Result } }`,
  },
} as const;

const RESULT = `fragment Result on PlaceOrderResult { __typename
  ... on OrderPlaced { orderId status createdAt subtotalAmount discountAmount deliveryFee totalAmount
    loyaltyPointsEarned paymentType }
  ... on Refusal { code message }
  ... on PriceChanged { fresh { totalAmount } } }`;

interface Answer {
  id: number | null;
  code: string | null;
  message: string | null;
  fields: Record<string, string> | null;
  replayed: boolean;
  text: string;
  body: Fields;
}

/** Places an order by one of the two ways. */
export async function place(api: Api, kind: Kind, by: string, body: unknown, key = newKey()): Promise<Answer> {
  const client = clients[by]!;
  const { path, document } = KINDS[kind];
  if (api === 'REST') {
    const { status, headers, text, body: answer } = await client.rest('POST', path, body, { 'Idempotency-Key': key });
    const replayed = headers.get('Idempotent-Replay') === 'true';
    if (status === 201) {
      expect(answer.id).toBe(answer.orderId);
      return { id: answer.orderId, code: null, message: null, fields: null, replayed, text, body: answer };
    }
    const { code, message, fields = null } = answer as Fields;
    const expected = { BAD_USER_INPUT: 400, UNAUTHENTICATED: 401, FORBIDDEN: 403 }[code as string] ?? 409;
    expect([code, status]).toEqual([code, expected]);
    return { id: null, code, message, fields, replayed, text, body: answer };
  }
  const input = { ...(body as Fields), idempotencyKey: key };
  const { data, errors, headers } = await client.graphql(`${document} ${RESULT}`, { input });
  const replayed = headers.get('Idempotent-Replay') === 'true';
  const text = JSON.stringify({ data, errors });
  const [error] = errors;
  if (error) {
    const { code, fields = null } = error.extensions;
    return { id: null, code, message: error.message, fields, replayed, text, body: {} };
  }
  const { orderId = null, code = null, message = null } = data.placed as Fields;
  return { id: orderId, code, message, fields: null, replayed, text, body: data.placed };
}

export async function orderRow(id: number | null): Promise<Fields> {
  const [row] = await shop.db.query<Fields[]>('SELECT * FROM orders WHERE id = $1', [id]);
  return row!;
}

export async function mailsOf(id: number | null): Promise<Fields[]> {
  return shop.db.query(
    `SELECT kind, to_address AS "to", with_amounts AS "withAmounts" FROM outgoing_mail WHERE order_id = $1 ORDER BY id`,
    [id],
  );
}

/** Sets fields of an account for as long as `work` takes. */
export async function during(username: string, changes: Fields, work: () => Promise<void>): Promise<void> {
  const names = Object.keys(changes);
  const [before] = await shop.db.query<Fields[]>(`SELECT ${names.join(', ')} FROM users WHERE username = $1`, [
    username,
  ]);
  const set = (values: Fields) =>
    shop.db.query(
      `UPDATE users SET ${names.map((name, at) => `${name} = $${at + 2}`).join(', ')} WHERE username = $1`,
      [username, ...names.map((name) => values[name])],
    );
  await set(changes);
  try {
    await work();
  } finally {
    await set(before!);
  }
}

/** Every value of an answer, with its path. */
export function* walk(value: unknown, path = ''): Generator<[string, unknown]> {
  if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) yield* walk(part, `${path}.${name}`);
  } else yield [path, value];
}
