import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { ShopError } from '../core/errors';
import { pgPool } from '../db/dataSource';
import type { Queryable } from '../db/queryable';

const QUARTER_OF_AN_HOUR = 15 * 60;
/** Of rate-limiter-flexible. */
const TABLE = 'rate_limit';

/** What is limited, how far, and what its refusal says. */
interface Terms {
  /** Of its counters in the database. */
  name: string;
  /** How many of one key within the window. */
  most: number;
  /** The window, which begins with the first that is counted; absent: a quarter of an hour. */
  seconds?: number;
  /** Why more is refused, as a sentence. */
  why: string;
}

/** What came too often. */
export interface TooMany {
  /** Why, and how many minutes to wait. */
  message: string;
  /** Seconds to wait; at least 1. */
  retryAfter: number;
}

/** A limit of how often something may happen, counted in PostgreSQL, so for all server processes at once. */
export class RateLimit {
  private readonly counters: RateLimiterPostgres;

  constructor(
    db: DataSource,
    private readonly terms: Terms,
  ) {
    this.counters = new RateLimiterPostgres({
      storeClient: pgPool(db),
      storeType: 'pool',
      tableName: TABLE,
      tableCreated: true,
      duration: terms.seconds ?? QUARTER_OF_AN_HOUR,
      keyPrefix: terms.name,
      points: terms.most,
    });
  }

  /** Counts one. @param key whom or what is counted @returns null while it is within the limit */
  async count(key: string): Promise<TooMany | null> {
    try {
      await this.counters.consume(key, 1);
      return null;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return this.tooMany(refused.msBeforeNext);
    }
  }

  /** Counts one. @throws ShopError RATE_LIMITED when there are too many */
  async take(key: string): Promise<void> {
    refuse(await this.count(key));
  }

  /** Counts nothing. @throws ShopError RATE_LIMITED when the limit is reached */
  async check(key: string): Promise<void> {
    const counted = await this.counters.get(key);
    if (!counted || counted.consumedPoints < this.terms.most || counted.msBeforeNext <= 0) return;
    refuse(this.tooMany(counted.msBeforeNext));
  }

  /** Takes one back that was counted. */
  async giveBack(key: string): Promise<void> {
    await this.counters.reward(key, 1);
  }

  /** Takes all back. */
  async forget(key: string): Promise<void> {
    await this.counters.delete(key);
  }

  /**
   * Counts one under each of the limits, in the caller's transaction and in one statement: what is rolled back was not
   * counted. The counters stay locked until the transaction ends, so give the limits in one order everywhere.
   * @returns for each of them null while it is within the limit
   */
  static async countWithin(
    tx: Queryable,
    counts: readonly (readonly [limit: RateLimit, key: string])[],
  ): Promise<(TooMany | null)[]> {
    const now = Date.now();
    const keys = counts.map(([{ counters }, key]) => counters.getKey(key));
    const rows = await tx.query<{ key: string; points: number; expire: string }[]>(
      `INSERT INTO ${TABLE} AS counter (key, points, expire)
       SELECT key, 1, expire FROM unnest($1::text[], $2::bigint[]) AS counted(key, expire)
       ON CONFLICT (key) DO UPDATE SET
         points = CASE WHEN counter.expire <= $3 THEN 1 ELSE counter.points + 1 END,
         expire = CASE WHEN counter.expire <= $3 THEN excluded.expire ELSE counter.expire END
       RETURNING key, points, expire`,
      [keys, counts.map(([{ counters }]) => now + counters.duration * 1000), now],
    );
    return counts.map(([limit], index) => {
      const counter = rows.find(({ key }) => key === keys[index]);
      if (!counter || counter.points <= limit.terms.most) return null;
      return limit.tooMany(Number(counter.expire) - now);
    });
  }

  private tooMany(milliseconds: number): TooMany {
    const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
    return { message: `${this.terms.why} Please try again in ${Math.ceil(retryAfter / 60)} min.`, retryAfter };
  }
}

/** A key for what people type: short and storable for any text, and not to be read. */
export function hashedKey(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** The refusal of what came too often: 429 with `Retry-After`. @throws ShopError RATE_LIMITED unless null */
export function refuse(tooMany: TooMany | null): void {
  if (tooMany) throw new ShopError('RATE_LIMITED', tooMany.message, { retryAfter: tooMany.retryAfter });
}
