import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { createApp } from '../../server/app';
import { readConfig } from '../../server/core/config';
import { openShopDatabase } from '../../server/database';
import { accounts } from '../../server/demo/demoAccounts';
import { createLogger } from '../../server/core/log';
import { projectRoot } from '../../server/core/projectRoot';
import { freshDatabase } from './database';
import { ShopClient } from './shopClient';

/** A whole shop of one test's own: real HTTP, real PostgreSQL. */
export interface TestShop {
  url: string;
  db: DataSource;
  databaseUrl: string;
  /** Mails are written below it. */
  dataDir: string;
  /** A visitor without an account. */
  guest(): ShopClient;
  /** A demo account, signed in. */
  signedIn(username: string): Promise<ShopClient>;
  stop(): Promise<void>;
}

export interface TestShopOptions {
  /** false leaves the shop empty. */
  demo?: boolean;
  /** false: it answers alone; its jobs are queued, and wait. */
  jobs?: boolean;
  /** More variables of the environment. */
  env?: Record<string, string>;
  /** Uses this database, and leaves it: for a second server process on the same one. */
  databaseUrl?: string;
  /** Where the built web client and the stored documents are; absent: the project. */
  root?: string;
  /** Where it listens; absent: at any free port. */
  port?: number;
}

/** Starts a shop with the demo data. Call `stop` in the end. */
export async function startShop({
  demo = true,
  jobs = true,
  env = {},
  databaseUrl: given,
  root = projectRoot(),
  port = 0,
}: TestShopOptions = {}): Promise<TestShop> {
  const database =
    given === undefined ? await freshDatabase(demo ? 'demo' : 'empty') : { url: given, drop: () => Promise.resolve() };
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bustan-shop-'));
  const config = readConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PORT: '0',
    RUN_JOBS: jobs ? 'on' : 'off',
    // All tests order from one address.
    GUEST_ORDERS_PER_NETWORK: '1000000',
    ...env,
  });
  const db = await openShopDatabase(database.url, { poolSize: config.poolSize });
  const app = await createApp({
    config,
    db,
    databaseUrl: database.url,
    log: createLogger(config),
    sessionSecret: 'a secret of the tests alone',
    root,
  });
  // Client and server share this process: where it is busy, an answer is read long after it was sent.
  app.server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => app.server.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    url,
    db,
    databaseUrl: database.url,
    dataDir,
    guest: () => new ShopClient(url),
    signedIn: async (username) => {
      const account = accounts.find((each) => each.username === username);
      if (!account) throw new Error(`There is no demo account ${username}`);
      const client = new ShopClient(url);
      const answer = await client.rest('POST', '/api/login', { username, password: account.password });
      if (answer.status !== 200) throw new Error(`${username} could not sign in: ${answer.text}`);
      return client;
    },
    stop: async () => {
      await app.close();
      app.server.closeAllConnections();
      await db.destroy();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
