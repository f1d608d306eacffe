import { guestBody, makeProduct } from '../../support/data/orderBodies';
import { callGraphql, callRest } from '../../support/apiCalls';
import { waitingForLocks } from '../../support/data/rows';
import { eventually } from '../../support/processes';
import {
  addressOf,
  confirm,
  DEAD,
  keyTo,
  linksOf,
  mailsTo,
  mailTo,
  personOfBefore,
  registered,
  sendAgain,
  shop,
  untilQuiet,
  update,
  type Person,
} from './emailsShop';

// Addresses of accounts are confirmed by a link (specification 8.19).

test('who registers gets a link, and confirms the address by it in any browser; nothing of the secret is kept', async () => {
  const owner = await registered();
  const text = await mailTo(owner.email);
  expect(text).toContain(`The account “${owner.username}” has this e-mail address.`);
  expect(text).toContain('https://shop.example/confirm-email?lang=en#key=');
  const key = await keyTo(owner.email);
  const [link] = await linksOf(owner);
  expect(JSON.stringify(link)).not.toContain(key);
  expect(await addressOf(owner)).toMatchObject({ unconfirmed: true, former: null, proved: false });
  expect(await confirm(key)).toMatchObject({ value: { email: owner.email }, code: null });
  expect(await addressOf(owner)).toMatchObject({ unconfirmed: false, former: null, proved: true });
  expect(await linksOf(owner)).toEqual([]);
});

test('by REST, signed in as somebody else, and with the newer link alone', async () => {
  const owner = await registered();
  const first = await keyTo(owner.email);
  expect((await callRest(owner.client, 'POST', '/api/account/email/confirmation')).value).toEqual({ sent: true });
  const second = await keyTo(owner.email, 2);
  const other = await personOfBefore({ role: 'business' });
  expect(await callRest(other.client, 'POST', '/api/email/confirm', { key: first })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: DEAD,
  });
  expect((await callRest(other.client, 'POST', '/api/email/confirm', { key: second })).value).toEqual({
    message: 'E-mail address confirmed',
    email: owner.email,
  });
  expect(await addressOf(other)).toMatchObject({ proved: false });
  expect((await callRest(owner.client, 'POST', '/api/account/email/confirmation')).value).toEqual({ sent: false });
});

describe('a link does not work, with one text, and changes nothing,', () => {
  const cases: Record<string, (owner: Person, key: string) => Promise<unknown>> = {
    'a second time': (_, key) => confirm(key),
    'after 24 hours': ({ id }) =>
      shop.db.query(
        `UPDATE account_link SET expires_at = expires_at - interval '24 hours 1 minute' WHERE user_id = $1`,
        [id],
      ),
    'after a newer one was asked for': (owner) => sendAgain(owner),
    'of a deactivated account': ({ id }) => shop.db.query('UPDATE users SET active = false WHERE id = $1', [id]),
    'when the account has another address': (owner) =>
      update(owner, { email: `other-${owner.email}`, currentPassword: 'fresh-every-day' }),
    'when the account had another address meanwhile': async (owner) => {
      await update(owner, { email: `other-${owner.email}`, currentPassword: 'fresh-every-day' });
      await update(owner, { email: owner.email, currentPassword: 'fresh-every-day' });
    },
  };
  test.each(Object.entries(cases))('%s', async (_, end) => {
    const owner = await registered();
    const key = await keyTo(owner.email);
    await end(owner, key);
    const before = await addressOf(owner);
    expect(await confirm(key)).toMatchObject({ code: 'BAD_USER_INPUT', fields: DEAD });
    expect(await addressOf(owner)).toEqual(before);
  });

  test.each(['', 'x', 'x'.repeat(201), 'مفتاح', "' OR 1=1 --"])('when it is none: %p', async (key) => {
    expect(await confirm(key)).toMatchObject({ code: 'BAD_USER_INPUT', value: null });
  });
});

test('a password that was changed does not end it, and one for a new password does not confirm', async () => {
  const owner = await registered();
  const key = await keyTo(owner.email);
  await shop.db.query(`UPDATE users SET password_hash = 'another' WHERE id = $1`, [owner.id]);
  expect(await confirm(key)).toMatchObject({ code: null });
  const other = await personOfBefore();
  await callGraphql(shop.guest(), 'mutation ($a: String!) { requestPasswordReset(account: $a) }', {
    a: other.username,
  });
  const reset = /#key=([\w-]{43})\n/.exec(await mailTo(other.email))![1]!;
  expect(await confirm(reset)).toMatchObject({ code: 'BAD_USER_INPUT', fields: DEAD });
});

