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

  /** Counts a try before the code is looked up, so that many at once are many. @throws ShopError RATE_LIMITED */
  take({ network, tellLimit }: Asker): Promise<void> {
    return this.byNetwork.take(network, tellLimit);
  }

  /** Takes a try back that was of one of the shop's codes. */
  giveBack({ network, tellLimit }: Asker): Promise<void> {
    return this.byNetwork.giveBack(network, tellLimit);
  }

  /** The same of a code that was refused, if it is one of the shop's. */
  async giveBackKnown(asker: Asker, code: string): Promise<void> {
    if (await isKnownCode(this.db, code)) await this.giveBack(asker);
  }

  /**
   * Counts nothing: of orders, which mostly come with a right code and should cost no statement more, the wrong codes are
   * counted when they are refused. @throws ShopError RATE_LIMITED when too many came from the network
   */
  refuseTooMany({ network, tellLimit }: Asker): Promise<void> {
    return this.byNetwork.check(network, tellLimit);
  }

  /** Counts a code that was refused with an order, if it is none of the shop's. @throws ShopError RATE_LIMITED for one too many */
  async countRefused(asker: Asker, code: string): Promise<void> {
    if (!(await isKnownCode(this.db, code))) await this.take(asker);
  }
}
