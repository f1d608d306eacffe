import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Installs what is missing of Debian's packages (`install.sh`). */
export async function install(): Promise<void> {
  await run(path.join(__dirname, 'install.sh'));
}

/** The folder of the newest PostgreSQL's programs that Debian has installed. */
export function postgresPrograms(): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root)
    ? readdirSync(root).filter((name) => existsSync(`${root}/${name}/bin/postgres`))
    : [];
  const newest = versions.sort((one, other) => Number(other) - Number(one))[0];
  if (newest === undefined) throw new Error('PostgreSQL is not installed: run tools/cluster/install.sh');
  return `${root}/${newest}/bin`;
}

/** Who runs the programs: PostgreSQL refuses to run as root, for whom the user `postgres` does. */
export async function owner(): Promise<{ uid: number; gid: number }> {
  const isRoot = process.getuid?.() === 0;
  const id = async (flag: string) => Number((await run('id', isRoot ? [flag, 'postgres'] : [flag])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}

/** A port of this machine that nobody uses. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a program that goes on in the background; what it prints is added to the file. @throws when it cannot be started */
export async function start(program: string, args: string[], folder: string, log: string): Promise<ChildProcess> {
  const { uid, gid } = await owner();
  const file = openSync(path.join(folder, log), 'a', 0o644);
  const env = { PATH: `${process.env.PATH}:/usr/sbin:/sbin`, HOME: folder, LC_ALL: 'C.UTF-8' };
  const child = spawn(program, args, { cwd: folder, uid, gid, env, stdio: ['ignore', file, file] });
  closeSync(file);
  await new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject));
  return child;
}

/** The process and all that it has started, itself first. */
export function withChildren(pid: number): number[] {
  const parents = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      const parent = Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
      parents.set(parent, [...(parents.get(parent) ?? []), Number(name)]);
    } catch {
      // It has ended meanwhile.
    }
  }
  const all = [pid];
  for (const each of all) all.push(...(parents.get(each) ?? []));
  return all;
}

/** Ends processes with -9; one that has ended already is none. */
export function kill(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
}
