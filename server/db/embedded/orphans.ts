import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { delay, EmbeddedDatabaseError, run, shortHash } from './system';

/** The methods of the log that the embedded database uses. */
export interface EmbeddedLog {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

/** Name of a cluster; PostgreSQL shows it in the titles of its processes, which is how they are found again. */
export function clusterName(cluster: string): string {
  return `bustan-${shortHash(cluster)}`;
}

/**
 * Stops whatever still runs on a cluster after the shop that started it was killed, and removes the lock file of a
 * server that is gone. To be called only while holding the folder's lock. It sends SIGINT first and SIGKILL
 * last; PostgreSQL recovers the cluster at its next start in either case.
 * @throws EmbeddedDatabaseError when a process cannot be stopped
 */
export async function stopOrphans(cluster: string, log: EmbeddedLog): Promise<void> {
  const steps = [
    { signal: 'SIGINT', patienceMs: 20_000 },
    { signal: 'SIGQUIT', patienceMs: 5_000 },
    { signal: 'SIGKILL', patienceMs: 5_000 },
  ] as const;
  for (const { signal, patienceMs } of steps) {
    const { server, helpers } = await processesOf(cluster);
    if (server === null && helpers.length === 0) break;
    if (server !== null) {
      log.warn(`stopping a database server that an earlier, killed shop left behind (process ${server})`);
      kill(server, signal);
    } else if (signal !== 'SIGINT') {
      // Without their server they end by themselves; SIGINT would only cancel their statement.
      for (const helper of helpers) kill(helper, signal);
    }
    if (await allGone(cluster, server === null ? 5_000 : patienceMs)) break;
  }
  const { server, helpers } = await processesOf(cluster);
  if (server !== null || helpers.length > 0) {
    throw new EmbeddedDatabaseError(
      `an old database server (process ${server ?? helpers[0]}) still uses ${cluster} and cannot be stopped: end it, then start again`,
    );
  }
  // Its process id may belong to another process by now, which PostgreSQL would take for a running server.
  if (process.platform !== 'win32') await rm(path.join(cluster, 'postmaster.pid'), { force: true });
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has just ended, or belongs to another user; whether it is gone is checked afterwards.
  }
}

async function allGone(cluster: string, patienceMs: number): Promise<boolean> {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    const { server, helpers } = await processesOf(cluster);
    if (server === null && helpers.length === 0) return true;
    await delay(50);
  }
  return false;
}

/** The server of a cluster, and the processes it started (they outlive a killed server for a moment). */
async function processesOf(cluster: string): Promise<{ server: number | null; helpers: number[] }> {
  const helperTitle = `postgres: ${clusterName(cluster)}: `;
  let server: number | null = null;
  const helpers: number[] = [];
  for (const { pid, command } of await listProcesses()) {
    if (command.startsWith(helperTitle)) helpers.push(pid);
    else if (/^\S*\/postgres -D /.test(command) && command.includes(` -D ${cluster} `)) server = pid;
  }
  return { server, helpers };
}

/** Every process that can be seen, with its command line. Empty on Windows, where pg_ctl does this work. */
async function listProcesses(): Promise<{ pid: number; command: string }[]> {
  if (process.platform === 'win32') return [];
  if (process.platform !== 'linux') {
    const { output } = await run('ps', ['-axww', '-o', 'pid=,command='], null);
    return output.split('\n').flatMap((line) => {
      const match = /^\s*(\d+) (.*)$/.exec(line);
      return match ? [{ pid: Number(match[1]), command: match[2]! }] : [];
    });
  }
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  return Promise.all(
    pids.map(async (pid) => {
      const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return { pid: Number(pid), command: line.replaceAll('\0', ' ') };
    }),
  );
}
