import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { createApp } from '../../../server/app';
import { readStoredDocuments } from './storedQueries';
import { readConfig } from '../../../server/core/config';
import { createLogger } from '../../../server/core/log';
import { projectRoot } from '../../../server/core/projectRoot';
import { openShopDatabase } from '../../../server/database';
import { ShopClient } from '../../support/shopClient';
import { BUSINESS, PASSWORD } from './fill';
import { planOf, type Statement } from './plans';
import type { ScaleRequest, Who } from './scaleRequest';
import { Work } from './work';

/** What a request took, and by which plans. */
export interface Measured {
  name: string;
  grows: string | undefined;
  /** Milliseconds for which server and database worked: the middle one of several. */
  ms: number;
  /** Milliseconds that passed: the least of them, since the machine has other work. */
  passed: number;
  /** One for each statement, in short. */
  plans: string[];
}

/** Each is asked as often; more often what takes little. */
const TRIES = { most: 15, least: 7, enoughMs: 300, tooLongMs: 4_000 };
const PAGES = 100;

/** Runs all requests on one shop, one after the other: the real server in this process, without its response cache. */
export async function measure(databaseUrl: string, requests: readonly ScaleRequest[]): Promise<Measured[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bustan-scale-'));
  const config = readConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PORT: '0',
    CACHE: 'off',
  });
  const db = await openShopDatabase(databaseUrl, { poolSize: config.poolSize });
  const app = await createApp({
    config,
    db,
    databaseUrl,
    log: createLogger(config),
    sessionSecret: 'a secret of the benchmark alone',
    root: projectRoot(),
  });
  const explainer = new Client({ connectionString: databaseUrl });
  await explainer.connect();
  const work = new Work(explainer);
  const times: Times = { worked: [], passed: [] };
  app.server.prependListener('request', (_, response) => {
    const [start, before] = [performance.now(), work.total()];
    response.once('finish', () => {
      times.worked.push(work.total() - before);
      times.passed.push(performance.now() - start);
    });
  });
  await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve));
  try {
    const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    const clients = {
      guest: new ShopClient(url),
      admin: await signedIn(url, 'admin'),
      [BUSINESS]: await signedIn(url, BUSINESS),
    };
    const bench: Bench = { clients: clients, times, work, explainer };
    const found: Measured[] = [];
    for (const request of requests) {
      try {
        found.push(await measureOne(bench, request, null));
        if (!request.list) continue;
        const after = await cursorBefore(bench, request, request.list);
        if (after !== null)
          found.push({ ...(await measureOne(bench, request, after)), name: `${request.name}, hundredth page` });
      } catch (error) {
        // What takes so long that the database ends it is a line of the table, too.
        found.push({ name: request.name, grows: undefined, ms: Infinity, passed: Infinity, plans: [String(error)] });
      }
    }
    return found;
  } finally {
    await explainer.end();
    await app.close();
    app.server.closeAllConnections();
    await db.destroy();
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Times {
  worked: number[];
  passed: number[];
}

interface Bench {
  clients: Record<Who, ShopClient>;
  times: Times;
  work: Work;
  explainer: Client;
}

async function signedIn(url: string, username: string): Promise<ShopClient> {
  const client = new ShopClient(url);
  const answer = await client.rest('POST', '/api/login', { username, password: PASSWORD });
  if (answer.status !== 200) throw new Error(`${username} could not sign in: ${answer.text}`);
  return client;
}

async function measureOne(bench: Bench, request: ScaleRequest, after: string | null): Promise<Measured> {
  const statements = await statementsOf(() => ask(bench, request, after));
  const { worked, passed } = bench.times;
  [worked.length, passed.length] = [0, 0];
  let spent = 0;
  for (let n = 0; n < TRIES.most && (n < TRIES.least || spent < TRIES.enoughMs); n += 1) {
    await bench.work.look();
    await ask(bench, request, after);
    spent += passed.at(-1) ?? 0;
    if (spent > TRIES.tooLongMs) break;
  }
  const sorted = [...worked].sort((one, other) => one - other);
  const plans: string[] = [];
  for (const statement of statements) plans.push(await planOf(bench.explainer, statement));
  return {
    name: request.name,
    grows: request.grows,
    ms: sorted[Math.floor(sorted.length / 2)] ?? NaN,
    passed: Math.min(...passed),
    plans: [...new Set(plans)].filter((plan) => plan !== ''),
  };
}

const queries = readStoredDocuments();

async function ask(bench: Bench, request: ScaleRequest, after: string | null): Promise<unknown> {
  const client = bench.clients[request.as];
  if (request.reads.startsWith('/')) {
    const { status, text } = await client.rest('GET', request.reads, undefined, {
      Accept: request.reads.startsWith('/api') ? '*/*' : 'text/html',
    });
    if (status !== 200) throw new Error(`${request.reads} answered ${status}: ${text.slice(0, 300)}`);
    return null;
  }
  const query = queries.get(request.reads);
  if (query === undefined) throw new Error(`The web client has no query ${request.reads}`);
  const { data, errors } = await client.graphql(
    query,
    after === null ? request.variables : { ...request.variables, after },
  );
  if (errors.length > 0) throw new Error(`${request.name}: ${JSON.stringify(errors)}`);
  return data;
}

/** Where the hundredth page begins, or the last one of a shorter list; null when there is one page alone. */
async function cursorBefore(bench: Bench, request: ScaleRequest, list: string): Promise<string | null> {
  let cursor: string | null = null;
  for (let page = 1; page < PAGES; page += 1) {
    const data = (await ask(bench, request, cursor)) as Record<
      string,
      { pageInfo: { endCursor: string; hasNextPage: boolean } }
    >;
    const { endCursor, hasNextPage } = data[list]!.pageInfo;
    if (!hasNextPage) return cursor;
    cursor = endCursor;
  }
  return cursor;
}

/** The statements of this process while the work lasts. */
async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const query = Client.prototype.query as (...args: unknown[]) => unknown;
  Client.prototype.query = function (this: Client, ...args: unknown[]) {
    const { text, values = [] } = Object(args[0]) as Partial<Statement>;
    if (text !== undefined) statements.push({ text, values });
    return query.apply(this, args);
  } as typeof Client.prototype.query;
  try {
    await work();
  } finally {
    Client.prototype.query = query as typeof Client.prototype.query;
  }
  return statements.filter(({ text }) => /^\s*(SELECT|WITH)\b/i.test(text) && !/outgoing_mail m\s+SET/.test(text));
}
