import { footprint } from '../../support/data/orderBodies';
import { savedAddress } from '../../support/data/people';
import { callGraphql, callRest, type ApiOutcome } from '../../support/apiCalls';
import type { TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import {
  dailyOrder,
  newEmployee,
  newPerson,
  orderTo,
  PASSWORD,
  setStatus,
  signIn,
  traces,
  type Person,
} from '../../support/data/persons';
import { usePersonsShop } from './personsShop';

jest.setTimeout(120_000);

// Everybody closes their own account (specification 24.2).
let shop: TestShop;
let juice: number;
usePersonsShop((started) => ({ shop, juice } = started));

const WAYS: Record<string, (client: ShopClient, currentPassword?: string) => Promise<ApiOutcome>> = {
  GraphQL: (client, currentPassword = PASSWORD) =>
    callGraphql(client, 'mutation ($currentPassword: String!) { closeAccount(currentPassword: $currentPassword) }', {
      currentPassword,
    }),
  REST: (client, currentPassword = PASSWORD) => callRest(client, 'POST', '/api/account/close', { currentPassword }),
};
const close = WAYS.GraphQL!;

const FACTS = `{ accountClosing {
  keepPersonalDataDays openOrders openOrderIds creditIsAtLimit creditDue isLastAdmin openRunIds employees } }`;
const factsOf = async (client: ShopClient) => (await callGraphql(client, FACTS)).value;

const isSignedIn = async (client: ShopClient) => (await client.rest('GET', '/api/auth/user')).status === 200;
const statusAt = async (username: string) =>
  (await shop.guest().rest('POST', '/api/login', { username, password: PASSWORD })).status;

async function accountOf(id: number): Promise<Record<string, unknown>> {
  const [row] = await shop.db.query<[Record<string, unknown>]>(
    'SELECT to_jsonb(u) AS account FROM users u WHERE id = $1',
    [id],
  );
  return row.account as Record<string, unknown>;
}

/** Asserts that the account stands as it did, and goes on. */
async function expectUntouched(person: Person, work: () => Promise<ApiOutcome>): Promise<ApiOutcome> {
  const before = [await accountOf(person.id), await footprint(shop.db)];
  const outcome = await work();
  expect([await accountOf(person.id), await footprint(shop.db)]).toEqual(before);
  expect(await isSignedIn(person.client)).toBe(true);
  expect(await shop.db.query('SELECT 1 FROM closed_account WHERE user_id = $1', [person.id])).toEqual([]);
  return outcome;
}

describe.each(Object.keys(WAYS))('by %s', (way) => {
  test.each(['customer', 'business', 'staff', 'admin'] as const)(
    'a %s closes it: all ends, all is blank, and the username is free',
    async (role) => {
      const person = await newPerson(shop, role);
      const elsewhere = await signIn(shop, person.username);
      expect(await WAYS[way]!(person.client)).toMatchObject({ code: null });
      expect([await isSignedIn(person.client), await isSignedIn(elsewhere)]).toEqual([false, false]);
      expect(await statusAt(person.username)).toBe(401);
      const account = await accountOf(person.id);
      expect(account).toMatchObject({ active: false, email: '', first_name: null, business_name: null, phone: null });
      expect(account.username).toMatch(new RegExp(`^closed-${person.id}-[0-9a-f]{12}$`));
      expect(await traces(shop, [person.username, person.email])).toEqual([]);
      const again = await shop.guest().rest('POST', '/api/register', {
        ...{ username: person.username, password: PASSWORD, email: person.email, firstName: 'New', lastName: 'Owner' },
      });
      expect(again.status).toBe(201);
    },
  );

  test('a wrong password closes nothing', async () => {
    const person = await newPerson(shop, 'customer');
    for (const [password, message] of [
      ['guessed', 'This is not your present password'],
      ['', 'Please type your present password'],
      ['x'.repeat(201), 'Must be at most 200 characters'],
    ] as const) {
      expect(await expectUntouched(person, () => WAYS[way]!(person.client, password))).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { currentPassword: message },
      });
    }
  });
});

