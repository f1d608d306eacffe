import { callGraphql, callRest } from '../../../support/apiCalls';
import { eventually } from '../../../support/processes';
import {
  DEAD,
  keyIn,
  linkOf,
  mailsTo,
  NEXT,
  person,
  type Person,
  reset,
  shop,
  statusWith,
  untilQuiet,
} from './forgottenShop';

test.each(['customer', 'business', 'employee', 'admin'])(
  'a %s gets a link, chooses a new password by it, and signs in with that',
  async (role) => {
    const parent = role === 'employee' ? (await person({ role: 'business' })).id : null;
    const owner = await person({ role, parent });
    const before = shop.guest();
    expect(
      (await before.rest('POST', '/api/login', { username: owner.username, password: 'fresh-every-day' })).status,
    ).toBe(200);
    const key = await linkOf(owner);
    expect(await statusWith(owner.username, 'fresh-every-day')).toBe(200);
    expect(await reset(key)).toMatchObject({ value: { username: owner.username, role: role.toUpperCase() } });
    expect(await statusWith(owner.username, 'fresh-every-day')).toBe(401);
    expect(await statusWith(owner.username, NEXT)).toBe(200);
    expect((await before.rest('GET', '/api/auth/user')).status).toBe(401);
    expect(
      await shop.db.query(
        `SELECT actor_username AS actor, subject_id AS subject, before, after FROM audit_entry
         WHERE action = 'user.password_reset' ORDER BY id DESC LIMIT 1`,
      ),
    ).toEqual([{ actor: owner.username, subject: String(owner.id), before: null, after: { passwordChanged: true } }]);
  },
);

test('by REST, and by the e-mail address, without regard to case', async () => {
  const owner = await person();
  const asked = await callRest(shop.guest(), 'POST', '/api/password/request', {
    account: ` ${owner.email.toUpperCase()} `,
  });
  expect(asked.value).toEqual({
    message: 'If there is such an account and it has an e-mail address, a link is on its way',
  });
  await eventually('the mail has come', () => mailsTo(owner.email).length === 1);
  const key = keyIn(mailsTo(owner.email)[0]!.data);
  const body = { key, newPassword: NEXT };
  expect((await callRest(shop.guest(), 'POST', '/api/password/reset', body)).value).toEqual({
    message: 'Password changed',
    username: owner.username,
    role: 'customer',
  });
  expect(await callRest(shop.guest(), 'POST', '/api/password/reset', body)).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: DEAD,
  });
});

describe('a link does not work, with one text,', () => {
  const cases: Record<string, (owner: Person, key: string) => Promise<unknown>> = {
    'a second time': (_, key) => reset(key),
    'after an hour': ({ id }) =>
      shop.db.query(`UPDATE account_link SET expires_at = expires_at - interval '61 minutes' WHERE user_id = $1`, [id]),
    'after a newer one': (owner) => linkOf(owner),
    'after the password was changed': ({ id }) =>
      shop.db.query(
        `UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE username = 'business') WHERE id = $1`,
        [id],
      ),
    'of a deactivated account': ({ id }) => shop.db.query('UPDATE users SET active = false WHERE id = $1', [id]),
    'of an account that was deactivated and let in again': async ({ id }) => {
      await shop.db.query('UPDATE users SET active = false WHERE id = $1', [id]);
      await shop.db.query('UPDATE users SET active = true WHERE id = $1', [id]);
    },
    'after the e-mail address was changed': ({ id }) =>
      shop.db.query(`UPDATE users SET email = 'other@people.example' WHERE id = $1`, [id]),
    'of an erased account': ({ id }) => shop.db.query('DELETE FROM users WHERE id = $1', [id]),
  };
  test.each(Object.keys(cases))('%s', async (name) => {
    const owner = await person();
    const key = await linkOf(owner);
    await cases[name]!(owner, key);
    expect(await reset(key, 'figs in august')).toMatchObject({ code: 'BAD_USER_INPUT', fields: DEAD });
    expect(await statusWith(owner.username, 'figs in august')).toBe(401);
  });

  test('after the e-mail address was changed and changed back', async () => {
    const owner = await person();
    const key = await linkOf(owner);
    const admin = shop.guest();
    await admin.rest('POST', '/api/login', { username: 'admin', password: 'orchard-keeper' });
    for (const email of ['other@people.example', owner.email]) {
      const changed = await callGraphql(
        admin,
        'mutation ($id: Int!, $email: String) { updateUser(id: $id, input: { email: $email }) { email } }',
        { id: owner.id, email },
      );
      expect(changed).toMatchObject({ value: { email }, code: null });
    }
    expect(await reset(key)).toMatchObject({ code: 'BAD_USER_INPUT', fields: DEAD });
  });

  test('of an employee whose business was deactivated', async () => {
    const business = await person({ role: 'business' });
    const key = await linkOf(await person({ role: 'employee', parent: business.id }));
    await shop.db.query('UPDATE users SET active = false WHERE id = $1', [business.id]);
    expect(await reset(key)).toMatchObject({ fields: DEAD });
  });

  test.each(['x', '\u0627', 'x'.repeat(43), ' '])('that was guessed: %j', async (key) => {
    expect(await reset(key)).toMatchObject({ code: 'BAD_USER_INPUT', fields: DEAD });
  });
});

test('of two who use a link at the same moment, one has it', async () => {
  const owner = await person();
  const key = await linkOf(owner);
  const wanted = ['figs in august', 'grapes in october', 'pears in september', 'plums in june'];
  const outcomes = await Promise.all(wanted.map((password) => reset(key, password)));
  const won = outcomes.flatMap(({ code }, index) => (code === null ? [index] : []));
  expect(won).toHaveLength(1);
  for (const [index, password] of wanted.entries()) {
    expect(await statusWith(owner.username, password)).toBe(index === won[0] ? 200 : 401);
  }
});

test('a link lives on when the password is refused', async () => {
  const owner = await person();
  const key = await linkOf(owner);
  for (const [password, message] of [
    ['1234567', 'A password has at least 8 characters'],
    [owner.username, 'A password is not the username; please choose another'],
    ['Password1', 'Too many people have this password; please choose another'],
  ] as const) {
    expect(await reset(key, password)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { newPassword: message } });
  }
  expect(await reset(key)).toMatchObject({ code: null });
});

test('the secret is kept nowhere but as a hash', async () => {
  const owner = await person();
  const key = await linkOf(owner);
  await untilQuiet();
  const tables = await shop.db.query<{ name: string }[]>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  for (const { name } of tables) {
    const found = await shop.db.query(`SELECT 1 FROM "${name}" AS kept WHERE kept::text LIKE '%' || $1 || '%'`, [key]);
    expect([name, found]).toEqual([name, []]);
  }
  expect(
    await shop.db.query(
      `SELECT l.secret_hash ~ '^[\\w-]{43}$' AS hashed, l.expires_at BETWEEN m.sent_at + interval '59 minutes'
         AND m.sent_at + interval '60 minutes' AS hour
       FROM account_link l JOIN outgoing_mail m ON m.account_link_id = l.id WHERE l.user_id = $1`,
      [owner.id],
    ),
  ).toEqual([{ hashed: true, hour: true }]);
});
