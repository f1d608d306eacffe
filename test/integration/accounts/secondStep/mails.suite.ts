import { generate } from 'otplib';
import type { ShopClient } from '../../../support/shopClient';
import { startSmtp, type SmtpServer } from '../../../support/network/smtpServer';
import { eventually } from '../../../support/processes';
import { startShop, type TestShop } from '../../../support/shop';
import { parseMessage } from '../../mail/mails';
import { addApp, confirmation, freshCode, ORIGIN } from './stepShop';

// What the owner of an account is told of its second step (specification 8.22).
let shop: TestShop;
let smtp: SmtpServer;

const STEP = '/api/account/second-step';
const WARNING =
  'If you know of it, there is nothing to do. If not, please tell us at once: somebody may have your password.';
const CONTACT = 'Questions? Call +961 1 234 567 or write to hello@bustan.example.';

beforeAll(async () => {
  smtp = await startSmtp();
  shop = await startShop({ env: { PUBLIC_URL: ORIGIN, SMTP_URL: smtp.url } });
});
beforeEach(async () => {
  await shop.db.query('DELETE FROM rate_limit');
  for (const table of ['passkey', 'authenticator_app', 'recovery_code', 'outgoing_mail'])
    await shop.db.query(`DELETE FROM ${table}`);
  await shop.db.query(
    `UPDATE users SET second_step = false, email = username || '@team.example', language = NULL,
       email_unconfirmed = false, former_email = NULL WHERE role IN ('admin', 'staff')`,
  );
  smtp.mails.length = 0;
});
afterAll(async () => {
  await shop.stop();
  await smtp.stop();
});

/** Waits for the next mails, and forgets them. */
async function mails(count: number) {
  await eventually(`${count} mails have come`, async () => {
    const waiting = await shop.db.query<unknown[]>(`SELECT 1 FROM outgoing_mail WHERE status = 'queued'`);
    return smtp.mails.length >= count && waiting.length === 0;
  });
  const subjects = await shop.db.query<{ id: string; subject: string }[]>('SELECT id, subject FROM outgoing_mail');
  return smtp.mails.splice(0).map(({ to, data }) => {
    const { headers, text, html } = parseMessage(data);
    const [, id] = /<mail-(\d+)@/.exec(headers['message-id']![0]!)!;
    return { to, subject: subjects.find((mail) => String(mail.id) === id)?.subject, text, html };
  });
}

/** How many mails there are, whatever became of them. */
const kinds = async (): Promise<string[]> =>
  (await shop.db.query<{ kind: string }[]>('SELECT kind FROM outgoing_mail ORDER BY id')).map(({ kind }) => kind);

const idOf = async (username: string): Promise<number> =>
  (await shop.db.query<[{ id: number }]>('SELECT id FROM users WHERE username = $1', [username]))[0].id;

test('adding, new codes and removing are told, and no code is', async () => {
  const owner = await shop.signedIn('admin');
  const { secret, codes } = await addApp(owner);
  const renewed = await owner.rest('POST', `${STEP}/recovery-codes`, { code: await freshCode(shop, secret) });
  expect(renewed.status).toBe(200);
  expect((await owner.rest('POST', `${STEP}/app/removal`, confirmation('admin'))).status).toBe(200);
  const told = await mails(3);
  expect(told.map(({ to, subject, text }) => [to, subject, text])).toEqual(
    [
      [
        'Bustan: a second step was added',
        'The account “admin” has got another second step: a passkey or an authenticator app.',
      ],
      [
        'Bustan: new recovery codes were made',
        'The account “admin” has got new recovery codes; the ones before do not work any more.',
      ],
      [
        'Bustan: a second step was removed',
        'A second step of the account “admin” was removed: a passkey or an authenticator app.',
      ],
    ].map(([subject, news]) => [['admin@team.example'], subject, [news, WARNING, CONTACT].join('\n\n')]),
  );
  const all = JSON.stringify(told);
  for (const code of [...codes, ...(renewed.body.recoveryCodes as string[]), secret]) expect(all).not.toContain(code);
  expect(told[0]!.html).toContain('<html lang="en" dir="ltr">');
});

