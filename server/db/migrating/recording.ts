import type { QueryRunner } from 'typeorm';

/** What becomes of a statement that a migration sends. */
type Answer = (sql: string, parameters?: unknown[]) => Promise<unknown>;

/**
 * The connection as a migration sees it, with another answer to its statements.
 * @param isTransactionActive what the migration is told of that; as it is when absent
 */
export function answeredBy(runner: QueryRunner, answer: Answer, isTransactionActive?: boolean): QueryRunner {
  return Object.create(runner, {
    query: { value: answer },
    ...(isTransactionActive === undefined ? {} : { isTransactionActive: { value: isTransactionActive } }),
  }) as QueryRunner;
}
