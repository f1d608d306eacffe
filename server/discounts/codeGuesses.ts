import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { createLimiter, rateLimited, secondsUntilAllowed } from '../rateLimits/limiter';
import { isKnownCode } from './codes';

const WRONG_CODES_PER_NETWORK = 30;

/**
 * Keeps strangers from finding out discount codes by trying many (specification 6.2): wrong ones are counted by network
 * in PostgreSQL, so for all server processes at once. A code that exists counts for none, whether it can be used or not.
 */
export class CodeGuesses {
  private readonly byNetwork: RateLimiterPostgres;

  constructor(private readonly db: DataSource) {
    this.byNetwork = createLimiter(db, 'code-address', WRONG_CODES_PER_NETWORK);
  }

  /** @throws ShopError RATE_LIMITED when too many wrong codes came from the network */
  async refuseTooMany(network: string): Promise<void> {
    const counted = await this.byNetwork.get(network);
    if (!counted || counted.consumedPoints < WRONG_CODES_PER_NETWORK || counted.msBeforeNext <= 0) return;
    throw rateLimited('Too many wrong discount codes.', Math.ceil(counted.msBeforeNext / 1000));
  }

  /** Counts a code that was refused, if it is none of the shop's. */
  async countRefused(network: string, code: string): Promise<void> {
    if (await isKnownCode(this.db, code)) return;
    await secondsUntilAllowed(() => this.byNetwork.consume(network, 1));
  }
}
