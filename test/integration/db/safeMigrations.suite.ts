import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { migrations } from '../../../migrations';
import { inBatches } from '../../../migrations/support/batches';
import { addConstraint, setNotNull } from '../../../migrations/support/constraints';
import { projectRoot } from '../../../server/core/projectRoot';
import { openShopDatabase } from '../../../server/database';
import { openDatabase } from '../../../server/db/dataSource';
import { migrate, undoLastMigration, type StepsBack, type TakesAway } from '../../../server/db/migrate';
import { hazardsOf } from '../../../server/db/migrating/hazards';
import { describePlan } from '../../../server/db/migrating/plan';
import { answeredBy } from '../../../server/db/migrating/recording';
import { loadParser } from '../../../server/db/migrating/sql';
import { freshDatabase, type FreshDatabase } from '../../support/database';
import { ask, bareDatabase, schemaOf } from '../backup/backups';
import { NextMigration1999000000000 } from '../../resilience/upgrade/nextMigration';

/** Those before were released, and stay as they are. */
const FIRST = 1790002600000;

let database: FreshDatabase;
beforeAll(async () => {
  await loadParser();
  database = await freshDatabase('demo');
});
afterAll(() => database.drop());

type Migration = MigrationInterface & Partial<TakesAway & StepsBack>;

/** The migration, which notes the statements that it sends on its way up. */
function noting(Original: new () => Migration, statements: string[]): new () => MigrationInterface {
  class Noting implements MigrationInterface {
    readonly name = Original.name;
    private readonly original = new Original();
    readonly transaction = this.original.transaction;
    readonly downInSteps = this.original.downInSteps;

    up(runner: QueryRunner): Promise<void> {
      const query = (sql: string, parameters?: unknown[]) => {
        statements.push(sql);
        return runner.query(sql, parameters);
      };
      return this.original.up(answeredBy(runner, query));
    }

    down(runner: QueryRunner): Promise<void> {
      return this.original.down(runner);
    }
  }
  return Noting;
}

