import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { pgPool } from '../../db/dataSource';

const WINDOW_SECONDS = 15 * 60;

/** Counts in PostgreSQL, so for all server processes at once: at most `points` in a quarter of an hour. */
export function createLimiter(db: DataSource, keyPrefix: string, points: number): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pgPool(db),
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    duration: WINDOW_SECONDS,
    keyPrefix,
    points,
  });
}

/** Counts, and gives the seconds to wait when that was too much; null when it was not. */
export async function secondsUntilAllowed(consume: () => Promise<unknown>): Promise<number | null> {
  try {
    await consume();
    return null;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}
