import type { Client } from 'pg';
import { identifiers } from './tables';

/** What was taken off the tables, as the statements that put it back. */
type PutBack = string[];

/**
 * Takes off the tables what would look at each row while all are loaded: triggers, which would write the shop's history
 * once more; references, which hold for all rows when all are there; indexes, which are made faster of all rows at once.
 * Primary keys and other unique constraints stay. The owner of the tables may do all of it; switching triggers of
 * references off, as pg_restore does, asks for a superuser, which the shop's own role is not.
 * @returns the statements that put back what was taken, in their sequence; all of it is undone by a rollback, too
 */
export async function makeBare(client: Client, tables: readonly string[]): Promise<PutBack> {
  const { rows: references } = await client.query<Part>(
    `SELECT conrelid::regclass::text AS "onTable", conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace ORDER BY oid`,
  );
  const { rows: indexes } = await client.query<Part>(
    `SELECT indrelid::regclass::text AS "onTable", indexrelid::regclass::text AS name,
       pg_get_indexdef(indexrelid) AS definition
     FROM pg_index JOIN pg_class t ON t.oid = indrelid
     WHERE t.relnamespace = current_schema()::regnamespace AND t.relname = ANY($1)
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))
     ORDER BY indexrelid`,
    [tables],
  );
  const { rows: triggers } = await client.query<Trigger>(
    `SELECT tgrelid::regclass::text AS "onTable", tgname AS name, tgenabled AS enabled
     FROM pg_trigger JOIN pg_class t ON t.oid = tgrelid
     WHERE NOT tgisinternal AND t.relnamespace = current_schema()::regnamespace AND t.relname = ANY($1)
       AND tgenabled <> 'D' ORDER BY pg_trigger.oid`,
    [tables],
  );
  for (const { onTable, name } of references) {
    await client.query(`ALTER TABLE ${onTable} DROP CONSTRAINT ${client.escapeIdentifier(name)}`);
  }
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  for (const name of tables) await client.query(`ALTER TABLE ${identifiers(client, [name])} DISABLE TRIGGER USER`);
  return [
    ...indexes.map(({ definition }) => definition),
    ...references.map(
      ({ onTable, name, definition }) =>
        `ALTER TABLE ${onTable} ADD CONSTRAINT ${client.escapeIdentifier(name)} ${definition}`,
    ),
    ...triggers.map(
      ({ onTable, name, enabled }) =>
        `ALTER TABLE ${onTable} ENABLE ${FIRES[enabled]} TRIGGER ${client.escapeIdentifier(name)}`,
    ),
  ];
}

interface Part {
  onTable: string;
  name: string;
  definition: string;
}

interface Trigger {
  onTable: string;
  name: string;
  enabled: keyof typeof FIRES;
}

/** When a trigger fires, as PostgreSQL notes it. */
const FIRES = { O: '', A: 'ALWAYS', R: 'REPLICA' };
