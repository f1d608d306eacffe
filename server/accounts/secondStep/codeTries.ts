import type { DataSource } from 'typeorm';
import type { TellLimit } from '../../rateLimits/limitState';
import { RateLimit, type TooMany } from '../../rateLimits/rateLimit';

const TRIES = 10;
/** Whoever has the password could else guess for weeks: of a million codes three are right at a time. */
const TRIES_A_DAY = 50;
const ONE_DAY = 86_400;

/** How often one may be wrong about a second step; counted before it is checked, as passwords are (specification 8.3). */
export class CodeTries {
  private readonly ofQuarter: RateLimit;
  private readonly ofDay: RateLimit;

  constructor(db: DataSource) {
    const why = 'Too many tries with a wrong code.';
    this.ofQuarter = new RateLimit(db, { name: 'second-step', most: TRIES, why });
    this.ofDay = new RateLimit(db, { name: 'second-step-day', most: TRIES_A_DAY, seconds: ONE_DAY, why });
  }

  /** @param key who tries, for which account @returns null while there are not too many */
  async count(key: string, tell: TellLimit): Promise<TooMany | null> {
    return (await this.ofQuarter.count(key, tell)) ?? (await this.ofDay.count(key));
  }

  /** It was right. */
  async forget(key: string, tell: TellLimit): Promise<void> {
    await Promise.all([this.ofQuarter.forget(key, tell), this.ofDay.giveBack(key)]);
  }
}
