import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import type { DataSource } from 'typeorm';
import { openShopDatabase } from '../../server/database';
import { migrate } from '../../server/db/migrate';
import { accounts } from '../../server/demo/demoAccounts';
import { startEmbedded } from '../../server/db/embedded/startEmbedded';
import { loadDemo } from '../../server/demo/loadDemo';
import { ADMIN_URL_VARIABLE, BUILT_VARIABLE, inDatabase, TEMPLATE_VARIABLE, templateName, withAdmin } from './database';
import globalTeardown from './globalTeardown';

/**
 * Starts one PostgreSQL for all integration tests, or takes that of TEST_DATABASE_URL (its role must be allowed to make
 * databases), and makes the two template databases that every test copies (see freshDatabase): one migrated and empty,
 * one with the demo data.
 */
export default async function globalSetup(): Promise<void> {
  try {
    const adminUrl = process.env.TEST_DATABASE_URL || (await startCluster());
    process.env[ADMIN_URL_VARIABLE] = adminUrl;
    process.env[TEMPLATE_VARIABLE] = `bustan_template_${process.pid}`;
    process.env[BUILT_VARIABLE] = await mkdtemp(path.join(os.tmpdir(), 'bustan-built-'));
    // As root, PostgreSQL's unprivileged user must be able to pass through.
    await chmod(process.env[BUILT_VARIABLE], 0o711);
    await makeTemplates(adminUrl);
  } catch (error) {
    // Jest tears down only what was set up to the end.
    await globalTeardown();
    throw error;
  }
}

const PREFIX = 'bustan-test-';
const SHARED_MEMORY = '/dev/shm';

async function startCluster(): Promise<string> {
  for (const parent of [SHARED_MEMORY, os.tmpdir()]) await removeAbandoned(parent);
  const dataDir = await mkdtemp(path.join(await roomForCluster(), PREFIX));
  // As root, PostgreSQL's unprivileged user must be able to pass through.
  await chmod(dataDir, 0o711);
  const embedded = await startEmbedded({
    dataDir,
    log: { debug: () => undefined, info: console.log, warn: console.warn, error: console.error },
    // The data is thrown away; safety against power cuts would only cost time.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  });
  globalThis.bustanTestCluster = { dataDir, embedded };
  return embedded.url;
}

/** What the folder of the shared memory must have free: the databases of a run, their write-ahead log, and what else the machine needs. */
const ROOM_BYTES = 6 * 1024 ** 3;

/**
 * Where the cluster stands: in memory where there is room. Each test makes and drops a database of several hundred
 * files, and ext4 looks through all it deleted in the last seconds for each new one.
 */
async function roomForCluster(): Promise<string> {
  const free = await statfs(SHARED_MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return Math.min(free, os.freemem()) > ROOM_BYTES ? SHARED_MEMORY : os.tmpdir();
}

/** Removes clusters of runs that were killed: their servers have ended with them, their files have not. */
async function removeAbandoned(parent: string): Promise<void> {
  // Only Linux has shared memory as a folder.
  for (const name of existsSync(parent) ? await readdir(parent) : []) {
    const folder = path.join(parent, name);
    if (!name.startsWith(PREFIX) || existsSync(path.join(folder, 'postgres/cluster/postmaster.pid'))) continue;
    const made = await stat(folder).catch(() => null);
    // One that is just being made has no server yet, and takes minutes on a machine that is busy with much else.
    if (!made || Date.now() - made.mtimeMs < 3_600_000) continue;
    // Another user's run is theirs to clean up.
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

async function makeTemplates(adminUrl: string): Promise<void> {
  const [empty, demo] = [templateName('empty'), templateName('demo')];
  await withAdmin((admin) => admin.query(`CREATE DATABASE ${empty}`));
  await filled(inDatabase(adminUrl, empty), migrate);
  await withAdmin((admin) => admin.query(`CREATE DATABASE ${demo} TEMPLATE ${empty} STRATEGY file_copy`));
  await filled(inDatabase(adminUrl, demo), async (db) => {
    // Without its three months: the tests make what they count.
    await loadDemo(db, { withMonths: false });
    await hashQuickly(db);
  });
  // A database that someone is connected to cannot be copied.
  for (const name of [empty, demo])
    await withAdmin((admin) => admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`));
}

/**
 * Gives the demo accounts hashes of the same kind that take a thousandth of the time, since tests sign in thousands of
 * times. What the shop itself hashes costs what it costs everywhere.
 */
async function hashQuickly(db: DataSource): Promise<void> {
  // It is no change of a password.
  await db.query('ALTER TABLE users DISABLE TRIGGER USER');
  for (const { username, password } of accounts) {
    const quick = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
    await db.query('UPDATE users SET password_hash = $2 WHERE username = $1', [username, quick]);
  }
  await db.query('ALTER TABLE users ENABLE TRIGGER USER');
}

async function filled(url: string, fill: (db: DataSource) => Promise<unknown>): Promise<void> {
  const db = await openShopDatabase(url);
  try {
    await fill(db);
  } finally {
    await db.destroy();
  }
}
