import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import type { Binaries } from './binaries';
import { clusterName, type EmbeddedLog } from './orphans';
import { delay, EmbeddedDatabaseError, run, spawnOptions, type UnixUser } from './system';

/** How to start a server on an existing cluster. */
export interface ServerPlan {
  binaries: Binaries;
  cluster: string;
  user: UnixUser | null;
  /** Of the cluster's superuser `postgres`. */
  password: string;
  /** On top of the shop's own settings, for tests. */
  settings: Readonly<Record<string, string>>;
  log: EmbeddedLog;
}

/** A running server. */
export interface Server {
  port: number;
  /** Settles when the server process has ended, for whatever reason. */
  ended: Promise<void>;
  /** Ends all sessions, writes everything out and ends; kills only what has not ended after 30 seconds. */
  stop(): Promise<void>;
}

/** How long a server may need to become ready; after a crash it first replays its log. */
const READY_MS = 180_000;

/**
 * Starts PostgreSQL on a free port of the loopback interface and waits until it answers.
 * @param port to take again; a free one when absent
 * @throws EmbeddedDatabaseError with PostgreSQL's own reason when it does not start
 */
export async function startServer(plan: ServerPlan, port?: number): Promise<Server> {
  for (let attempt = 1; ; attempt += 1) {
    const chosen = port ?? (await freePort());
    const started = await tryStart(plan, chosen);
    if (typeof started !== 'string') return started;
    // Another process took the port in between, or processes of a killed server have not ended yet.
    const isTransient = /could not bind|Address already in use|pre-existing shared memory/.test(started);
    if (!isTransient || attempt === 10) {
      throw new EmbeddedDatabaseError(`the embedded PostgreSQL in ${plan.cluster} did not start: ${started}`);
    }
    await delay(attempt * 200);
  }
}

/** The server, or PostgreSQL's reason for not starting in one line. */
async function tryStart(plan: ServerPlan, port: number): Promise<Server | string> {
  const child = spawn(plan.binaries.postgres, ['-D', plan.cluster, ...settingArguments(plan, port)], {
    ...spawnOptions(plan.user),
    stdio: ['ignore', 'ignore', 'pipe'],
    // Ctrl-C goes to the whole foreground group: the shop must finish its requests before its database ends.
    detached: process.platform !== 'win32',
  });
  const lines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    lines.push(line);
    if (lines.length > 20) lines.shift();
    plan.log.debug(`postgres: ${line}`);
  });
  let hasExited = false;
  const ended = new Promise<void>((resolve) => {
    const settle = () => {
      hasExited = true;
      resolve();
    };
    child.on('error', (error) => {
      lines.push(error.message);
      settle();
    });
    child.on('exit', settle);
  });
  const stderrClosed = new Promise<void>((resolve) => child.on('close', () => resolve()));

  if (!(await isReady(plan, port, () => hasExited))) {
    if (!hasExited) await end(child, ended, plan);
    await within(stderrClosed, 1_000);
    const reason = lines.filter((line) => /FATAL|PANIC|ENOENT|EACCES|EPERM/.test(line)).at(-1) ?? lines.at(-1);
    return reason ?? 'it gave no reason';
  }
  const watchdog = startWatchdog(child, plan);
  void ended.then(() => watchdog?.stdin?.end('ended\n'));
  // Neither of them keeps a finished script alive; the watchdog then ends the server.
  for (const handle of [child, child.stderr, watchdog, watchdog?.stdin]) {
    (handle as { unref?: () => void } | null | undefined)?.unref?.();
  }
  return { port, ended, stop: () => end(child, ended, plan) };
}

function settingArguments(plan: ServerPlan, port: number): string[] {
  const settings: Record<string, string> = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    cluster_name: clusterName(plan.cluster),
    max_connections: '100',
    shared_buffers: '128MB',
    // Compiling a plan takes longer than any statement of a small shop.
    jit: 'off',
    // A container's shared memory is often 64 MB, which parallel plans exceed.
    max_parallel_workers_per_gather: '0',
    fsync: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // What customers typed must not reach a log by way of a failed statement.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...plan.settings,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function isReady(plan: ServerPlan, port: number, hasEnded: () => boolean): Promise<boolean> {
  const deadline = Date.now() + READY_MS;
  while (!hasEnded() && Date.now() < deadline) {
    const client = new Client({
      host: '127.0.0.1',
      port,
      user: 'postgres',
      password: plan.password,
      database: 'postgres',
      connectionTimeoutMillis: 2_000,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } catch (error) {
      // 28P01: the server is up, but its password is not the stored one; waiting would not help.
      if ((error as { code?: string }).code === '28P01') return false;
      await delay(25);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return false;
}

/**
 * A shell that waits on a pipe from this process: when this process ends in any way, kill -9 included, the pipe closes
 * and the shell ends the server, so that no orphan lingers. Where there is no shell, the next start ends the orphan.
 */
function startWatchdog(server: ChildProcess, plan: ServerPlan): ChildProcess | null {
  if (process.platform === 'win32') return null;
  const script = 'trap "" INT TERM HUP; read -r word; [ "$word" = ended ] || kill -INT "$0"';
  const watchdog = spawn('/bin/sh', ['-c', script, String(server.pid)], {
    ...spawnOptions(plan.user),
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watchdog.on('error', (error) => plan.log.debug(`no watchdog for the database server: ${error.message}`));
  watchdog.stdin.on('error', () => undefined);
  return watchdog;
}

async function end(child: ChildProcess, ended: Promise<void>, plan: ServerPlan): Promise<void> {
  child.ref();
  if (process.platform === 'win32') {
    await run(plan.binaries.pgCtl, ['stop', '-D', plan.cluster, '-m', 'fast', '-w', '-t', '30'], plan.user);
  }
  for (const { signal, patienceMs } of [
    { signal: 'SIGINT', patienceMs: 30_000 },
    { signal: 'SIGQUIT', patienceMs: 5_000 },
    { signal: 'SIGKILL', patienceMs: 5_000 },
  ] as const) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    child.kill(signal);
    if (await within(ended, patienceMs)) return;
    plan.log.warn(`the database server did not end on ${signal} within ${patienceMs / 1000} s`);
  }
  await ended;
}

async function within(promise: Promise<void>, milliseconds: number): Promise<boolean> {
  const cancel = new AbortController();
  const timeout = new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), milliseconds);
    cancel.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  const result = await Promise.race([promise.then(() => true), timeout]);
  cancel.abort();
  return result;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no TCP address');
  return address.port;
}
