import { createHash, randomBytes } from 'node:crypto';
import {
  addApp,
  audited,
  confirmation,
  freshCode,
  isSignedIn,
  sendCode,
  signIn,
  stepsIn,
  useStepShop,
} from './stepShop';
import { openStream } from '../../../support/network/stream';

// REQUIRE_SECOND_STEP, and lost devices (specification 8.22).
const started = useStepShop({ REQUIRE_SECOND_STEP: 'on' });

const STEP = '/api/account/second-step';
const NEEDED = 'Your account needs a second step. Set it up first, at /admin/second-step.';

test('an admin without one reaches what sets it up, and nothing else', async () => {
  const { shop } = started;
  const admin = await shop.signedIn('admin');
  const { data } = await admin.graphql('{ viewer { username lacksSecondStep } secondStep { isRequired } }');
  expect(data).toEqual({ viewer: { username: 'admin', lacksSecondStep: true }, secondStep: { isRequired: true } });
  for (const path of [
    '/api/admin/users',
    '/api/orders',
    '/api/tokens',
    '/api/admin/export/users.csv',
    '/api/admin/audit-log',
    '/api/account/sessions',
  ]) {
    const { status, body } = await admin.rest('GET', path);
    expect([path, status, body]).toEqual([path, 403, { message: NEEDED, code: 'FORBIDDEN' }]);
  }
  const { data: refused, errors } = await admin.graphql('{ users { totalCount } viewer { id } }');
  expect([refused?.users ?? null, errors[0]!.message]).toEqual([null, NEEDED]);
  const stream = await openStream(admin, 'subscription { orderChanged { isNew } }');
  expect(stream.status).toBe(403);
  stream.close();
  const { data: shown } = await admin.graphql('{ product(id: 1) { name businessPrice version } }');
  expect([shown.product.businessPrice, shown.product.version]).toEqual([null, null]);
  expect((await admin.rest('POST', '/api/orders/guest', {})).status).toBe(403);

  await addApp(admin);
  expect((await admin.rest('GET', '/api/admin/users')).status).toBe(200);
  const { data: now } = await admin.graphql('{ viewer { lacksSecondStep } product(id: 1) { version } }');
  expect(now).toEqual({ viewer: { lacksSecondStep: false }, product: { version: expect.any(Number) } });
});

test('nor do its tokens do more', async () => {
  const { shop } = started;
  const token = `bst_${randomBytes(32).toString('base64url')}`;
  await shop.db.query(
    `INSERT INTO api_token (owner_id, name, token_hash, scopes)
     SELECT id, 'Till', $1, '{read,admin}' FROM users WHERE username = 'admin'`,
    [createHash('sha256').update(token).digest()],
  );
  const read = () => shop.guest().rest('GET', '/api/admin/users', undefined, { Authorization: `Bearer ${token}` });
  expect([(await read()).status, (await read()).body.message]).toEqual([403, NEEDED]);
  await addApp(await shop.signedIn('admin'));
  expect((await read()).status).toBe(200);
});

test('staff may do without, and everybody else', async () => {
  const { shop } = started;
  expect((await (await shop.signedIn('catalogue')).rest('GET', '/api/tokens')).status).toBe(200);
  expect((await (await shop.signedIn('customer')).rest('GET', '/api/orders')).status).toBe(200);
});

test('the last one stays', async () => {
  const { shop } = started;
  const admin = await shop.signedIn('admin');
  await addApp(admin);
  const before = await stepsIn(shop);
  const { status, body } = await admin.rest('POST', `${STEP}/app/removal`, confirmation('admin'));
  expect([status, body.message]).toEqual([
    409,
    'A second step is required here; add another one before you remove this one.',
  ]);
  expect([await stepsIn(shop), await isSignedIn(admin)]).toEqual([before, true]);
});

test('another admin takes away what was lost, never one’s own, and the log tells', async () => {
  const { shop } = started;
  const admin = await shop.signedIn('admin');
  const { secret } = await addApp(admin);
  const packer = await shop.signedIn('packer');
  await addApp(packer, 'packer');
  const idOf = async (username: string) =>
    (await shop.db.query<[{ id: number }]>('SELECT id FROM users WHERE username = $1', [username]))[0].id;
  const [own, lost] = [await idOf('admin'), await idOf('packer')];
  const reset = (client = admin, id = lost) => client.rest('DELETE', `/api/admin/users/${id}/second-step`);
  const customer = await shop.signedIn('customer');
  const before = await stepsIn(shop);
  expect((await reset(admin, own)).status).toBe(409);
  expect((await reset(packer, own)).status).toBe(403);
  expect((await reset(customer, own)).status).toBe(403);
  expect((await reset(shop.guest())).status).toBe(401);
  expect((await reset(admin, 999_999)).status).toBe(404);
  expect(await stepsIn(shop)).toEqual(before);

  const { data } = await admin.graphql('{ users(role: STAFF) { nodes { username secondStep } } }');
  expect(data.users.nodes).toEqual(
    expect.arrayContaining([
      { username: 'packer', secondStep: true },
      { username: 'catalogue', secondStep: false },
    ]),
  );
  expect((await reset()).status).toBe(200);
  expect((await reset()).status).toBe(409);
  expect(await isSignedIn(packer)).toBe(false);
  expect((await signIn(shop.guest(), 'packer')).status).toBe(200);
  expect((await audited(shop, 'user.second_step_reset'))[0]).toEqual({
    actor: 'admin',
    subject: String(lost),
    before: { passkeys: [], app: true },
    after: { passkeys: [], app: false },
  });
  // The admin's own is what it was.
  const client = shop.guest();
  await signIn(client);
  expect((await sendCode(client, await freshCode(shop, secret))).status).toBe(200);
});

test('who lacks it sees in the catalogue what guests see', async () => {
  const { shop } = started;
  const admin = await shop.signedIn('admin');
  const query =
    '{ product(id: 1) { name price { amount } customerPrice listPrice businessPrice variants { name price { amount } customerPrice } } }';
  const seen = (await admin.graphql(query)).data;
  expect(seen).toEqual((await shop.guest().graphql(query)).data);
});
