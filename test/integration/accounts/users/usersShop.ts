import { type ApiOutcome, callGraphql, graphqlInput, callRest } from '../../../support/apiCalls';
import { type TestShop, startShop } from '../../../support/shop';
import { ShopClient } from '../../../support/shopClient';

jest.setTimeout(120_000);

export let shop: TestShop;
export let admin: ShopClient;
export let ids: Record<string, number>;
let count = 0;

const FIELDS = `id username email firstName lastName role active paymentMode businessApproved pricingMode businessDiscount
  creditBalance businessName businessCountry parentBusinessId`;

const CREATE = `mutation ($input: CreateUserInput!) { createUser(input: $input) { ${FIELDS} } }`;

const UPDATE = `mutation ($id: Int!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { ${FIELDS} } }`;

export function form(more: Record<string, unknown> = {}) {
  return {
    username: `user-${(count += 1)}`,
    password: 'plum-and-fig',
    email: 'someone@example.com',
    firstName: 'Dana',
    lastName: 'Rizk',
    ...more,
  };
}

export const newUser = (more: Record<string, unknown> = {}) => form({ role: 'customer', ...more });

export const create: Record<string, (body: Record<string, unknown>) => Promise<ApiOutcome>> = {
  GraphQL: (body) => callGraphql(admin, CREATE, { input: graphqlInput(body) }),
  REST: (body) => callRest(admin, 'POST', '/api/admin/users', body),
};

export const APIS = ['GraphQL', 'REST'];

export async function madeUser(more: Record<string, unknown> = {}): Promise<{ id: number; username: string }> {
  const { value } = await create.REST!(newUser(more));
  return value;
}

export async function signedIn(username: string, password = 'plum-and-fig'): Promise<ShopClient> {
  const client = shop.guest();
  const { status } = await client.rest('POST', '/api/login', { username, password });
  expect(status).toBe(200);
  return client;
}

export const isSignedIn = async (client: ShopClient) => (await client.rest('GET', '/api/auth/user')).status === 200;

export async function lastAudit(): Promise<any> {
  const [row] = await shop.db.query<any[]>('SELECT * FROM audit_entry ORDER BY id DESC LIMIT 1');
  return row;
}

beforeAll(async () => {
  shop = await startShop();
  await signInAdmin();
  const users = await shop.db.query<{ id: number; username: string }[]>('SELECT id, username FROM users');
  ids = Object.fromEntries(users.map(({ id, username }) => [username, id]));
});

/** Signs the admin in again, whose sessions have ended. */
export async function signInAdmin(): Promise<void> {
  admin = await shop.signedIn('admin');
}

afterAll(() => shop.stop());

beforeEach(() => shop.db.query('DELETE FROM rate_limit'));

export const update: Record<string, (id: number, body: Record<string, unknown>) => Promise<ApiOutcome>> = {
  GraphQL: (id, body) => callGraphql(admin, UPDATE, { id, input: graphqlInput(body) }),
  REST: (id, body) => callRest(admin, 'PATCH', `/api/users/${id}/role`, body),
};
