import { generate } from 'otplib';
import {
  addApp,
  audited,
  confirmation,
  freshCode,
  isSignedIn,
  passwordOf,
  sendCode,
  signIn,
  stepsIn,
  useStepShop,
} from './stepShop';

// A second step by an authenticator app, and recovery codes (specification 8.22).
const started = useStepShop();

const STEP = '/api/account/second-step';

test('an account without one signs in as ever, to the letter', async () => {
  const { status, body } = await signIn(started.shop.guest());
  expect([status, body.username, body.secondStep]).toEqual([200, 'admin', undefined]);
});

test('a password alone opens no session, and a code does, once', async () => {
  const { shop } = started;
  const { secret, codes } = await addApp(await shop.signedIn('admin'));
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  const client = shop.guest();
  const asked = await signIn(client);
  expect([asked.status, asked.body]).toEqual([
    401,
    {
      message:
        'The password was right; the session begins with the second step, at /api/login/code or /api/login/passkey.',
      code: 'SECOND_STEP_NEEDED',
      secondStep: { ways: ['app', 'recovery_code'], minutes: 10 },
    },
  ]);
  expect([await isSignedIn(client), client.session]).toEqual([false, null]);
  const code = await freshCode(shop, secret);
  const wrong = await sendCode(client, code === '000000' ? '000001' : '000000');
  expect([wrong.status, wrong.body.code, await isSignedIn(client)]).toEqual([401, 'INVALID_CREDENTIALS', false]);
  const right = await sendCode(client, ` ${code.slice(0, 3)} ${code.slice(3)}`);
  expect([right.status, right.body.username, await isSignedIn(client)]).toEqual([200, 'admin', true]);
  // The same code again, in another browser, and in this one.
  const other = shop.guest();
  await signIn(other);
  expect((await sendCode(other, code)).body.code).toBe('INVALID_CREDENTIALS');
  expect((await sendCode(client, code)).body.code).toBe('SIGN_IN_EXPIRED');
  expect(await isSignedIn(other)).toBe(false);
});

