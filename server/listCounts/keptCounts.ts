import type { Queryable } from '../db/queryable';

/** Puts what came into the counts of lists (specification 11.3) together. Done twice, or by two at once, it is done once. */
export async function foldCounts(db: Queryable): Promise<void> {
  await db.query('SELECT fold_list_counts()');
}

/** A kept count that is not how many rows there are. */
export interface WrongCount {
  /** The table, and which of its kinds. */
  readonly counted: string;
  readonly kind: string;
  readonly kept: number;
  readonly rows: number;
}

/** Compares every kept count with the rows, as of one instant: all of them are read. */
export function wrongCounts(db: Queryable): Promise<WrongCount[]> {
  return db.query<WrongCount[]>('SELECT * FROM wrong_list_counts() ORDER BY counted, kind');
}
