import { eventually } from '../../../support/processes';
import { makeDue, parseMessage } from '../../mail/mails';
import { ask, keyIn, mailsTo, person, reset, shop, smtp, statusWith, untilQuiet } from './forgottenShop';

test.each([
  ['en', 'Bustan: choose a new password', 'Questions? Call'],
  ['ar', 'Bustan: اختيار كلمة مرور جديدة', 'لأي سؤال'],
  ['fr', 'Bustan: choisir un nouveau mot de passe', 'Des questions\u00a0?'],
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
  const { username } = owner;
  expect(text).toContain(language === 'fr' ? `«\u00a0${username}\u00a0»` : `“${username}”`);
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
