import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Client } from 'pg';
import { lookAtPooler } from '../../server/db/cluster/pooler';
import { startPooler, type PoolerProcess } from '../../tools/cluster/pooler';
import { install } from '../../tools/cluster/programs';
import { freshDatabase, type FreshDatabase } from '../support/database';
import { buildShop, eventually, type BuiltShop, type ShopProcess } from '../support/processes';
import { openStream } from '../support/network/stream';
import { expectExact } from '../resilience/faults/expectExact';
import { Buyers, kept, type Buyer } from './buyers';
import { expectBooks, prepareShop, signIn } from './soldShop';

jest.setTimeout(600_000);

let folder: string;
let database: FreshDatabase;
let db: Client;
let pooler: PoolerProcess;
let built: BuiltShop;

beforeAll(async () => {
  await install();
  folder = await mkdtemp(path.join(os.tmpdir(), 'bustan-pooler-'));
  await chmod(folder, 0o711);
  built = await buildShop();
  database = await freshDatabase('demo');
  db = await database.connect();
  pooler = await startPooler(`${folder}/pgbouncer`, database.url, 12);
});
afterAll(async () => {
  await built?.endAll();
  await pooler?.stop();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

const start = (env: Record<string, string>): Promise<ShopProcess> =>
  built.start({ DATABASE_URL: pooler.url, DATA_DIR: folder, ...env });

const setTimeLimit = () =>
  db.query(
    `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET statement_timeout = ''30s''', current_database()); END $$`,
  );

test('a pooler is found out, and a setting that does not fit it is refused in one line', async () => {
  expect(await lookAtPooler(database.url)).toEqual({ sharesSessions: false, keepsPrepared: true, hasTimeLimit: false });
  const found = await lookAtPooler(pooler.url);
  expect(found.sharesSessions).toBe(true);
  await expect(start({})).rejects.toThrow('DATABASE_LISTEN_URL is missing');
  await expect(start({ DATABASE_LISTEN_URL: pooler.url })).rejects.toThrow('DATABASE_LISTEN_URL leads to a pooler');
  const direct = { DATABASE_LISTEN_URL: database.url };
  await expect(start({ ...direct, DATABASE_PREPARED_STATEMENTS: 'off' })).rejects.toThrow(
    'DATABASE_URL leads to sessions without a time limit',
  );
  // PgBouncer 1.21 and newer may keep them.
  if (!found.keepsPrepared) await expect(start(direct)).rejects.toThrow('DATABASE_PREPARED_STATEMENTS is on');
});

test('two shops of two processes behind it: orders are exact, prices are never old, every order is told live', async () => {
  await setTimeLimit();
  await pooler.stop();
  pooler = await startPooler(`${folder}/pgbouncer`, database.url, 12);
  const env = { DATABASE_LISTEN_URL: database.url, DATABASE_PREPARED_STATEMENTS: 'off', WORKERS: '2', DB_POOL: '10' };
  const shops = [await start(env), await start(env)];
  const sold = await prepareShop(await signIn(shops[0]!.url, 'admin'), db);
  const { rows } = await db.query<{ id: number }>(
    `SELECT p.id FROM product p WHERE in_stock AND customer_price IS NOT NULL AND deleted_at IS NULL
       AND NOT EXISTS (SELECT FROM product_variant v WHERE v.product_id = p.id) AND id <> $1 ORDER BY id LIMIT 1`,
    [sold.productId],
  );
  const changed = rows[0]!.id;
  const stream = await openStream(
    await signIn(shops[1]!.url, 'admin'),
    'subscription { orderChanged { order { id } } }',
  );
  expect(stream.status).toBe(200);
  const told = new Set<number>();
  const listening = (async () => {
    for (let event = await stream.next(); event; event = await stream.next()) {
      const { data } = event.data ?? {};
      if (data?.orderChanged) told.add(Number(data.orderChanged.order.id));
    }
  })().catch(() => undefined);
  const buyers: Buyer[] = Array.from({ length: 16 }, (_, at) => ({ client: shops[at % 2]!.guest() }));
  for (const at of [0, 1]) buyers[at] = { client: await signIn(shops[at]!.url, 'business'), isOnCredit: true };
  const buying = new Buyers(buyers, sold.productId);
  for (let price = 1; price <= 20; price += 1) {
    const amount = `${price}000.00`;
    await db.query('UPDATE product SET customer_price = $2 WHERE id = $1', [changed, amount]);
    const prices = async () =>
      Promise.all(
        Array.from({ length: 12 }, async (_, at) => {
          const guest = shops[at % 2]!.guest();
          const document = `{ product(id: ${changed}) { price { amount } } }`;
          return String((await guest.graphql(document, {}, { Connection: 'close' })).data.product.price.amount);
        }),
      );
    await eventually('every process shows the new price', async () =>
      (await prices()).every((each) => each === amount),
    );
  }
  await eventually('orders are placed', () => buying.answered.length >= 200);
  await buying.stop();
  expect([[...buying.unavailable], [...buying.refused]]).toEqual([[], []]);
  const counts = await kept(db, buying.answered);
  expect(counts).toMatchObject({ lost: 0, doubled: 0 });
  await eventually('every order was told', () => buying.answered.every(({ id }) => told.has(id)));
  stream.close();
  await listening;
  await expectBooks(db, sold, buying.answered);
  const { orders, wrong } = await expectExact(database.url);
  console.log(counts, `${told.size} told`, `verify: ${orders} orders, ${wrong} wrong`);
  for (const shop of shops) expect(await shop.end('SIGTERM')).toBe(0);
});
