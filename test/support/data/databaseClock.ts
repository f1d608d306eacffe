import { Client } from 'pg';
import type { Queryable } from '../../../server/db/queryable';
import { freshDatabase } from '../database';
import { startShop, type TestShop } from '../shop';

/**
 * Gives a database a clock that a test may set: plans, orders, the history and the prices of an instant all go by that of
 * the database (specification 23.2). Functions of a schema that is looked at before PostgreSQL's own take the place of
 * `now()` and its like, in statements, triggers and defaults.
 *
 * The clocks of the machine and of browsers are left as they are: nothing that is planned goes by them. Sessions, whose
 * ends are written by the machine's clock and read by that of the database, end as much later as that one is ahead.
 */
const CLOCK = [
  'CREATE SCHEMA moved_clock',
  'CREATE TABLE moved_clock.setting (ahead interval NOT NULL, standing timestamptz)',
  `INSERT INTO moved_clock.setting VALUES ('0', NULL)`,
  ...['now', 'transaction_timestamp', 'statement_timestamp', 'clock_timestamp'].map(
    (name) => `CREATE FUNCTION moved_clock.${name}() RETURNS timestamptz LANGUAGE sql
      ${name === 'clock_timestamp' ? 'VOLATILE' : 'STABLE'}
      RETURN (SELECT coalesce(standing, pg_catalog.${name}() + ahead) FROM moved_clock.setting)`,
  ),
  `DO $$ DECLARE of record; BEGIN
     FOR of IN SELECT d.adrelid::regclass AS its_table, a.attname AS its_column
       FROM pg_attrdef d JOIN pg_attribute a ON (a.attrelid, a.attnum) = (d.adrelid, d.adnum)
       WHERE pg_get_expr(d.adbin, d.adrelid) IN ('now()', 'clock_timestamp()') LOOP
       EXECUTE format('ALTER TABLE %s ALTER COLUMN %I SET DEFAULT moved_clock.now()', of.its_table, of.its_column);
     END LOOP;
   END $$`,
  `CREATE FUNCTION moved_clock.session_end() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     NEW.expire := NEW.expire + greatest(moved_clock.now() - pg_catalog.now(), '0');
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER moved_clock BEFORE INSERT OR UPDATE OF expire ON session
     FOR EACH ROW EXECUTE FUNCTION moved_clock.session_end()`,
  `DO $$ BEGIN
     EXECUTE format('ALTER DATABASE %I SET search_path = public, moved_clock, pg_catalog', current_database());
   END $$`,
];

/** A shop with the demo data, whose clock the test sets. */
export async function startShopWithClock(start = startShop): Promise<TestShop> {
  const database = await freshDatabase('demo');
  const client = new Client({ connectionString: database.url });
  await client.connect();
  for (const statement of CLOCK) await client.query(statement);
  await client.end();
  const shop = await start({ databaseUrl: database.url });
  return {
    ...shop,
    stop: async () => {
      await shop.stop();
      await database.drop();
    },
  };
}

/**
 * Sets the clock to an instant as PostgreSQL reads it, like `2026-11-30 06:00 Asia/Beirut`, from where it goes on. What
 * sleeps until an instant is woken: it sleeps by the clock of the machine.
 */
export async function setClock(db: Queryable, at: string): Promise<void> {
  await db.query(
    'UPDATE moved_clock.setting SET ahead = $1::timestamptz - pg_catalog.clock_timestamp(), standing = NULL',
    [at],
  );
  await wakeSleepers(db);
}

/** Moves the clock by an interval of PostgreSQL, like `2 hours` or `-1 hour`, as `setClock` does. */
export async function moveClock(db: Queryable, by: string): Promise<void> {
  await db.query(
    `UPDATE moved_clock.setting
     SET ahead = coalesce(standing - pg_catalog.clock_timestamp(), ahead) + $1::interval, standing = NULL`,
    [by],
  );
  await wakeSleepers(db);
}

/** Lets the clock stand still at an instant; nobody is woken. */
export async function stopClock(db: Queryable, at: string): Promise<void> {
  await db.query('UPDATE moved_clock.setting SET standing = $1::timestamptz', [at]);
}

async function wakeSleepers(db: Queryable): Promise<void> {
  await db.query(`SELECT pg_notify('bustan', 'plans')`);
}
