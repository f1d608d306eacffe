import { Authenticator } from '../../../support/authenticator';
import type { HttpAnswer, ShopClient } from '../../../support/shopClient';
import { addApp, audited, confirmation, isSignedIn, ORIGIN, signIn, stepsIn, useStepShop } from './stepShop';

// A passkey as a second step, and alone (specification 8.22). What browsers do is in test/browser.
const started = useStepShop();

const STEP = '/api/account/second-step';
const options = (client: ShopClient, afterPassword: boolean): Promise<HttpAnswer> =>
  client.rest('POST', '/api/login/passkey/options', { afterPassword });
const answer = (client: ShopClient, signed: object): Promise<HttpAnswer> =>
  client.rest('POST', '/api/login/passkey', signed);

async function begin(client: ShopClient, username = 'admin'): Promise<any> {
  const begun = await client.rest('POST', `${STEP}/passkeys/options`, confirmation(username));
  expect(begun.status).toBe(200);
  return begun.body;
}

async function added(
  client: ShopClient,
  username = 'admin',
  device = new Authenticator(ORIGIN),
): Promise<Authenticator> {
  const passkey = device.make(await begin(client, username));
  const { status, body } = await client.rest('POST', `${STEP}/passkeys`, { name: ' Key ', passkey });
  expect([status, body.secondStep?.passkeys[0]?.name]).toEqual([201, 'Key']);
  return device;
}

/** Signs in with a passkey alone. */
async function alone(client: ShopClient, device: Authenticator): Promise<HttpAnswer> {
  return answer(client, device.sign((await options(client, false)).body));
}

test('it is made for the site of PUBLIC_URL, and once', async () => {
  const { shop } = started;
  const owner = await shop.signedIn('admin');
  const made = await begin(owner);
  expect([made.rp, made.user.name, made.excludeCredentials]).toEqual([
    { name: 'Bustan', id: 'localhost' },
    'admin',
    [],
  ]);
  const before = await stepsIn(shop);
  for (const origin of ['https://shop.evil.example', 'http://localhost:4001', 'https://localhost:4000']) {
    const passkey = new Authenticator(origin).make(await begin(owner));
    const { status, body } = await owner.rest('POST', `${STEP}/passkeys`, { name: 'Key', passkey });
    expect([origin, status, body.code]).toEqual([origin, 400, 'BAD_USER_INPUT']);
  }
  const device = new Authenticator(ORIGIN);
  const stale = device.make(made);
  expect((await owner.rest('POST', `${STEP}/passkeys`, { name: 'Key', passkey: stale })).status).toBe(409);
  const elsewhere = device.make({ ...(await begin(owner)), rp: { id: 'evil.example' } });
  expect((await owner.rest('POST', `${STEP}/passkeys`, { name: 'Key', passkey: elsewhere })).status).toBe(400);
  for (const name of ['', ' ', 'x'.repeat(61)]) {
    const passkey = device.make(await begin(owner));
    expect((await owner.rest('POST', `${STEP}/passkeys`, { name, passkey })).status).toBe(400);
  }
  expect(await stepsIn(shop)).toEqual(before);
  await added(owner, 'admin', device);
  expect((await begin(owner)).excludeCredentials).toHaveLength(1);
  // The same one again, of another account.
  const packer = await shop.signedIn('packer');
  const passkey = device.make(await begin(packer, 'packer'));
  const { status, body } = await packer.rest('POST', `${STEP}/passkeys`, { name: 'Key', passkey });
  expect([status, body.fields]).toEqual([409, { passkey: 'This passkey is there already.' }]);
  expect(await isSignedIn(packer)).toBe(true);
});

test('it is a second step after the password', async () => {
  const { shop } = started;
  const device = await added(await shop.signedIn('admin'), 'admin', new Authenticator(ORIGIN, false));
  const client = shop.guest();
  expect((await signIn(client)).body.secondStep.ways).toEqual(['passkey', 'recovery_code']);
  const asked = (await options(client, true)).body;
  expect([asked.rpId, asked.allowCredentials.length]).toEqual(['localhost', 1]);
  expect(await isSignedIn(client)).toBe(false);
  expect((await answer(client, device.sign(asked))).status).toBe(200);
  expect(await isSignedIn(client)).toBe(true);
  // Nothing was begun any more.
  expect((await options(client, true)).body.code).toBe('SIGN_IN_EXPIRED');
});

test('alone it signs in as well, when the device has made sure who it is', async () => {
  const { shop } = started;
  const device = await added(await shop.signedIn('admin'));
  const client = shop.guest();
  const asked = (await options(client, false)).body;
  expect([asked.userVerification, asked.allowCredentials]).toEqual(['required', []]);
  const { status, body } = await answer(client, device.sign(asked));
  expect([status, body.username, await isSignedIn(client)]).toEqual([200, 'admin', true]);

  const unsure = await added(await shop.signedIn('packer'), 'packer', new Authenticator(ORIGIN, false));
  const stranger = shop.guest();
  expect((await alone(stranger, unsure)).body).toEqual({
    message: 'This passkey does not sign in here.',
    code: 'INVALID_CREDENTIALS',
  });
  expect(await isSignedIn(stranger)).toBe(false);
});

