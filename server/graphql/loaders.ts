import DataLoader from 'dataloader';
import type { Queryable } from '../db/queryable';

/** Reads for many keys with one statement; gives a value for each key, in the order of the keys. */
export type BatchFunction<Key, Value> = (db: Queryable, keys: readonly Key[]) => Promise<Value[]>;

/**
 * What one request reads in batches, so that a list costs a constant number of statements however long it is. Each batch
 * function has a DataLoader of its own, made when it is first used.
 */
export class Loaders {
  private readonly byFunction = new Map<unknown, unknown>();

  constructor(private readonly db: Queryable) {}

  /** The value of the key, read together with the other keys that are asked for at the same time, and once a request. */
  load<Key, Value>(batch: BatchFunction<Key, Value>, key: Key): Promise<Value> {
    let loader = this.byFunction.get(batch) as DataLoader<Key, Value> | undefined;
    if (!loader) {
      loader = new DataLoader((keys) => batch(this.db, keys));
      this.byFunction.set(batch, loader);
    }
    return loader.load(key);
  }
}
