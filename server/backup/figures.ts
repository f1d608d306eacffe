import type { Client } from 'pg';
import { BackupError } from './backupError';

/** How many rows a table has, and the sum of each of its columns that can be added up. */
export interface Figures {
  rows: string;
  /** By column: the sum of numbers, or of the lengths of bytes; null when there is no value. */
  sums: Record<string, string | null>;
}

/**
 * Counts a table and adds up its columns of numbers (the amounts of orders, the ledger, whatever else is counted) and the
 * lengths of its bytes (pictures). Exact: numeric, never floating.
 */
export async function readFigures(client: Client, table: string): Promise<Figures> {
  const { rows: columns } = await client.query<{ name: string; isBytes: boolean }>(
    `SELECT attname AS name, atttypid = 'bytea'::regtype AS "isBytes" FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
       AND atttypid = ANY('{smallint,integer,bigint,numeric,bytea}'::regtype[]) ORDER BY attnum`,
    [client.escapeIdentifier(table)],
  );
  const sums = columns.map(({ name, isBytes }) => {
    const column = client.escapeIdentifier(name);
    return `sum(${isBytes ? `octet_length(${column})` : column})::text`;
  });
  const { rows } = await client.query<(string | null)[]>({
    text: `SELECT ${['count(*)::text', ...sums].join(', ')} FROM ${client.escapeIdentifier(table)}`,
    rowMode: 'array',
  });
  const [count, ...values] = rows[0]!;
  return { rows: count ?? '0', sums: Object.fromEntries(columns.map(({ name }, at) => [name, values[at] ?? null])) };
}

/** @throws BackupError that names the first figure which is not as the other side has it */
export function compareFigures(table: string, expected: Figures | undefined, actual: Figures): void {
  if (!expected) throw new BackupError(`${table}: the backup has no figures of this table`);
  if (expected.rows !== actual.rows) {
    throw new BackupError(`${table}: ${expected.rows} rows were backed up, and ${actual.rows} are there`);
  }
  for (const [column, sum] of Object.entries(expected.sums)) {
    const found = actual.sums[column] ?? null;
    if (found !== sum) {
      throw new BackupError(`${table}.${column}: the sum was ${sum} when it was backed up, and is ${found}`);
    }
  }
}
