import { spawnSync } from 'node:child_process';
import { projectRoot } from '../../../../server/core/projectRoot';
import { addApp, audited, isSignedIn, signIn, stepsIn, useStepShop } from './stepShop';

jest.setTimeout(120_000);

// What an owner does who is locked out (specification 8.23), beside the shop that goes on.
const started = useStepShop({ REQUIRE_SECOND_STEP: 'on' });

function admin(args: string[], input = '') {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['-r', '@swc-node/register', 'server/adminCli.ts', ...args],
    {
      cwd: projectRoot(),
      input,
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        LOG_LEVEL: 'silent',
        DATABASE_URL: started.shop.databaseUrl,
      },
    },
  );
  return { status, stdout, stderr: stderr.trim() };
}

test('it makes an admin, once', async () => {
  const { shop } = started;
  expect(admin(['create', 'owner'], 'apricots in july\nand more')).toEqual({
    status: 0,
    stdout: 'owner is an admin now.\n',
    stderr: '',
  });
  const { status, body } = await signIn(shop.guest(), 'owner', 'apricots in july');
  expect([status, body.role]).toEqual([200, 'admin']);
  expect((await audited(shop, 'user.create'))[0]).toMatchObject({
    actor: 'npm run admin',
    after: { username: 'owner' },
  });
  const before = await stepsIn(shop);
  expect(admin(['create', 'OWNER'], 'figs in august')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'This username is taken; please choose another.',
  });
  expect(await stepsIn(shop)).toEqual(before);
});

test('it sets a password, which signs everybody out', async () => {
  const { shop } = started;
  const client = await shop.signedIn('customer');
  const before = await stepsIn(shop);
  for (const [password, told] of [
    ['short', 'A password has at least 8 characters'],
    ['password1', 'Too many people have this password; please choose another'],
    ['', 'No password came on standard input.'],
  ] as const) {
    expect(admin(['set-password', 'customer'], password)).toEqual({ status: 1, stdout: '', stderr: told });
  }
  expect(await stepsIn(shop)).toEqual(before);
  expect(admin(['set-password', 'Customer'], 'grapes in october\n').stdout).toBe(
    'customer has another password, and is signed out everywhere.\n',
  );
  expect([await isSignedIn(client), (await signIn(shop.guest(), 'customer', 'grapes in october')).status]).toEqual([
    false,
    200,
  ]);
});

test('it takes away a second step that was lost', async () => {
  const { shop } = started;
  const client = await shop.signedIn('admin');
  await addApp(client);
  expect(admin(['reset-second-step', 'admin']).stdout).toBe(
    'admin has no second step any more, and is signed out everywhere.\n',
  );
  expect([await isSignedIn(client), (await signIn(shop.guest())).status]).toEqual([false, 200]);
  expect((await audited(shop, 'user.second_step_reset'))[0]).toMatchObject({
    actor: 'npm run admin',
    before: { passkeys: [], app: true },
  });
  expect(admin(['reset-second-step', 'admin'])).toEqual({
    status: 1,
    stdout: '',
    stderr: 'admin has no second step; nothing was changed.',
  });
});

test('it says what is wrong', () => {
  expect(admin(['set-password', 'nobody'], 'apricots in july')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'There is no account "nobody".',
  });
  for (const args of [[], ['create'], ['remove', 'admin'], ['toString', 'admin']]) {
    expect(admin(args)).toMatchObject({ status: 2, stderr: expect.stringMatching(/^Usage:/) });
  }
  expect(admin(['create', 'owner2', 'apricots in july'])).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^A password is never an argument\./),
  });
});