test('not from another origin, with another’s passkey, twice, late, or with one that is unknown', async () => {
  const { shop } = started;
  const device = await added(await shop.signedIn('admin'));
  const others = await added(await shop.signedIn('packer'), 'packer');
  const before = await stepsIn(shop);
  const client = shop.guest();
  const refused = async (signed: object, code = 'INVALID_CREDENTIALS') => {
    const { status, body } = await answer(client, signed);
    expect([status, body.code, await isSignedIn(client)]).toEqual([401, code, false]);
  };
  for (const origin of ['https://shop.evil.example', 'http://localhost:4001', 'https://localhost:4000']) {
    device.origin = origin;
    await refused(device.sign((await options(client, false)).body));
  }
  device.origin = ORIGIN;
  await refused(device.sign({ ...(await options(client, false)).body, rpId: 'evil.example' }));
  await signIn(client);
  await refused(others.sign((await options(client, true)).body));
  await signIn(client);
  await refused(new Authenticator(ORIGIN).sign((await options(client, true)).body));
  // A challenge is answered once, also wrongly.
  const asked = (await options(client, false)).body;
  await refused(others.sign({ ...asked, challenge: 'another' }));
  await refused(device.sign(asked), 'SIGN_IN_EXPIRED');
  const late = device.sign((await options(client, false)).body);
  await shop.db.query('UPDATE step_attempt SET expires_at = now()');
  await refused(late, 'SIGN_IN_EXPIRED');
  expect(await stepsIn(shop)).toEqual(before);

  const signed = device.sign((await options(client, false)).body);
  const twice = await Promise.all([answer(client, signed), answer(client, signed)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await answer(shop.guest(), signed)).status).toBe(401);
  // A device that counts backwards is a copy.
  device.uses = 1;
  expect((await alone(shop.guest(), device)).status).toBe(401);
});

test('it confirms its own removal; nobody else’s is removed', async () => {
  const { shop } = started;
  const owner = await shop.signedIn('admin');
  const device = await added(owner);
  await addApp(owner);
  await added(await shop.signedIn('packer'), 'packer');
  const [mine, others] = await shop.db.query<{ id: number }[]>('SELECT id FROM passkey ORDER BY id');
  const elsewhere = shop.guest();
  expect((await alone(elsewhere, device)).status).toBe(200);
  const before = await stepsIn(shop);
  const foreign = await owner.rest('POST', `${STEP}/passkeys/${others!.id}/removal`, confirmation('admin'));
  expect([foreign.status, await stepsIn(shop)]).toEqual([404, before]);
  const confirm = async () => (await owner.rest('POST', `${STEP}/confirmation/options`)).body;
  device.origin = 'https://shop.evil.example';
  const wrong = await owner.rest('POST', `${STEP}/passkeys/${mine!.id}/removal`, {
    passkey: device.sign(await confirm()),
  });
  expect([wrong.status, await stepsIn(shop)]).toEqual([400, before]);
  device.origin = ORIGIN;
  const passkey = device.sign(await confirm());
  const removed = await owner.rest('POST', `${STEP}/passkeys/${mine!.id}/removal`, { passkey });
  expect([removed.status, removed.body.secondStep.passkeys, removed.body.recoveryCodes]).toEqual([200, [], null]);
  expect([await isSignedIn(owner), await isSignedIn(elsewhere)]).toEqual([true, false]);
  expect((await alone(elsewhere, device)).status).toBe(401);
  const [entry] = await audited(shop, 'user.second_step');
  expect([entry!.before, entry!.after]).toEqual([
    { passkeys: ['Key'], app: true },
    { passkeys: [], app: true },
  ]);
});

test('a deactivated owner does not come in by it', async () => {
  const { shop } = started;
  const device = await added(await shop.signedIn('packer'), 'packer');
  const setActive = (active: boolean) =>
    shop.db.query(`UPDATE users SET active = $1 WHERE username = 'packer'`, [active]);
  await setActive(false);
  const client = shop.guest();
  expect((await alone(client, device)).body.code).toBe('INVALID_CREDENTIALS');
  expect(await isSignedIn(client)).toBe(false);
  await setActive(true);
});

test('passkeys are asked for so often, and not at an address of numbers', async () => {
  const { shop } = started;
  const client = shop.guest();
  for (let n = 0; n < 50; n += 1) expect((await options(client, false)).status).toBe(200);
  expect((await options(client, false)).status).toBe(429);
  // What was begun by one browser is one row.
  expect(await shop.db.query('SELECT 1 FROM step_attempt')).toHaveLength(1);
});
