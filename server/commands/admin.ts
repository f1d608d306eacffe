import { createInterface } from 'node:readline';
import { read } from 'read';
import type { DataSource } from 'typeorm';
import { createAdmin, refuseUnknown, resetStep, setPassword } from '../accounts/users/ownerCommands';
import { readConfig } from '../core/config';
import { createLogger } from '../core/log';
import { migrate } from '../db/migrate';
import { withRunningDatabase } from '../withDatabase';

const USAGE = `Usage:
  npm run admin -- create <username>             makes an admin
  npm run admin -- set-password <username>       gives an account another password
  npm run admin -- reset-second-step <username>  takes away a second step that was lost
A password is asked for, or read from standard input: its first line.
`;

/** What each command does, and says when it is done. */
const COMMANDS: Readonly<Record<string, (db: DataSource, username: string) => Promise<string>>> = {
  create: async (db, username) => {
    await createAdmin(db, username, await readPassword());
    return `${username} is an admin now.`;
  },
  'set-password': async (db, username) => {
    await refuseUnknown(db, username);
    const { username: name, active } = await setPassword(db, username, await readPassword());
    const note = active ? '' : ' The account is deactivated: it signs in when an admin has activated it.';
    return `${name} has another password, and is signed out everywhere.${note}`;
  },
  'reset-second-step': async (db, username) => {
    const { username: name } = await resetStep(db, username);
    return `${name} has no second step any more, and is signed out everywhere.`;
  },
};

/** `npm run admin`: what an owner does who is locked out, on the server's shell (specification 8.23). */
async function main(): Promise<void> {
  const [command = '', username = '', ...more] = process.argv.slice(2);
  const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!run || username.trim() === '' || more.length > 0) {
    process.stderr.write(more.length > 0 ? `A password is never an argument.\n${USAGE}` : USAGE);
    process.exitCode = 2;
    return;
  }
  const config = readConfig(process.env);
  const log = createLogger(config);
  await withRunningDatabase(config, log, async (db) => {
    await migrate(db, { log });
    process.stdout.write(`${await run(db, username.trim())}\n`);
  });
}

/** Asked for twice and not shown; from a file or another program the first line, as it is. */
async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return firstLine();
  const ask = (prompt: string) => read({ prompt, silent: true, output: process.stderr });
  const password = await ask('New password: ');
  if (password !== (await ask('The same again: '))) throw new Error('The two passwords are not the same.');
  return password;
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  throw new Error('No password came on standard input.');
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
