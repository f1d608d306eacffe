import { spawn, spawnSync } from 'node:child_process';
import { projectRoot } from '../../../../server/core/projectRoot';
import { addApp, audited, isSignedIn, signIn, stepsIn, useStepShop } from './stepShop';

jest.setTimeout(120_000);

// What an owner does who is locked out (specification 8.23), beside the shop that goes on.
const started = useStepShop({ REQUIRE_SECOND_STEP: 'on' });

const shellEnvironment = () => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  LOG_LEVEL: 'silent',
  DATABASE_URL: started.shop.databaseUrl,
});

function admin(args: string[], input = '') {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['-r', '@swc-node/register', 'server/commands/admin.ts', ...args],
    {
      cwd: projectRoot(),
      input,
      encoding: 'utf8',
      env: shellEnvironment(),
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

// `script` of util-linux, which every Debian has, gives the command a terminal of its own.
const onTerminal = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux')
  ? test
  : test.skip;

/** Runs the command on a terminal, and types the next line whenever it asks. @returns all that the terminal has shown */
async function typed(args: string[], lines: readonly string[]): Promise<{ status: number | null; shown: string }> {
  const command = ['-r', '@swc-node/register', 'server/commands/admin.ts', ...args];
  const quoted = [process.execPath, ...command].map((part) => `'${part}'`).join(' ');
  const child = spawn('script', ['--quiet', '--return', '--command', `exec ${quoted}`, '/dev/null'], {
    cwd: projectRoot(),
    env: { ...shellEnvironment(), SHELL: '/bin/sh', TERM: 'dumb' },
  });
  const left = [...lines];
  let shown = '';
  let asked = 0;
  child.stdout.on('data', (data: Buffer) => {
    shown += data.toString();
    const prompts = shown.match(/New password: |The same again: /g)?.length ?? 0;
    for (; asked < prompts; asked += 1) child.stdin.write(`${left.shift() ?? ''}\r`);
  });
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { status, shown };
}

onTerminal('on a terminal it asks for the password twice, and shows nothing of it', async () => {
  const { shop } = started;
  const before = await stepsIn(shop);
  const different = await typed(['set-password', 'employee'], ['olives in november', 'olives in december']);
  expect(different).toMatchObject({
    status: 1,
    shown: expect.stringContaining('The two passwords are not the same.'),
  });
  expect(await stepsIn(shop)).toEqual(before);
  const { status, shown } = await typed(['set-password', 'employee'], ['olives in november', 'olives in november']);
  expect([status, shown.replace(/\s+/g, ' ').trim()]).toEqual([
    0,
    'New password: The same again: employee has another password, and is signed out everywhere.',
  ]);
  for (const all of [different.shown, shown]) expect(all).not.toMatch(/olives|november/);
  expect((await signIn(shop.guest(), 'employee', 'olives in november')).status).toBe(200);
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
