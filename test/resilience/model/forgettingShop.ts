import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sign } from 'cookie-signature';
import type { Client } from 'pg';
import { ShopClient } from '../../support/shopClient';
import { freshDatabase, type FreshDatabase } from '../../support/database';
import { buildShop, eventually, type BuiltShop, type ShopProcess } from '../../support/processes';
import { storedHash, storedPath } from '../../support/storedDocument';

/** As test/support/processes.ts starts every shop with it. */
const SECRET = 'a secret of the tests alone';

export const VIEWERS = ['guest', 'individual', 'individual2', 'discount', 'discount2', 'employee', 'admin'] as const;
export type ViewerName = (typeof VIEWERS)[number];
export const BUSINESSES = ['individual', 'individual2', 'discount', 'discount2'] as const;
export const CATEGORIES = ['nuts', 'honey', 'oils'];
export const PRODUCTS = 18;

const list = (variables: Record<string, unknown>) => storedPath(storedHash('Products'), variables);

/** What is read: lists by every way to choose and to sort, single products, categories, the documented paths. */
export const ADDRESSES = [
  ...CATEGORIES.map((category) => list({ category })),
  list({}),
  list({ category: 'nuts', inStock: true }),
  list({ category: 'honey', sort: 'PRICE_LOW' }),
  list({ sort: 'PRICE_HIGH', inStock: true }),
  list({ category: 'oils', sort: 'NAME' }),
  list({ sort: 'NEWEST' }),
  list({ search: 'almond' }),
  list({ search: 'wild' }),
  ...[1, 4, 7].map((id) => storedPath(storedHash('Product'), { id })),
  storedPath(storedHash('ProductNames'), { ids: [2, 3, 5, 8, 13] }),
  storedPath(storedHash('Categories'), {}),
  '/api/categories',
  '/api/products',
  '/api/products/fast',
  '/api/products/fast?fields=name,viewerPrice',
  '/api/business/products',
];

/** Three processes of the shop on one database, and one that keeps nothing. */
export interface ForgettingShop {
  readonly db: Client;
  readonly url: string;
  readonly processes: readonly ShopProcess[];
  /** Answers everything anew. */
  readonly bare: ShopProcess;
  readonly ids: Readonly<Record<ViewerName, number | null>>;
  /** What the viewer reads at the address, at one of the processes. */
  read(shop: ShopProcess, viewer: ViewerName, address: string): Promise<string>;
  client(shop: ShopProcess, viewer: ViewerName): ShopClient;
  /** Waits until every process (or these) has been told of all that was committed before. */
  told(processes?: readonly ShopProcess[]): Promise<void>;
  /** Waits until every process has had an answer to a heartbeat that it sent after all that was committed before. */
  heard(): Promise<void>;
  stop(): Promise<void>;
}

