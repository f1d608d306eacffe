import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { runningEmbedded } from '../../../server/db/embedded/runningEmbedded';
import { startServer } from '../../../server/db/embedded/server';
import { stopOrphans } from '../../../server/db/embedded/orphans';
import { openShopDatabase } from '../../../server/database';
import { freePort, kill, withChildren } from '../../../tools/cluster/programs';
import { freshDatabase } from '../../support/database';
import { insertPlan, stateOf } from '../../integration/plans/planRows';
import { makeJobsDue } from '../../support/data/jobs';
import { startSmtp, type SmtpServer } from '../../support/network/smtpServer';
import { buildShop, eventually, type BuiltShop, type ShopProcess } from '../../support/processes';
import { expectExact } from '../faults/expectExact';
import { expectMails, expectPlans } from '../faults/expectJobs';
import { printTable } from '../faults/faultTable';
import { MixedLoad } from '../faults/mixedLoad';
import { startOwnPostgres } from '../faults/ownPostgres';
import { random, randomBelow, randomElement, SEED } from '../model/random';

/** Kills in all, a quarter for each kind; with MODEL_SEED the instants of a run are taken again. */
const KILLS = Number(process.env.FAULT_KILLS ?? 500);
const LONGEST_WAIT_MS = 800;
/** Before how many kills a price is planned. */
const PLAN_EACH = 10;
/** How much of what the shop wrote is told where it fails. */
const LINES_TOLD = 100;
const onLinux = process.platform === 'linux' ? test : test.skip;

jest.setTimeout(3 * 3_600_000);

let built: BuiltShop;
let folder: string;
let smtp: SmtpServer;

beforeAll(async () => {
  built = await buildShop();
  console.log(`kills at the random instants of MODEL_SEED=${SEED}`);
});
beforeEach(async () => {
  smtp = await startSmtp();
  folder = await mkdtemp(path.join(os.tmpdir(), 'bustan-kills-'));
  // As root, PostgreSQL's unprivileged user must be able to pass through.
  await chmod(folder, 0o711);
});
afterEach(async () => {
  await built.endAll();
  await smtp.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});
afterAll(printTable);

/** A shop with what it runs on, and the way to kill a part of it. */
interface Victim {
  url: string;
  /** The URL of the database, which may change. */
  database(): Promise<string>;
  /**
   * Kills, and starts again what nobody else does.
   * @returns since when it is to serve again, by `performance.now()`
   */
  kill(): Promise<number>;
  /** What the shop wrote. */
  output(): string;
}

/** Kills under orders, status changes, payments and jobs, and looks in the end for all that was answered. */
async function killOften(fault: string, times: number, victim: Victim): Promise<void> {
  const connected = async <T>(work: (db: Client) => Promise<T>): Promise<T> => {
    const db = new Client({ connectionString: await victim.database() });
    db.on('error', () => undefined);
    await db.connect();
    try {
      return await work(db);
    } finally {
      await db.end();
    }
  };
  const tell = (): void => console.log(victim.output().split('\n').slice(-LINES_TOLD).join('\n'));
  const load = await connected((db) => MixedLoad.start(victim.url, db));
  const plans: number[] = [];
  let longest = 0;
  for (let number = 1; number <= times; number += 1) {
    const before = load.answered;
    await eventually('something was done since', () => load.answered > before);
    if (number % PLAN_EACH === 1) plans.push(await connected(planPrice));
    await delay(random() * LONGEST_WAIT_MS);
    const at = await victim.kill();
    const served = await load.served().catch((error: unknown) => {
      tell();
      throw error;
    });
    longest = Math.max(longest, (served - at) / 1_000);
  }
  await load.finish();
  await connected((db) => load.expectKept(db, `${fault}, ${times} times`, longest));
  await expectExact(await victim.database());

  const db = await openShopDatabase(await victim.database(), { poolSize: 2 });
  try {
    // Every mail is sent, also those whose process was killed on the way to the mail server.
    await eventually('no mail waits', async () => {
      await db.query(
        `UPDATE outgoing_mail SET next_attempt_at = now() WHERE status = 'queued' AND next_attempt_at > now()`,
      );
      await makeJobsDue(db, 'send_mail');
      await delay(random() * LONGEST_WAIT_MS);
      return (await unsent(db)).length === 0;
    }).catch(async (error: unknown) => {
      tell();
      expect(await unsent(db)).toEqual([]);
      throw error;
    });
    await expectMails(db, smtp, (attempts) => attempts);
    for (const plan of plans) {
      await eventually('the plan is applied', async () => (await stateOf(db, plan)) === 'applied');
    }
    await expectPlans(db, plans);
  } finally {
    await db.destroy();
  }
}

