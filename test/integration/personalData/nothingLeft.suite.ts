import { applyDuePlans } from '../../../server/plans/applyPlans';
import { blankDue } from '../../../server/personalData/blanking/blankOrders';
import { setPassword } from '../../../server/accounts/users/ownerCommands';
import { Client } from 'pg';
import { callGraphql } from '../../support/apiCalls';
import { rowCounts, waitingForLocks } from '../../support/data/rows';
import type { TestShop } from '../../support/shop';
import { eventually } from '../../support/processes';
import {
  age,
  closeAccount as close,
  dailyOrder,
  newEmployee,
  newPerson,
  orderTo,
  PASSWORD,
  setStatus,
  signIn,
  traces,
} from '../../support/data/persons';
import { insertPlan } from '../plans/planRows';
import { usePersonsShop } from './personsShop';

jest.setTimeout(120_000);
let shop: TestShop;
let juice: number;
usePersonsShop((started) => ({ shop, juice } = started));

test('no name of a passkey stays in the audit log', async () => {
  const worker = await newPerson(shop, 'admin');
  await shop.db.query(
    `INSERT INTO passkey (user_id, credential_id, public_key, uses, transports, name) VALUES ($1, 'cred', '', 0, '{}', 'Phone of Zeina Makhlouf')`,
    [worker.id],
  );
  await shop.db.query('UPDATE users SET second_step = true WHERE id = $1', [worker.id]);
  const admin = await shop.signedIn('admin');
  expect((await callGraphql(admin, `mutation { resetSecondStep(userId: ${worker.id}) { id } }`)).code).toBeNull();
  worker.client = await signIn(shop, worker.username);
  await close(worker);
  expect(await traces(shop, ['Phone of Zeina'])).toEqual([]);
});

test('no mail to an earlier address stays', async () => {
  const person = await newPerson(shop, 'customer');
  const first = person.email;
  await callGraphql(person.client, 'mutation { sendEmailConfirmation }');
  await eventually(
    'sent',
    async () =>
      (await shop.db.query<unknown[]>(`SELECT 1 FROM outgoing_mail WHERE to_address = $1 AND status = 'sent'`, [first]))
        .length > 0,
  );
  const changed = await callGraphql(
    person.client,
    `mutation { updateOwnProfile(input: { email: "second.z@people.example", currentPassword: "${PASSWORD}" }) { email } }`,
  );
  expect(changed.code).toBeNull();
  await shop.db.query(`UPDATE users SET email_unconfirmed = false, former_email = NULL WHERE id = $1`, [person.id]);
  await close(person);
  expect(await traces(shop, [first, 'second.z@'])).toEqual([]);
});

test('an order of a closed business causes no mail to nobody', async () => {
  const business = await newPerson(shop, 'business');
  await shop.db.query(`UPDATE users SET payment_mode = 'cash' WHERE id = $1`, [business.id]);
  const employee = await newEmployee(shop, business);
  const order = await dailyOrder(employee.client, juice);
  await setStatus(shop, [order], 'delivered');
  await close(business);
  await setStatus(shop, [order], 'cancelled');
  expect(
    await shop.db.query(
      `SELECT kind, to_address, status, attempts, last_error FROM outgoing_mail WHERE to_address = ''`,
    ),
  ).toEqual([]);
});

test('an order whose status is being changed is blanked with what that writes', async () => {
  const person = await newPerson(shop, 'customer');
  const order = await orderTo(person.client, juice, 'Salma');
  await setStatus(shop, [order], 'delivered');
  await age(shop, [order], 500);
  await close(person);
  const client = new Client({ connectionString: shop.databaseUrl });
  await client.connect();
  await client.query('BEGIN');
  await client.query('SELECT 1 FROM orders WHERE id = $1 FOR UPDATE', [order]);
  const changing = setStatus(shop, [order], 'shipped');
  await eventually('one waits', async () => (await waitingForLocks(shop.db)) === 1);
  const blanking = blankDue(shop.db, 400);
  await eventually('two wait', async () => (await waitingForLocks(shop.db)) === 2);
  await client.query('COMMIT');
  await client.end();
  await changing;
  expect(await blanking).toBe(1);
  expect(await blankDue(shop.db, 400)).toBe(0);
  expect(await traces(shop, [`LB-${order}`, 'salma@orders'])).toEqual([]);
});

