import type { DataSource } from 'typeorm';
import type { Config } from '../../core/config';
import { identityAt, identityOf } from '../../db/cluster/databaseIdentity';
import { messageOf } from '../../core/environment/messageOf';
import { failed, ok, type Finding } from './finding';

const WITHIN_MS = 10_000;

/** Whether the address by which changes are heard of is one of the same database; null where there is none. */
export async function checkListening(
  db: DataSource,
  { databaseListenUrl }: Pick<Config, 'databaseListenUrl'>,
): Promise<Finding | null> {
  return databaseListenUrl === null ? null : compare(db, 'listening', 'DATABASE_LISTEN_URL', databaseListenUrl);
}

/** Whether the replica is one of the same database; null where there is none. */
export async function checkReplica(
  db: DataSource,
  { databaseReplicaUrl }: Pick<Config, 'databaseReplicaUrl'>,
): Promise<Finding | null> {
  return databaseReplicaUrl === null ? null : compare(db, 'replica', 'DATABASE_REPLICA_URL', databaseReplicaUrl);
}

async function compare(db: DataSource, what: string, variable: string, url: string): Promise<Finding> {
  const todo = `Let ${variable} name host, port, user, password and the same database as DATABASE_URL`;
  try {
    const isSame = (await identityAt(url, WITHIN_MS)) === (await identityOf(db));
    if (isSame) return ok(what, `${variable} leads to the database of DATABASE_URL`);
    return failed(what, `${variable} leads to another database than DATABASE_URL`, todo);
  } catch (error) {
    return failed(what, `${variable} leads to none that answers: ${messageOf(error)}`, todo);
  }
}