/** The mails that wait, each with what its job says of it. */
const unsent = (db: DataSource) =>
  db.query<unknown[]>(
    `SELECT mail.*, to_jsonb(j) AS job FROM outgoing_mail AS mail LEFT JOIN graphile_worker.jobs j ON j.key = 'send_mail:' || mail.id
     WHERE mail.status <> 'sent'`,
  );

/** Plans a price of what the load does not buy, for a moment at which something may just be killed. */
async function planPrice(db: Client): Promise<number> {
  const query = async <T>(sql: string, values?: unknown[]): Promise<T> => (await db.query(sql, values)).rows as T;
  const [product] = await query<{ id: number }[]>('SELECT max(id) AS id FROM product WHERE customer_price > 0');
  const value = `${randomBelow(1_000) + 1}.00`;
  const change = { kind: 'customer_price', productId: product!.id, value };
  return (await insertPlan({ query }, random() * LONGEST_WAIT_MS, [change])).id;
}

const share = (part: number): number => Math.floor((KILLS + part) / 4);

/**
 * Starts a shop on a port that is known, also while the killed one before it still holds it.
 * @returns with when the one was started that found the port free
 */
async function startOn(port: number, env: Record<string, string>): Promise<{ shop: ShopProcess; at: number }> {
  let shop: ShopProcess | undefined;
  let at = 0;
  await eventually('the shop starts', async () => {
    at = performance.now();
    shop = await built
      .start({ PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn', SMTP_URL: smtp.url, ...env })
      .catch(() => undefined);
    return shop !== undefined;
  });
  return { shop: shop!, at };
}

onLinux.each([
  ['a worker', 0],
  ['the first process', 1],
] as const)('%s is killed', async (what, part) => {
  const database = await freshDatabase('demo');
  const port = await freePort();
  const env = { DATABASE_URL: database.url, WORKERS: '2', LOG_LEVEL: 'info' };
  let { shop } = await startOn(port, env);
  await killOften(`kill -9 of ${what}`, share(part), {
    url: shop.url,
    database: () => Promise.resolve(database.url),
    output: () => shop.output(),
    kill: async () => {
      if (part === 1) {
        await shop.end('SIGKILL');
        const started = await startOn(port, env);
        ({ shop } = started);
        return started.at;
      }
      const workers = withChildren(shop.child.pid!).slice(1);
      if (workers.length > 0) kill([randomElement(workers)]);
      return performance.now();
    },
  });
  expect(await shop.end('SIGTERM')).toBe(0);
  await database.drop();
});

onLinux('the embedded PostgreSQL is killed', async () => {
  const { shop } = await startOn(await freePort(), { LOG_LEVEL: 'info' });
  const location = /"location":"([^"]+)"/.exec(shop.output())![1]!;
  const database = async (): Promise<string> => {
    const url = await runningEmbedded(folder);
    if (url === null) throw new Error('the embedded PostgreSQL does not run');
    return url;
  };
  await killOften('kill -9 of the embedded PostgreSQL', share(2), {
    url: shop.url,
    database,
    output: () => shop.output(),
    kill: async () => {
      await killServer(path.join(location, 'cluster'));
      return performance.now();
    },
  });
  expect(await shop.end('SIGTERM')).toBe(0);
  await rm(location, { recursive: true, force: true, maxRetries: 5 });
});

onLinux('a PostgreSQL of one’s own is killed', async () => {
  const { plan, url, server: first } = await startOwnPostgres(folder);
  let server = first;
  const { shop } = await startOn(await freePort(), { DATABASE_URL: url, SEED: 'demo', LOG_LEVEL: 'info' });
  await killOften('kill -9 of an own PostgreSQL', share(3), {
    url: shop.url,
    database: () => Promise.resolve(url),
    output: () => shop.output(),
    kill: async () => {
      const isServer = await killServer(plan.cluster);
      const at = performance.now();
      if (!isServer) return at;
      await server.ended;
      await stopOrphans(plan.cluster, plan.log);
      server = await startServer(plan, server.port);
      return at;
    },
  });
  expect(await shop.end('SIGTERM')).toBe(0);
  await server.stop();
});

/**
 * Kills the server, or one of its helpers, for which it ends all connections and recovers.
 * @returns whether it was the server
 */
async function killServer(cluster: string): Promise<boolean> {
  const pid = Number((await readFile(path.join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const helpers = withChildren(pid).slice(1);
  const killed = randomBelow(4) === 0 && helpers.length > 0 ? randomElement(helpers) : pid;
  kill([killed]);
  return killed === pid;
}
