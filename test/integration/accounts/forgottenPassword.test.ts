import { callGraphql, callRest, type ApiOutcome } from '../../support/apiCalls';
import { eventually } from '../../support/processes';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { startSmtp, type SmtpServer } from '../../support/smtpServer';
import { makeDue, parseMessage } from '../mail/mails';

// Who has forgotten a password chooses a new one by the link of a mail (specification 8.15).
let shop: TestShop;
let smtp: SmtpServer;
beforeAll(async () => {
  smtp = await startSmtp();
  shop = await startShop({ env: { SMTP_URL: smtp.url, PUBLIC_URL: 'https://shop.example' } });
});
beforeEach(async () => {
  smtp.setBehaviour('accepts');
  smtp.mails.length = 0;
  await shop.db.query('DELETE FROM rate_limit');
});
afterAll(async () => {
  await shop.stop();
  await smtp.stop();
});

const DEAD = { key: 'This link does not work any more. Please ask for a new one.' };
const NEXT = 'apricots in july';

const ask = (account: string, client: ShopClient = shop.guest()) =>
  callGraphql(client, 'mutation ($account: String!) { requestPasswordReset(account: $account) }', { account });
const reset = (key: string, newPassword = NEXT, client: ShopClient = shop.guest()): Promise<ApiOutcome> =>
  callGraphql(
    client,
    'mutation ($key: String!, $newPassword: String!) { resetPassword(key: $key, newPassword: $newPassword) { username role } }',
    { key, newPassword },
  );
const statusWith = async (username: string, password: string) =>
  (await shop.guest().rest('POST', '/api/login', { username, password })).status;

interface Person {
  id: number;
  username: string;
  email: string;
}

let people = 0;
/** Somebody whose password is "fresh-every-day"; their address is of the test alone. */
async function person({ role = 'customer', email = '', parent = null as number | null } = {}): Promise<Person> {
  people += 1;
  const username = `forgetful-${people}`;
  const [made] = await shop.db.query<Person[]>(
    `INSERT INTO users (username, email, password_hash, role, business_approved, parent_business_id)
     SELECT $1, $2, password_hash, $3, true, $4 FROM users WHERE username = 'customer'
     RETURNING id, username, email`,
    [username, email || `${username}@people.example`, role, parent],
  );
  return made!;
}

const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to[0] === address);

/** Asks, and waits for the mail. @returns the secret of its link */
async function linkOf({ username, email }: Person, by = username): Promise<string> {
  const before = mailsTo(email).length;
  expect(await ask(by)).toMatchObject({ value: true, code: null });
  await eventually(`a mail to ${email} has come`, () => mailsTo(email).length > before);
  return keyIn(mailsTo(email).at(-1)!.data);
}

const keyIn = (data: string) => /#key=([\w-]{43})\n/.exec(`${parseMessage(data).text}\n`)![1]!;

const waiting = async (): Promise<number> => {
  const [row] = await shop.db.query<{ count: number }[]>(
    `SELECT (SELECT count(*) FROM password_request)::integer
       + (SELECT count(*) FROM outgoing_mail WHERE status = 'queued')::integer AS count`,
  );
  return row!.count;
};
/** Waits until nobody is looked for any more and no mail is to be sent. */
const untilQuiet = () => eventually('nothing waits', async () => (await waiting()) === 0);

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

test.each([
  ['en', 'Bustan: choose a new password', 'Questions? Call'],
  ['ar', 'Bustan: اختيار كلمة مرور جديدة', 'لأي سؤال'],
  ['fr', 'Bustan: choisir un nouveau mot de passe', 'Des questions ?'],
])('the mail speaks the language of the request: %s', async (language, subject, contact) => {
  const owner = await person();
  await fetch(`${shop.url}/api/password/request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': `${language}-LB, de;q=0.5` },
    body: JSON.stringify({ account: owner.username }),
  });
  await eventually('the mail has come', () => mailsTo(owner.email).length === 1);
  const { headers, text, html } = parseMessage(mailsTo(owner.email)[0]!.data);
  expect(decodedHeader(headers.subject![0]!)).toBe(subject);
  expect(text).toContain(`https://shop.example/reset-password?lang=${language}#key=`);
  expect(text).toContain(`“${owner.username}”`);
  expect(text).toContain(contact);
  expect(html).toMatch(
    new RegExp(`^<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`),
  );
});

/** A header with words in RFC 2047's encoding. */
function decodedHeader(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : Buffer.from(
            text
              .replace(/_/g, ' ')
              .replace(/=([0-9A-F]{2})/g, (__, hex: string) => String.fromCharCode(parseInt(hex, 16))),
            'latin1',
          ).toString(),
    );
}

