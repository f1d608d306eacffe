import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openShopDatabase } from '../../server/database';
import { migrate } from '../../server/db/dataSource';
import { startEmbedded } from '../../server/db/embedded/startEmbedded';
import { ADMIN_URL_VARIABLE, inDatabase, TEMPLATE_VARIABLE, withAdmin } from './database';
import globalTeardown from './globalTeardown';

/**
 * Starts one PostgreSQL for all integration tests, or takes that of TEST_DATABASE_URL (its role must be allowed to make
 * databases), and migrates one template database that every test copies (see freshDatabase).
 */
export default async function globalSetup(): Promise<void> {
  try {
    const adminUrl = process.env.TEST_DATABASE_URL || (await startCluster());
    process.env[ADMIN_URL_VARIABLE] = adminUrl;
    await makeTemplate(adminUrl, `bustan_template_${process.pid}`);
  } catch (error) {
    // Jest tears down only what was set up to the end.
    await globalTeardown();
    throw error;
  }
}

const PREFIX = 'bustan-test-';

async function startCluster(): Promise<string> {
  await removeAbandoned();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), PREFIX));
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

/** Removes clusters of runs that were killed: their servers have ended with them, their files have not. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(os.tmpdir())) {
    const folder = path.join(os.tmpdir(), name);
    if (!name.startsWith(PREFIX) || existsSync(path.join(folder, 'postgres/cluster/postmaster.pid'))) continue;
    const made = await stat(folder).catch(() => null);
    if (!made || Date.now() - made.mtimeMs < 120_000) continue;
    // Another user's run is theirs to clean up.
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

async function makeTemplate(adminUrl: string, template: string): Promise<void> {
  process.env[TEMPLATE_VARIABLE] = template;
  await withAdmin((admin) => admin.query(`CREATE DATABASE ${template}`));
  const dataSource = await openShopDatabase(inDatabase(adminUrl, template));
  try {
    await migrate(dataSource);
  } finally {
    await dataSource.destroy();
  }
  // A database that someone is connected to cannot be copied.
  await withAdmin((admin) => admin.query(`ALTER DATABASE ${template} ALLOW_CONNECTIONS false`));
}
