import type { DataSource } from 'typeorm';
import { openShopDatabase } from '../../../server/database';
import { migrate } from '../../../server/db/dataSource';
import { type FreshDatabase, freshDatabase, withAdmin } from '../../support/database';

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
    for (const _ of db.migrations) await db.undoLastMigration();
    expect(await inventory()).toEqual([]);
    await migrate(db);
    expect(await inventory()).toEqual(before);
    await migrate(db);
    expect(await inventory()).toEqual(before);
    expect(await db.query('SELECT count(*)::integer AS count FROM migration')).toEqual([
      { count: db.migrations.length },
    ]);
  });

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
      await withAdmin((admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
    }
  });
});
