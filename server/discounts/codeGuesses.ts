import type { DataSource } from 'typeorm';
import type { TellLimit } from '../rateLimits/limitState';
import { RateLimit } from '../rateLimits/rateLimit';
import { isKnownCode } from './codes';

/** Who asks about a code. */
interface Asker {
  readonly network: string;
  readonly tellLimit: TellLimit;
}

const WRONG_CODES_PER_NETWORK = 30;

/**
 * Keeps strangers from finding out discount codes by trying many (specification 6.2): wrong ones are counted by network
 * in PostgreSQL, so for all server processes at once. A code that exists counts for none, whether it can be used or not.
 */
export class CodeGuesses {
  private readonly byNetwork: RateLimit;

  constructor(private readonly db: DataSource) {
    this.byNetwork = new RateLimit(db, {
      name: 'code-address',
      most: WRONG_CODES_PER_NETWORK,
      why: 'Too many wrong discount codes.',
    });
  }

  /** @throws ShopError RATE_LIMITED when too many wrong codes came from the network */
  refuseTooMany({ network, tellLimit }: Asker): Promise<void> {
    return this.byNetwork.check(network, tellLimit);
  }

  /** Counts a code that was refused, if it is none of the shop's. */
  async countRefused({ network, tellLimit }: Asker, code: string): Promise<void> {
    if (!(await isKnownCode(this.db, code))) await this.byNetwork.count(network, tellLimit);
  }
}