describe('who has no account gets the same answer, and no mail goes out:', () => {
  const nobody: Record<string, () => Promise<string>> = {
    'no such name': () => Promise.resolve('nobody at all'),
    'no such address': () => Promise.resolve('nobody@people.example'),
    'a deactivated account': async () => {
      const { id, username } = await person();
      await shop.db.query('UPDATE users SET active = false WHERE id = $1', [id]);
      return username;
    },
    'an account without an e-mail address': async () => (await person({ email: '-' })).username,
  };
  test.each(Object.keys(nobody))('%s', async (name) => {
    expect(await ask(await nobody[name]!())).toEqual({ value: true, code: null, message: null, fields: null });
    await untilQuiet();
    expect(smtp.mails).toEqual([]);
  });
});

test('an address of several accounts gets a mail for each, with its name', async () => {
  const email = 'family@people.example';
  const [one, other] = [await person({ email }), await person({ email })];
  await ask(email);
  await eventually('both mails have come', () => mailsTo(email).length === 2);
  const texts = mailsTo(email).map(({ data }) => parseMessage(data).text);
  for (const { username } of [one, other]) {
    const key = /#key=([\w-]+)/.exec(texts.find((text) => text.includes(`“${username}”`))!)![1]!;
    expect(await reset(key)).toMatchObject({ value: { username } });
  }
});

test('what is missing or too long is named', async () => {
  expect(await reset('')).toMatchObject({ fields: { key: 'The key of the link is required' } });
  expect(await reset('x'.repeat(201))).toMatchObject({ fields: { key: 'Must be at most 200 characters' } });
  expect(await ask('  ')).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { account: 'Please type your username or e-mail address' },
  });
  expect(await ask('x'.repeat(201))).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test.each(['somebody', 'nobody'])('asking for %s is limited by what was typed', async (who) => {
  const account = who === 'somebody' ? (await person()).username : 'nobody at all';
  for (let asked = 0; asked < 5; asked += 1)
    expect((await ask(asked % 2 ? account : ` ${account.toUpperCase()}`)).code).toBeNull();
  const { code, message } = await ask(account);
  expect([code, message]).toEqual([
    'RATE_LIMITED',
    expect.stringMatching(/^Too many requests for a new password\. Please try again in \d+ min\.$/),
  ]);
  await untilQuiet();
});

test('asking is limited by network, and so are the mails to one account', async () => {
  const owner = await person();
  for (let asked = 0; asked < 30; asked += 1) {
    expect(
      (await ask(asked % 4 ? `nobody-${asked}` : [owner.username, owner.email][(asked / 4) % 2]!)).code,
    ).toBeNull();
  }
  expect((await ask('nobody')).code).toBe('RATE_LIMITED');
  await untilQuiet();
  const [counted] = await shop.db.query<{ links: number }[]>(
    `SELECT points AS links FROM rate_limit WHERE key LIKE 'password-mails:%'`,
  );
  expect(counted!.links).toBeGreaterThan(5);
  expect(mailsTo(owner.email).length).toBeLessThanOrEqual(5);
});

test('tries with links are limited by network', async () => {
  for (let tried = 0; tried < 50; tried += 1) expect((await reset('guessed')).code).toBe('BAD_USER_INPUT');
  expect((await reset('guessed')).code).toBe('RATE_LIMITED');
});

test('while the mail server is down nobody notices; the mail comes later, with a link of its own', async () => {
  const owner = await person();
  smtp.setBehaviour('refuses');
  expect((await ask(owner.username)).code).toBeNull();
  const failed = async () => {
    const [mail] = await shop.db.query<{ attempts: number }[]>(
      'SELECT attempts FROM outgoing_mail WHERE to_address = $1 AND last_error IS NOT NULL',
      [owner.email],
    );
    return mail !== undefined;
  };
  await eventually('a try has failed', failed);
  expect(await statusWith(owner.username, 'fresh-every-day')).toBe(200);
  smtp.setBehaviour('accepts');
  await makeDue(shop);
  // So that the outbox is asked at once.
  await ask('nobody');
  await eventually('the mail has come', () => mailsTo(owner.email).length === 1);
  expect(await reset(keyIn(mailsTo(owner.email)[0]!.data))).toMatchObject({ code: null });
});

test('a mail that waits is dropped when its link has died', async () => {
  const owner = await person();
  smtp.setBehaviour('refuses');
  await ask(owner.username);
  await eventually('the mail waits', async () => {
    const rows = await shop.db.query<unknown[]>(
      'SELECT 1 FROM outgoing_mail WHERE to_address = $1 AND last_error IS NOT NULL',
      [owner.email],
    );
    return rows.length === 1;
  });
  await shop.db.query('UPDATE users SET active = false WHERE id = $1', [owner.id]);
  smtp.setBehaviour('accepts');
  await makeDue(shop);
  // So that the outbox is asked at once.
  await ask('nobody');
  await untilQuiet();
  expect(await shop.db.query('SELECT 1 FROM outgoing_mail WHERE to_address = $1', [owner.email])).toEqual([]);
  expect(mailsTo(owner.email)).toEqual([]);
});
