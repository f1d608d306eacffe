import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { openShopDatabase } from '../../../server/database';
import { makeDue } from '../../integration/mail/mails';
import { insertPlan, stateOf } from '../../integration/plans/planRows';
import { buildShop, eventually, type BuiltShop, type ShopProcess } from '../../support/processes';
import { startSmtp, type SmtpServer } from '../../support/network/smtpServer';
import { expectExact } from './expectExact';
import { expectMails, expectPlans } from './expectJobs';
import { printTable } from './faultTable';
import { MixedLoad } from './mixedLoad';
import { MovedClock } from './movedClock';
import { startOwnPostgres, type OwnPostgres } from './ownPostgres';

jest.setTimeout(1_200_000);

/** How often it jumps forward, and back again. */
const JUMPS = Number(process.env.FAULT_JUMPS ?? 5);
const HOUR_S = 3_600;
/** Three turns of a job of each minute. */
const TURNS_MS = 180_000;
const onLinux = process.platform === 'linux' ? test : test.skip;

let built: BuiltShop;
let folder: string;
let smtp: SmtpServer;
beforeAll(async () => {
  built = await buildShop();
  smtp = await startSmtp();
  folder = await mkdtemp(path.join(os.tmpdir(), 'bustan-clock-'));
  // As root, PostgreSQL's unprivileged user must be able to pass through.
  await chmod(folder, 0o711);
});
afterAll(async () => {
  await built.endAll();
  await smtp.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  printTable();
});

/** How many minutes the clock of the database is ahead of the true one. */
async function minutesAhead(db: Client): Promise<number> {
  const { rows } = await db.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  return Math.round((rows[0]!.now.getTime() - Date.now()) / 60_000);
}

/** Moves the clock, and waits until the database and the shop have seen it. */
async function move(clock: MovedClock, db: Client, shop: ShopProcess, seconds: number): Promise<void> {
  clock.set(seconds);
  await eventually('the clock has jumped', async () => {
    const { headers } = await shop.guest().rest('GET', '/healthz');
    const shopIsAhead = Math.round((Date.parse(headers.get('Date') ?? '') - Date.now()) / 60_000);
    return shopIsAhead === seconds / 60 && (await minutesAhead(db)) === seconds / 60;
  });
}

/** Orders are placed, and everything else goes on. @returns how many seconds the first one took */
async function serveOn(load: MixedLoad): Promise<number> {
  const at = performance.now();
  const seconds = ((await load.served()) - at) / 1_000;
  const since = load.answered;
  await eventually('something was done since', () => load.answered > since + 10);
  return seconds;
}

/** Polls until what a job of each minute does is done. */
async function byJob(description: string, check: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + TURNS_MS;
  while (!(await check())) {
    if (performance.now() > until) throw new Error(`after three minutes still not: ${description}`);
    await delay(100);
  }
}

/** The job of each minute goes on: every order that there is now is in the sums of reports. */
async function expectFolding(db: DataSource): Promise<void> {
  const read = async (sql: string) => (await db.query<{ orders: number }[]>(sql))[0]!.orders;
  const orders = await read('SELECT count(*)::integer AS orders FROM orders');
  const folded = () => read('SELECT sum(orders)::integer AS orders FROM order_sum WHERE span = 1');
  await byJob('the sums of reports are brought up to date', async () => (await folded()) >= orders);
}

/** Every mail that is due comes once; those that were put off are made due. */
async function expectMailsOnce(db: DataSource): Promise<void> {
  await eventually('no mail waits', async () => {
    await makeDue({ db });
    const [row] = await db.query<{ unsent: number }[]>(
      `SELECT count(*)::integer AS unsent FROM outgoing_mail WHERE status <> 'sent'`,
    );
    return row?.unsent === 0;
  });
  await expectMails(db, smtp, () => 1);
}

onLinux(`the clock jumps by an hour, back and forward, then forward and back ${JUMPS} times`, async () => {
  const clock = MovedClock.make(folder);
  const own = await startOwnPostgres(folder, (postgres) => Promise.resolve(clock.wrap(postgres)));
  const env = { DATABASE_URL: own.url, DATA_DIR: folder, SEED: 'demo', SMTP_URL: smtp.url, WORKERS: '1' };
  const shop = await built.start({ ...env, ...clock.env });
  await jumpOften(clock, own, shop);
  expect(await shop.end('SIGTERM')).toBe(0);
  await own.server.stop();
});

async function jumpOften(clock: MovedClock, own: OwnPostgres, shop: ShopProcess): Promise<void> {
  const client = new Client({ connectionString: own.url });
  await client.connect();
  const db = await openShopDatabase(own.url, { poolSize: 2 });
  const load = await MixedLoad.start(shop.url, client);
  const [planned] = await db.query<{ id: number }[]>('SELECT max(id) AS id FROM product WHERE customer_price > 0');
  const plans: number[] = [];
  let longest = 0;
  try {
    // Set back, regular jobs pause until it is where it was (specification 25.4), and go on then.
    for (const seconds of [-HOUR_S, 0]) {
      await move(clock, client, shop, seconds);
      longest = Math.max(longest, await serveOn(load));
    }
    await expectFolding(db);
    for (let jump = 1; jump <= JUMPS; jump += 1) {
      // Due while the clock is ahead, and not yet when it is back.
      const plan = await insertPlan(db, (HOUR_S / 2) * 1_000, [
        { kind: 'customer_price', productId: planned!.id, value: `${900 + jump}.00` },
      ]);
      plans.push(plan.id);
      // Put off by minutes, which the jump makes due.
      smtp.setBehaviour('refuses');
      const before = load.answered;
      await eventually('something was done since', () => load.answered > before + 10);
      smtp.setBehaviour('accepts');
      expect(await stateOf(db, plan.id)).toBe('planned');
      for (const seconds of [HOUR_S, 0]) {
        await move(clock, client, shop, seconds);
        longest = Math.max(longest, await serveOn(load));
        // Processes look at the moved clock once a second each: one that has seen it takes the plan's own job, and finds
        // nothing due on a connection that has not. Then the job of each minute applies it.
        await byJob('the plan is applied', async () => (await stateOf(db, plan.id)) === 'applied');
      }
    }
    await load.finish();
    await load.expectKept(client, `the clock an hour back and forward, then forward and back ${JUMPS} times`, longest);
    await expectPlans(db, plans);
    await expectMailsOnce(db);
    // The history may be ahead of a clock that went back; where it is again, everything is right.
    await move(clock, client, shop, 2 * HOUR_S);
    await expectFolding(db);
    await expectExact(own.url);
  } finally {
    await load.stop();
    await client.end();
    await db.destroy();
  }
}
