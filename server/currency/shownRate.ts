import type { Queryable } from '../db/queryable';
import type { ChangeLog } from '../graphql/changes/changeLog';
import { SHOWN_RATE_NOW } from './exchangeRates';

/** The rate that shoppers and businesses see; null where they see none. */
export async function readShownRate(db: Queryable): Promise<string | null> {
  const [row] = await db.query<{ rate: string | null }[]>(`SELECT ${SHOWN_RATE_NOW} AS rate`);
  return row?.rate ?? null;
}

/**
 * The same for the pages of everybody, kept in this process until PostgreSQL tells a change of what the shop says of
 * itself: a shop without a rate asks once.
 */
export class ShownRate {
  private kept: { rate: string | null; position: number } | undefined;

  constructor(
    private readonly db: Queryable,
    private readonly changes: ChangeLog,
  ) {}

  async read(): Promise<string | null> {
    const { kept } = this;
    const since = kept && this.changes.since(kept.position);
    if (kept && since && !since.some(({ of }) => of === 'shop')) return kept.rate;
    // From before it is read, so that a change in between is not missed.
    const { position } = this.changes;
    const rate = await readShownRate(this.db);
    this.kept = { rate, position };
    return rate;
  }
}