test('an order that was blanked takes no tracking number', async () => {
  const order = await orderTo(shop.guest(), juice, 'Farida');
  await age(shop, [order], 500);
  expect(await blankDue(shop.db, 400)).toBe(1);
  const admin = await shop.signedIn('admin');
  const change = (body: object) => admin.rest('PATCH', `/api/orders/${order}/status`, body);
  expect(await change({ status: 'delivered', trackingNumber: `LB-${order}` })).toMatchObject({
    status: 400,
    body: { fields: { trackingNumber: expect.stringContaining('was deleted') } },
  });
  expect(await traces(shop, [`LB-${order}`])).toEqual([]);
  expect((await change({ status: 'delivered' })).status).toBe(200);
});

test('a link is dead for good once the account was deactivated', async () => {
  const person = await newPerson(shop, 'customer');
  await callGraphql(person.client, 'mutation { sendEmailConfirmation }');
  await eventually(
    'made',
    async () =>
      (
        await shop.db.query<unknown[]>(`SELECT 1 FROM account_link WHERE user_id = $1 AND secret_hash IS NOT NULL`, [
          person.id,
        ])
      ).length > 0,
  );
  const admin = await shop.signedIn('admin');
  for (const active of [false, true])
    await callGraphql(admin, `mutation { setUserActive(id: ${person.id}, active: ${active}) { id } }`);
  expect(await shop.db.query(`SELECT 1 FROM account_link WHERE user_id = $1`, [person.id])).toEqual([]);
});

test('a closed account is not deleted', async () => {
  const worker = await newPerson(shop, 'admin');
  const other = await newPerson(shop, 'customer');
  expect(
    (
      await callGraphql(
        worker.client,
        `mutation { updateUser(id: ${other.id}, input: { lastName: "Changed" }) { id } }`,
      )
    ).code,
  ).toBeNull();
  await close(worker);
  const admin = await shop.signedIn('admin');
  const deleted = await callGraphql(admin, `mutation { deleteUser(id: ${worker.id}) }`);
  expect(deleted.code).toBe('CONFLICT');
});

test('what was done on the shell is not said to be the owner’s', async () => {
  const person = await newPerson(shop, 'customer');
  await setPassword(shop.db, person.username, `${PASSWORD} and figs`);
  await setPassword(shop.db, person.username, PASSWORD);
  person.client = await signIn(shop, person.username);
  const { auditLog } = (await person.client.rest('GET', '/api/account/export')).body;
  expect(auditLog.map(({ by, action }: { by: string; action: string }) => [by, action])).toEqual([
    ['the shop', 'user.create'],
    ['the shop', 'user.password'],
    ['the shop', 'user.password'],
  ]);
  await close(person);
  expect(
    await shop.db.query(
      `SELECT DISTINCT actor_username FROM audit_entry WHERE action = 'user.password' AND subject_id = $1`,
      [String(person.id)],
    ),
  ).toEqual([{ actor_username: 'npm run admin' }]);
});

test('a business with another address has all of its mails in the export', async () => {
  const business = await newPerson(shop, 'business');
  const employee = await newEmployee(shop, business);
  await dailyOrder(employee.client, juice);
  const mails = async () => (await business.client.rest('GET', '/api/account/export')).body.orders[0].mails;
  expect(await mails()).toHaveLength(1);
  await callGraphql(
    business.client,
    `mutation { updateOwnProfile(input: { email: "third.z@people.example", currentPassword: "${PASSWORD}" }) { email } }`,
  );
  expect(await mails()).toHaveLength(1);
});

test('who worked for the shop once is named nowhere after closing', async () => {
  const worker = await newPerson(shop, 'admin');
  const business = await newPerson(shop, 'business');
  expect(
    (
      await worker.client.graphql(`mutation ($id: Int!) { setBusinessDiscount(userId: $id, discount: 7) { id } }`, {
        id: business.id,
      })
    ).errors,
  ).toEqual([]);
  const admin = await shop.signedIn('admin');
  expect(
    (await callGraphql(admin, `mutation { updateUser(id: ${worker.id}, input: { role: CUSTOMER }) { id } }`)).code,
  ).toBeNull();
  worker.client = await signIn(shop, worker.username);
  await close(worker);
  expect(await traces(shop, [worker.username])).toEqual([]);
});

