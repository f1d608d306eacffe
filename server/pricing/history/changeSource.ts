import type { Queryable } from '../../db/queryable';

/** Who changes prices, from where and why, as the history keeps it (specification 3.10). */
export interface ChangeSource {
  /** The id of the account; null for none. */
  readonly actorId: number | null;
  /** From which screen or program: `back office`, `rest`, `token:12`, `plan:7`, `seed`. Never empty. */
  readonly via: string;
  /** In free text; null for none. */
  readonly reason?: string | null;
}

/**
 * Tells the database, for the rest of the transaction, who changes prices; its triggers write it into the history. What is
 * changed without it counts as changed by hand.
 */
export async function tellChangeSource(tx: Queryable, { actorId, via, reason }: ChangeSource): Promise<void> {
  await tx.query(
    `SELECT set_config('bustan.actor', $1, true), set_config('bustan.via', $2, true), set_config('bustan.reason', $3, true)`,
    [actorId === null ? '' : String(actorId), via, reason ?? ''],
  );
}
