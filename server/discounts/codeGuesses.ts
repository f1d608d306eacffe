import type { DataSource } from 'typeorm';
import { ShopError } from '../core/errors';
import type { TellLimit } from '../rateLimits/limitState';
import { hashedKey, RateLimit } from '../rateLimits/rateLimit';

/** Who asks about a code. */
interface Asker {
  readonly network: string;
  readonly tellLimit: TellLimit;
}

const WRONG_CODES_PER_NETWORK = 30;

/**
 * Keeps strangers from finding out discount codes by trying many (specification 6.2): those that can not be used are counted
 * by network in PostgreSQL, so for all server processes at once. Each counts once, whether the shop has it or not, so that
 * what is left tells nothing of it, and an expired code that many who share an address try does not lock them out.
 */
export class CodeGuesses {
  private readonly byNetwork: RateLimit;
  private readonly byCode: RateLimit;

  constructor(db: DataSource) {
    this.byNetwork = new RateLimit(db, {
      name: 'code-address',
      most: WRONG_CODES_PER_NETWORK,
      why: 'Too many wrong discount codes.',
    });
    this.byCode = new RateLimit(db, { name: 'code-again', most: 1, why: 'This code was tried before.' });
  }

  /**
   * Looks a code up. The try is counted before, so that many at once are many, and taken back unless it was the first of a code
   * that can not be used.
   * @param find finds it; null: it can not be used
   * @throws ShopError RATE_LIMITED
   */
  async lookUp<Found>(
    { network, tellLimit }: Asker,
    code: string,
    find: () => Promise<Found | null>,
  ): Promise<Found | null> {
    await this.byNetwork.take(network, tellLimit);
    const found = await find();
    if (found !== null || !(await this.isNew(network, code))) await this.byNetwork.giveBack(network, tellLimit);
    return found;
  }

  /**
   * Counts nothing: of orders, which mostly come with a right code and should cost no statement more, the wrong codes are
   * counted when they are refused.
   * @returns the refusal RATE_LIMITED when too many came from the network
   */
  async refusalOfMore({ network, tellLimit }: Asker): Promise<ShopError | null> {
    try {
      await this.byNetwork.check(network, tellLimit);
      return null;
    } catch (error) {
      if (error instanceof ShopError) return error;
      throw error;
    }
  }

  /** Counts a code that was refused with an order. @throws ShopError RATE_LIMITED for one too many */
  async countRefused({ network, tellLimit }: Asker, code: string): Promise<void> {
    if (await this.isNew(network, code)) await this.byNetwork.take(network, tellLimit);
  }

  private async isNew(network: string, code: string): Promise<boolean> {
    return (await this.byCode.count(hashedKey(`${network} ${code.trim().toLowerCase()}`))) === null;
  }
}
