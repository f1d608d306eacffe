import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { ShopError } from '../core/errors';
import { pgPool } from '../db/dataSource';
import type { Queryable } from '../db/queryable';
import { limitRefusals } from '../metrics/counters';
import type { LimitState, TellLimit } from './limitState';

const QUARTER_OF_AN_HOUR = 15 * 60;
/** Of rate-limiter-flexible. */
const TABLE = 'rate_limit';

/** What is limited, how far, and what its refusal says. */
interface Terms {
  /** Of its counters in the database, and in headers. */
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
  /** The limit that was reached. */
  state: LimitState;
}

/** One that was counted within a transaction. */
export interface Counted {
  /** Tells how much is left. @returns null while it is within the limit */
  settle(): TooMany | null;
}

/**
 * A limit of how often something may happen, counted in PostgreSQL, so for all server processes at once. Each way to count
 * takes a `tell`, by which the client gets to know how much is left; absent where that is nobody's business.
 */
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
      // A job deletes them (specification 25.3).
      clearExpiredByTimeout: false,
      duration: terms.seconds ?? QUARTER_OF_AN_HOUR,
      keyPrefix: terms.name,
      points: terms.most,
    });
  }

  /** Counts one. @param key whom or what is counted @returns null while it is within the limit */
  async count(key: string, tell?: TellLimit): Promise<TooMany | null> {
    try {
      const counted = await this.counters.consume(key, 1);
      tell?.(this.stateOf(counted));
      return null;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const tooMany = this.tooMany(refused.msBeforeNext);
      tell?.(tooMany.state);
      return tooMany;
    }
  }

  /** Counts one. @throws ShopError RATE_LIMITED when there are too many */
  async take(key: string, tell?: TellLimit): Promise<void> {
    refuse(await this.count(key, tell));
  }

  /** Counts nothing. @throws ShopError RATE_LIMITED when the limit is reached */
  async check(key: string, tell?: TellLimit): Promise<void> {
    const counted = await this.counters.get(key);
    tell?.(this.stateOf(counted));
    if (!counted || counted.consumedPoints < this.terms.most || counted.msBeforeNext <= 0) return;
    refuse(this.tooMany(counted.msBeforeNext));
  }

  /** Takes one back that was counted. */
  async giveBack(key: string, tell?: TellLimit): Promise<void> {
    const counted = await this.counters.reward(key, 1);
    tell?.(this.stateOf(counted));
  }

  /** Takes all back. */
  async forget(key: string, tell?: TellLimit): Promise<void> {
    await this.counters.delete(key);
    tell?.(this.stateOf(null));
  }

  /**
   * Counts one under each of the limits, in the caller's transaction and in one statement: what is rolled back was not
   * counted. The counters stay locked until the transaction ends, so give the limits in one order everywhere.
   * @returns what to settle for each of them, once it is known that the count stands
   */
  static async countWithin(
    tx: Queryable,
    counts: readonly (readonly [limit: RateLimit, key: string, tell?: TellLimit])[],
  ): Promise<Counted[]> {
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
    return counts.map(([limit, , tell], index) => {
      const counter = rows.find(({ key }) => key === keys[index]);
      if (!counter) throw new Error('Each counter is returned');
      const left = limit.terms.most - counter.points;
      const milliseconds = Number(counter.expire) - now;
      return {
        settle: () => {
          tell?.(limit.state(Math.max(0, left), milliseconds));
          return left < 0 ? limit.tooMany(milliseconds) : null;
        },
      };
    });
  }

  private tooMany(milliseconds: number): TooMany {
    limitRefusals.inc({ limit: this.terms.name });
    const retryAfter = secondsOf(milliseconds);
    const message = `${this.terms.why} Please try again in ${Math.ceil(retryAfter / 60)} min.`;
    return { message, retryAfter, state: this.state(0, milliseconds) };
  }

  /** @param counted null: nothing */
  private stateOf(counted: RateLimiterRes | null): LimitState {
    if (!counted || counted.msBeforeNext <= 0) return this.state(this.terms.most, this.counters.duration * 1000);
    return this.state(Math.max(0, this.terms.most - counted.consumedPoints), counted.msBeforeNext);
  }

  private state(left: number, milliseconds: number): LimitState {
    const { name, most } = this.terms;
    return { name, most, left, window: { seconds: this.counters.duration, endsIn: secondsOf(milliseconds) } };
  }
}

/** Whole seconds, at least one. */
function secondsOf(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}

/** A key for what people type: short and storable for any text, and not to be read. */
export function hashedKey(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** The refusal of what came too often: 429 with `Retry-After`. @throws ShopError RATE_LIMITED unless null */
export function refuse(tooMany: TooMany | null): void {
  if (tooMany) throw new ShopError('RATE_LIMITED', tooMany.message, { retryAfter: tooMany.retryAfter });
}