test('an address that nobody has confirmed gets no mail when the account is closed either', async () => {
  const client = shop.guest();
  const email = 'stranger@people.example';
  const { body } = await client.rest('POST', '/api/register', {
    username: 'mallory',
    password: PASSWORD,
    email,
    firstName: 'M',
    lastName: 'K',
  });
  const person = { id: (body as { id: number }).id, username: 'mallory', email, client };
  const order = await orderTo(client, juice, 'Mallory', { guestEmail: email });
  await setStatus(shop, [order], 'cancelled');
  const mails = () => shop.db.query(`SELECT kind FROM outgoing_mail WHERE order_id = $1`, [order]);
  expect(await mails()).toEqual([]);
  await close(person);
  await setStatus(shop, [order], 'delivered');
  expect(await mails()).toEqual([]);
});

test('nothing is agreed, planned or mailed for a business that has closed its account', async () => {
  const business = await newPerson(shop, 'business');
  const admin = await shop.signedIn('admin');
  const agree = (price: string) => admin.rest('POST', `/api/admin/users/${business.id}/pricing/${juice}`, { price });
  expect((await agree('5.00')).status).toBe(201);
  // A plan of before that comes afterwards.
  const { id: plan } = await insertPlan(shop.db, 3_600_000, [
    { kind: 'agreed_price', productId: juice, userId: business.id, value: '3.00' },
    { kind: 'discount', userId: business.id, value: '7.00' },
  ]);
  await close(business);
  const terms = () =>
    shop.db.query(
      `SELECT u.business_discount, a.custom_price, (SELECT count(*)::integer FROM price_mail_setting
         WHERE user_id = u.id) AS mails FROM users u JOIN individual_price a ON a.user_id = u.id WHERE u.id = $1`,
      [business.id],
    );
  const before = [await terms(), await rowCounts(shop.db, ['rate_limit'])];
  const refused = 'Its owner has closed this account; it stays closed.';
  for (const { status, body } of [
    await agree('4.00'),
    await admin.rest('DELETE', `/api/admin/users/${business.id}/pricing/${juice}`),
    await admin.rest('PATCH', `/api/admin/users/${business.id}/price-mails`, { on: true }),
    await admin.rest('PATCH', `/api/admin/users/${business.id}/discount`, { discount: 3 }),
  ]) {
    expect([status, body.code, body.message]).toEqual([409, 'CONFLICT', refused]);
  }
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const planned = await admin.rest('POST', '/api/admin/price-plans', {
    at,
    changes: [{ kind: 'agreed_price', productId: juice, userId: business.id, value: '2.00' }],
  });
  expect([planned.status, planned.body.fields]).toEqual([
    400,
    { 'changes.0': expect.stringContaining(`business ${business.id}`) },
  ]);
  expect([await terms(), await rowCounts(shop.db, ['rate_limit'])]).toEqual(before);

  await shop.db.query(`UPDATE price_plan_item SET at = now() WHERE plan_id = $1`, [plan]);
  await shop.db.query(`UPDATE price_plan SET at = now() WHERE id = $1`, [plan]);
  await applyDuePlans(shop.db, true);
  expect(
    await shop.db.query(
      `SELECT state, failure, (SELECT array_agg(outcome) FROM price_plan_item WHERE plan_id = p.id) AS outcomes
       FROM price_plan p WHERE id = $1`,
      [plan],
    ),
  ).toEqual([
    { state: 'failed', failure: 'Nothing of what it was to change is there any more.', outcomes: ['gone', 'gone'] },
  ]);
  expect(await terms()).toEqual(before[0]);
});

test('what a business chooses while it closes its account leaves nothing', async () => {
  const business = await newPerson(shop, 'business');
  const client = new Client({ connectionString: shop.databaseUrl });
  await client.connect();
  await client.query('BEGIN');
  await client.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [business.id]);
  const closing = close(business);
  await eventually('the closing waits', async () => (await waitingForLocks(shop.db)) === 1);
  const choosing = business.client.rest('PATCH', '/api/business/price-mails', { on: true });
  await eventually('the choice waits', async () => (await waitingForLocks(shop.db)) === 2);
  await client.query('COMMIT');
  await client.end();
  await closing;
  expect((await choosing).status).toBe(401);
  expect(await shop.db.query('SELECT 1 FROM price_mail_setting WHERE user_id = $1', [business.id])).toEqual([]);
});
