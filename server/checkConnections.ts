import { type Config } from './core/config';
import { messageOf } from './core/environment/messageOf';
import { ConfigError } from './core/environment/variables';
import { identityAt } from './db/cluster/databaseIdentity';
import { lookAtPooler, type Pooler } from './db/cluster/pooler';
import { sqlState } from './db/transaction';

const NO_SUCH_DATABASE = '3D000';
const WITHIN_MS = 10_000;
/** A replica that is gone keeps the start waiting for no longer. */
const REPLICA_WITHIN_MS = 1_000;

/**
 * Looks before the shop opens whether the addresses of the database are what the settings take them for: with a pooler
 * that nobody has told of, changes would not be heard of, and statements fail now and then (specification 28.2); what another
 * database tells is nothing of this shop's.
 * @throws ConfigError
 */
export async function checkConnections(
  config: Pick<Config, 'databaseUrl' | 'databaseListenUrl' | 'databaseReplicaUrl' | 'namedStatements'>,
): Promise<void> {
  const { databaseUrl, databaseListenUrl, databaseReplicaUrl, namedStatements } = config;
  if (databaseUrl === null) return;
  const pooler = await lookAt('DATABASE_URL', databaseUrl);
  if (databaseReplicaUrl !== null) await checkReplica(databaseUrl, databaseReplicaUrl);
  if (databaseListenUrl === null) {
    if (!pooler.sharesSessions) return;
    throw new ConfigError(
      'DATABASE_LISTEN_URL',
      'is missing: DATABASE_URL leads to a pooler in transaction mode, through which changes are not heard of; it must lead straight to PostgreSQL',
    );
  }
  if ((await lookAt('DATABASE_LISTEN_URL', databaseListenUrl)).sharesSessions) {
    throw new ConfigError(
      'DATABASE_LISTEN_URL',
      'leads to a pooler in transaction mode: it must lead straight to PostgreSQL',
    );
  }
  if ((await identityAt(databaseListenUrl, WITHIN_MS)) !== (await identityAt(databaseUrl, WITHIN_MS))) {
    throw new ConfigError(
      'DATABASE_LISTEN_URL',
      'leads to another database than DATABASE_URL: it must lead straight to the one that DATABASE_URL reaches through the pooler',
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

/** @throws ConfigError when nothing answers there, or what answers refuses */
async function lookAt(variable: string, url: string): Promise<Pooler> {
  try {
    return await lookAtPooler(url);
  } catch (error) {
    throw new ConfigError(
      variable,
      `cannot be used (${messageOf(error)}): it must name host, port, user, password and database of a PostgreSQL that runs`,
    );
  }
}

/** Of one that does not answer nothing is said: the primary answers in its stead until it does. */
async function checkReplica(databaseUrl: string, replicaUrl: string): Promise<void> {
  const its = await identityAt(replicaUrl, REPLICA_WITHIN_MS).catch((error: unknown) => {
    return sqlState(error) === NO_SUCH_DATABASE ? undefined : null;
  });
  if (its === null || its === (await identityAt(databaseUrl, WITHIN_MS))) return;
  throw new ConfigError(
    'DATABASE_REPLICA_URL',
    'leads to another database than DATABASE_URL: it must lead to a standby of it, and name the same database',
  );
}
