import type { Queryable } from './queryable';
import { SharedRuns } from './sharedRuns';

/**
 * Runs equal statements, with equal parameters, once for all who ask for them while one is under way: nobody gets rows that
 * are older than the question. The rows are the same objects for all of them; nobody may change them.
 */
export class SharedReads implements Queryable {
  private readonly runs = new SharedRuns();

  constructor(private readonly reads: Queryable) {}

  query<Rows>(sql: string, parameters: unknown[] = []): Promise<Rows> {
    return this.runs.run(JSON.stringify([sql, parameters]), () => this.reads.query<Rows>(sql, parameters));
  }
}