export async function startForgettingShop(): Promise<ForgettingShop> {
  const built: BuiltShop = await buildShop();
  const database: FreshDatabase = await freshDatabase('empty');
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bustan-forgetting-'));
  const db = await database.connect();
  const ids = await fill(db);
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'warn' };
  const start = (more: Record<string, string> = {}) => built.start({ ...env, LOG_LEVEL: 'info', ...more });
  const [bare, ...processes] = [await start({ CACHE: 'off' }), await start(), await start(), await start()];
  const cookies = await signIn(db, ids);
  const cookieOf = (viewer: ViewerName): Record<string, string> =>
    cookies[viewer] === undefined ? {} : { Cookie: cookies[viewer] };
  let marks = 0;
  return {
    db,
    url: database.url,
    processes,
    bare,
    ids,
    client: (shop) => shop.guest(),
    async read(shop, viewer, address) {
      const { status, text } = await shop.guest().rest('GET', address, undefined, cookieOf(viewer));
      // Of a refusal, all but its own name.
      return `${status} ${text.replace(/"requestId":"[^"]*"/, '')}`;
    },
    async told(asked = processes) {
      // Notifications come in the order of the commits, so whoever shows this one was told of all before it.
      const mark = `mark ${(marks += 1)}`;
      await db.query(`UPDATE category SET description = $1 WHERE slug = 'marks'`, [mark]);
      for (const shop of asked) {
        await eventually('the process is told of what was committed', async () => {
          const { body } = await shop.guest().rest('GET', '/api/categories');
          return body.some(({ description }: { description: string }) => description === mark);
        });
      }
    },
    async heard() {
      const sent = new Map<number, Set<number>>();
      await eventually('every process has sent two more heartbeats', async () => {
        const latest = await heartbeats(db);
        for (const { pid, at } of latest) sent.set(pid, (sent.get(pid) ?? new Set()).add(at));
        // The one that was there, a first, and a second, before which the first was answered.
        return latest.every(({ pid }) => (sent.get(pid)?.size ?? 0) >= 3);
      });
    },
    async stop() {
      for (const { child } of processes) child.kill('SIGCONT');
      await built.endAll();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** When each listening connection was last asked for something, in microseconds. */
async function heartbeats(db: Client): Promise<{ pid: number; at: number }[]> {
  const { rows } = await db.query<{ pid: number; at: number }>(
    `SELECT pid, (extract(epoch FROM query_start) * 1000000)::float8 AS at FROM pg_stat_activity
     WHERE application_name = 'bustan-listen' AND datname = current_database()`,
  );
  return rows;
}

async function fill(db: Client): Promise<Record<ViewerName, number | null>> {
  await db.query(
    `INSERT INTO category (name, slug, description) SELECT initcap(slug), slug, 'Of ' || slug FROM unnest($1::text[]) slug`,
    [[...CATEGORIES, 'marks']],
  );
  await db.query(
    `INSERT INTO product (category_id, name, description, customer_price, business_price, tags)
     SELECT 1 + n % 3, CASE n % 3 WHEN 0 THEN 'Almond' WHEN 1 THEN 'Wild honey' ELSE 'Olive oil' END || ' ' || n,
       'Product ' || n, 1000 + n * 10, CASE WHEN n % 4 > 0 THEN 900 + n * 10 END, '{local}'
     FROM generate_series(1, $1::integer) n`,
    [PRODUCTS],
  );
  await db.query(
    `INSERT INTO product_variant (product_id, name, position, customer_price)
     SELECT id, size, position, customer_price * (1 + position)
     FROM product, unnest('{500ml,1L}'::text[]) WITH ORDINALITY AS v(size, position) WHERE id % 2 = 0`,
  );
  // Nothing of it is counted yet.
  await db.query(
    `INSERT INTO stock (product_id, variant) SELECT id, size FROM product, unnest('{"",1L,2L}'::text[]) AS size`,
  );
  await db.query(
    `INSERT INTO picture (hash, mime, width, height, bytes, copy_size)
     SELECT hash, 'image/png', 20, 10, convert_to(hash, 'UTF8'), length(hash) FROM unnest('{a,bb}'::text[]) hash`,
  );
  const ids: Record<string, number | null> = { guest: null };
  for (const name of VIEWERS) {
    if (name === 'guest') continue;
    const role = name === 'admin' || name === 'employee' ? name : 'business';
    const { rows } = await db.query<{ id: number }>(
      `INSERT INTO users (username, email, password_hash, role, business_approved, pricing_mode, business_discount, parent_business_id)
       VALUES ($1::text, $1::text || '@model.example', 'x', $2, $2 = 'business', $3, $4, $5) RETURNING id`,
      [
        name,
        role,
        name.startsWith('individual') ? 'individual' : 'discount',
        { discount: '10', discount2: '12.50' }[name as string] ?? '0',
        name === 'employee' ? ids.discount : null,
      ],
    );
    ids[name] = rows[0]!.id;
  }
  await db.query(
    `INSERT INTO individual_price (user_id, product_id, variant, custom_price)
     SELECT u.id, p.id, '', 700 + p.id FROM users u, product p WHERE u.username LIKE 'individual%' AND p.id % 3 = 0`,
  );
  return ids;
}

/** @returns the cookies of everybody who has an account */
async function signIn(
  db: Client,
  ids: Readonly<Record<ViewerName, number | null>>,
): Promise<Partial<Record<ViewerName, string>>> {
  const cookies: Partial<Record<ViewerName, string>> = {};
  for (const name of VIEWERS) {
    if (ids[name] === null) continue;
    const sid = randomUUID();
    const sess = JSON.stringify({ cookie: { originalMaxAge: null }, userId: ids[name] });
    await db.query(`INSERT INTO session (sid, sess, expire) VALUES ($1, $2, now() + interval '1 day')`, [sid, sess]);
    cookies[name] = `bustan.sid=${encodeURIComponent(`s:${sign(sid, SECRET)}`)}`;
  }
  return cookies;
}
