import type { QueryRunner } from 'typeorm';

/** A connection that does none of what a migration would do, and notes it for a plan. */
export interface NotingRunner extends QueryRunner {
  /** Notes what would be done beside the connection, in words for whoever reads the plan. */
  noteBeside(what: string): void;
}

/** Does what cannot go through the connection of the migration, which has no other way past it; in a plan it is noted. */
export async function doBeside(runner: QueryRunner, what: string, work: () => Promise<void>): Promise<void> {
  if ('noteBeside' in runner) (runner as NotingRunner).noteBeside(what);
  else await work();
}
