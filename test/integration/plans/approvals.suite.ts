import { idOf, makeProduct } from '../../support/data/orderBodies';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { stateOf } from './planRows';

const PLAN_PRICES = 'mutation ($input: PricePlanInput!) { plan: planPrices(input: $input) { id } }';
const CHANGE = 'mutation ($id: Int!, $input: PricePlanInput!) { plan: changePricePlan(id: $id, input: $input) { id } }';
const WITHDRAW = 'mutation ($id: Int!) { plan: withdrawPricePlan(id: $id) { id } }';

let shop: TestShop;
let admin: ShopClient;
let product: number;
let businessId: number;
beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signedIn('admin');
  product = await makeProduct(shop.db, { name: 'Carob juice', customerPrice: '10', businessPrice: '8' });
  businessId = await idOf(shop.db, 'business');
});
afterAll(() => shop.stop());

let minute = 0;
/** A moment of the year after next that no other plan has. */
const ownMinute = () => new Date(Date.UTC(new Date().getUTCFullYear() + 2, 0, 1, 0, (minute += 1))).toISOString();

const customerPrice = (value: string) => ({ kind: 'CUSTOMER_PRICE', productId: product, value });

test('whether a business is approved is planned, changed and withdrawn by who has the duty of accounts, too', async () => {
  const staff = async (username: string, duties: string[]) => {
    const person = {
      username,
      password: 'a-Long-password-7',
      email: `${username}@staff.example`,
      firstName: 'Rima',
      lastName: 'Aoun',
    };
    const made = await admin.rest('POST', '/api/admin/users', { ...person, role: 'staff', duties });
    expect([made.status, made.body]).toEqual([201, expect.any(Object)]);
    const client = shop.guest();
    const { status } = await client.rest('POST', '/api/login', { username, password: person.password });
    expect(status).toBe(200);
    return client;
  };
  const approval = (value: string) => ({ at: ownMinute(), changes: [{ kind: 'APPROVAL', userId: businessId, value }] });
  const ofPrices = await staff('plans-prices', ['prices']);
  const ofBoth = await staff('plans-both', ['prices', 'accounts']);
  const codeOf = async (document: string, variables: Record<string, unknown>) =>
    (await ofPrices.graphql(document, variables)).errors[0]?.extensions.code ?? null;

  expect(await codeOf(PLAN_PRICES, { input: approval('false') })).toBe('FORBIDDEN');
  const { data, errors } = await ofBoth.graphql(PLAN_PRICES, { input: approval('false') });
  expect(errors).toEqual([]);
  const { id } = data.plan;
  for (const input of [{ at: ownMinute() }, { at: ownMinute(), changes: [customerPrice('11')] }]) {
    expect(await codeOf(CHANGE, { id, input })).toBe('FORBIDDEN');
  }
  expect(await codeOf(WITHDRAW, { id })).toBe('FORBIDDEN');
  expect(await stateOf(shop.db, id)).toBe('planned');
  const own = await ofPrices.graphql(PLAN_PRICES, { input: { at: ownMinute(), changes: [customerPrice('12')] } });
  expect(own.errors).toEqual([]);
  expect(await codeOf(CHANGE, { id: own.data.plan.id, input: approval('true') })).toBe('FORBIDDEN');
  expect(await codeOf(WITHDRAW, { id: own.data.plan.id })).toBeNull();
  expect((await ofBoth.graphql(WITHDRAW, { id })).errors).toEqual([]);
});
