import type { Client } from 'pg';
import type { Queryable } from '../../db/queryable';
import { reasonOf } from '../../jobs/jobError';
import { BackupError } from '../backupError';
import type { BackupMade } from '../makeBackup';
import { inTransaction } from '../snapshot';
import type { BackupRun } from './backupRun.entity';

/** For how long the shop knows of its nightly backups: as long as the oldest file is kept, and a month. */
const KNOWN_FOR = '13 months';
/** How many the back office shows. */
const SHOWN = 50;

/** A backup of a night that is tried. */
export interface BackupTry {
  /** As `2026-11-25`. */
  day: string;
  /** The name of its file, without its folder. */
  file: string;
  begunAt: Date;
}

const NOTE = `INSERT INTO backup_run (day, state, file, begun_at, bytes, orders, verified_at, error)
  VALUES ($1, CASE WHEN $6::text IS NULL THEN 'made' ELSE 'failed' END, $2, $3, $4, $5,
    CASE WHEN $6 IS NULL THEN now() END, $6)`;

/**
 * Notes what became of a try, on a connection of its own; whoever only makes backups needs no shop beside.
 * @param outcome what was made and read again, or why not
 * @throws what the database refuses, as one does that is not migrated yet
 */
export async function noteRun(
  url: string,
  { day, file, begunAt }: BackupTry,
  outcome: BackupMade | { error: unknown },
): Promise<void> {
  const [bytes, orders, error] =
    'error' in outcome
      ? [null, null, failureOf(outcome.error)]
      : [outcome.bytes, Number(outcome.figures.orders?.rows ?? 0), null];
  await inTransaction(url, '', async (client) => {
    await client.query(NOTE, [day, file, begunAt, bytes, orders, error]);
    await client.query(`DELETE FROM backup_run WHERE ended_at < now() - interval '${KNOWN_FOR}'`);
  });
}

/** Whether the file of that name was made and read again. @throws as noteRun does */
export async function isNotedAsMade(client: Client, { day, file }: Omit<BackupTry, 'begunAt'>): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT FROM backup_run WHERE day = $1 AND file = $2 AND state = 'made' LIMIT 1`,
    [day, file],
  );
  return rows.length > 0;
}

/** Why there is no backup: words of the shop's own as they are, those of others as kind and code. */
function failureOf(error: unknown): string {
  return error instanceof BackupError ? error.message : reasonOf(error);
}

/** The newest tries, the newest first. */
export function readRuns(db: Queryable): Promise<BackupRun[]> {
  return db.query<BackupRun[]>(
    `SELECT id, day::text AS day, state, file, begun_at AS "begunAt", ended_at AS "endedAt", bytes::float8 AS bytes, orders,
       verified_at AS "verifiedAt", error
     FROM backup_run ORDER BY ended_at DESC, id DESC LIMIT ${SHOWN}`,
  );
}