test('of two who send a code at the same instant one is let in', async () => {
  const { shop } = started;
  const { secret, codes } = await addApp(await shop.signedIn('admin'));
  for (const code of [await freshCode(shop, secret), codes[0]!]) {
    const clients = [1, 2, 3, 4].map(() => shop.guest());
    for (const client of clients) await signIn(client);
    const answers = await Promise.all(clients.map((client) => sendCode(client, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    const open = await Promise.all(clients.map(isSignedIn));
    expect(open.filter(Boolean)).toHaveLength(1);
  }
});

test('the same browser ends what it has begun once', async () => {
  const { shop } = started;
  const { codes } = await addApp(await shop.signedIn('admin'));
  const client = shop.guest();
  await signIn(client);
  const answers = await Promise.all(codes.slice(0, 3).map((code) => sendCode(client, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
});

test('each recovery code works once, however it is typed, and is missed in the log', async () => {
  const { shop } = started;
  const { codes } = await addApp(await shop.signedIn('admin'));
  const before = (await audited(shop, 'user.recovery_code_used')).length;
  const client = shop.guest();
  await signIn(client);
  expect((await sendCode(client, codes[3]!.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
  expect((await client.rest('GET', STEP)).body.recoveryCodesLeft).toBe(9);
  const entries = await audited(shop, 'user.recovery_code_used');
  expect([entries.length - before, entries[0]]).toEqual([
    1,
    { actor: 'admin', subject: expect.any(String), before: { recoveryCodesLeft: 10 }, after: { recoveryCodesLeft: 9 } },
  ]);
  const other = shop.guest();
  await signIn(other);
  expect((await sendCode(other, codes[3]!)).status).toBe(401);
});

test('a code is nothing without the browser that typed the password, after ten minutes, or after a change', async () => {
  const { shop } = started;
  const { secret } = await addApp(await shop.signedIn('admin'));
  const client = shop.guest();
  await signIn(client);
  expect((await sendCode(shop.guest(), await freshCode(shop, secret))).body).toEqual({
    message: 'This sign-in took too long. Please begin again.',
    code: 'SIGN_IN_EXPIRED',
  });
  await shop.db.query(`UPDATE step_attempt SET expires_at = now()`);
  expect((await sendCode(client, await freshCode(shop, secret))).body.code).toBe('SIGN_IN_EXPIRED');
  await signIn(client);
  await shop.db.query(`UPDATE users SET credential_version = credential_version + 1 WHERE username = 'admin'`);
  expect((await sendCode(client, await freshCode(shop, secret))).body.code).toBe('SIGN_IN_EXPIRED');
  expect(await isSignedIn(client)).toBe(false);
});

test('wrong codes are counted as passwords are, for all browsers together, and right ones are not', async () => {
  const { shop } = started;
  const { secret } = await addApp(await shop.signedIn('admin'));
  const first = shop.guest();
  await signIn(first);
  expect((await sendCode(first, await freshCode(shop, secret))).status).toBe(200);
  const strangers = [shop.guest(), shop.guest()];
  for (const stranger of strangers) await signIn(stranger);
  const statuses = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await sendCode(strangers[n % 2]!, 'aaaaaa')).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  const code = await freshCode(shop, secret);
  const limited = await sendCode(strangers[0]!, code);
  expect([limited.status, limited.body.code, Number(limited.headers.get('retry-after')) > 0]).toEqual([
    429,
    'RATE_LIMITED',
    true,
  ]);
  // The owner's own device is counted by itself.
  await first.rest('POST', '/api/manual-logout');
  await signIn(first);
  expect((await sendCode(first, code)).status).toBe(200);
});

test('an app is added with the password and a code of it, and nothing is changed before', async () => {
  const { shop } = started;
  const [here, elsewhere] = [await shop.signedIn('admin'), await shop.signedIn('admin')];
  const before = await stepsIn(shop);
  const wrong = await here.rest('POST', `${STEP}/app/options`, { password: 'guessed' });
  expect([wrong.status, wrong.body.fields]).toEqual([400, { password: 'This is not your present password' }]);
  for (const body of [{}, { ...confirmation('admin'), code: '123456' }]) {
    const { status, body: answer } = await here.rest('POST', `${STEP}/app/options`, body);
    expect([status, answer.message]).toEqual([400, 'Confirm with your password, a code or a passkey']);
  }
  expect((await here.rest('POST', `${STEP}/app`, { code: '123456' })).status).toBe(409);
  const { body: begun } = await here.rest('POST', `${STEP}/app/options`, confirmation('admin'));
  const refused = await here.rest('POST', `${STEP}/app`, { code: 'abcdef' });
  expect([refused.status, refused.body.fields]).toEqual([400, { code: 'This code is wrong, or was used already' }]);
  // What one browser has begun, another one does not end.
  const code = await generate({ secret: begun.setupKey });
  expect((await elsewhere.rest('POST', `${STEP}/app`, { code })).status).toBe(409);
  expect(await stepsIn(shop)).toEqual(before);

  const added = await here.rest('POST', `${STEP}/app`, { code });
  expect([added.status, added.body.secondStep.recoveryCodesLeft]).toEqual([201, 10]);
  expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false]);
  const [entry] = await audited(shop, 'user.second_step');
  expect(entry).toEqual({
    actor: 'admin',
    subject: expect.any(String),
    before: { passkeys: [], app: false },
    after: { passkeys: [], app: true, newRecoveryCodes: 10 },
  });
  // The code that showed that the app was set up signs nobody in, and there is no second app.
  const client = shop.guest();
  await signIn(client);
  expect((await sendCode(client, code)).status).toBe(401);
  expect((await here.rest('POST', `${STEP}/app/options`, confirmation('admin'))).status).toBe(409);
});

test('of two who add an app at the same instant one has it', async () => {
  const { shop } = started;
  const clients = [await shop.signedIn('admin'), await shop.signedIn('admin')];
  const codes: string[] = [];
  for (const client of clients) {
    const { body } = await client.rest('POST', `${STEP}/app/options`, confirmation('admin'));
    codes.push(await generate({ secret: body.setupKey }));
  }
  const answers = await Promise.all(clients.map((client, n) => client.rest('POST', `${STEP}/app`, { code: codes[n] })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await Promise.all(clients.map(isSignedIn))).toEqual(answers.map(({ status }) => status === 201));
});

test('neither secret nor code can be read in the database', async () => {
  const { shop } = started;
  const { secret, codes } = await addApp(await shop.signedIn('admin'));
  const kept = JSON.stringify([
    await shop.db.query('SELECT * FROM authenticator_app'),
    await shop.db.query('SELECT * FROM recovery_code'),
    await shop.db.query('SELECT * FROM step_attempt'),
    await shop.db.query('SELECT * FROM audit_entry'),
  ]);
  for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
    expect(kept).not.toContain(text);
});

test('an app is removed with the password or a code; with the last step the recovery codes are gone', async () => {
  const { shop } = started;
  const owner = await shop.signedIn('admin');
  const { secret, codes } = await addApp(owner);
  const customer = await shop.signedIn('customer');
  const before = await stepsIn(shop);
  expect((await owner.rest('POST', `${STEP}/app/removal`, { code: 'nonsense' })).status).toBe(400);
  expect((await shop.guest().rest('POST', `${STEP}/app/removal`, confirmation('admin'))).status).toBe(401);
  expect((await customer.rest('POST', `${STEP}/app/removal`, confirmation('customer'))).status).toBe(403);
  expect(await stepsIn(shop)).toEqual(before);
  const renewed = await owner.rest('POST', `${STEP}/recovery-codes`, { code: await freshCode(shop, secret) });
  expect([renewed.status, renewed.body.recoveryCodes.length]).toEqual([200, 10]);
  expect((await owner.rest('POST', `${STEP}/app/removal`, { code: codes[0] })).status).toBe(400);
  const removed = await owner.rest('POST', `${STEP}/app/removal`, { code: renewed.body.recoveryCodes[0] });
  expect([removed.status, removed.body]).toEqual([
    200,
    { secondStep: { isRequired: false, passkeys: [], appAddedAt: null, recoveryCodesLeft: 0 }, recoveryCodes: null },
  ]);
  expect(await isSignedIn(owner)).toBe(true);
  expect((await signIn(shop.guest())).status).toBe(200);
  expect((await owner.rest('POST', `${STEP}/recovery-codes`, confirmation('admin'))).status).toBe(409);
});

test('wrong passwords of a confirmation are counted', async () => {
  const owner = await started.shop.signedIn('admin');
  for (let n = 0; n < 10; n += 1)
    expect((await owner.rest('POST', `${STEP}/app/options`, { password: 'no' })).status).toBe(400);
  expect((await owner.rest('POST', `${STEP}/app/options`, confirmation('admin'))).status).toBe(429);
});

test('staff has one, too; no longer once it works for the shop no more', async () => {
  const { shop } = started;
  await addApp(await shop.signedIn('packer'), 'packer');
  const admin = await shop.signedIn('admin');
  const [{ id }] = await shop.db.query<[{ id: number }]>(`SELECT id FROM users WHERE username = 'packer'`);
  const changed = await admin.rest('PATCH', `/api/users/${id}/role`, { role: 'customer' });
  expect(changed.status).toBe(200);
  expect((await signIn(shop.guest(), 'packer', passwordOf('packer'))).status).toBe(200);
  expect((await shop.db.query('SELECT 1 FROM recovery_code')).length).toBe(0);
  await admin.rest('PATCH', `/api/users/${id}/role`, { role: 'staff' });
});
