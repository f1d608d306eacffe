import { type Config } from './core/config';
import { ConfigError } from './core/environment/variables';
import { lookAtPooler } from './db/cluster/pooler';

/**
 * Looks before the shop opens whether the addresses of the database are what the settings take them for: with a pooler
 * that nobody has told of, changes would not be heard of, and statements fail now and then (specification 28.2).
 * @throws ConfigError
 */
export async function checkConnections(
  config: Pick<Config, 'databaseUrl' | 'databaseListenUrl' | 'namedStatements'>,
): Promise<void> {
  const { databaseUrl, databaseListenUrl, namedStatements } = config;
  if (databaseUrl === null) return;
  const pooler = await lookAtPooler(databaseUrl);
  if (databaseListenUrl === null) {
    if (!pooler.sharesSessions) return;
    throw new ConfigError(
      'DATABASE_LISTEN_URL',
      'is missing: DATABASE_URL leads to a pooler in transaction mode, through which changes are not heard of; it must lead straight to PostgreSQL',
    );
  }
  if ((await lookAtPooler(databaseListenUrl)).sharesSessions) {
    throw new ConfigError(
      'DATABASE_LISTEN_URL',
      'leads to a pooler in transaction mode: it must lead straight to PostgreSQL',
    );
  }
  if (namedStatements && !pooler.keepsPrepared) {
    throw new ConfigError(
      'DATABASE_PREPARED_STATEMENTS',
      'is on, but the pooler does not keep prepared statements: it must be off, or the pooler PgBouncer 1.21 or newer with max_prepared_statements',
    );
  }
  if (!pooler.hasTimeLimit) {
    throw new ConfigError(
      'DATABASE_URL',
      "leads to sessions without a time limit, which cannot be set through a pooler: run ALTER ROLE … SET statement_timeout = '30s' and … SET idle_in_transaction_session_timeout = '30s' for its role, and let the pooler connect anew",
    );
  }
}
