import type { DataSource } from 'typeorm';
import { verifyOrders, type Verified } from '../../orders/verifying/verifyOrders';
import { verifySums } from '../../orders/verifying/verifySums';
import { verifyRuns } from './verifyRuns';

/**
 * Everything that `npm run verify` looks at (specification 20.10): amounts of orders, credit ledger, counted stock, sums of
 * reports, places in windows of delivery, and runs. It leaves nothing behind.
 * @param tell gets each fault, as a line
 */
export async function verifyShop(
  db: DataSource,
  tell: (line: string) => void,
): Promise<Verified & { readonly runs: number }> {
  const ofOrders = await verifyOrders(db, tell);
  const ofSums = await verifySums(db, tell);
  const { runs, ...ofRuns } = await verifyRuns(db, tell);
  return { ...ofOrders, runs, wrong: ofOrders.wrong + ofSums.wrong + ofRuns.wrong };
}
