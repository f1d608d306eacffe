import type { ChildProcess } from 'node:child_process';
import { chown, mkdir, rm, writeFile } from 'node:fs/promises';
import { freePort, kill, owner, start } from './programs';

/** A PgBouncer in transaction mode in front of a database, on loopback. */
export interface PoolerProcess {
  /** The database through it. */
  url: string;
  stop(): Promise<void>;
}

/** The configuration of PgBouncer for one database. */
function configuration(folder: string, port: number, target: URL, password: string, sessions: number): string {
  return `[databases]
shop = host=${target.hostname} port=${target.port} dbname=${target.pathname.slice(1)} user=${target.username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = ${sessions}
max_client_conn = 500
# The shop says nothing at the start of a connection but its name.
ignore_startup_parameters = extra_float_digits
`;
}

/**
 * Starts it in the folder, which is emptied.
 * @param sessions how many connections it keeps to PostgreSQL
 */
export async function startPooler(folder: string, database: string, sessions: number): Promise<PoolerProcess> {
  const target = new URL(database);
  const port = await freePort();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const password = decodeURIComponent(target.password);
  await writeFile(`${folder}/pgbouncer.ini`, configuration(folder, port, target, password, sessions));
  await writeFile(`${folder}/users.txt`, `"${target.username}" ""\n`);
  const { uid, gid } = await owner();
  for (const file of ['', '/pgbouncer.ini', '/users.txt']) await chown(`${folder}${file}`, uid, gid);
  const child: ChildProcess = await start('pgbouncer', [`${folder}/pgbouncer.ini`], folder, 'pgbouncer.log');
  return {
    url: `postgres://${target.username}@127.0.0.1:${port}/shop`,
    stop: async () => {
      if (child.pid !== undefined) kill([child.pid]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
