import { callGraphql, callRest } from '../../support/apiCalls';
import {
  addressOf,
  confirm,
  keyTo,
  linksOf,
  mailsTo,
  mailTo,
  PASSWORD,
  personOfBefore,
  registered,
  shop,
  untilQuiet,
  update,
} from './emailsShop';

// Everybody changes their own profile, as far as such an account may (specification 8.20).

test('a customer changes name and phone, and reads the profile by both APIs', async () => {
  const owner = await personOfBefore();
  const changed = await callRest(owner.client, 'PATCH', '/api/account/profile', {
    firstName: ' Rana ',
    lastName: 'Aoun',
    phone: '٠٣ ٢١٨ ٤٤٠',
  });
  expect(changed.value).toEqual({
    id: owner.id,
    username: owner.username,
    role: 'customer',
    firstName: 'Rana',
    lastName: 'Aoun',
    phone: '03 218 440',
    email: owner.email,
    emailConfirmed: true,
    formerEmail: null,
    loyaltyPoints: 0,
  });
  expect((await callRest(owner.client, 'GET', '/api/account/profile')).value).toEqual(changed.value);
  expect(await callGraphql(owner.client, '{ ownProfile { firstName phone } }')).toMatchObject({
    value: { firstName: 'Rana', phone: '03 218 440' },
  });
  expect(await update(owner, { phone: '' })).toMatchObject({ value: { phone: null, firstName: 'Rana' } });
});

test('another address takes the present password, is confirmed by its link, and the one before is told', async () => {
  const owner = await personOfBefore();
  const next = `next-${owner.email}`;
  expect(await update(owner, { email: next, currentPassword: PASSWORD })).toMatchObject({
    value: { email: next, emailConfirmed: false, formerEmail: owner.email },
  });
  const told = await mailTo(owner.email);
  expect(told).toContain(`The account “${owner.username}” has got another e-mail address.`);
  expect(told).not.toContain(next);
  expect(await confirm(await keyTo(next))).toMatchObject({ value: { email: next } });
  expect(await addressOf(owner)).toMatchObject({ email: next, unconfirmed: false, former: null, proved: true });
  await untilQuiet();
  expect([mailsTo(owner.email).length, mailsTo(next).length]).toEqual([1, 1]);
});

describe('where the account says no language, the address before is told in that of the request', () => {
  const ARABIC = { 'Accept-Language': 'ar' };

  test('of its owner', async () => {
    const owner = await personOfBefore();
    const change = { email: `next-${owner.email}`, currentPassword: PASSWORD };
    const { status } = await owner.client.rest('PATCH', '/api/account/profile', change, ARABIC);
    expect(status).toBe(200);
    expect(await mailTo(owner.email)).toContain(`أصبح للحساب “${owner.username}” بريد إلكتروني آخر.`);
    expect(await mailTo(change.email)).toContain('lang=ar');
  });

  test('of the business that has changed it, and of who cares for accounts', async () => {
    const business = await personOfBefore({ role: 'business' });
    const employee = await personOfBefore({ role: 'employee', parent: business.id });
    const customer = await personOfBefore();
    const admin = await shop.signedIn('admin');
    for (const [client, name, type, owner] of [
      [business.client, 'updateEmployee', 'EmployeeInput', employee],
      [admin, 'updateUser', 'UpdateUserInput', customer],
    ] as const) {
      const email = `next-${owner.email}`;
      const change = `mutation ($input: ${type}!) { ${name}(id: ${owner.id}, input: $input) { email } }`;
      const { data } = await client.graphql(change, { input: { email } }, ARABIC);
      expect(data).toEqual({ [name]: { email } });
      expect(await mailTo(owner.email)).toContain(`أصبح للحساب “${owner.username}” بريد إلكتروني آخر.`);
      expect(await mailTo(email)).toContain('lang=ar');
    }
  });

  test('and in that of the account where it says one', async () => {
    const owner = await personOfBefore();
    await shop.db.query(`UPDATE users SET language = 'fr' WHERE id = $1`, [owner.id]);
    const change = { email: `next-${owner.email}`, currentPassword: PASSWORD };
    await owner.client.rest('PATCH', '/api/account/profile', change, ARABIC);
    expect(await mailTo(owner.email)).toContain(
      `Le compte «\u00a0${owner.username}\u00a0» a une autre adresse e-mail.`,
    );
  });
});

test('the address before comes back without a link; a new one of a new one keeps it', async () => {
  const owner = await personOfBefore();
  await update(owner, { email: `a-${owner.email}`, currentPassword: PASSWORD });
  await update(owner, { email: `b-${owner.email}`, currentPassword: PASSWORD });
  expect(await addressOf(owner)).toMatchObject({ email: `b-${owner.email}`, unconfirmed: true, former: owner.email });
  expect(await update(owner, { email: owner.email.toUpperCase(), currentPassword: PASSWORD })).toMatchObject({
    value: { emailConfirmed: true, formerEmail: null },
  });
  expect(await linksOf(owner)).toEqual([]);
});

test('another spelling of the same address takes no password and no link', async () => {
  const owner = await personOfBefore();
  expect(await update(owner, { email: owner.email.toUpperCase() })).toMatchObject({
    value: { email: owner.email.toUpperCase(), emailConfirmed: true },
  });
  await untilQuiet();
  expect(mailsTo(owner.email)).toEqual([]);
});

