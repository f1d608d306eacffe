import { type ApiOutcome, callGraphql, graphqlInput, callRest } from '../../../support/apiCalls';
import { type TestShop, startShop } from '../../../support/shop';
import type { ShopClient } from '../../../support/shopClient';

jest.setTimeout(120_000);

export type Fields = Record<string, any>;

export const FIELDS = `id username role active paymentMode businessApproved pricingMode businessDiscount creditBalance businessName
  businessAddress businessCity businessState businessZip businessPhone businessCountry`;

const CREATE = `mutation ($input: CreateBusinessUserInput!) { createBusinessUser(input: $input) { ${FIELDS} } }`;

export let shop: TestShop;
export let admin: ShopClient;
export let ids: Record<string, number>;
let count = 0;

export function form(more: Fields = {}): Fields {
  return {
    username: `cafe-${(count += 1)}`,
    password: 'olive-press',
    email: 'cafe@example.com',
    businessName: 'Olive Press Café',
    businessAddress: 'Port Road 3',
    businessCity: 'Batroun',
    ...more,
  };
}

export const create: Record<string, (body: Fields) => Promise<ApiOutcome>> = {
  GraphQL: (body) => callGraphql(admin, CREATE, { input: graphqlInput(body) }),
  REST: (body) => callRest(admin, 'POST', '/api/admin/business-users', body),
};

export async function lastAudit(): Promise<any> {
  const [row] = await shop.db.query<any[]>('SELECT * FROM audit_entry ORDER BY id DESC LIMIT 1');
  return row;
}

export const entriesOf = (id: number) =>
  shop.db.query<any[]>('SELECT type, amount, balance_after FROM credit_entry WHERE user_id = $1 ORDER BY id', [id]);

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signedIn('admin');
  const users = await shop.db.query<{ id: number; username: string }[]>('SELECT id, username FROM users');
  ids = Object.fromEntries(users.map(({ id, username }) => [username, id]));
});

afterAll(() => shop.stop());
