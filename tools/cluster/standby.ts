import { execFile } from 'node:child_process';
import { appendFile, chown, mkdir, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { freePort, kill, owner, postgresPrograms, start, withChildren } from './programs';

/** A PostgreSQL that this process has started. */
export interface Node {
  url: string;
  kill(): void;
}

const PASSWORDLESS = 'host all all 127.0.0.1/32 trust\nhost replication all 127.0.0.1/32 trust\n';
const SETTINGS = ['max_connections=60', 'shared_buffers=32MB', 'hot_standby=on', 'wal_keep_size=128MB'];

/** Makes a primary in the folder, which is emptied. */
export async function makePrimary(folder: string): Promise<Node> {
  await empty(folder);
  await run('initdb', ['-D', `${folder}/data`, '-U', 'bustan', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  await appendFile(`${folder}/data/pg_hba.conf`, PASSWORDLESS);
  return startNode(folder);
}

/** Makes a standby of the primary by streaming, in the folder, which is emptied. */
export async function makeStandby(folder: string, primary: Node): Promise<Node> {
  await empty(folder);
  await run('pg_basebackup', ['-D', `${folder}/data`, '-d', primary.url, '-R', '-X', 'stream', '-c', 'fast']);
  return startNode(folder);
}

/** Starts the node of the folder, on another port than before. */
export async function startNode(folder: string): Promise<Node> {
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...SETTINGS];
  const args = ['-D', `${folder}/data`, ...settings.flatMap((setting) => ['-c', setting])];
  const child = await start(`${postgresPrograms()}/postgres`, args, folder, 'postgres.log');
  const url = `postgres://bustan@127.0.0.1:${port}/postgres`;
  for (let attempt = 0; ; attempt += 1) {
    try {
      await run('pg_isready', ['-q', '-d', url]);
      break;
    } catch (error) {
      if (attempt === 300) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return { url, kill: () => child.pid !== undefined && kill(withChildren(child.pid)) };
}

async function empty(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { uid, gid } = await owner();
  await chown(folder, uid, gid);
}

async function run(program: string, args: string[]): Promise<void> {
  await promisify(execFile)(`${postgresPrograms()}/${program}`, args, { ...(await owner()), cwd: '/' });
}
