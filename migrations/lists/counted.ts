/** A table whose rows are counted by what its lists can be narrowed to. */
export interface Counted {
  /** What is counted. */
  readonly of: string;
  /** Where the counts are, and what the column of the number is called. */
  readonly table: string;
  readonly number: string;
  /** The columns that say of what kind the rows are, with how a row of the counted table says it. */
  readonly key: Readonly<Record<string, { type: string; from: (row: string) => string }>>;
  /** Which rows are counted. */
  readonly counts: (row: string) => string;
}

const sameColumn = (name: string, type: string) => ({ type, from: (row: string) => `${row}."${name}"` });

/** As the lists of products and users are narrowed. */
export const COUNTED: readonly Counted[] = [
  {
    of: 'product',
    table: 'product_count',
    number: 'products',
    key: {
      category_id: sameColumn('category_id', 'integer'),
      in_stock: {
        type: 'boolean',
        from: (row) =>
          `(${row}."in_stock" AND (${row}."stock_left" IS NULL OR NOT is_sold_out(${row}."stock_left", ${row}."variants")))`,
      },
    },
    counts: (row) => `${row}."deleted_at" IS NULL`,
  },
  {
    of: 'users',
    table: 'user_count',
    number: 'users',
    key: {
      role: sameColumn('role', 'text'),
      active: sameColumn('active', 'boolean'),
      business_approved: sameColumn('business_approved', 'boolean'),
      payment_mode: sameColumn('payment_mode', 'text'),
      pricing_mode: sameColumn('pricing_mode', 'text'),
    },
    counts: () => 'true',
  },
];

/** Held by who puts counts together, makes them anew or empties them. */
const COUNTS_LOCK = 7_264_031;

const columns = ({ key }: Counted): string =>
  Object.keys(key)
    .map((name) => `"${name}"`)
    .join(', ');

const kindOf = ({ key }: Counted, row: string): string =>
  Object.values(key)
    .map(({ from }) => from(row))
    .join(', ');

/**
 * The counts: as many rows of a kind as came in since they were last put together, the number is their sum. Rows are only
 * ever added, so that nobody who changes a product waits for another one.
 */
export function tableOf({ table, number, key }: Counted): string {
  const made = Object.entries(key).map(([name, { type }]) => `"${name}" ${type} NOT NULL`);
  return `CREATE TABLE IF NOT EXISTS "${table}" (${made.join(', ')}, "${number}" integer NOT NULL)`;
}

/** What notes that there is one more or one less of a kind. */
export function changesOf(counted: Counted): string[] {
  const { of, table, counts } = counted;
  const note = (row: 'OLD' | 'NEW', by: 1 | -1): string =>
    `INSERT INTO "${table}" SELECT ${kindOf(counted, row)}, ${by} WHERE ${counts(row)};`;
  return [
    `CREATE OR REPLACE FUNCTION count_${of}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP <> 'INSERT' THEN ${note('OLD', -1)} END IF;
        IF TG_OP <> 'DELETE' THEN ${note('NEW', 1)} END IF;
        RETURN NULL;
      END $$`,
    `CREATE OR REPLACE FUNCTION forget_${of}_count() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- Who puts counts together meanwhile adds rows that are not seen here.
        PERFORM pg_advisory_xact_lock(${COUNTS_LOCK});
        DELETE FROM "${table}";
        RETURN NULL;
      END $$`,
  ];
}

/** A change that leaves a row of the same kind, as most do, notes nothing. */
export function triggersOf(counted: Counted): string[] {
  const { of, counts } = counted;
  const is = (row: string): string => `(${counts(row)}, ${kindOf(counted, row)})`;
  return [
    `CREATE OR REPLACE TRIGGER "${of}_count_new" AFTER INSERT OR DELETE ON "${of}"
      FOR EACH ROW EXECUTE FUNCTION count_${of}()`,
    `CREATE OR REPLACE TRIGGER "${of}_count_changed" AFTER UPDATE ON "${of}"
      FOR EACH ROW WHEN (${is('OLD')} IS DISTINCT FROM ${is('NEW')}) EXECUTE FUNCTION count_${of}()`,
    `CREATE OR REPLACE TRIGGER "${of}_count_emptied" AFTER TRUNCATE ON "${of}"
      FOR EACH STATEMENT EXECUTE FUNCTION forget_${of}_count()`,
  ];
}

/**
 * Puts the rows of each kind together into one. Readers see those of before or the one, and what comes in meanwhile stays
 * beside it.
 */
export const FOLD = `CREATE OR REPLACE FUNCTION fold_list_counts() RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT pg_try_advisory_xact_lock(${COUNTS_LOCK}) THEN RETURN; END IF;
    ${COUNTED.map(
      (counted) => `
    IF EXISTS (SELECT FROM "${counted.table}" GROUP BY ${columns(counted)} HAVING count(*) > 1) THEN
      WITH gone AS (DELETE FROM "${counted.table}" RETURNING *)
        INSERT INTO "${counted.table}" SELECT ${columns(counted)}, sum("${counted.number}") FROM gone
          GROUP BY ${columns(counted)} HAVING sum("${counted.number}") <> 0;
    END IF;`,
    ).join('')}
  END $$`;

/** Makes the counts anew: in one view of the database, rows and their notes are there together or not at all. */
export const FILL = `CREATE OR REPLACE FUNCTION fill_list_counts() RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock(${COUNTS_LOCK});
    ${COUNTED.map(
      (counted) => `
    WITH gone AS (DELETE FROM "${counted.table}")
      INSERT INTO "${counted.table}" SELECT ${kindOf(counted, 'c')}, count(*) FROM "${counted.of}" c
        WHERE ${counted.counts('c')} GROUP BY ${kindOf(counted, 'c')};`,
    ).join('')}
  END $$`;

/** The counts that are not what the rows say: of what, which kind, how many are kept and how many there are. */
export const WRONG = `CREATE OR REPLACE FUNCTION wrong_list_counts() RETURNS TABLE (counted text, kind text, kept integer, rows integer)
  LANGUAGE sql STABLE AS $$
    ${COUNTED.map(
      (counted) => `
    SELECT '${counted.of}', concat_ws(' ', ${columns(counted)}), sum(kept)::integer, sum(there)::integer
      FROM (SELECT ${columns(counted)}, "${counted.number}" AS kept, 0 AS there FROM "${counted.table}"
        UNION ALL SELECT ${kindOf(counted, 'c')}, 0, 1 FROM "${counted.of}" c WHERE ${counted.counts('c')}) AS both_sides
      GROUP BY ${columns(counted)} HAVING sum(kept) <> sum(there)`,
    ).join(' UNION ALL ')}
  $$`;
