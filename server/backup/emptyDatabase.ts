import type { Client } from 'pg';
import { BackupError } from './backupError';
import { readMigrations, readTables } from './tables';

/** Tables into which migrations put rows by themselves; whatever else a shop knows has rows in another table, too. */
const FILLED_BY_MIGRATIONS = new Set(['price_change_set', 'search_word', 'stock_setting']);

/**
 * Refuses a database that holds anything. Tables that migrations have made and nobody has used are nothing: such is what a
 * restore leaves that was killed before its rows were there.
 * @throws BackupError that names the first table with a row, or that is not of this shop
 */
export async function refuseUnlessEmpty(client: Client): Promise<void> {
  const tables = await readTables(client);
  const isOurs = (await readMigrations(client)).length > 0;
  for (const { name } of tables) {
    const { rows } = await client.query(`SELECT 1 FROM ${client.escapeIdentifier(name)} LIMIT 1`);
    if (isOurs && (rows.length === 0 || FILLED_BY_MIGRATIONS.has(name))) continue;
    const why = isOurs ? `the table ${name} has rows` : `it has a table ${name}`;
    throw new BackupError(
      `this database is not empty (${why}): restore into a new one, or into another DATA_DIR; nothing was changed`,
    );
  }
}
