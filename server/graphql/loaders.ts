import DataLoader from 'dataloader';
import type { Queryable } from '../db/queryable';
import { inlinePictures } from '../catalog/pictures/pictures';
import { readCreditBalances } from '../credit/readCredit';
import { readOrderEvents, readOrderLines } from '../orders/reading/readOrders';

/** What one request reads in batches, so that a list costs a constant number of statements. */
export function createLoaders(db: Queryable) {
  return {
    inlinePicture: new DataLoader((hashes: readonly string[]) => inlinePictures(db, hashes)),
    orderLines: new DataLoader((orderIds: readonly number[]) => readOrderLines(db, orderIds)),
    creditBalance: new DataLoader((userIds: readonly number[]) => readCreditBalances(db, userIds)),
    orderEvents: new DataLoader((orderIds: readonly number[]) => readOrderEvents(db, orderIds)),
  };
}

export type Loaders = ReturnType<typeof createLoaders>;