test('of two clicks at the same moment both find it confirmed', async () => {
  const owner = await registered();
  const key = await keyTo(owner.email);
  // Both have read the link before either uses it up.
  const holder = shop.db.createQueryRunner();
  await holder.startTransaction();
  await holder.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [owner.id]);
  const clicks = [confirm(key), confirm(key)];
  await eventually('both wait', async () => (await waitingForLocks(shop.db)) >= 2);
  await holder.commitTransaction();
  await holder.release();
  for (const click of await Promise.all(clicks)) expect(click).toMatchObject({ value: { email: owner.email } });
  expect(await confirm(key)).toMatchObject({ code: 'BAD_USER_INPUT', fields: DEAD });
});

describe('an address that is not confirmed', () => {
  test('gets no mail about an order, at first or later, until it is', async () => {
    const owner = await registered();
    const key = await keyTo(owner.email);
    const productId = await makeProduct(shop.db, { name: `Juice for ${owner.username}`, customerPrice: '10.00' });
    const order = async (guestEmail: string) => {
      const { body } = await owner.client.rest(
        'POST',
        '/api/orders/guest',
        guestBody([{ productId, quantity: 1 }], { guestEmail }),
      );
      return (body as { orderId: number }).orderId;
    };
    const first = await order(owner.email.toUpperCase());
    const admin = await shop.signedIn('admin');
    expect((await admin.rest('PATCH', `/api/orders/${first}/status`, { status: 'confirmed' })).status).toBe(200);
    // To another address, which the buyer names for this order, mails go as they do of guests.
    await order('friend@people.example');
    await mailTo('friend@people.example');
    await untilQuiet();
    expect(mailsTo(owner.email)).toHaveLength(1);
    await confirm(key);
    expect((await admin.rest('PATCH', `/api/orders/${first}/status`, { status: 'shipped' })).status).toBe(200);
    expect(await mailTo(owner.email, 2)).toContain(`Your order #${first} is on its way.`);
  });

  test('gets no link for a new password, by username or address; the confirmed one before does', async () => {
    const stranger = await registered();
    const owner = await personOfBefore();
    const next = `next-${owner.email}`;
    await update(owner, { email: next, currentPassword: 'fresh-every-day' });
    for (const account of [stranger.username, stranger.email, next]) {
      await callGraphql(shop.guest(), 'mutation ($a: String!) { requestPasswordReset(account: $a) }', { a: account });
    }
    await mailTo(stranger.email);
    await mailTo(next);
    await untilQuiet();
    expect([mailsTo(stranger.email).length, mailsTo(next).length]).toEqual([1, 1]);
    await callGraphql(shop.guest(), 'mutation ($a: String!) { requestPasswordReset(account: $a) }', { a: owner.email });
    // The first told of the change.
    expect(await mailTo(owner.email, 2)).toContain('/reset-password?');
  });

  test('of others costs an owner nothing: only who opened the link has it confirmed', async () => {
    const owner = await registered();
    const thief = await registered({ email: owner.email });
    await confirm(await keyTo(owner.email));
    const [first, second] = [await addressOf(owner), await addressOf(thief)];
    expect([first.unconfirmed, second.unconfirmed].sort()).toEqual([false, true]);
  });
});

describe('asking is limited', () => {
  test('to five mails an hour of an account, and says so', async () => {
    const owner = await registered();
    for (let asked = 0; asked < 4; asked += 1) expect(await sendAgain(owner)).toMatchObject({ value: true });
    const before = await linksOf(owner);
    expect(await sendAgain(owner)).toMatchObject({ code: 'RATE_LIMITED', value: null });
    expect((await linksOf(owner)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  test('to five mails an hour of an address, whoever names it; who registers is registered all the same', async () => {
    const email = 'victim@people.example';
    for (let people = 0; people < 7; people += 1) await registered({ email });
    await mailTo(email, 5);
    await untilQuiet();
    expect(mailsTo(email)).toHaveLength(5);
    const owner = await personOfBefore();
    expect(await update(owner, { email, currentPassword: 'fresh-every-day' })).toMatchObject({ code: 'RATE_LIMITED' });
    expect(await addressOf(owner)).toMatchObject({ email: owner.email, unconfirmed: false });
  });

  test('and so are tries with a link', async () => {
    for (let tries = 0; tries < 50; tries += 1) await confirm('x');
    const owner = await registered();
    expect(await confirm(await keyTo(owner.email))).toMatchObject({ code: 'RATE_LIMITED' });
    expect(await addressOf(owner)).toMatchObject({ unconfirmed: true });
  });
});

test.each([
  ['ar', 'للحساب', 'lang=ar'],
  ['fr', 'Veuillez confirmer', 'lang=fr'],
])('the mail is in the language of who registers: %s', async (language, words, address) => {
  const owner = await registered({ language });
  const text = await mailTo(owner.email);
  expect(text).toContain(words);
  expect(text).toContain(address);
});
