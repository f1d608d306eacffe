import type { Amount } from '../money';
import { amountOfCents, hundredths, rateOf, usdCents } from './usd';

/** What is collected for an order at the door, in one currency or both. */
interface Collected {
  /** In LBP, zero or more. */
  readonly lbp: Amount;
  /** In USD, zero or more. */
  readonly usd: Amount;
}

/** How what was collected settles what is due; all in LBP. */
interface Settlement {
  /** What was collected, USD at the rate, half-up to hundredths. */
  readonly received: Amount;
  /** What is given back. */
  readonly change: Amount;
  /** What is still to be paid: zero when it is settled. */
  readonly missing: Amount;
}

/**
 * What is collected in LBP, USD or both, at the rate of the order, with the change in LBP (specification 31.7). Whoever pays
 * the USD that are shown has paid: where USD are among it, less than half a cent is neither missing nor given back.
 * @param due in LBP, zero or more
 * @param rate LBP for one USD; null where the order has none, and only LBP are taken
 * @throws RangeError for negative amounts, and for USD without a rate
 */
export function settle(due: Amount, { lbp, usd }: Collected, rate: Amount | null): Settlement {
  const [owed, inLbp, inUsd] = [due, lbp, usd].map(hundredths) as [bigint, bigint, bigint];
  if (owed < 0n || inLbp < 0n || inUsd < 0n)
    throw new RangeError('What is due and what is collected is never negative');
  if (inUsd > 0n && rate === null) throw new RangeError('An order without a rate is paid in LBP');
  const of = rate === null ? null : rateOf(rate);
  const received = inLbp + (of === null ? 0n : (2n * inUsd * of + 100n) / 200n);
  const difference = received - owed;
  const isRounding = of !== null && inUsd > 0n && usdCents(difference, of) === 0n;
  const [change, missing] = isRounding ? [0n, 0n] : difference > 0n ? [difference, 0n] : [0n, -difference];
  return { received: amountOfCents(received), change: amountOfCents(change), missing: amountOfCents(missing) };
}
