import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '../../support/processes';
import { WHOLE } from '../whole';
import { ADDRESSES, startForgettingShop, VIEWERS, type ForgettingShop } from './forgettingShop';
import { randomWrite } from './forgettingWrites';
import { randomBelow, randomElement, SEED } from './random';

/**
 * Random reads and writes of three processes on one database: what a process has kept is compared, to the byte, with what
 * a process gives that keeps nothing. `npm run test:long` makes a hundred thousand with a new seed, which MODEL_SEED
 * repeats.
 */
const OPERATIONS = Number(process.env.MODEL_OPERATIONS ?? (WHOLE ? 100_000 : 1_500));

jest.setTimeout(WHOLE ? 3_600_000 : 120_000);

let shop: ForgettingShop;
beforeAll(async () => {
  shop = await startForgettingShop();
}, 120_000);
afterAll(() => shop?.stop());

const anyRead = () => ({
  process: randomElement(shop.processes),
  viewer: randomElement(VIEWERS),
  address: randomElement(ADDRESSES),
});

/** Compares what each process answers now with what is made anew. @returns how many answers */
async function compare(count: number, when: string): Promise<number> {
  const reads = Array.from({ length: count }, anyRead);
  const fresh = new Map<string, Promise<string>>();
  await Promise.all(
    reads.map(async ({ process: from, viewer, address }) => {
      const key = `${viewer} ${address}`;
      if (!fresh.has(key)) fresh.set(key, shop.read(shop.bare, viewer, address));
      const [expected, actual] = await Promise.all([fresh.get(key), shop.read(from, viewer, address)]);
      expect({ when, viewer, address, actual }).toEqual({ when, viewer, address, actual: expected });
    }),
  );
  return count;
}

test(`${OPERATIONS} random reads and writes over three processes, seed ${SEED}`, async () => {
  let operations = 0;
  let statuses = 0;
  while (operations < OPERATIONS) {
    const writes: string[] = [];
    // Reads in the middle of writes may show either; they fill the caches at the worst moments.
    const racing = Array.from({ length: 6 }, anyRead).map(({ process: from, viewer, address }) =>
      shop.read(from, viewer, address),
    );
    for (let left = 1 + randomBelow(3); left > 0; left -= 1) writes.push(await randomWrite(shop));
    statuses += (await Promise.all(racing)).filter((answer) => answer.startsWith('200')).length;
    await shop.told();
    const when = `seed ${SEED}, operation ${operations}, after ${writes.join(' | ')}`;
    operations += writes.length + racing.length + (await compare(12, when));
  }
  expect(statuses).toBeGreaterThan(OPERATIONS / 10);
});

test('a change while the listening connections die is shown when they are back', async () => {
  await compare(24, 'before');
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
  await compare(60, 'after');
});

test('a process that was asleep while something changed does not answer by what it knew', async () => {
  const [sleeper] = shop.processes;
  const address = '/api/products/fast';
  const reads = () => Promise.all(VIEWERS.map((viewer) => shop.read(sleeper!, viewer, address)));
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
