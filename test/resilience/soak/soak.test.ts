import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withChildren } from '../../../tools/cluster/programs';
import { freshDatabase } from '../../support/database';
import { buildShop, type BuiltShop } from '../../support/processes';
import { residentOf } from '../../support/memory';
import { expectExact } from '../faults/expectExact';
import { printTable } from '../faults/faultTable';
import { MixedLoad } from '../faults/mixedLoad';
import { Visitors } from './visitors';

/** How long; an hour with `npm run test:long`. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 60);
/** Caches fill up and code is compiled; what is held then is compared with what is held later. */
const WARM_UP = Math.ceil(MINUTES / 4);
const FLAT = 1.1;
/** Six buyers: about four orders a second, in an hour those of two days with 7,000 each. */
const BUYERS_PAUSE_MS = 1_500;

jest.setTimeout((MINUTES + 30) * 60_000);

let built: BuiltShop;
let folder: string;
beforeAll(async () => {
  built = await buildShop();
  folder = await mkdtemp(path.join(os.tmpdir(), 'bustan-soak-'));
});
afterAll(async () => {
  await built.endAll();
  await rm(folder, { recursive: true, force: true });
});

/** The mean of what each process holds over a minute. */
async function minuteOf(pids: readonly number[]): Promise<number[]> {
  const until = Date.now() + 60_000;
  const sums = pids.map(() => 0);
  let times = 0;
  while (Date.now() < until) {
    pids.forEach((pid, at) => (sums[at]! += residentOf(pid)));
    times += 1;
    await delay(1_000);
  }
  return sums.map((sum) => sum / times);
}

(process.platform === 'linux' ? test : test.skip)(`memory stays flat under ${MINUTES} minutes of load`, async () => {
  const database = await freshDatabase('demo');
  const shop = await built.start({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    WORKERS: '2',
    TRUST_PROXY: '1',
    // That it is open is told by a line of this level.
    LOG_LEVEL: 'info',
    // As `npm start` runs it.
    NODE_OPTIONS: '--max-semi-space-size=64',
  });
  // An hour would show no page, for want of `npm run build:web`.
  expect(await (await fetch(shop.url)).text()).toContain('<html');
  const pids = withChildren(shop.child.pid!);
  expect(pids).toHaveLength(3);
  const db = await database.connect();
  const load = await MixedLoad.start(shop.url, db, BUYERS_PAUSE_MS);
  const visitors = new Visitors(shop.url);

  const totals: number[] = [];
  let [done, read] = [0, 0];
  process.stdout.write(
    'minute | requests | orders, statuses, payments | MB: first process, server processes | MB together\n',
  );
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    const held = await minuteOf(pids);
    const total = held.reduce((sum, each) => sum + each, 0);
    totals.push(total);
    const megabytes = held.map((each) => each.toFixed(0)).join(', ');
    console.log(
      `${minute} | ${visitors.answered - read} | ${load.answered - done} | ${megabytes} | ${total.toFixed(0)}`,
    );
    [done, read] = [load.answered, visitors.answered];
  }
  await visitors.stop();
  await load.finish();
  const warm = totals.slice(WARM_UP);
  const [least, most] = [Math.min(...warm), Math.max(...warm)];
  console.log(
    `after ${WARM_UP} minutes: ${least.toFixed(0)} MB at least, ${most.toFixed(0)} MB at most, ${((most / least - 1) * 100).toFixed(1)} % between`,
  );
  expect([visitors.wrong, [...load.buyers.unavailable]]).toEqual([[], []]);
  await load.expectKept(db, `${MINUTES} minutes of load`, 0);
  await expectExact(database.url);
  printTable();
  expect(withChildren(shop.child.pid!)).toEqual(pids);
  expect(most / least).toBeLessThan(FLAT);
  expect(await shop.end('SIGTERM')).toBe(0);
  await database.drop();
});
