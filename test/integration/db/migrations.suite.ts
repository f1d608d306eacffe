import type { DataSource } from 'typeorm';
import { openShopDatabase } from '../../../server/database';
import { migrate, undoLastMigration } from '../../../server/db/migrate';
import { type FreshDatabase, freshDatabase, retryWhileBusy, withAdmin } from '../../support/database';

let database: FreshDatabase;
let db: DataSource;

describe('the migrations', () => {
  beforeAll(async () => {
    database = await freshDatabase();
    db = await openShopDatabase(database.url);
  });

  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  test('make exactly the tables that the entities say', async () => {
    const { upQueries } = await db.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  /** Tables, functions, indexes, constraints and triggers by name, but for the record of the migrations. */
  async function inventory(): Promise<string[]> {
    const rows = await db.query<{ name: string }[]>(
      `SELECT 'table ' || tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migration'
       UNION ALL SELECT 'index ' || indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> 'migration'
       UNION ALL SELECT 'function ' || proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace
       UNION ALL SELECT 'sequence ' || sequencename FROM pg_sequences WHERE schemaname = 'public' AND sequencename NOT LIKE 'migration%'
       UNION ALL SELECT 'constraint ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
         WHERE connamespace = 'public'::regnamespace AND conrelid <> 'migration'::regclass
       UNION ALL SELECT 'trigger ' || tgname FROM pg_trigger WHERE NOT tgisinternal
       ORDER BY name`,
    );
    return rows.map(({ name }) => name);
  }

  test('go all the way back to nothing, and up again to the same', async () => {
    const before = await inventory();
    expect(before.length).toBeGreaterThan(50);
    for (const _ of db.migrations) await undoLastMigration(db);
    expect(await inventory()).toEqual([]);
    await migrate(db);
    expect(await inventory()).toEqual(before);
    await migrate(db);
    expect(await inventory()).toEqual(before);
    expect(await db.query('SELECT count(*)::integer AS count FROM migration')).toEqual([
      { count: db.migrations.length },
    ]);
  });

  test('fill what is searched of the products that were there before, and call none of them changed', async () => {
    for (let taken = 0; taken < migrationsSince('SearchColumns'); taken += 1) await db.undoLastMigration();
    await db.query(`INSERT INTO category (name, slug, description) VALUES ('Old', 'old', 'Of before')`);
    await db.query(
      `INSERT INTO product (category_id, name, description, tags, changed_at)
       SELECT c.id, 'Café no. ' || n, 'Roasted', '{Ärabica}', '2026-01-01' FROM category c, generate_series(1, 1200) AS n`,
    );
    await migrate(db);
    expect(
      await db.query(
        `SELECT count(*)::integer AS count, min(search_name) AS name, min(search_tags) AS tags, max(changed_at) AS changed
         FROM product`,
      ),
    ).toEqual([{ count: 1200, name: 'cafe no. 1', tags: 'arabica', changed: new Date('2026-01-01T00:00:00Z') }]);
    await db.query('DELETE FROM product');
    await db.query('DELETE FROM category');
  });

  test('fill what is searched of the orders that were there before, batch by batch', async () => {
    for (let taken = 0; taken < migrationsSince('OrderSearch1'); taken += 1) await db.undoLastMigration();
    const insertOrders = (count: number) =>
      db.query(
        `INSERT INTO orders (kind, payment_method, customer_name, customer_email, customer_phone, subtotal_amount,
           delivery_fee, total_amount, price_book)
         SELECT 'guest', 'cod', 'Élie no. ' || n, 'e' || n || '@a.example', '+961 70 ' || n, 1, 0, 1, 'customer'
         FROM generate_series(1, $1::integer) AS n`,
        [count],
      );
    await insertOrders(2_300);
    await migrate(db);
    await insertOrders(1);
    const [{ filled, search }] = await db.query<[Record<string, unknown>]>(
      `SELECT (count(*) FILTER (WHERE search @@ order_query('elie e example', NULL)))::integer AS filled,
         min(search::text) AS search FROM orders`,
    );
    expect([filled, search]).toEqual([2_301, `'1' 'a' 'e1' 'elie' 'example' 'no' 'tel:107169'`]);
    await db.query(
      `UPDATE orders SET customer_name = 'Ömer', status = 'confirmed' WHERE customer_email = 'e1@a.example'`,
    );
    expect(
      await db.query(`SELECT count(*)::integer AS count FROM orders WHERE search @@ order_query('omer', NULL)`),
    ).toEqual([{ count: 2 }]);
    await db.query('DELETE FROM orders');
  });

  test('gather what is said in all languages of what was there before, and on the way back write it as it was', async () => {
    const back = async () => {
      for (let taken = migrationsSince('SoundsOfWords'); taken > 0; taken -= 1) await undoLastMigration(db);
    };
    await back();
    await db.query(`INSERT INTO category (name, slug, description) VALUES ('Old', 'old', 'Of before')`);
    await db.query(
      `INSERT INTO product (category_id, name, description, tags, changed_at, translations)
       SELECT id, 'فؤاد ٥', 'Sweet', '{}', '2026-01-01', '{"fr": {"name": "Gâteau"}}' FROM category`,
    );
    await db.query(
      `INSERT INTO orders (kind, payment_method, customer_name, subtotal_amount, delivery_fee, total_amount, price_book)
       VALUES ('guest', 'cod', 'لؤي', 1, 0, 1, 'customer')`,
    );
    const kept = async () => {
      const [product] = await db.query<[object]>(
        'SELECT search, search_name AS name, version, changed_at AS changed FROM product',
      );
      const [order] = await db.query<[object]>('SELECT search::text AS "order" FROM orders');
      return { ...product, ...order };
    };
    const unchanged = { version: 1, changed: new Date('2026-01-01T00:00:00Z') };
    const before = { ...unchanged, search: 'فؤاد ٥  sweet', name: 'فؤاد ٥', order: `'لؤي'` };
    expect(await kept()).toEqual(before);
    await migrate(db);
    const now = { ...unchanged, search: 'فواد 5\ngateau\n\nsweet', name: 'فواد 5\ngateau', order: `'لوي'` };
    expect(await kept()).toMatchObject(now);
    await back();
    expect(await kept()).toEqual(before);
    await migrate(db);
    for (const table of ['orders', 'product', 'category']) await db.query(`DELETE FROM ${table}`);
  });

  test('keep the lines of orders that were there before as they are, without a reason', async () => {
    for (let taken = 0; taken < migrationsSince('ReasonsOfPrices'); taken += 1) await undoLastMigration(db);
    await db.query(`INSERT INTO category (name, slug, description) VALUES ('Old', 'old', 'Of before')`);
    await db.query(
      `WITH sold AS (INSERT INTO product (category_id, name, description) SELECT id, 'Dates', '' FROM category RETURNING id),
       placed AS (INSERT INTO orders (kind, payment_method, customer_name, subtotal_amount, delivery_fee, total_amount, price_book)
         VALUES ('guest', 'cod', 'Of before', 7.20, 0, 7.20, 'discount:10.00') RETURNING id)
       INSERT INTO order_line (order_id, position, product_id, product_name, unit_price, price_rule, quantity)
       SELECT placed.id, 0, sold.id, 'Dates', 7.20, 'business', 1 FROM placed, sold`,
    );
    const files = () =>
      db.query(`SELECT pg_relation_filenode('orders') AS orders, pg_relation_filenode('order_line') AS lines`);
    const before = await files();
    await migrate(db);
    expect(await files()).toEqual(before);
    expect(
      await db.query(
        `SELECT unit_price, base_amount, l.discount_percent, rounding, list_amount, saved_amount, discount_rounding
         FROM order_line l JOIN orders o ON o.id = order_id`,
      ),
    ).toEqual([
      {
        unit_price: '7.20',
        base_amount: null,
        discount_percent: null,
        rounding: null,
        list_amount: null,
        saved_amount: null,
        discount_rounding: null,
      },
    ]);
    for (const table of ['order_line', 'orders', 'product', 'category']) await db.query(`DELETE FROM ${table}`);
  });

  /** How many migrations there are from the named one on. */
  const migrationsSince = (name: string) =>
    db.migrations.length - db.migrations.findIndex((each) => each.constructor.name.startsWith(name));

  test('run once when several processes start at the same time on an empty database', async () => {
    const name = `bustan_empty_${process.pid}`;
    await withAdmin((admin) => admin.query(`CREATE DATABASE ${name}`));
    const url = new URL(database.url);
    url.pathname = `/${name}`;
    const processes = await Promise.all([1, 2, 3].map(() => openShopDatabase(url.toString())));
    try {
      await Promise.all(processes.map((each) => migrate(each)));
      expect(await processes[0]!.query('SELECT count(*)::integer AS count FROM migration')).toEqual([
        { count: db.migrations.length },
      ]);
    } finally {
      await Promise.all(processes.map((each) => each.destroy()));
      await retryWhileBusy(`DROP DATABASE ${name} WITH (FORCE)`);
    }
  });
});