describe('is refused, and changes nothing:', () => {
  const refusals: [string, Record<string, unknown>, Record<string, string>][] = [
    [
      'another address without the password',
      { email: 'a@b.example' },
      { currentPassword: 'Another e-mail address takes your present password' },
    ],
    [
      'with a wrong one',
      { email: 'a@b.example', currentPassword: 'x' },
      { currentPassword: 'This is not your present password' },
    ],
    ['no address', { email: 'nobody', currentPassword: PASSWORD }, { email: 'Valid email is required' }],
    [
      'no name',
      { firstName: ' ', lastName: null },
      { firstName: 'First name is required', lastName: 'Last name is required' },
    ],
    ['a name that is too long', { firstName: 'x'.repeat(201) }, { firstName: 'Must be at most 200 characters' }],
    [
      'no phone number',
      { phone: 'call me' },
      { phone: expect.stringContaining('Valid Lebanese phone number is required') as string },
    ],
  ];
  test.each(refusals)('%s', async (_, input, fields) => {
    const owner = await personOfBefore();
    const before = await addressOf(owner);
    expect(await update(owner, input)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    expect(await addressOf(owner)).toEqual(before);
    expect(await linksOf(owner)).toEqual([]);
  });

  test('nothing at all, and names of fields that there are not', async () => {
    const owner = await personOfBefore();
    expect(await update(owner, {})).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await callRest(owner.client, 'PATCH', '/api/account/profile', { role: 'admin' })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  test('more than ten wrong passwords in a quarter of an hour', async () => {
    const owner = await personOfBefore();
    const wrong = { email: 'a@b.example', currentPassword: 'x' };
    for (let tries = 0; tries < 10; tries += 1) await update(owner, wrong);
    expect(await update(owner, { ...wrong, currentPassword: PASSWORD })).toMatchObject({ code: 'RATE_LIMITED' });
    expect(await addressOf(owner)).toMatchObject({ email: owner.email });
  });
});

describe('what others keep stays theirs:', () => {
  test('of an employee the name, of a business and of staff the phone', async () => {
    const business = await personOfBefore({ role: 'business' });
    const employee = await personOfBefore({ role: 'employee', parent: business.id });
    const staff = await personOfBefore({ role: 'staff' });
    const ofShop = 'Please ask the shop to change this';
    expect(await update(employee, { firstName: 'Other' })).toMatchObject({
      fields: { firstName: 'Please ask your business to change this' },
    });
    expect(await update(business, { phone: '+961 3 218 440' })).toMatchObject({ fields: { phone: ofShop } });
    expect(await update(staff, { phone: '+961 3 218 440' })).toMatchObject({ fields: { phone: ofShop } });
    expect(await update(employee, { phone: '' })).toMatchObject({ fields: { phone: 'Phone number is required' } });
    expect(await update(employee, { phone: '+961 70 111' })).toMatchObject({ value: { phone: '+961 70 111' } });
    expect(await update(business, { firstName: 'Maya' })).toMatchObject({ value: { firstName: 'Maya' } });
  });

  test('what an admin and staff change of themselves is in the audit log', async () => {
    const staff = await personOfBefore({ role: 'staff' });
    await update(staff, { firstName: 'Rima', lastName: 'Haddad' });
    const entries = await shop.db.query(
      `SELECT actor_username AS actor, before, after FROM audit_entry WHERE action = 'user.profile' AND subject_id = $1`,
      [String(staff.id)],
    );
    const address = { email: staff.email };
    expect(entries).toEqual([
      {
        actor: staff.username,
        before: { ...address, firstName: null, lastName: null },
        after: { ...address, firstName: 'Rima', lastName: 'Haddad' },
      },
    ]);
  });
});

describe('an address that an admin or an employer gives', () => {
  test('is confirmed by a link as well; the one before is told and gets nothing more', async () => {
    const owner = await personOfBefore();
    const admin = await shop.signedIn('admin');
    const next = `given-${owner.email}`;
    const changed = await admin.rest('PATCH', `/api/users/${owner.id}/role`, { email: next });
    expect([changed.status, changed.body.email]).toEqual([200, next]);
    expect(await addressOf(owner)).toMatchObject({ email: next, unconfirmed: true, former: null, proved: false });
    await mailTo(owner.email);
    const key = await keyTo(next);
    for (const account of [owner.username, owner.email, next]) {
      await callGraphql(shop.guest(), 'mutation ($a: String!) { requestPasswordReset(account: $a) }', { a: account });
    }
    await untilQuiet();
    expect([mailsTo(owner.email).length, mailsTo(next).length]).toEqual([1, 1]);
    await confirm(key);
    expect(await addressOf(owner)).toMatchObject({ unconfirmed: false, proved: true });
  });

  test('with a new account counts as confirmed, so that a business has its mails from its first order on', async () => {
    const admin = await shop.signedIn('admin');
    const { body, status } = await admin.rest('POST', '/api/admin/users', {
      username: 'made-by-an-admin',
      password: PASSWORD,
      email: 'made@people.example',
      firstName: 'Nour',
      lastName: 'Khoury',
      role: 'customer',
    });
    expect(status).toBe(201);
    const [row] = await shop.db.query(
      'SELECT email_unconfirmed AS unconfirmed, email_proved_at AS proved FROM users WHERE id = $1',
      [(body as { id: number }).id],
    );
    expect(row).toEqual({ unconfirmed: false, proved: null });
    await untilQuiet();
    expect(mailsTo('made@people.example')).toEqual([]);
  });
});

test('the profile is of who is signed in, and never by a token', async () => {
  expect(await callGraphql(shop.guest(), '{ ownProfile { id } }')).toMatchObject({ code: 'UNAUTHENTICATED' });
  const owner = await registered();
  expect(await callGraphql(owner.client, '{ ownProfile { id emailConfirmed } }')).toMatchObject({
    value: { id: owner.id, emailConfirmed: false },
  });
});
