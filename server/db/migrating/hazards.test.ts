import { hazardsOf } from './hazards';
import { locksOf } from './locks';
import { loadParser } from './sql';

beforeAll(loadParser);

/** What is said of the statements, up to the semicolon. */
const refused = (statements: readonly string[], transaction = true, takesAway = false): string[] =>
  hazardsOf(statements, { transaction, takesAway }).map(({ message }) => message.split(/[:;]/)[0]!);

describe('is refused', () => {
  test.each([
    ['CREATE INDEX a ON orders (id)', 'CREATE INDEX'],
    ['CREATE UNIQUE INDEX a ON "orders" (id) WHERE id > 1', 'CREATE INDEX'],
    ['DROP INDEX a', 'DROP INDEX'],
    ['REINDEX TABLE orders', 'REINDEX'],
    ['ALTER TABLE orders ADD a uuid DEFAULT gen_random_uuid()', 'ADD COLUMN'],
    ['ALTER TABLE orders ADD a text DEFAULT lower(random()::text)', 'ADD COLUMN'],
    ['ALTER TABLE orders ADD a timestamptz DEFAULT clock_timestamp()', 'ADD COLUMN'],
    ['ALTER TABLE orders ADD a serial', 'ADD COLUMN'],
    ['ALTER TABLE orders ADD a integer GENERATED ALWAYS AS IDENTITY', 'ADD COLUMN'],
    ['ALTER TABLE orders ADD a text GENERATED ALWAYS AS (lower(b)) STORED', 'ADD COLUMN'],
    ['ALTER TABLE orders ADD a integer NOT NULL', 'ADD COLUMN NOT NULL'],
    ['ALTER TABLE orders ADD a integer REFERENCES users (id)', 'ADD COLUMN'],
    ['ALTER TABLE orders ADD a integer CHECK (a > 0)', 'ADD COLUMN'],
    ['ALTER TABLE orders ADD a integer UNIQUE', 'ADD COLUMN'],
    ['ALTER TABLE orders ADD CONSTRAINT c CHECK (a > 0)', 'ADD FOREIGN KEY, CHECK'],
    ['ALTER TABLE orders ADD CONSTRAINT c FOREIGN KEY (a) REFERENCES users (id)', 'ADD FOREIGN KEY, CHECK'],
    ['ALTER TABLE orders DROP CONSTRAINT IF EXISTS c, ADD CONSTRAINT c CHECK (a > 0)', 'ADD FOREIGN KEY, CHECK'],
    ['ALTER TABLE orders ADD CONSTRAINT c UNIQUE (a)', 'ADD UNIQUE, PRIMARY KEY, EXCLUDE'],
    ['ALTER TABLE orders ADD PRIMARY KEY (a)', 'ADD UNIQUE, PRIMARY KEY, EXCLUDE'],
    ['ALTER TABLE orders ALTER a SET NOT NULL', 'SET NOT NULL'],
    ['ALTER TABLE orders ALTER a TYPE bigint', 'ALTER TYPE'],
    ['ALTER TABLE orders RENAME a TO b', 'RENAME'],
    ['ALTER TABLE orders RENAME TO bills', 'RENAME'],
    ['ALTER TABLE orders DROP a', 'DROP COLUMN'],
    ['ALTER TABLE orders SET UNLOGGED', 'ALTER TABLE'],
    ['DROP TABLE orders', 'DROP'],
    ['UPDATE orders SET a = 1', 'UPDATE, DELETE'],
    ['DELETE FROM orders WHERE a = 1', 'UPDATE, DELETE'],
    ['TRUNCATE orders', 'TRUNCATE, LOCK, VACUUM, CLUSTER'],
    ['LOCK TABLE orders', 'TRUNCATE, LOCK, VACUUM, CLUSTER'],
    ['VACUUM FULL orders', 'TRUNCATE, LOCK, VACUUM, CLUSTER'],
    ["DO $$ BEGIN EXECUTE 'DROP TABLE orders'; END $$", 'DO'],
    ['CREATE TABLE copy AS SELECT * FROM orders', 'CREATE TABLE AS'],
    ['SELECT 1; ALTER TABLE orders DROP a', 'DROP COLUMN'],
  ])('%s', (sql, what) => {
    expect(refused([sql])).toEqual([what]);
  });

  test('a check that is validated under the lock of its ADD', () => {
    const steps = ['ALTER TABLE a ADD CONSTRAINT c CHECK (b > 0) NOT VALID', 'ALTER TABLE a VALIDATE CONSTRAINT c'];
    expect(refused(steps)).toEqual(['VALIDATE CONSTRAINT']);
    expect(refused(steps, false)).toEqual([]);
  });

  test('SET NOT NULL by a check of something else, or of one that is not validated', () => {
    const end = 'ALTER TABLE a ALTER b SET NOT NULL';
    const check = (what: string) => `ALTER TABLE a ADD CONSTRAINT c CHECK (${what}) NOT VALID`;
    const valid = 'ALTER TABLE a VALIDATE CONSTRAINT c';
    expect(refused([check('c IS NOT NULL'), valid, end], false)).toEqual(['SET NOT NULL']);
    expect(refused([check('b IS NULL'), valid, end], false)).toEqual(['SET NOT NULL']);
    expect(refused([check('b IS NOT NULL'), end], false)).toEqual(['SET NOT NULL']);
    expect(refused([check('b IS NOT NULL'), valid, end], false)).toEqual([]);
  });

  test('a second table that is locked whole while the first one is', () => {
    const steps = ['ALTER TABLE a ADD b text', 'ALTER TABLE c ADD d text'];
    expect(refused(steps)).toEqual(['a is locked while it waits for c']);
    expect(refused(steps, false)).toEqual([]);
  });
});

