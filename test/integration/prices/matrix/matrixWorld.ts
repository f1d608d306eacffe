import type { DataSource } from 'typeorm';
import type { Queryable } from '../../../../server/db/queryable';
import { agree, after, type Cents, type ModelChange, type ModelState } from './slowMatrix';

const DAY_MS = 86_400_000;
/** How far apart the steps of the past lie. */
const DAYS = 5;

/** A shop whose past is known: how all stood after each step, and for how many days it had been so. */
export interface World {
  /** Oldest first; the last is now. */
  readonly states: { readonly state: ModelState; readonly daysAgo: number }[];
}

const money = (cents: Cents): string | null => (cents === null ? null : (cents / 100).toFixed(2));

/** A sequence that is the same each time. */
export function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Makes products and businesses, and changes them step by step over the past. */
export async function makeWorld(
  db: DataSource,
  random: (below: number) => number,
  sizes: { products: number; businesses: number; steps: number },
): Promise<World> {
  const before = await newestSet(db);
  const products = await db.query<{ id: number }[]>(
    `INSERT INTO product (category_id, name, description, customer_price)
     SELECT 1, 'World ' || n, 'W', 10 FROM generate_series(1, $1::integer) AS n RETURNING id`,
    [sizes.products],
  );
  const businesses = await db.query<{ id: number }[]>(
    `INSERT INTO users (username, email, password_hash, role, business_approved, business_name)
     SELECT 'world-' || n, '', 'x', 'business', true, 'World ' || n FROM generate_series(1, $1::integer) AS n RETURNING id`,
    [sizes.businesses],
  );
  let state: ModelState = {
    products: products.map(({ id }) => ({ id, customer: 1_000, business: null, legacy: null, sizes: [] })),
    businesses: businesses.map(({ id }) => ({ id, approved: true, individual: false, percent: 0 })),
    agreed: [],
  };
  const states = [state];
  const sets: number[] = [await newestSet(db)];
  for (let step = 0; step < sizes.steps; step += 1) {
    state = await randomStep(db, random, state);
    states.push(state);
    sets.push(await newestSet(db));
  }
  await ageHistory(db, before, sets);
  return { states: states.map((each, at) => ({ state: each, daysAgo: daysAgoOf(sizes.steps, at) })) };
}

const daysAgoOf = (steps: number, at: number): number => (steps - at) * DAYS + 2;

async function newestSet(db: Queryable): Promise<number> {
  const [row] = await db.query<{ id: string }[]>('SELECT max(id)::text AS id FROM price_change_set');
  return Number(row!.id);
}

/** Each step's sets, which follow those of before, were made so many days ago as it lies before the last one. */
async function ageHistory(db: DataSource, before: number, sets: readonly number[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const isOn of [false, true]) {
      const how = isOn ? 'ENABLE' : 'DISABLE';
      await tx.query(`ALTER TABLE price_change_set ${how} TRIGGER USER`);
      await tx.query(`ALTER TABLE price_change ${how} TRIGGER USER`);
      if (isOn) break;
      for (const [at, last] of sets.entries()) {
        const first = sets[at - 1] ?? before;
        const when = new Date(Date.now() - daysAgoOf(sets.length - 1, at) * DAY_MS);
        await tx.query('UPDATE price_change_set SET at = $3 WHERE id > $1 AND id <= $2', [first, last, when]);
        await tx.query('UPDATE price_change SET at = $3 WHERE set_id > $1 AND set_id <= $2', [first, last, when]);
      }
    }
  });
}

const SIZES = ['1kg', '500g', 'constructor'];

async function randomStep(db: Queryable, random: (below: number) => number, state: ModelState): Promise<ModelState> {
  const pick = <T>(values: readonly T[]): T => values[random(values.length)]!;
  const cents = (): Cents => (random(8) === 0 ? 0 : 500 + random(20) * 100);
  const product = pick(state.products);
  const business = pick(state.businesses);
  const done = async (sql: string, parameters: unknown[], change: ModelChange): Promise<ModelState> => {
    await db.query(sql, parameters);
    return after(state, change);
  };
  switch (random(5)) {
    case 0: {
      const [column, name] = pick([
        ['customer_price', 'customer'],
        ['business_price', 'business'],
        ['price', 'legacy'],
      ] as const);
      const value = random(4) === 0 ? null : cents();
      return done(`UPDATE product SET ${column} = $2 WHERE id = $1`, [product.id, money(value)], ({ products }) => {
        products.find(({ id }) => id === product.id)![name] = value;
      });
    }
    case 1: {
      const size = {
        name: pick(SIZES),
        customer: random(3) === 0 ? null : cents(),
        business: random(2) === 0 ? null : cents(),
      };
      return done(
        `INSERT INTO product_variant (product_id, name, position, customer_price, business_price)
         VALUES ($1, $2, (SELECT count(*) FROM product_variant WHERE product_id = $1), $3, $4)
         ON CONFLICT (product_id, name) DO UPDATE SET customer_price = $3, business_price = $4`,
        [product.id, size.name, money(size.customer), money(size.business)],
        ({ products }) => {
          const { sizes } = products.find(({ id }) => id === product.id)!;
          const at = sizes.findIndex(({ name }) => name === size.name);
          sizes.splice(at < 0 ? sizes.length : at, 1, size);
        },
      );
    }
    case 2: {
      const terms = { approved: random(5) > 0, individual: random(3) > 0, percent: random(4) * 1_250 };
      return done(
        `UPDATE users SET business_approved = $2, pricing_mode = $3, business_discount = $4 WHERE id = $1`,
        [business.id, terms.approved, terms.individual ? 'individual' : 'discount', (terms.percent / 100).toFixed(2)],
        ({ businesses }) =>
          Object.assign(
            businesses.find(({ id }) => id === business.id)!,
            terms,
          ),
      );
    }
    default: {
      const size = pick(['', ...product.sizes.map(({ name }) => name)]);
      const value = random(5) === 0 ? null : cents();
      const change = agree(business.id, product.id, size, value);
      const of = [business.id, product.id, size];
      if (value === null) {
        return done('DELETE FROM individual_price WHERE user_id = $1 AND product_id = $2 AND variant = $3', of, change);
      }
      return done(
        `INSERT INTO individual_price (user_id, product_id, variant, custom_price) VALUES ($1, $2, $3, $4)
         ON CONFLICT (user_id, product_id, variant) DO UPDATE SET custom_price = $4`,
        [...of, money(value)],
        change,
      );
    }
  }
}
