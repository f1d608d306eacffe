import DataLoader from 'dataloader';
import type { Queryable } from '../db/queryable';

/** Reads for many keys with one statement; gives a value for each key, in the order of the keys. */
export type BatchFunction<Key, Value> = (db: Queryable, keys: readonly Key[]) => Promise<Value[]>;

/**
 * Batches the reads of one request, so that a list of any length costs a constant number of statements. Each batch
 * function has a DataLoader of its own, made when it is first used.
 */
export class Loaders {
  private readonly byFunction = new Map<unknown, unknown>();

  constructor(private readonly db: Queryable) {}

  /** The value of the key, read in one batch with the other keys of this moment, and once per request. */
  load<Key, Value>(batch: BatchFunction<Key, Value>, key: Key): Promise<Value> {
    let loader = this.byFunction.get(batch) as DataLoader<Key, Value> | undefined;
    if (!loader) {
      loader = new DataLoader((keys) => batch(this.db, keys));
      this.byFunction.set(batch, loader);
    }
    return loader.load(key);
  }
}
