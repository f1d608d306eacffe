// Before everything else: what it follows must not be loaded yet.
import './tracing/begin';
import cluster from 'node:cluster';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { ensureAdmin } from './accounts/users/firstAdmin';
import { checkConnections } from './checkConnections';
import { checkFolders } from './checkFolders';
import { readConfig, type Config } from './core/config';
import { ownUrl } from './core/environment/ownUrl';
import { ConfigError } from './core/environment/variables';
import { giveBackMemory } from './core/process/giveBackMemory';
import { openShopDatabase } from './database';
import { startEmbedded } from './db/embedded/startEmbedded';
import { EmbeddedDatabaseError } from './db/embedded/system';
import { migrate } from './db/migrate';
import { doubtsAtStart } from './doubts';
import { welcome } from './welcome';
import { loadDemo } from './demo/loadDemo';
import { createLogger } from './core/log';
import { mapStacks } from './core/process/mapStacks';
import { ensureSessionSecret } from './core/sessionSecret';
import { answerPings } from './processes/hungWorkers';
import { gatheredPage, MetricsGatherer, ownPage, tellMetrics } from './metrics/gather';
import { serveMetrics } from './metrics/metricsServer';
import { serve, type ServeOptions } from './serve';
import { WorkerFailed, Workers } from './processes/workers';

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);
const STOP_WITHIN_MS = 15_000;

/** Starts the shop, and stops it cleanly on Ctrl-C and SIGTERM (specification 20.6). */
async function main(): Promise<void> {
  mapStacks();
  const config = readConfig(process.env);
  const log = createLogger(config);
  if (cluster.isPrimary) listenForRestarts(log);
  const cleanups: (() => Promise<void>)[] = [];
  const end: { stopping?: Promise<void> } = {};
  const stop = () => (end.stopping ??= stopAll(cleanups, log));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  try {
    await (cluster.isWorker ? startWorker : start)(config, log, cleanups);
  } catch (error) {
    // The start loses its database when it is stopped in the middle: that is no fault.
    if (end.stopping) return end.stopping;
    await runAll(cleanups, log);
    throw error;
  }
}

/** Starts one part after the other; each adds its cleanup, and they run in reverse order. */
async function start(config: Config, log: Logger, cleanups: (() => Promise<void>)[]): Promise<void> {
  // Making the cluster and the demo data takes a while, in which nothing else is logged.
  log.info('preparing the database, which is made and filled at the first start');
  await checkFolders(config);
  const sessionSecret = config.sessionSecret ?? (await ensureSessionSecret(config.dataDir));
  const embedded = config.databaseUrl === null ? await startEmbedded({ dataDir: config.dataDir, log }) : null;
  if (embedded) {
    cleanups.push(() => embedded.stop());
    log.info({ location: embedded.location }, 'embedded PostgreSQL');
  }
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
  await checkConnections(config);
  // Through a pooler no lock lasts for longer than a transaction.
  const hasDemo = await prepare(config, log, config.databaseListenUrl ?? databaseUrl, embedded !== null);
  const port = await startServing({ config, log, databaseUrl, sessionSecret }, cleanups);
  const url = ownUrl(config, port);
  log.info({ pid: process.pid, url }, 'Bustan is open');
  for (const doubt of doubtsAtStart(config, url)) log.warn(doubt);
  // Passwords are shown only where nobody but this machine reaches the shop.
  if (hasDemo && embedded && LOOPBACK.has(config.host)) process.stdout.write(welcome(url));
}

/** Brings the database up to date and fills it. @returns whether the demo's accounts are there */
async function prepare(config: Config, log: Logger, databaseUrl: string, isEmbedded: boolean): Promise<boolean> {
  const db = await openShopDatabase(databaseUrl, { poolSize: config.poolSize });
  try {
    await migrate(db, { log });
    return await seed(config, log, db, isEmbedded);
  } finally {
    await db.destroy();
  }
}