test('addresses, cart, tokens, links and mails of the account end with it, and those of orders stay', async () => {
  const person = await newPerson(shop, 'business');
  await person.client.rest('POST', '/api/cart', { productId: juice, quantity: 1 });
  const { body } = await person.client.rest('POST', '/api/tokens', { name: 'Till of Zeina', scopes: ['read'] });
  const token = { Authorization: `Bearer ${(body as { token: string }).token}` };
  await shop.guest().rest('POST', '/api/password/request', { account: person.email });
  await shop.db.query(
    `INSERT INTO outgoing_mail (kind, to_address, status) VALUES ('password_reset', upper($1), 'sent'), ('password_reset', 'other@people.example', 'sent')`,
    [person.email],
  );
  const order = await orderTo(person.client, juice, 'Salma');
  await setStatus(shop, [order], 'delivered');
  expect(await close(person.client)).toMatchObject({ code: null });
  expect((await shop.guest().rest('GET', '/api/orders', undefined, token)).status).toBe(401);
  for (const [table, column, value] of [
    ['api_token', 'owner_id', person.id],
    ['account_link', 'user_id', person.id],
    ['price_mail_setting', 'user_id', person.id],
    ['cart_item', 'owner', `user:${person.id}`],
  ] as const) {
    expect([table, await shop.db.query(`SELECT 1 FROM ${table} WHERE ${column} = $1`, [value])]).toEqual([table, []]);
  }
  expect(await traces(shop, [person.username, person.email, 'Till of Zeina', 'Makhlouf Sweets'])).toEqual([]);
  expect(await traces(shop, ['other@people.example', 'salma@orders.example'])).toEqual(
    expect.arrayContaining(['outgoing_mail: other@people.example', 'orders: salma@orders.example']),
  );
  const [entry] = await shop.db.query<Record<string, unknown>[]>(
    `SELECT action, before, after, actor_id AS actor FROM audit_entry WHERE subject_type = 'user' AND subject_id = $1
     ORDER BY id DESC LIMIT 1`,
    [String(person.id)],
  );
  expect(entry).toEqual({
    action: 'user.close',
    before: null,
    after: { closed: true, role: 'business' },
    actor: person.id,
  });
});

test('saved addresses of a customer are gone; a mail to an address that another account has stays', async () => {
  const [one, other] = [await newPerson(shop, 'customer'), await newPerson(shop, 'customer')];
  await one.client.rest('POST', '/api/account/addresses', savedAddress({ street: 'Fig Tree Lane 3' }));
  await shop.db.query('UPDATE users SET email = $2 WHERE id = $1', [other.id, one.email]);
  await shop.db.query(`INSERT INTO outgoing_mail (kind, to_address, status) VALUES ('password_reset', $1, 'sent')`, [
    one.email,
  ]);
  expect(await close(one.client)).toMatchObject({ code: null });
  expect(await traces(shop, ['Fig Tree Lane', one.username])).toEqual([]);
  expect(await traces(shop, [one.email])).toEqual(expect.arrayContaining([`outgoing_mail: ${one.email}`]));
});

test('an open order is in the way, until it is delivered or cancelled', async () => {
  const person = await newPerson(shop, 'customer');
  const orders = [await orderTo(person.client, juice, 'Salma'), await orderTo(person.client, juice, 'Salma')];
  for (const status of ['pending', 'confirmed', 'shipped']) {
    await setStatus(shop, orders, status);
    expect(await factsOf(person.client)).toMatchObject({ openOrders: 2, openOrderIds: orders });
    expect(await expectUntouched(person, () => close(person.client))).toMatchObject({
      code: 'CONFLICT',
      fields: { openOrders: expect.stringContaining(`2: #${orders[0]}, #${orders[1]}`) },
    });
  }
  await setStatus(shop, [orders[0]!], 'delivered');
  await setStatus(shop, [orders[1]!], 'cancelled');
  expect(await factsOf(person.client)).toMatchObject({ openOrders: 0, keepPersonalDataDays: 3650 });
  expect(await close(person.client)).toMatchObject({ code: null });
});

test('credit that is not at its limit is in the way, on either side', async () => {
  const person = await newPerson(shop, 'business');
  const admin = await shop.signedIn('admin');
  const adjust = (amount: string) =>
    admin.rest('POST', `/api/admin/business-credit/${person.id}/adjustment`, { amount, description: 'Test' });
  expect((await adjust('-12.50')).status).toBe(200);
  expect(await factsOf(person.client)).toMatchObject({ creditIsAtLimit: false, creditDue: '12.50' });
  expect(await expectUntouched(person, () => close(person.client))).toMatchObject({
    code: 'CONFLICT',
    fields: { credit: expect.stringContaining('are to be paid first') },
  });
  await adjust('20.00');
  expect(await expectUntouched(person, () => close(person.client))).toMatchObject({
    fields: { credit: expect.stringContaining('The shop owes you LBP 8') },
  });
  await adjust('-7.50');
  expect(await close(person.client)).toMatchObject({ code: null });
});