describe('is taken', () => {
  test.each([
    'CREATE INDEX CONCURRENTLY IF NOT EXISTS a ON orders (id)',
    'DROP INDEX CONCURRENTLY IF EXISTS a',
    'ALTER TABLE orders ADD a text',
    'ALTER TABLE orders ADD a boolean NOT NULL DEFAULT false',
    'ALTER TABLE orders ADD a timestamptz NOT NULL DEFAULT now()',
    "ALTER TABLE orders ADD a text[] NOT NULL DEFAULT '{}'",
    'ALTER TABLE orders ALTER a DROP NOT NULL',
    'ALTER TABLE orders ALTER a SET DEFAULT 1',
    'ALTER TABLE orders DROP CONSTRAINT c',
    'ALTER TABLE orders ADD CONSTRAINT c CHECK (a > 0) NOT VALID',
    'ALTER TABLE orders ADD CONSTRAINT c UNIQUE USING INDEX a',
    'CREATE OR REPLACE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$',
    'CREATE OR REPLACE TRIGGER t BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION f()',
    'WITH batch AS (SELECT id FROM orders LIMIT 5), f AS (UPDATE orders SET a = 1 FROM batch WHERE 1 = 1) SELECT 1',
  ])('%s', (sql) => {
    expect(refused([sql], false)).toEqual([]);
  });

  test('whatever is done to a table that the migration has made', () => {
    expect(
      refused([
        'CREATE TABLE gift (id serial PRIMARY KEY, order_id integer REFERENCES orders (id))',
        'CREATE INDEX gift_of_order ON gift (order_id)',
        'ALTER TABLE gift ADD a integer NOT NULL, ALTER order_id SET NOT NULL',
        'UPDATE gift SET a = 1',
      ]),
    ).toEqual([]);
  });

  test('what goes a release after nobody used it', () => {
    expect(refused(['ALTER TABLE orders DROP a', 'DROP TABLE gift'], false, true)).toEqual([]);
  });
});

test.each([
  ['SELECT 1', []],
  ['ALTER TABLE orders ADD a text', [{ table: 'orders', mode: 'ACCESS EXCLUSIVE' }]],
  ['ALTER TABLE orders VALIDATE CONSTRAINT c', [{ table: 'orders', mode: 'SHARE UPDATE EXCLUSIVE' }]],
  [
    'ALTER TABLE orders ADD CONSTRAINT c FOREIGN KEY (a) REFERENCES users (id) NOT VALID',
    [
      { table: 'orders', mode: 'SHARE ROW EXCLUSIVE' },
      { table: 'users', mode: 'SHARE ROW EXCLUSIVE' },
    ],
  ],
  ['CREATE INDEX a ON orders (id)', [{ table: 'orders', mode: 'SHARE' }]],
  ['CREATE INDEX CONCURRENTLY a ON orders (id)', [{ table: 'orders', mode: 'SHARE UPDATE EXCLUSIVE' }]],
  ['DROP INDEX a', [{ table: '(the table of a)', mode: 'ACCESS EXCLUSIVE' }]],
  ['DROP TRIGGER t ON orders', [{ table: 'orders', mode: 'ACCESS EXCLUSIVE' }]],
  ['CREATE TABLE gift (id integer REFERENCES orders)', [{ table: 'orders', mode: 'SHARE ROW EXCLUSIVE' }]],
  ['UPDATE orders SET a = 1', [{ table: 'orders', mode: 'ROW EXCLUSIVE' }]],
  ['WITH f AS (DELETE FROM orders) SELECT 1', [{ table: 'orders', mode: 'ROW EXCLUSIVE' }]],
])('%s locks as PostgreSQL documents it', (sql, locks) => {
  expect(locksOf(sql)).toEqual(locks);
});