/** Answers requests in this process, or in as many as are configured. @returns the port */
async function startServing(
  serving: Omit<ServeOptions, 'metricsPage'>,
  cleanups: (() => Promise<void>)[],
): Promise<number> {
  const { config, log, databaseUrl, sessionSecret } = serving;
  const metricsPage = config.workers === 1 ? ownPage : new MetricsGatherer().page;
  if (config.metricsPort !== null) {
    const metrics = await serveMetrics(config.metricsPort, metricsPage);
    cleanups.push(async () => void metrics.close().closeAllConnections());
  }
  if (config.workers === 1) {
    restart = () =>
      log.warn('one process alone is not exchanged while it answers: set WORKERS to 2 or more, or start anew');
    return serve({ ...serving, metricsPage }, cleanups);
  }
  const workers = new Workers(config.workers, { DATABASE_URL: databaseUrl, SESSION_SECRET: sessionSecret }, log);
  cleanups.push(() => workers.stop());
  // It has time while they load.
  const [port] = await Promise.all([workers.start(), giveBackMemory()]);
  restart = () => void workers.restart();
  return port;
}

/** What exchanges the processes that answer; there is nothing to exchange before they do. */
let restart: (() => void) | undefined;

/**
 * SIGUSR2 asks for it: SIGHUP also comes when a terminal is closed, with which the shop is to end. Heard from the beginning,
 * since by itself the signal would end the process, also in the middle of a migration.
 */
function listenForRestarts(log: Logger): void {
  if (process.platform === 'win32') return;
  process.on('SIGUSR2', () => {
    if (restart) restart();
    else log.info('there is nothing to exchange yet: the shop is just starting');
  });
}

/** One of several processes that answer requests: the first process has prepared the database and passes its URL. */
async function startWorker(config: Config, log: Logger, cleanups: (() => Promise<void>)[]): Promise<void> {
  const { databaseUrl, sessionSecret } = config;
  if (databaseUrl === null || sessionSecret === null) throw new Error('A server process is started by the first one');
  tellMetrics();
  answerPings();
  await serve({ config, log, databaseUrl, sessionSecret, metricsPage: gatheredPage }, cleanups);
}

/** Demo data and first admin. @returns whether the demo's accounts are there */
async function seed(config: Config, log: Logger, db: DataSource, isEmbedded: boolean): Promise<boolean> {
  const seedKind = config.seed ?? (isEmbedded && !config.admin ? 'demo' : 'none');
  if (seedKind === 'demo') await loadDemo(db);
  if (config.admin && !(await ensureAdmin(db, config.admin))) {
    log.warn('ADMIN_USERNAME belongs to somebody who is no admin, and was left so: it must be a name that nobody has');
  }
  const rows = await db.query<{ username: string }[]>('SELECT username FROM users WHERE email = $1', [
    'customer@bustan.example',
  ]);
  return rows.length > 0;
}

async function stopAll(cleanups: (() => Promise<void>)[], log: Logger): Promise<void> {
  log.info('stopping');
  const timeout = setTimeout(() => {
    log.error('stopping took too long');
    process.exit(1);
  }, STOP_WITHIN_MS);
  await runAll(cleanups, log);
  clearTimeout(timeout);
  log.info('stopped');
  process.exit(0);
}

async function runAll(cleanups: (() => Promise<void>)[], log: Logger): Promise<void> {
  for (const cleanup of cleanups.splice(0).reverse()) {
    await cleanup().catch((error: unknown) => log.error({ err: error }, 'a part did not stop cleanly'));
  }
}

main().catch((error: unknown) => {
  if (error instanceof WorkerFailed) process.exit(1);
  const expected = error instanceof ConfigError || error instanceof EmbeddedDatabaseError;
  const inUse = (error as { code?: string }).code === 'EADDRINUSE';
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    inUse ? `PORT ${message.replace(/.*EADDRINUSE: /, '')}; choose another one with PORT=…\n` : `${message}\n`,
  );
  if (!expected && !inUse && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