test('a business ends with its employees; what they have ordered is in its way, not in that of others', async () => {
  const business = await newPerson(shop, 'business');
  const [first, second] = [await newEmployee(shop, business), await newEmployee(shop, business)];
  await shop.db.query(`UPDATE users SET payment_mode = 'cash' WHERE id = $1`, [business.id]);
  const order = await dailyOrder(first.client, juice);
  expect(await factsOf(business.client)).toMatchObject({ openOrders: 1, employees: 2, creditDue: '0.00' });
  expect(await expectUntouched(business, () => close(business.client))).toMatchObject({ code: 'CONFLICT' });
  expect(await factsOf(first.client)).toMatchObject({ openOrders: 1, employees: 0, creditDue: null });
  expect(await expectUntouched(first, () => close(first.client))).toMatchObject({ code: 'CONFLICT' });
  await setStatus(shop, [order], 'delivered');
  expect(await close(second.client)).toMatchObject({ code: null });
  expect(await isSignedIn(business.client)).toBe(true);
  expect(await close(business.client)).toMatchObject({ code: null });
  expect(await isSignedIn(first.client)).toBe(false);
  expect(await traces(shop, [business.username, business.email, second.username, second.email])).toEqual([
    // To the business, about what its employee ordered: it goes with the order.
    `outgoing_mail: ${business.email}`,
  ]);
  expect(await traces(shop, [first.email])).toEqual(
    expect.arrayContaining([`orders: ${first.email}`, `outgoing_mail: ${first.email}`]),
  );
});

test('the last admin stays, and another one may go', async () => {
  const admin = await shop.signedIn('admin');
  await shop.db.query(`UPDATE users SET active = false WHERE role = 'admin' AND username <> 'admin'`);
  expect(await factsOf(admin)).toMatchObject({ isLastAdmin: true });
  const [{ id }] = await shop.db.query<[{ id: number }]>(`SELECT id FROM users WHERE username = 'admin'`);
  const last = { id, username: 'admin', email: '', client: admin };
  expect(await expectUntouched(last, () => close(admin, 'orchard-keeper'))).toMatchObject({
    code: 'CONFLICT',
    fields: { lastAdmin: expect.stringContaining('Make another admin first') },
  });
  const other = await newPerson(shop, 'admin');
  expect(await close(other.client)).toMatchObject({ code: null });
});

test('who closed an account stays named in what they did for the shop, and not in what they did for themselves', async () => {
  const admin = await newPerson(shop, 'admin');
  const business = await newPerson(shop, 'business');
  await admin.client.rest('PATCH', `/api/users/${business.id}/role`, { firstName: 'Changed' });
  await business.client.rest('POST', '/api/tokens', { name: 'Till', scopes: ['read'] });
  for (const { client } of [admin, business]) expect(await close(client)).toMatchObject({ code: null });
  const actors = await shop.db.query<{ id: number; name: string }[]>(
    `SELECT DISTINCT actor_id AS id, actor_username AS name FROM audit_entry
     WHERE actor_id = ANY($1) AND action <> 'user.close'`,
    [[admin.id, business.id]],
  );
  expect(actors).toEqual(
    expect.arrayContaining([
      { id: admin.id, name: admin.username },
      { id: business.id, name: expect.stringMatching(/^closed-/) },
    ]),
  );
});

test('nobody lets a closed account in again, nor changes it', async () => {
  const person = await newPerson(shop, 'customer');
  expect(await close(person.client)).toMatchObject({ code: null });
  const before = await accountOf(person.id);
  const admin = await shop.signedIn('admin');
  for (const answer of [
    await callGraphql(admin, `mutation { setUserActive(id: ${person.id}, active: true) { id } }`),
    await callGraphql(
      admin,
      `mutation { updateUser(id: ${person.id}, input: { email: "back@people.example" }) { id } }`,
    ),
  ]) {
    expect(answer).toMatchObject({ code: 'CONFLICT', message: 'Its owner has closed this account; it stays closed.' });
  }
  expect(await accountOf(person.id)).toEqual(before);
});

test('tries with a wrong password are counted with those of its change', async () => {
  const person = await newPerson(shop, 'customer');
  const change = () =>
    person.client.rest('POST', '/api/account/password', { currentPassword: 'guessed', newPassword: 'figs in august' });
  for (let tried = 0; tried < 10; tried += 1) {
    if (tried % 2) expect((await change()).status).toBe(400);
    else expect((await close(person.client, 'guessed')).code).toBe('BAD_USER_INPUT');
  }
  expect(await expectUntouched(person, () => close(person.client))).toMatchObject({ code: 'RATE_LIMITED' });
});

test('neither guests nor tokens close anything', async () => {
  const person = await newPerson(shop, 'business');
  const { body } = await person.client.rest('POST', '/api/tokens', { name: 'Till', scopes: ['read', 'order'] });
  const headers = { Authorization: `Bearer ${(body as { token: string }).token}` };
  const asked = { currentPassword: PASSWORD };
  expect((await shop.guest().rest('POST', '/api/account/close', asked)).status).toBe(401);
  expect((await shop.guest().rest('POST', '/api/account/close', asked, headers)).status).toBe(403);
  expect(await isSignedIn(person.client)).toBe(true);
});
