import type { DataSource } from 'typeorm';
import { PriceSeriesKind } from '../../../server/catalog/priceHistory/priceAt.types';
import { priceTimeline } from '../../../server/catalog/priceHistory/priceTimeline';
import { openShopDatabase } from '../../../server/database';
import { Role } from '../../../server/identity/roles';
import { GUEST, type Account } from '../../../server/identity/viewer';
import { priceOf } from '../../../server/pricing/price';
import { historyBegan, readFactsAt, type FactsQuestion } from '../../../server/pricing/history/factsAt';
import { freshDatabase, type FreshDatabase } from '../../support/database';
import { WHOLE } from '../../support/whole';
import { hadSize, modelPrice, type ModelViewer } from './priceModel';
import { happening, SIZES, startWorlds, write, type World } from './priceWorlds';
import { random, randomBelow, randomElement, SEED } from './random';

/**
 * Random catalogues with random histories, made by statements that PostgreSQL records by itself, and prices of random
 * viewers at random instants, read from that history: they agree with a model that replays a list of events. `npm run
 * test:whole` makes 100,000 with a new seed, which MODEL_SEED repeats; MODEL_WORLDS says how many.
 */
const WORLDS = Number(process.env.MODEL_WORLDS ?? (WHOLE ? 100_000 : 1_000));
/** Worlds that are changed by the same statements, each by an event of its own. */
const GROUP = 1_000;
const STEPS = 12;
/** Instants that are asked of each world. */
const QUESTIONS = 4;
/** Worlds of a group whose lines over time are compared. */
const LINES = 20;

jest.setTimeout(WHOLE ? 3_600_000 : 180_000);

let database: FreshDatabase;
let db: DataSource;

beforeAll(async () => {
  database = await freshDatabase();
  db = await openShopDatabase(database.url);
  await db.query(`INSERT INTO category (name, slug, description) VALUES ('C', 'c', 'C')`);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** When the last set of changes holds from. */
async function lastTime(): Promise<number> {
  const [row] = await db.query<{ at: Date }[]>('SELECT max(at) AS at FROM price_change_set');
  return row!.at.getTime();
}

/** Lets the clock go on by a millisecond, so that every step has a time of its own. */
async function nextMillisecond(after: number): Promise<void> {
  for (let now = after; now <= after; now = (await historyBegan(db)).now.getTime());
}

/** A group of worlds with their histories. @returns when each step came to hold; that of the beginning first */
async function live(worlds: readonly World[]): Promise<number[]> {
  // The last change may be that of the group before, when these accounts were not made; changes are rounded up, the clock down.
  const times = [Math.max(await lastTime(), (await historyBegan(db)).now.getTime())];
  for (let step = 1; step <= STEPS; step += 1) {
    await nextMillisecond(times.at(-1)!);
    // In the same transaction, and mostly the same millisecond, the second is the one that holds.
    await write(db, happening(worlds, step), happening(worlds, step));
    times.push(await lastTime());
  }
  return times;
}

interface Asked {
  readonly world: World;
  readonly viewer: ModelViewer;
  readonly size: string | null;
  readonly at: number;
}

function anyQuestion(worlds: readonly World[], times: readonly number[]): Asked {
  const step = randomBelow(times.length);
  const from = times[step]!;
  const to = times[step + 1] ?? from + 1;
  // At the very instant of a change, just before the next, or between.
  const at = randomElement([from, to - 1, from + Math.floor(random() * (to - from))]);
  return {
    world: randomElement(worlds),
    viewer: randomBelow(4) === 0 ? 'customer' : 'business',
    size: randomElement([null, ...SIZES]),
    at,
  };
}

/** What the lines of a chart say of some worlds after each step, for a business. */
async function compareLines(worlds: readonly World[], times: readonly number[]): Promise<void> {
  for (const world of worlds) {
    const size = randomElement([null, ...SIZES]);
    const account = { id: world.userId, role: Role.BUSINESS } as Account;
    const { series } = await priceTimeline(
      db,
      { ...GUEST, account },
      {
        productId: world.productId,
        variant: size,
        from: new Date(times[0]!),
        to: new Date(times.at(-1)!),
        userIds: null,
      },
    );
    for (const { kind, points } of series) {
      const viewer = kind === PriceSeriesKind.OWN ? 'business' : 'customer';
      const drawn = times.map((time) => points.findLast(({ at }) => at.getTime() <= time)!.amount);
      // A chart shows no price where the product was hidden, or did not have the size.
      const expected = times.map((_, step) =>
        hadSize(world, step, size) ? (modelPrice(world, step, viewer, size) ?? null) : null,
      );
      expect({ seed: SEED, world, size, viewer, drawn }).toEqual({ seed: SEED, world, size, viewer, drawn: expected });
    }
  }
}

test(`${WORLDS} random catalogues with their histories agree with the model, seed ${SEED}`, async () => {
  let compared = 0;
  const counts = { priced: 0, none: 0, hidden: 0 };
  for (let made = 0; made < WORLDS; made += GROUP) {
    const worlds = await startWorlds(db, Math.min(GROUP, WORLDS - made), (made / GROUP) % 2 === 0);
    const times = await live(worlds);
    const asked = Array.from({ length: worlds.length * QUESTIONS }, () => anyQuestion(worlds, times));
    const facts = await readFactsAt(
      db,
      asked.map(({ world, viewer, at }): FactsQuestion => ({
        productId: world.productId,
        userId: viewer === 'business' ? world.userId : null,
        at: new Date(at),
      })),
    );
    await compareLines(worlds.slice(0, LINES), times);
    for (const [index, { world, viewer, size, at }] of asked.entries()) {
      const { product, book, agreed } = facts[index]!;
      const actual = product ? (priceOf(product, size, book, agreed)?.amount ?? null) : undefined;
      const step = times.findLastIndex((time) => time <= at);
      const expected = modelPrice(world, step, viewer, size);
      if (actual !== expected) {
        throw new Error(
          `seed ${SEED}, world ${world.productId}, ${viewer}, ${size}, step ${step}: ${actual} instead of ${expected}, ${JSON.stringify(world.events)}`,
        );
      }
      compared += 1;
      counts[actual === undefined ? 'hidden' : actual === null ? 'none' : 'priced'] += 1;
    }
  }
  console.log(`seed ${SEED}: ${WORLDS} catalogues, ${compared} prices compared, ${JSON.stringify(counts)}`);
  expect(compared).toBe(WORLDS * QUESTIONS);
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(compared / 50);
});
