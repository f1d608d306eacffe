import type { DataSource } from 'typeorm';
import { openShopDatabase } from '../../../server/database';
import { priceOf } from '../../../server/pricing/price';
import { historyBegan, readFactsAt, type FactsQuestion } from '../../../server/pricing/history/factsAt';
import { freshDatabase, type FreshDatabase } from '../../support/database';
import { WHOLE } from '../whole';
import { modelPrice, type ModelEvent, type ModelViewer, type ModelWorld } from './priceModel';
import { random, randomBelow, randomElement, SEED } from './random';

/**
 * Random catalogues with random histories, made by statements that PostgreSQL records by itself, and prices of random
 * viewers at random instants, read from that history: they agree with a model that replays a list of events. `npm run
 * test:long` makes 100,000 with a new seed, which MODEL_SEED repeats; MODEL_WORLDS says how many.
 */
const WORLDS = Number(process.env.MODEL_WORLDS ?? (WHOLE ? 100_000 : 2_000));
/** Worlds that are changed by the same statements, each by an event of its own. */
const GROUP = 1_000;
const STEPS = 12;
/** Instants that are asked of each world. */
const QUESTIONS = 4;

jest.setTimeout(WHOLE ? 3_600_000 : 180_000);

const SIZES = ['1kg', 'constructor', '__proto__', 'كبير'];

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

interface World extends ModelWorld {
  productId: number;
  userId: number;
}

const maybeCents = (): number | null => {
  const kind = randomBelow(10);
  if (kind < 3) return null;
  if (kind === 3) return 0;
  return kind < 8 ? randomBelow(300) : randomBelow(10_000_000);
};

/** An event that can happen to a world whose sizes are these. */
function randomEvent(sizes: ReadonlySet<string>): ModelEvent {
  const kind = randomBelow(9);
  if (kind < 3)
    return { of: 'product', column: randomElement(['customer', 'business', 'legacy'] as const), cents: maybeCents() };
  if (kind === 3 && randomBelow(3) === 0) return { of: 'shown', shown: randomBelow(2) === 0 };
  if (kind < 5) {
    const name = randomElement(SIZES);
    return { of: 'size', name, prices: sizes.has(name) && randomBelow(3) === 0 ? null : [maybeCents(), maybeCents()] };
  }
  if (kind < 7) return { of: 'agreed', size: randomElement(['', '', ...SIZES]), cents: maybeCents() };
  return {
    of: 'terms',
    approved: randomBelow(4) > 0,
    individual: randomBelow(2) === 0,
    hundredths: randomBelow(3) === 0 ? 0 : randomBelow(10_001),
  };
}

function sizesOf({ events }: ModelWorld): Set<string> {
  const sizes = new Set<string>();
  for (const { event } of events) {
    if (event.of !== 'size') continue;
    if (event.prices) sizes.add(event.name);
    else sizes.delete(event.name);
  }
  return sizes;
}

const money = (cents: number | null): string | null => (cents === null ? null : (cents / 100).toFixed(2));

/** Something that happens to many of the worlds. */
function happening(worlds: readonly World[], step: number): Happened {
  const happened = worlds.flatMap((world) =>
    randomBelow(3) === 0 ? [] : [{ world, event: randomEvent(sizesOf(world)) }],
  );
  for (const { world, event } of happened) world.events.push({ step, event });
  return happened;
}

/** Products and businesses without a price. */
async function newWorlds(count: number): Promise<World[]> {
  const rows = await db.query<{ ids: number[] }[]>(
    `WITH made AS (INSERT INTO product (category_id, name, description) SELECT 1, 'P', 'P' FROM generate_series(1, $1::integer) RETURNING id)
     SELECT json_agg(id ORDER BY id) AS ids FROM made
     UNION ALL
     SELECT json_agg(id ORDER BY id) FROM (SELECT nextval('users_id_seq')::integer AS id FROM generate_series(1, $1::integer)) AS n`,
    [count],
  );
  const [products, users] = rows;
  await db.query(
    `INSERT INTO users (id, username, email, password_hash, role)
     SELECT id, 'world-' || id, 'w', 'x', 'business' FROM unnest($1::integer[]) AS id`,
    [users!.ids],
  );
  return products!.ids.map((productId, at) => ({ productId, userId: users!.ids[at]!, events: [] }));
}

type Happened = readonly { world: World; event: ModelEvent }[];

/** Writes what happens to each world in one transaction, one event after the other. */
function write(...rounds: readonly Happened[]): Promise<void> {
  return db.transaction(async (tx) => {
    for (const happened of rounds) {
      for (const [sql, json] of statementsOf(happened)) if (json !== '[]') await tx.query(sql, [json]);
    }
  });
}

