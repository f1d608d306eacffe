import type { DriverRunFragment } from '../gql/graphql';
import { readStored, writeStored } from '../lib/storage';

/** What of the driver is kept, so that the page opens without a network; removed at sign-out. */
export interface SavedDriver {
  id: number;
  name: string;
  runs: readonly DriverRunFragment[];
}

/** Of which shape the runs are that are kept; another one is of another version of this page. */
const SHAPE = 1;

const keyOf = (userId: string) => `driver-${userId}`;

/** Keeps the runs of a driver on the phone. */
export function saveRuns(driver: SavedDriver): void {
  writeStored(keyOf(String(driver.id)), { shape: SHAPE, ...driver });
}

/** Who drove here last, by the number of the account that was last seen signed in; null for nobody. */
export function savedRuns(userId: string | null): SavedDriver | null {
  if (userId === null) return null;
  const saved = readStored(keyOf(userId)) as (SavedDriver & { shape: number }) | null;
  return saved?.shape === SHAPE && String(saved.id) === userId && Array.isArray(saved.runs) ? saved : null;
}
