import type { DataSource } from 'typeorm';
import type { ModelEvent, ModelWorld } from './priceModel';
import { randomBelow, randomElement } from './random';

/** Names of sizes, some of which every object of JavaScript has something under. */
export const SIZES = ['1kg', 'constructor', '__proto__', 'كبير'];

export interface World extends ModelWorld {
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
export function happening(worlds: readonly World[], step: number): Happened {
  const happened = worlds.flatMap((world) =>
    randomBelow(3) === 0 ? [] : [{ world, event: randomEvent(sizesOf(world)) }],
  );
  for (const { world, event } of happened) world.events.push({ step, event });
  return happened;
}

/** Products and businesses without a price. */
async function newWorlds(db: DataSource, count: number): Promise<World[]> {
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
export function write(db: DataSource, ...rounds: readonly Happened[]): Promise<void> {
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

const RECORDED = ['product', 'product_variant', 'individual_price', 'users'];

/** Does what happened before the history began: nothing of it is recorded. */
async function beforeTheHistory(db: DataSource, work: () => Promise<void>): Promise<void> {
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
export async function startWorlds(db: DataSource, count: number, isOld: boolean): Promise<World[]> {
  if (!isOld) return newWorlds(db, count);
  let worlds: World[] = [];
  await beforeTheHistory(db, async () => {
    worlds = await newWorlds(db, count);
    for (let round = 0; round < 4; round += 1) {
      await write(db, happening(worlds, 0));
    }
  });
  return worlds;
}
