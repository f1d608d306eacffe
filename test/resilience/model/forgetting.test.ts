import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '../../support/processes';
import { WHOLE } from '../../support/whole';
import {
  ADDRESSES,
  BUSINESSES,
  startForgettingShop,
  VIEWERS,
  type ForgettingShop,
  type ViewerName,
} from './forgettingShop';
import { randomWrite } from './forgettingWrites';
import { randomBelow, randomElement, SEED } from './random';

/**
 * Random reads and writes of three processes on one database: what a process has kept is compared, to the byte, with what
 * a process gives that keeps nothing. `npm run test:whole` makes a hundred thousand with a new seed, which MODEL_SEED
 * repeats.
 */
const OPERATIONS = Number(process.env.MODEL_OPERATIONS ?? (WHOLE ? 100_000 : 1_000));

jest.setTimeout(WHOLE ? 3_600_000 : 120_000);

let shop: ForgettingShop;
beforeAll(async () => {
  shop = await startForgettingShop();
}, 120_000);
afterAll(() => shop?.stop());

interface Read {
  readonly viewer: ViewerName;
  readonly address: string;
}

/** Businesses more often than others, since most kinds of change are about them. */
const anyRead = (): Read => ({
  viewer: randomBelow(2) === 0 ? randomElement(BUSINESSES) : randomElement(VIEWERS),
  address: randomElement(ADDRESSES),
});

/** Compares what every process answers now with what is made anew. @returns how many answers */
async function compare(reads: readonly Read[], when: string): Promise<number> {
  await Promise.all(
    reads.map(async ({ viewer, address }) => {
      const expected = await shop.read(shop.bare, viewer, address);
      const readAll = () => Promise.all(shop.processes.map((each) => shop.read(each, viewer, address)));
      let actual = await readAll();
      if (actual.some((answer) => answer !== expected)) {
        // A process that was without its heartbeat for a while answers anew, what tells that it was told as well.
        await shop.heard();
        actual = await readAll();
      }
      expect({ when, viewer, address, actual }).toEqual({ when, viewer, address, actual: actual.map(() => expected) });
    }),
  );
  return reads.length * shop.processes.length;
}

test(`${OPERATIONS} random reads and writes over three processes, seed ${SEED}`, async () => {
  let operations = 0;
  // Read in every turn, so that they are kept when something changes; each turn one of them is another one.
  const reads = Array.from({ length: 6 }, anyRead);
  for (let turn = 0; operations < OPERATIONS; turn += 1) {
    reads[turn % reads.length] = anyRead();
    // Reads in the middle of writes may show either; they fill the caches at the worst moments.
    const racing = reads.map(({ viewer, address }) => shop.read(randomElement(shop.processes), viewer, address));
    const writes: string[] = [];
    for (let left = 1 + randomBelow(2); left > 0; left -= 1) writes.push(await randomWrite(shop));
    await Promise.all(racing);
    await shop.told();
    const when = `seed ${SEED}, operation ${operations}, after ${writes.join(' | ')}`;
    operations += writes.length + racing.length + (await compare(reads, when));
  }
});

/** Everything that a guest and a business read. */
const MANY: Read[] = ADDRESSES.flatMap((address) => [
  { viewer: 'guest', address },
  { viewer: 'individual', address },
]);

test('a change while the listening connections die is shown when they are back', async () => {
  await compare(MANY, 'before');
  await shop.db.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'bustan-listen' AND datname = current_database()`,
  );
  await shop.db.query('UPDATE product SET customer_price = customer_price + 7, deleted_at = NULL');
  await eventually('every process listens again', async () => {
    const { rows } = await shop.db.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM pg_stat_activity
       WHERE application_name = 'bustan-listen' AND datname = current_database() AND query LIKE 'SELECT%'`,
    );
    return rows[0]!.count === shop.processes.length + 1;
  });
  await shop.told();
  await compare(MANY, 'after');
});

/**
 * Reads once more, as browsers and proxies do, where the shop has closed the connection: one that was idle for longer than
 * it keeps them may be closed when it wakes, with a request on its way.
 */
const againIfClosed = (read: () => Promise<string>) => (error: Error & { cause?: { code?: string } }) => {
  if (error.cause?.code !== 'ECONNRESET') throw error;
  return read();
};

test('a process that was asleep while something changed does not answer by what it knew', async () => {
  const [sleeper] = shop.processes;
  const address = '/api/products/fast';
  const read = (viewer: ViewerName) => shop.read(sleeper!, viewer, address);
  const reads = () => Promise.all(VIEWERS.map((viewer) => read(viewer).catch(againIfClosed(() => read(viewer)))));
  await reads();
  sleeper!.child.kill('SIGSTOP');
  await shop.db.query('UPDATE product SET customer_price = customer_price + 3, deleted_at = NULL');
  // Asked while it sleeps: the request and the notification arrive together when it wakes.
  const answers = reads();
  // Longer than a process believes that nothing has happened.
  await delay(3_500);
  sleeper!.child.kill('SIGCONT');
  expect(await answers).toEqual(await Promise.all(VIEWERS.map((viewer) => shop.read(shop.bare, viewer, address))));
});
