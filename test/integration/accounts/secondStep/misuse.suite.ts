import { createHash, randomBytes } from 'node:crypto';
import { generate } from 'otplib';
import { setPassword } from '../../../../server/accounts/users/ownerCommands';
import { Authenticator } from '../../../support/authenticator';
import { eventually } from '../../../support/processes';
import { waitingForLocks } from '../../../support/data/rows';
import {
  addApp,
  audited,
  confirmation,
  freshCode,
  ORIGIN,
  passwordOf,
  sendCode,
  signIn,
  useStepShop,
} from './stepShop';

const started = useStepShop();
const STEP = '/api/account/second-step';
const idOf = async (username: string) =>
  (await started.shop.db.query<[{ id: number }]>('SELECT id FROM users WHERE username = $1', [username]))[0].id;

// Ways around a second step, or to lose one's account over it, that stay closed (specification 8.22).

test('a recovery code that confirms is in the log', async () => {
  const { shop } = started;
  const owner = await shop.signedIn('admin');
  const { codes } = await addApp(owner);
  const before = (await audited(shop, 'user.recovery_code_used')).length;
  const begun = await owner.rest('POST', `${STEP}/passkeys/options`, { code: codes[0] });
  expect(begun.status).toBe(200);
  expect((await owner.rest('GET', STEP)).body.recoveryCodesLeft).toBe(9);
  expect((await audited(shop, 'user.recovery_code_used')).length - before).toBe(1);
});

test('no token takes a second step away by changing the role and back', async () => {
  const { shop } = started;
  await addApp(await shop.signedIn('packer'), 'packer');
  const id = await idOf('packer');
  const token = `bst_${randomBytes(32).toString('base64url')}`;
  await shop.db.query(
    `INSERT INTO api_token (owner_id, name, token_hash, scopes)
     SELECT id, 'Till', $1, '{admin}' FROM users WHERE username = 'admin'`,
    [createHash('sha256').update(token).digest()],
  );
  const bearer = { Authorization: `Bearer ${token}` };
  expect((await shop.guest().rest('DELETE', `/api/admin/users/${id}/second-step`, undefined, bearer)).status).toBe(403);
  const statuses = [];
  for (const role of ['customer', 'staff'])
    statuses.push((await shop.guest().rest('PATCH', `/api/users/${id}/role`, { role }, bearer)).status);
  const { status } = await signIn(shop.guest(), 'packer', passwordOf('packer'));
  await shop.db.query(`UPDATE users SET role = 'staff' WHERE id = $1`, [id]);
  expect([statuses, status]).toEqual([[403, 200], 401]);
});

test('who becomes a customer while adding an app is not locked out', async () => {
  const { shop } = started;
  const packer = await shop.signedIn('packer');
  const id = await idOf('packer');
  const { body: begun } = await packer.rest('POST', `${STEP}/app/options`, confirmation('packer'));
  const code = await generate({ secret: begun.setupKey });
  const runner = shop.db.createQueryRunner();
  await runner.startTransaction();
  // As changeUser does for somebody without a second step.
  await runner.query(`UPDATE users SET role = 'customer', duties = '{}' WHERE id = $1`, [id]);
  const adding = packer.rest('POST', `${STEP}/app`, { code });
  await eventually('the app waits to be added', async () => (await waitingForLocks(shop.db)) === 1);
  await runner.commitTransaction();
  await runner.release();
  const added = (await adding).status;
  const client = shop.guest();
  const asked = (await signIn(client, 'packer', passwordOf('packer'))).status;
  const stepped = asked === 200 ? 200 : (await sendCode(client, await freshCode(shop, begun.setupKey))).status;
  await shop.db.query(`UPDATE users SET role = 'staff', duties = '{packing}' WHERE id = $1`, [id]);
  expect([added, asked, stepped]).toEqual([409, 200, 200]);
});

test('wrong passwords of an account are counted together', async () => {
  const owner = await started.shop.signedIn('admin');
  for (let n = 0; n < 10; n += 1) await owner.rest('POST', `${STEP}/app/options`, { password: 'no' });
  const { status } = await owner.rest('POST', '/api/account/password', {
    currentPassword: 'no',
    newPassword: 'apricots in july',
  });
  expect(status).toBe(429);
});

test('closing takes the names of passkeys out of the log; nobody changes a closed account', async () => {
  const { shop } = started;
  const username = 'packer';
  const client = await shop.signedIn(username);
  const id = await idOf(username);
  const begun = await client.rest('POST', `${STEP}/passkeys/options`, confirmation(username));
  const passkey = new Authenticator(ORIGIN).make(begun.body);
  expect((await client.rest('POST', `${STEP}/passkeys`, { name: 'Rania’s iPhone', passkey })).status).toBe(201);
  expect((await client.rest('POST', '/api/account/close', { currentPassword: passwordOf(username) })).status).toBe(200);
  const [{ name }] = await shop.db.query<[{ name: string }]>('SELECT username AS name FROM users WHERE id = $1', [id]);
  const change = await setPassword(shop.db, name, 'apricots in july').then(
    () => 'changed',
    (error: { code: string }) => error.code,
  );
  const kept = JSON.stringify(await shop.db.query('SELECT * FROM audit_entry WHERE subject_id = $1', [String(id)]));
  expect([change, kept.includes('Rania')]).toEqual(['CONFLICT', false]);
});
