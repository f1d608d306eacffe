import { openShopDatabase } from '../../../server/database';
import { verifyShop } from '../../../server/driving/verifying/verifyShop';

/**
 * Fails where anything in the database does not follow from what it is made of: amounts, credit ledger, counted stock, sums
 * of reports, places in windows, runs.
 */
export async function expectExact(url: string): Promise<Awaited<ReturnType<typeof verifyShop>>> {
  const db = await openShopDatabase(url, { poolSize: 2 });
  try {
    const faults: string[] = [];
    const verified = await verifyShop(db, (line) => faults.push(line));
    expect(faults).toEqual([]);
    return verified;
  } finally {
    await db.destroy();
  }
}
