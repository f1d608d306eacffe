import type { Logger } from 'pino';
import type { Config } from '../../core/config';
import { databaseOptions, openReads } from '../dataSource';
import { PreparedStatements } from '../preparedStatements';
import type { Queryable } from '../queryable';
import { Replica } from './lateReads';

/** As on the primary. */
const STATEMENT_MS = 30_000;
/** A replica that is gone must not keep anybody waiting. */
const CONNECT_MS = 1_000;

/** The configured replica, to which no connection is opened before its first read; null for none. */
export function openReplica(
  config: Config,
  primary: Queryable,
  log: Logger,
): { replica: Replica; close(): Promise<void> } | null {
  if (config.databaseReplicaUrl === null) return null;
  const pool = openReads({
    ...databaseOptions(config),
    url: config.databaseReplicaUrl,
    connections: config.poolSize,
    name: 'bustan-late-reads',
    statementTimeoutMs: STATEMENT_MS,
    connectTimeoutMs: CONNECT_MS,
    log,
  });
  return { replica: new Replica(new PreparedStatements(pool), primary, log), close: () => pool.end() };
}
