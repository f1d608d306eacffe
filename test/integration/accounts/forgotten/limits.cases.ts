import { ask, mailsTo, person, reset, shop, untilQuiet } from './forgottenShop';

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
