import type { Client } from 'pg';

/** A table of the shop, with the columns that are written. */
export interface Table {
  name: string;
  columns: string[];
}

/** Where a sequence stands. */
export interface Sequence {
  name: string;
  value: string;
  isCalled: boolean;
}

/** Notes which migrations were done; its rows are made again by doing them. */
export const MIGRATION_TABLE = 'migration';

/**
 * The tables of the shop's schema but that of the migrations, by name; those of extensions are theirs. Columns that
 * PostgreSQL computes are left out.
 */
export async function readTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND c.relname <> $1 AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
     GROUP BY c.relname ORDER BY c.relname`,
    [MIGRATION_TABLE],
  );
  return rows;
}

/** Where each sequence stands now; of sequences no transaction sees a former state. */
export async function readSequences(client: Client): Promise<Sequence[]> {
  const { rows: sequences } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class c
     WHERE relnamespace = current_schema()::regnamespace AND relkind = 'S'
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e'
         OR d.objid = c.oid AND d.refobjid = to_regclass($1))
     ORDER BY relname`,
    [MIGRATION_TABLE],
  );
  const read: Sequence[] = [];
  for (const { name } of sequences) {
    const { rows } = await client.query<Omit<Sequence, 'name'>>(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM ${client.escapeIdentifier(name)}`,
    );
    read.push({ name, ...rows[0]! });
  }
  return read;
}

/** The names of the migrations that were done, in their sequence; none when there is no table of them. */
export async function readMigrations(client: Client): Promise<string[]> {
  const { rows: found } = await client.query<{ there: boolean }>(`SELECT to_regclass($1) IS NOT NULL AS there`, [
    MIGRATION_TABLE,
  ]);
  if (!found[0]?.there) return [];
  const { rows } = await client.query<{ name: string }>(`SELECT name FROM ${MIGRATION_TABLE} ORDER BY id`);
  return rows.map(({ name }) => name);
}

/** Names as SQL wants them, with commas between. */
export function identifiers(client: Client, names: readonly string[]): string {
  return names.map((name) => client.escapeIdentifier(name)).join(', ');
}
