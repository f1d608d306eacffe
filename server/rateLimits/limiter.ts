import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { ShopError } from '../core/errors';
import { pgPool } from '../db/dataSource';

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

/** Says how long to wait. @param why a sentence @param retryAfter in seconds */
export function waitMessage(why: string, retryAfter: number): string {
  return `${why} Please try again in ${Math.ceil(retryAfter / 60)} min.`;
}

/** The refusal of what came too often (429 with `Retry-After`). @param why a sentence @param retryAfter in seconds */
export function rateLimited(why: string, retryAfter: number): ShopError {
  return new ShopError('RATE_LIMITED', waitMessage(why, retryAfter), { retryAfter });
}

/** Counts one attempt. @returns the seconds to wait when there were too many, else null */
export async function secondsUntilAllowed(consume: () => Promise<unknown>): Promise<number | null> {
  try {
    await consume();
    return null;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}
