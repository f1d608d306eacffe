import type { QueryRunner } from 'typeorm';
import type { NotingRunner } from '../../../migrations/support/beside';

/** What becomes of a statement that a migration sends. */
type Answer = (sql: string, parameters?: unknown[]) => Promise<unknown>;

/** The connection as a migration sees it, with another answer to its statements. */
export function answeredBy(runner: QueryRunner, answer: Answer): QueryRunner {
  return Object.create(runner, { query: { value: answer } }) as QueryRunner;
}

/** What a migration is told by a connection that does nothing of what it would do. */
interface Noting {
  answer: Answer;
  noteBeside: NotingRunner['noteBeside'];
  isTransactionActive: boolean;
}

/** The connection as a migration sees it of which a plan is made. */
export function notedBy(runner: QueryRunner, { answer, noteBeside, isTransactionActive }: Noting): NotingRunner {
  return Object.create(runner, {
    query: { value: answer },
    noteBeside: { value: noteBeside },
    isTransactionActive: { value: isTransactionActive },
  }) as NotingRunner;
}