test('one that another admin has reset is told, in the language of its owner', async () => {
  await addApp(await shop.signedIn('packer'), 'packer');
  await addApp(await shop.signedIn('catalogue'), 'catalogue');
  await mails(2);
  await shop.db.query(`UPDATE users SET language = CASE username WHEN 'packer' THEN 'ar' ELSE 'fr' END
    WHERE username IN ('packer', 'catalogue')`);
  const admin = await shop.signedIn('admin');
  for (const username of ['packer', 'catalogue']) {
    const { status } = await admin.rest('DELETE', `/api/admin/users/${await idOf(username)}/second-step`);
    expect(status).toBe(200);
  }
  const [arabic, french] = await mails(2);
  expect([arabic!.to, arabic!.subject]).toEqual([['packer@team.example'], 'Bustan: أُلغيت خطوتك الثانية']);
  expect(arabic!.text).toContain('أُلغيت الخطوة الثانية للحساب “packer”. يكفي الآن تسجيل الدخول بكلمة المرور وحدها.');
  expect(arabic!.html).toContain('<html lang="ar" dir="rtl">');
  expect([french!.to, french!.subject]).toEqual([
    ['catalogue@team.example'],
    'Bustan: votre deuxième étape a été réinitialisée',
  ]);
});

test('one that goes with the role is told to the address that the account had', async () => {
  await addApp(await shop.signedIn('packer'), 'packer');
  await mails(1);
  const admin = await shop.signedIn('admin');
  const id = await idOf('packer');
  const { errors } = await admin.graphql(
    'mutation ($id: Int!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { role } }',
    { id, input: { role: 'CUSTOMER', email: 'somebody@else.example' } },
  );
  expect(errors).toEqual([]);
  const told = await mails(3);
  expect(told.filter(({ to }) => to[0] === 'packer@team.example').map(({ subject }) => subject)).toEqual([
    'Bustan: your second step was reset',
    'Bustan: your e-mail address was changed',
  ]);
  await shop.db.query(`UPDATE users SET role = 'staff' WHERE id = $1`, [id]);
});

test('nothing goes to an address that is not confirmed, and to none of before that others have changed', async () => {
  await shop.db.query(`UPDATE users SET email_unconfirmed = true WHERE username = 'admin'`);
  await shop.db.query(
    `UPDATE users SET email_unconfirmed = true, former_email = 'before@team.example' WHERE username = 'packer'`,
  );
  await shop.db.query(`UPDATE users SET email = 'none' WHERE username = 'catalogue'`);
  for (const username of ['admin', 'packer', 'catalogue']) await addApp(await shop.signedIn(username), username);
  expect((await mails(1)).map(({ to }) => to)).toEqual([['before@team.example']]);
  expect(await kinds()).toEqual(['second_step_added']);
});

test('what is refused tells nobody, and what two send at once is told once', async () => {
  const clients = [await shop.signedIn('admin'), await shop.signedIn('admin')];
  const begin = async (client: ShopClient) => {
    const { body } = await client.rest('POST', `${STEP}/app/options`, confirmation('admin'));
    return generate({ secret: body.setupKey as string });
  };
  const codes = [await begin(clients[0]!), await begin(clients[1]!)];
  expect((await clients[0]!.rest('POST', `${STEP}/app`, { code: 'abcdef' })).status).toBe(400);
  expect((await clients[0]!.rest('POST', `${STEP}/app/removal`, confirmation('admin'))).status).toBe(404);
  expect((await clients[0]!.rest('POST', `${STEP}/recovery-codes`, confirmation('admin'))).status).toBe(409);
  expect(await kinds()).toEqual([]);
  const answers = await Promise.all(clients.map((client, n) => client.rest('POST', `${STEP}/app`, { code: codes[n] })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  await mails(1);
  expect(await kinds()).toEqual(['second_step_added']);
});