test('no migration since the first release would stop an open shop, or a server of the release before', async () => {
  const isNew = ({ name }: { name: string }) => Number(/\d{13}$/.exec(name)) >= FIRST;
  const sent = new Map<new () => Migration, string[]>(migrations.filter(isNew).map((each) => [each, []]));
  const all = migrations.map((each) => (sent.has(each) ? noting(each, sent.get(each)!) : each));
  const db = await openDatabase(database.url, { entities: [], migrations: all });
  try {
    for (let taken = 0; taken < sent.size; taken += 1) await undoLastMigration(db);
    await migrate(db);
  } finally {
    await db.destroy();
  }
  const releases =
    readFileSync(path.join(projectRoot(), 'CHANGELOG.md'), 'utf8').match(/(?<=^## )\d+\.\d+\.\d+/gm) ?? [];
  const faults = [...sent].flatMap(([Original, statements]) => {
    const { transaction = true, unusedSince } = new Original();
    if (unusedSince !== undefined && !releases.some((release) => release === unusedSince)) {
      return [`${Original.name}: there was no release ${unusedSince} that did without what it takes away`];
    }
    const hazards = hazardsOf(statements, { transaction, takesAway: unusedSince !== undefined });
    return hazards.map(({ sql, message }) => `${Original.name}: ${message}\n${sql}`);
  });
  expect(faults).toEqual([]);
});

describe('the helpers', () => {
  const NOTES = `SELECT id, note FROM shelf ORDER BY id`;

  class FillNotes1999000000001 implements MigrationInterface {
    readonly transaction = false;

    async up(runner: QueryRunner): Promise<void> {
      await inBatches(runner, { table: 'shelf', set: `note = 'filled ' || t.id`, where: 't.note IS NULL', size: 10 });
      await setNotNull(runner, 'shelf', 'note');
      await addConstraint(runner, 'shelf', 'shelf_note_short', 'CHECK (length(note) < 20)');
    }

    async down(runner: QueryRunner): Promise<void> {
      await runner.query('ALTER TABLE shelf DROP CONSTRAINT shelf_note_short, ALTER note DROP NOT NULL');
    }
  }

  test('fill in what is left, and go on where they were interrupted', async () => {
    const client = await database.connect();
    await client.query('CREATE TABLE shelf (id serial PRIMARY KEY, note text)');
    await client.query(
      `INSERT INTO shelf (note) SELECT CASE WHEN n % 3 = 0 THEN 'of before' END FROM generate_series(1, 35) n`,
    );
    // The row of the last batch is refused.
    await client.query(`CREATE FUNCTION refuse_last() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF NEW.id = 35 THEN RAISE EXCEPTION 'stopped here'; END IF; RETURN NEW; END $$`);
    await client.query('CREATE TRIGGER t BEFORE UPDATE ON shelf FOR EACH ROW EXECUTE FUNCTION refuse_last()');
    const db = await openDatabase(database.url, { entities: [], migrations: [FillNotes1999000000001] });
    const unfilled = 'SELECT count(*)::integer AS count FROM shelf WHERE note IS NULL';
    const constraints = async () =>
      (
        await client.query(
          `SELECT conname, convalidated FROM pg_constraint WHERE conrelid = 'shelf'::regclass ORDER BY 1`,
        )
      ).rows;
    try {
      await expect(migrate(db)).rejects.toThrow('stopped here');
      // 31, 32, 34 and 35: their batch is one transaction.
      expect((await client.query(unfilled)).rows).toEqual([{ count: 4 }]);
      await client.query('DROP TRIGGER t ON shelf');
      // Left by a process that was killed between the two steps.
      await client.query('ALTER TABLE shelf ADD CONSTRAINT shelf_note_filled CHECK (note IS NOT NULL) NOT VALID');
      await migrate(db);
      const { rows } = await client.query<{ id: number; note: string }>(NOTES);
      expect(rows.map(({ note }) => note)).toEqual(rows.map(({ id }) => (id % 3 === 0 ? 'of before' : `filled ${id}`)));
      await expect(client.query('INSERT INTO shelf (note) VALUES (NULL)')).rejects.toThrow('null value');
      expect((await constraints()).filter(({ conname }) => /^shelf_note/.test(conname))).toEqual(
        expect.arrayContaining([{ conname: 'shelf_note_short', convalidated: true }]),
      );
      expect((await constraints()).map(({ conname }) => conname)).not.toContain('shelf_note_filled');
      await client.query(`DELETE FROM migration WHERE name = 'FillNotes1999000000001'`);
      await migrate(db);
      expect((await client.query(NOTES)).rows).toEqual(rows);
    } finally {
      await db.destroy();
      await client.query('DROP TABLE shelf; DROP FUNCTION refuse_last()');
      await client.query(`DELETE FROM migration WHERE name = 'FillNotes1999000000001'`);
    }
  });

  test('a row that breaks a rule is named, and nothing has changed', async () => {
    const client = await database.connect();
    await client.query(
      `CREATE TABLE shelf (id serial PRIMARY KEY, note text); INSERT INTO shelf (note) VALUES (repeat('x', 30))`,
    );
    const db = await openDatabase(database.url, { entities: [], migrations: [FillNotes1999000000001] });
    try {
      await expect(migrate(db)).rejects.toThrow('check constraint "shelf_note_short" of relation "shelf" is violated');
      expect((await client.query(NOTES)).rows).toEqual([{ id: 1, note: 'x'.repeat(30) }]);
      expect((await client.query(`SELECT FROM migration WHERE name = 'FillNotes1999000000001'`)).rowCount).toBe(0);
    } finally {
      await db.destroy();
      await client.query('DROP TABLE shelf');
    }
  });
});

describe('the plan', () => {
  test('says what a migration would do and what that locks, and does none of it', async () => {
    const db = await openDatabase(database.url, {
      entities: [],
      migrations: [...migrations, NextMigration1999000000000],
    });
    try {
      const plan = await describePlan(db);
      const rows = `\\(([a-z ]*|about \\d+ rows)\\)`;
      expect(plan).toMatch(/^1 migration to do:\n\n1\. NextMigration1999000000000 \(each statement by itself\)\n/);
      for (const line of [
        `   ALTER TABLE "orders" ADD COLUMN IF NOT EXISTS "season" text\n     locks orders ${rows}: ACCESS EXCLUSIVE, reads and writes wait\n`,
        `   WITH batch AS \\(SELECT id FROM "orders" .*\n     locks orders ${rows}: ROW EXCLUSIVE, only who writes the same rows waits\n`,
        `   ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_season_filled"\n     locks orders ${rows}: SHARE UPDATE EXCLUSIVE, nobody waits\n`,
        `   CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_by_season" ON "orders" \\("season", "id"\\)\n     locks orders ${rows}: SHARE UPDATE EXCLUSIVE, nobody waits\n`,
      ]) {
        expect(plan).toMatch(new RegExp(line));
      }
      expect(plan).toMatch(
        /\n\nA statement waits for a lock for a second at most, and is tried again; requests go on meanwhile\.\nNothing was changed\.\n$/,
      );
      expect(plan).not.toContain('May stop');
      expect(
        await db.query(
          `SELECT column_name FROM information_schema.columns WHERE table_name = 'orders' AND column_name = 'season'`,
        ),
      ).toEqual([]);
      expect(await db.query('SHOW default_transaction_read_only')).toEqual([{ default_transaction_read_only: 'off' }]);
    } finally {
      await db.destroy();
    }
  });

  test('warns of one that would stop the shop, and says where it does not know on', async () => {
    class Careless1999000000003 implements MigrationInterface {
      async up(runner: QueryRunner): Promise<void> {
        await runner.query('CREATE INDEX careless ON orders (note)');
        const [{ count }] = (await runner.query('UPDATE orders SET note = note RETURNING 1 AS count')) as [
          { count: number },
        ];
        await runner.query(`SELECT ${count}`);
      }

      down(): Promise<void> {
        return Promise.resolve();
      }
    }
    const db = await openDatabase(database.url, { entities: [], migrations: [Careless1999000000003] });
    try {
      const plan = await describePlan(db);
      expect(plan).toContain('1. Careless1999000000003 (one transaction)\n');
      expect(plan).toContain(': SHARE, writes wait, reads do not\n');
      expect(plan).toContain('   What follows depends on the rows that it writes, and is not known before.\n');
      expect(plan).toContain('   May stop an open shop: CREATE INDEX: its table is not written while it is made;');
      expect(plan).toContain('   May stop an open shop: UPDATE, DELETE: every row stays locked until all are done;');
    } finally {
      await db.destroy();
    }
  });

  test('of all migrations since the first release names what is done beside the connection, and makes nothing', async () => {
    const old = await bareDatabase(database.url);
    const everything = async () => ({
      tables: await schemaOf(old.url),
      schemas: await ask(old.url, `SELECT nspname FROM pg_namespace WHERE nspname !~ '^pg_(toast|temp)' ORDER BY 1`),
      done: await ask(old.url, 'SELECT name FROM migration ORDER BY id'),
    });
    try {
      const released = migrations.filter(({ name }) => Number(/\d{13}$/.exec(name)) < FIRST);
      const before = await openDatabase(old.url, { entities: [], migrations: released });
      await migrate(before);
      await before.destroy();
      const found = await everything();
      expect(found.done).toHaveLength(released.length);

      const db = await openShopDatabase(old.url);
      const plan = await describePlan(db);
      await db.destroy();
      expect(await everything()).toEqual(found);
      expect(plan).toContain(`${migrations.length - released.length} migrations to do:`);
      expect(plan).toContain(
        '. Jobs1790003200000 (each statement by itself)\n   graphile-worker makes its own tables, in the schema graphile_worker\n   CREATE TABLE IF NOT EXISTS "job_count"',
      );
      expect(plan).toMatch(/\nNothing was changed\.\n$/);
    } finally {
      await old.drop();
    }
  });

  test('of a database that is up to date is empty', async () => {
    const db = await openShopDatabase(database.url);
    try {
      expect(await describePlan(db)).toBe('The schema is up to date; there is nothing to do.\n');
    } finally {
      await db.destroy();
    }
  });
});
