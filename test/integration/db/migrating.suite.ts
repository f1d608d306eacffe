import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { openDatabase } from '../../../server/db/dataSource';
import { migrate, undoLastMigration } from '../../../server/db/migrate';
import type { Queryable } from '../../../server/db/queryable';
import { freshDatabase, type FreshDatabase } from '../../support/database';
import { eventually } from '../../support/processes';

/** Needs the table for itself. */
class AddPlace1900000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shelf ADD place text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shelf DROP place');
  }
}

const SETTINGS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
const settingsOf = (runner: Queryable) =>
  runner.query(`SELECT name, setting FROM pg_settings WHERE name = ANY($1) ORDER BY name`, [SETTINGS]);

let settings: unknown;

/** Remembers the settings of the connection that it is done on. */
class NoteSettings1900000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    settings = await settingsOf(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    settings = await settingsOf(runner);
  }
}

let database: FreshDatabase;

/** A pool of one connection, so that what a migration leaves behind on it is seen. */
const open = (migration: new () => MigrationInterface): Promise<DataSource> =>
  openDatabase(database.url, { entities: [], migrations: [migration] }, { poolSize: 1 });

beforeEach(async () => {
  database = await freshDatabase();
  await (await database.connect()).query('CREATE TABLE shelf (id integer)');
});
afterEach(async () => {
  await database.drop();
});

test('while a migration waits for a table, those who come after it read and write there', async () => {
  const db = await open(AddPlace1900000000001);
  const [holder, other, observer] = [await database.connect(), await database.connect(), await database.connect()];
  const waits = async () => {
    const { rows } = await observer.query(
      `SELECT 1 FROM pg_locks WHERE relation = 'shelf'::regclass AND mode = 'AccessExclusiveLock' AND NOT granted`,
    );
    return rows.length > 0;
  };
  try {
    await holder.query('BEGIN; SELECT count(*) FROM shelf');
    const outcome = migrate(db, { pauseMs: 100 }).then(() => 'done', String);
    for (const id of [1, 2]) {
      await eventually('the migration waits for the table', waits);
      await other.query('INSERT INTO shelf VALUES ($1)', [id]);
    }
    expect((await other.query('SELECT * FROM shelf ORDER BY id')).rows).toEqual([{ id: 1 }, { id: 2 }]);
    await holder.query('COMMIT');
    expect(await outcome).toBe('done');
    expect((await other.query('SELECT * FROM shelf ORDER BY id')).rows).toEqual([
      { id: 1, place: null },
      { id: 2, place: null },
    ]);
  } finally {
    await db.destroy();
  }
});

test('a table that stays in use ends the migration with what to do, and it can be done again', async () => {
  const db = await open(AddPlace1900000000001);
  const holder = await database.connect();
  const notes: unknown[] = [];
  const log = { warn: (...note: unknown[]) => void notes.push(note) };
  try {
    await holder.query('BEGIN; SELECT count(*) FROM shelf');
    await expect(migrate(db, { attempts: 2, pauseMs: 1, log })).rejects.toThrow(
      'A migration found a table in use at each of 2 tries, so the schema is not up to date yet. End the transaction that lasts so long (pg_stat_activity shows it), and start again; what is done stays.',
    );
    expect(notes).toEqual([[{ attempt: 1 }, 'a migration waits for a table that is in use; requests go on meanwhile']]);
    await holder.query('COMMIT');
    await migrate(db);
    expect((await holder.query('SELECT place FROM shelf')).fields).toHaveLength(1);
    await undoLastMigration(db);
    await expect(holder.query('SELECT place FROM shelf')).rejects.toThrow('column "place" does not exist');
  } finally {
    await db.destroy();
  }
});

test('the connection that migrates has no limit of time but for locks, and has its own again afterwards', async () => {
  const db = await open(NoteSettings1900000000002);
  const named = (lock: string, others: string) => [
    { name: 'idle_in_transaction_session_timeout', setting: others },
    { name: 'lock_timeout', setting: lock },
    { name: 'statement_timeout', setting: others },
  ];
  try {
    expect(await settingsOf(db)).toEqual(named('0', '30000'));
    for (const move of [migrate, undoLastMigration]) {
      settings = undefined;
      await move(db);
      expect(settings).toEqual(named('1000', '0'));
      expect(await settingsOf(db)).toEqual(named('0', '30000'));
    }
    const { rows } = await (
      await database.connect()
    ).query(
      // The view shows those of other tests' databases, too.
      `SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database AND d.datname = current_database()
       WHERE l.locktype = 'advisory'`,
    );
    expect(rows).toEqual([]);
  } finally {
    await db.destroy();
  }
});
