import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Queryable } from '../queryable';
import { SharedReads } from '../sharedReads';
import { isTimeout, sqlState } from '../transaction';
import { identityOf } from './databaseIdentity';
import { isUnavailable } from './unavailable';

/** How long is waited for a replica that is behind, in milliseconds, one after the other. */
const WAITS_MS = [0, 5, 15, 40, 90];
/** For how long a replica is left aside that was late, or was gone. */
const LATE_MS = 1_000;
const GONE_MS = 5_000;
/** A read on a standby was ended, since what it reads had to be changed. */
const CONFLICT_WITH_RECOVERY = '40001';
const OBJECT_NOT_IN_PREREQUISITE_STATE = '55000';

/**
 * A standby of the database, for reads that need not be made by the primary (docs/decisions/0039). It is used for a read
 * only when it has everything that was committed before the read was asked for, whoever wrote it.
 */
export class Replica {
  private readonly primary: Queryable;
  private asideUntil = 0;
  private isAside = false;
  /** Whether it is a standby of this database; undefined until it was asked. */
  private isOfPrimary: boolean | undefined;

  constructor(
    readonly reads: Queryable,
    primary: Queryable,
    private readonly log: Pick<Logger, 'info' | 'warn'>,
  ) {
    // The position of now serves all who ask now.
    this.primary = new SharedReads(primary);
  }

  /** Whether a read that begins now may be made here. */
  async isUpToDate(): Promise<boolean> {
    if (performance.now() < this.asideUntil) return false;
    try {
      const position = await this.position();
      if (position === null) return false;
      // A position says nothing about another database, which may have the same one.
      this.isOfPrimary ??= (await identityOf(this.reads)) === (await identityOf(this.primary));
      if (!this.isOfPrimary) {
        this.leaveAside(Infinity, 'of another database');
        return false;
      }
      for (const wait of WAITS_MS) {
        if (wait > 0) await delay(wait);
        if (await this.hasReplayed(position)) {
          if (this.isAside) this.log.info('the replica of the database is used again');
          this.isAside = false;
          return true;
        }
      }
      this.leaveAside(LATE_MS, 'late');
    } catch (error) {
      this.leaveAside(GONE_MS, 'gone', error);
    }
    return false;
  }

  /** How far it is behind, in seconds; 0 when it has all that it was sent. */
  async delaySeconds(): Promise<number> {
    const [row] = await this.reads.query<{ seconds: number }[]>(
      `SELECT CASE WHEN pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() THEN 0
         ELSE coalesce(extract(epoch FROM now() - pg_last_xact_replay_timestamp()), 0) END::float8 AS seconds`,
    );
    return row?.seconds ?? 0;
  }

  /** How far the primary is; null where it is none any more, which whoever reads from it will find out. */
  private async position(): Promise<string | null> {
    try {
      const [row] = await this.primary.query<{ lsn: string }[]>('SELECT pg_current_wal_flush_lsn()::text AS lsn');
      return row?.lsn ?? null;
    } catch (error) {
      if (isUnavailable(error) || sqlState(error) === OBJECT_NOT_IN_PREREQUISITE_STATE) return null;
      throw error;
    }
  }

  private async hasReplayed(position: string): Promise<boolean> {
    // A standby that was made a primary keeps the position at which it was one no more.
    const [row] = await this.reads.query<{ there: boolean | null }[]>(
      'SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn AS there',
      [position],
    );
    return row?.there === true;
  }

  /** Lets the primary answer for a while; says so once. */
  leaveAside(forMs: number, why: 'late' | 'gone' | 'of another database', error?: unknown): void {
    this.asideUntil = performance.now() + forMs;
    if (!this.isAside || why === 'of another database')
      this.log.warn({ err: error, why }, 'the replica of the database is left aside');
    this.isAside = true;
  }
}

/**
 * The reads of one request that may be made by a replica; which of the two answers is decided with the first of them.
 * The same request does not go back to a replica that has failed.
 */
export class LateReads implements Queryable {
  private fromReplica: Promise<boolean> | undefined;

  constructor(
    private readonly replica: Replica,
    private readonly primary: Queryable,
  ) {}

  async query<Rows>(sql: string, parameters?: unknown[]): Promise<Rows> {
    this.fromReplica ??= this.replica.isUpToDate();
    if (!(await this.fromReplica)) return this.primary.query<Rows>(sql, parameters);
    try {
      return await this.replica.reads.query<Rows>(sql, parameters);
    } catch (error) {
      const state = sqlState(error);
      const isConflict = state === CONFLICT_WITH_RECOVERY;
      // A statement that takes too long would do so on the primary, too; a connection that cannot be had is the replica's.
      const isGone = isUnavailable(error) || (state === null && isTimeout(error));
      if (!isConflict && !isGone) throw error;
      this.fromReplica = Promise.resolve(false);
      if (isGone) this.replica.leaveAside(GONE_MS, 'gone', error);
      return this.primary.query<Rows>(sql, parameters);
    }
  }
}