/** A statement for each kind of event, with its rows. */
function statementsOf(happened: Happened): [sql: string, rows: string][] {
  const rows = (of: (event: ModelEvent) => object | null) =>
    JSON.stringify(
      happened.flatMap(({ world: { productId, userId }, event }) => {
        const row = of(event);
        return row ? [{ p: productId, u: userId, ...row }] : [];
      }),
    );
  const statements: [sql: string, rows: string][] = [];
  for (const [column, name] of [
    ['customer', 'customer_price'],
    ['business', 'business_price'],
    ['legacy', 'price'],
  ] as const) {
    statements.push([
      `UPDATE product SET ${name} = x.v FROM json_to_recordset($1) AS x(p integer, v numeric) WHERE id = x.p`,
      rows((event) => (event.of === 'product' && event.column === column ? { v: money(event.cents) } : null)),
    ]);
  }
  statements.push(
    [
      `UPDATE product SET deleted_at = CASE WHEN x.v THEN NULL ELSE now() END FROM json_to_recordset($1) AS x(p integer, v boolean) WHERE id = x.p`,
      rows((event) => (event.of === 'shown' ? { v: event.shown } : null)),
    ],
    [
      `INSERT INTO product_variant (product_id, name, position, customer_price, business_price)
       SELECT p, n, 0, c, b FROM json_to_recordset($1) AS x(p integer, n text, c numeric, b numeric)
       ON CONFLICT (product_id, name) DO UPDATE SET customer_price = excluded.customer_price, business_price = excluded.business_price`,
      rows((event) =>
        event.of === 'size' && event.prices
          ? { n: event.name, c: money(event.prices[0]), b: money(event.prices[1]) }
          : null,
      ),
    ],
    [
      `DELETE FROM product_variant v USING json_to_recordset($1) AS x(p integer, n text) WHERE v.product_id = x.p AND v.name = x.n`,
      rows((event) => (event.of === 'size' && !event.prices ? { n: event.name } : null)),
    ],
    [
      `INSERT INTO individual_price (user_id, product_id, variant, custom_price)
       SELECT u, p, n, v FROM json_to_recordset($1) AS x(u integer, p integer, n text, v numeric)
       ON CONFLICT (user_id, product_id, variant) DO UPDATE SET custom_price = excluded.custom_price`,
      rows((event) =>
        event.of === 'agreed' && event.cents !== null ? { n: event.size, v: money(event.cents) } : null,
      ),
    ],
    [
      `DELETE FROM individual_price i USING json_to_recordset($1) AS x(u integer, p integer, n text)
       WHERE (i.user_id, i.product_id, i.variant) = (x.u, x.p, x.n)`,
      rows((event) => (event.of === 'agreed' && event.cents === null ? { n: event.size } : null)),
    ],
    [
      `UPDATE users SET business_approved = x.a, pricing_mode = x.m, business_discount = x.d
       FROM json_to_recordset($1) AS x(u integer, a boolean, m text, d numeric) WHERE id = x.u`,
      rows((event) =>
        event.of === 'terms'
          ? { a: event.approved, m: event.individual ? 'individual' : 'discount', d: money(event.hundredths) }
          : null,
      ),
    ],
  );
  return statements;
}

/** When the last set of changes holds from. */
async function lastTime(): Promise<number> {
  const [row] = await db.query<{ at: Date }[]>('SELECT max(at) AS at FROM price_change_set');
  return row!.at.getTime();
}

/** Lets the clock go on by a millisecond, so that every step has a time of its own. */
async function nextMillisecond(after: number): Promise<void> {
  for (let now = after; now <= after; now = (await historyBegan(db)).now.getTime());
}

const RECORDED = ['product', 'product_variant', 'individual_price', 'users'];

/** Does what happened before the history began: nothing of it is recorded. */
async function beforeTheHistory(work: () => Promise<void>): Promise<void> {
  const recording = async (how: 'ENABLE' | 'DISABLE') => {
    for (const table of RECORDED) {
      for (const event of ['insert', 'update', 'delete']) {
        await db.query(`ALTER TABLE ${table} ${how} TRIGGER ${table}_prices_${event}`);
      }
    }
  };
  await recording('DISABLE');
  await work();
  await recording('ENABLE');
}

/** Worlds that stood already when the history began, or (half of the groups) were made since without a price. */
async function startWorlds(count: number, isOld: boolean): Promise<World[]> {
  if (!isOld) return newWorlds(count);
  let worlds: World[] = [];
  await beforeTheHistory(async () => {
    worlds = await newWorlds(count);
    for (let round = 0; round < 4; round += 1) {
      await write(happening(worlds, 0));
    }
  });
  return worlds;
}

/** A group of worlds with their histories. @returns when each step came to hold; that of the beginning first */
async function live(worlds: readonly World[]): Promise<number[]> {
  const times = [await lastTime()];
  for (let step = 1; step <= STEPS; step += 1) {
    await nextMillisecond(times.at(-1)!);
    const happened = worlds.flatMap((world) =>
      randomBelow(4) === 0 ? [] : [{ world, event: randomEvent(sizesOf(world)) }],
    );
    // Some changes are seen as one.
    for (const { world, event } of happened) world.events.push({ step, event });
    await write(happened);
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

test(`${WORLDS} random catalogues with their histories agree with the model, seed ${SEED}`, async () => {
  let compared = 0;
  const counts = { priced: 0, none: 0, hidden: 0 };
  for (let made = 0; made < WORLDS; made += GROUP) {
    const worlds = await startWorlds(Math.min(GROUP, WORLDS - made), (made / GROUP) % 2 === 0);
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
  console.log(`seed ${SEED}: ${WORLDS} worlds, ${compared} prices compared, ${JSON.stringify(counts)}`);
  expect(compared).toBe(WORLDS * QUESTIONS);
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(compared / 50);
});
